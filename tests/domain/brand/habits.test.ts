import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_VOICE, MOST } from '#domain/brand/brand.ts';
import {
  type Habit,
  habitsIn,
  type KeptPost,
  keyOfHabit,
  sayHabit,
  withHabit,
} from '#domain/brand/habits.ts';

const BODIES = [
  'Puppies need warm blankets, good food and plenty of company this winter.',
  'Kittens climb curtains. Give them branches, boxes and high shelves instead.',
  'Ticks wake early. Check ears, paws and bellies after every long walk.',
  'Older horses want soft hay and someone who notices when they slow down.',
];

/** Posts whose bodies differ, each written and kept with something of its own. */
const posts = (written: (body: string) => string, kept: (body: string) => string): KeptPost[] =>
  BODIES.slice(0, 3).map((body) => ({ written: written(body), kept: kept(body) }));

const said = (kept: readonly KeptPost[]) => habitsIn(kept).map(sayHabit);

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
    const keptAsItIs = { written: `${first}!`, kept: `${first}!` };
    expect(said(removed)).toHaveLength(1);
    expect(said([keptAsItIs, ...removed])).toEqual([]);
    // A post without any gave no chance, and posts of before the habit don't count.
    expect(said([{ written: `${first}`, kept: `${first}` }, ...removed])).toHaveLength(1);
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

const HABITS: readonly Habit[] = [
  { does: 'removes', what: 'mark', token: 'exclamation marks' },
  { does: 'removes', what: 'emoji', token: 'emoji' },
  { does: 'adds', what: 'emoji', token: 'emoji' },
  { does: 'removes', what: 'hashtags', token: 'hashtags' },
  { does: 'removes', what: 'hashtag', token: '#Pets' },
  { does: 'adds', what: 'hashtag', token: '#HarbourVets' },
  { does: 'adds', what: 'closing', token: 'See you soon.' },
  { does: 'removes', what: 'word', token: 'really' },
  { does: 'adds', what: 'word', token: 'surgery' },
  { does: 'replaces', what: 'word', token: 'veterinarians', by: 'vets' },
];

describe('a habit as a rule', () => {
  test.each(
    [
      [{ rules: ['No exclamation marks.'] }],
      [{ emoji: 'none' }],
      [{ emoji: 'few' }],
      [{ rules: ['No hashtags.'] }],
      [{ never: ['#Pets'] }],
      [{ hashtags: ['#HarbourVets'] }],
      [{ signOff: 'See you soon.' }],
      [{ never: ['really'] }],
      [{ always: ['surgery'] }],
      [{ rules: ['Say “vets”, not “veterinarians”.'] }],
    ].map(([rule], at) => [rule, HABITS[at] as Habit] as const),
  )('is %j', (rule, habit) => {
    const brand = { ...EMPTY_VOICE, name: 'Vets' };
    const ruled = withHabit(brand, habit);
    expect(ruled).toEqual({ ...brand, ...rule });
    // It is a rule already.
    expect(ruled && withHabit(ruled, habit)).toBeUndefined();
  });

  test('is none where the brand has no room, or says otherwise', () => {
    const full = Array.from({ length: 50 }, (_, at) => `w${at}`);
    const brand = {
      ...EMPTY_VOICE,
      rules: full.slice(0, MOST.rules),
      never: full.slice(0, MOST.never),
      always: full.slice(0, MOST.always),
      hashtags: full.slice(0, MOST.hashtags).map((word) => `#${word}`),
      signOff: 'Bye.',
    };
    const possible = HABITS.filter((habit) => withHabit(brand, habit) !== undefined);
    expect(possible.map(({ what }) => what)).toEqual(['emoji', 'emoji']);
  });

  test('has a name of its own, and a sentence', () => {
    expect(new Set(HABITS.map(keyOfHabit)).size).toBe(HABITS.length);
    expect(new Set(HABITS.map(sayHabit)).size).toBe(HABITS.length);
  });
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
const kept = fc.record({ written: text, kept: text });

test('any posts have habits that hold for the last three that gave the chance', () => {
  fc.assert(
    fc.property(fc.array(kept, { maxLength: 6 }), (all) => {
      for (const habit of habitsIn(all)) {
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
      expect(habitsIn(texts.map((it) => ({ written: it, kept: it })))).toEqual([]);
      expect(habitsIn([one, other])).toEqual([]);
    }),
  );
});
