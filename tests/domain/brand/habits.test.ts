import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_VOICE } from '#domain/brand/brand.ts';
import { withHabit } from '#domain/brand/habit-rule.ts';
import { habitsIn, type KeptPost, sayHabit } from '#domain/brand/habits.ts';

const BODIES = [
  'Puppies need warm blankets, good food and plenty of company this winter.',
  'Kittens climb curtains. Give them branches, boxes and high shelves instead.',
  'Ticks wake early. Check ears, paws and bellies after every long walk.',
  'Older horses want soft hay and someone who notices when they slow down.',
];

/** A post of its own campaign. */
const post = (written: string, kept: string, more: Partial<KeptPost> = {}): KeptPost => ({
  id: written,
  campaign: written,
  place: 'facebook',
  written,
  kept,
  ...more,
});

/** Posts whose bodies differ, each written and kept with something of its own. */
const posts = (
  written: (body: string) => string,
  kept: (body: string) => string,
  more: Partial<KeptPost> = {},
): KeptPost[] => BODIES.slice(0, 3).map((body) => post(written(body), kept(body), more));

const said = (kept: readonly KeptPost[]) => habitsIn(kept).map(({ habit }) => sayHabit(habit));

const plain = (body: string) => body;

describe('a habit is what the user did to the last three posts', () => {
  test.each<[string, (body: string) => string, (body: string) => string, readonly string[]]>([
    [
      'a mark',
      (it) => `${it} Come by!`,
      (it) => `${it} Come by.`,
      ['You always remove exclamation marks.'],
    ],
    [
      'a dash',
      (it) => `${it} Come by — soon.`,
      (it) => `${it} Come by, soon.`,
      ['You always remove dashes.'],
    ],
    ['emoji', (it) => `🐶 ${it}`, plain, ['You always remove emoji.']],
    ['new emoji', plain, (it) => `${it} 🐾`, ['You always add emoji.']],
    ['hashtags', (it) => `${it}\n#Dogs #${it.slice(0, 5)}`, plain, ['You always remove hashtags.']],
    [
      'one hashtag',
      (it) => `${it}\n#Dogs #Pets`,
      (it) => `${it}\n#Dogs`,
      ['You always remove “#Pets”.'],
    ],
    [
      'a new hashtag',
      (it) => `${it}\n#Dogs`,
      (it) => `${it}\n#Dogs #HarbourVets`,
      ['You always add “#HarbourVets”.'],
    ],
    [
      'a closing line',
      plain,
      (it) => `${it}\n\nSee you at the surgery.`,
      ['You always end with “See you at the surgery.”'],
    ],
    [
      'a closing line before hashtags',
      (it) => `${it}\n#Dogs`,
      (it) => `${it}\nSee you soon.\n#Dogs`,
      ['You always end with “See you soon.”'],
    ],
    ['a word', (it) => `Really. ${it}`, plain, ['You always remove “really”.']],
    [
      'a word for another',
      (it) => `Veterinarians say: ${it}`,
      (it) => `Vets say: ${it}`,
      ['You always write “vets” for “veterinarians”.'],
    ],
    ['a word in Japanese', (it) => `${it} 猫が好きです。`, (it) => `${it} 好きです。`, []],
    ['nothing', (it) => `${it}!`, (it) => `${it}!`, []],
  ])('%s', (_, written, kept, habits) => {
    expect(said(posts(written, kept))).toEqual(habits);
    expect(said(posts(written, kept).slice(1))).toEqual([]);
  });

  test('and no longer one once a post was kept with it', () => {
    const removed = posts((body) => `${body}!`, plain);
    const [first] = BODIES;
    const keptAsItIs = post(`${first}! `, `${first}! `);
    expect(said(removed)).toHaveLength(1);
    expect(said([keptAsItIs, ...removed])).toEqual([]);
    // A post without any gave no chance, and posts of before the habit don't count.
    expect(said([post(`${first}`, `${first}`), ...removed])).toHaveLength(1);
    expect(said([...removed, keptAsItIs])).toHaveLength(1);
  });

  test('but not of a text that the user wrote anew', () => {
    expect(
      said(
        posts(
          (body) => `${body}!`,
          () => 'All mine, from start to end.',
        ),
      ),
    ).toEqual([]);
  });
});

describe('no habit is', () => {
  test.each<[string, (body: string) => string, (body: string) => string]>([
    ['a sentence that went, with its words', (it) => `${it} Book now at our surgery.`, plain],
    ['a sentence that went, with its marks', (it) => `${it} Come by soon!`, plain],
    ['a sentence that went, with its emoji', (it) => `${it} Come by soon 🐾.`, plain],
    ['a sentence that came, with its words', plain, (it) => `Our surgery has parking. ${it}`],
    [
      'a word with an ending',
      (it) => `We love walking there. ${it}`,
      (it) => `We love walks there. ${it}`.replace('walks', 'walk'),
    ],
    [
      'a form of an accent',
      (it) => `${it} Our café is open.`,
      (it) => `${it} Our café is open.`.normalize('NFD'),
    ],
    ['a curly apostrophe', (it) => `${it} They don't bite.`, (it) => `${it} They don’t bite.`],
    ['a sharp s', (it) => `${it} Our Straße.`, (it) => `${it} Our STRASSE.`],
    [
      'quotation marks of another kind',
      (it) => `${it} They’re “calm”.`,
      (it) => `${it} They’re ‘calm’.`,
    ],
    ['a selector of an emoji', (it) => `❤\ufe0f ${it}`, (it) => `❤ ${it}`],
    ['a member of a family', (it) => `👨‍👩‍👧 ${it}`, (it) => `👨 ${it}`],
    ['white space', (it) => `${it} Come by soon.`, (it) => `${it}\n\nCome\u00a0by  soon.`],
    ['a time', (it) => `${it} From 10:30, 9–17.`, (it) => `${it} From 10.30, 9 to 17.`],
    ['a link', plain, (it) => `${it}\nBook: https://vets.example/book`],
    ['the name of a user', plain, (it) => `${it} @harbourvets`],
    ['Arabic with its vowels', (it) => `${it} كِتَابٌ جميل هنا`, (it) => `${it} كِتَابٌ جميل هنا.`],
  ])('%s', (_, written, kept) => {
    expect(said(posts(written, kept))).toEqual([]);
  });

  test('a word of one campaign, on however many platforms', () => {
    const edits = posts(
      (it) => `We open on Monday. ${it}`,
      (it) => `We open on Tuesday. ${it}`,
      { campaign: 'c' },
    );
    expect(said(edits)).toEqual([]);
    // A style is one of the user's.
    expect(
      said(
        posts(
          (it) => `${it} Bye!`,
          (it) => `${it} Bye.`,
          { campaign: 'c' },
        ),
      ),
    ).toHaveLength(1);
  });

  test('one of a single platform or language, if the user keeps to another on the last one elsewhere', () => {
    const removed = posts((it) => `🐶 ${it}`, plain);
    const [, , , body] = BODIES;
    const kept = post(`🐱 ${body}`, `🐱 ${body}`, { place: 'instagram' });
    expect(said([...removed, kept])).toEqual([]);
    expect(
      said([...removed, post(`🐱 ${body}`, `${body}`, { place: 'instagram' }), kept]),
    ).toHaveLength(1);
  });

  test('an edit of one post that was copied', () => {
    const [body] = BODIES;
    const copies = [1, 2, 3].map((at) => post(`${body}!`, `${body}.`, { id: `${at}` }));
    expect(said(copies)).toEqual([]);
    const [first] = copies;
    const ofOwn = [1, 2].map((at) => post(`${body}. #A${at}`, `${body}.`));
    expect(said([...ofOwn, ...(first ? [first] : [])])).toEqual([]);
  });

  test('two words that changed in different places', () => {
    const edits = posts(
      (it) => `It is really good here for cats. Dogs come for long walks. ${it}`,
      (it) => `It is good here for cats. Dogs come for long happy walks. ${it}`,
    );
    expect(said(edits)).toEqual(['You always remove “really”.', 'You always add “happy”.']);
  });
});

test('a word is replaced where it stands, in whatever else is changed', () => {
  const edits = posts(
    (it) => `Our veterinarians really care for each cat. We utilize soft towels. ${it}`,
    (it) => `Our vets care for each cat. We use soft towels. ${it}`,
  );
  expect(said(edits)).toEqual([
    'You always write “vets” for “veterinarians”.',
    'You always remove “really”.',
    'You always write “use” for “utilize”.',
  ]);
});

test('a name is added as the user writes it', () => {
  const edits = posts(
    (it) => `The vets see them all. ${it}`,
    (it) => `The Bristol vets see them all. ${it}`,
  );
  expect(said(edits)).toEqual(['You always add “Bristol”.']);
});

test('a habit is shown by the posts that make it', () => {
  const [first, ...edits] = posts(
    (it) => `${it} Bye!`,
    (it) => `${it} Bye.`,
  );
  const other = post(`${BODIES[3]}`, `${BODIES[3]}`);
  const found = habitsIn([other, ...(first ? [first] : []), ...edits]);
  expect(found.map(({ shownBy }) => shownBy)).toEqual([[first, ...edits].map((it) => it?.id)]);
});

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '!',
        '🐶',
        '#Tag',
        'really',
        'vets',
        '\n',
        '—',
        '“so”',
        'https://a.example/?b',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(' '));
const kept = fc
  .record({ written: text, kept: text, platform: fc.constantFrom('facebook', 'x') })
  .map(({ written, kept: now, platform }) => post(written, now, { place: platform }));

test('any posts have habits that hold for the last three that gave the chance', () => {
  fc.assert(
    fc.property(fc.array(kept, { maxLength: 6 }), (all) => {
      for (const { habit } of habitsIn(all)) {
        if (habit.does === 'removes' && habit.what === 'word') {
          const { token } = habit;
          const has = (it: string) => it.toLowerCase().includes(token.toLowerCase());
          expect(all.filter(({ written }) => has(written)).length).toBeGreaterThanOrEqual(3);
        }
        const ruled = withHabit(EMPTY_VOICE, habit);
        if (ruled) expect(withHabit(ruled, habit)).toBeUndefined();
      }
    }),
  );
});

test('posts that were kept as written have none, and fewer than three never have', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), kept, kept, (texts, one, other) => {
      expect(habitsIn(texts.map((it) => post(it, it)))).toEqual([]);
      expect(habitsIn([one, other])).toEqual([]);
    }),
  );
});
