import { expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

const read = (paste: string) => readPaste({ text: paste }, { own: [] }).quotes;
const textsOf = (paste: string) => read(paste).map(({ text }) => text);

const LINE = 'Bring earplugs to this place.';

const NAMES = ['Anna Klein', 'Ben Meyer', 'Clara Wolf'];

/** A page of three reviews, the second with the words. */
const page = (words: string, names: readonly string[] = NAMES) =>
  ['The cup arrived in one piece.', words, 'The lid does not close well.']
    .map((said, at) =>
      [names[at] ?? '', '★★★★★', `${at + 12} March 2026`, said, 'Helpful'].join('\n'),
    )
    .join('\n\n');

const second = (words: string) => textsOf(page(words))[1];

test.each(
  [
    ['3人で使いましたが役に立ちました', '2个孩子都觉得很有用', '3个月了,很有用'],
    ['Pinned by a single nail, it fell off'],
    ['Pizza: 10, Pasta: 7', 'Café da manhã', 'Café da manhã, muito bom', 'Tomar no local, ótimo'],
  ].flat(),
)('a short line of a customer like one of the site stays: %s', (said) => {
  expect(second(`${said}\n${LINE}`)).toBe(`${said}\n${LINE}`);
  expect(second(`${LINE}\n${said}`)).toBe(`${LINE}\n${said}`);
  expect(second(said)).toBe(said);
});

test.each([
  'Review of our stay, 12-15 March: lovely rooms',
  'Review of the hotel, 12 000 steps from town',
  'Review of Hotel Adler, 12/03/2026',
])('a review that begins with the word review is no byline: %s', (said) => {
  expect(second(said)).toBe(said);
});

test('words above a price stay', () => {
  expect(second(`${LINE}\nGreat pizza\n10–20 €`)).toBe(`${LINE}\nGreat pizza`);
  expect(second(`${LINE}\nLunch for two was about\n$20-30`)).toContain('Lunch for two was about');
  expect(second(`Great pizza\n10–20 €\n${LINE}`)).toContain('Great pizza');
  expect(second('Great pizza\n10–20 €')).toBe('Great pizza');
});

test.each([
  ['Maria del carmen', 'Jan de vries', 'Peter van dijk'],
  ['Anna von thal', 'Maria la rossa', 'Omar bin said'],
  ['Maria luisa rossi', 'Peter anton huber', 'Anna sofia berg'],
])('a name with small letters between the stars and the day is no title: %s', (...names) => {
  const text = names
    .map((name, at) =>
      ['★★★★★', name, `${at + 12} March 2026`, `The cup number ${at} arrived.`].join('\n'),
    )
    .join('\n\n');
  expect(read(text).map(({ speaker }) => speaker)).toEqual(names);
});

test('a user named like an icon is a speaker', () => {
  const names = ['tv_addict', 'phone_guy', 'check_mate'];
  expect(read(page(LINE, names)).map(({ speaker }) => speaker)).toEqual(names);
});

test('buttons and headings that a site repeats are no words', () => {
  const text = NAMES.map((name, at) =>
    [name, '★★★★★', `${at + 12} March 2026`, `The cup number ${at} arrived.`, 'Es útil'].join('\n'),
  ).join('\n\n');
  expect(textsOf(text)).toEqual([0, 1, 2].map((at) => `The cup number ${at} arrived.`));
});

const stars = (said: readonly string[]) =>
  said.map((words, at) => `${NAMES[at] ?? ''}\n★★★★★\n${at + 12} March 2026\n${words}`).join('\n');

test.each(['Načíst 3 další', 'Meer laden', 'Załaduj więcej'])(
  'a link to more reviews is no part of the last one: %s',
  (link) => {
    const said = ['Teplo drží celé dopoledne.', 'Ucho prasklo po týdnu.', 'Spokojenost'];
    expect(textsOf(`${stars(said)}\n${link}`)).toEqual(said);
  },
);

test.each(['Reakce obchodu', 'Odpověď e-shopu', 'Vyjádření prodejce'])(
  'the answer of a Czech shop is no part of the review: %s',
  (heading) => {
    const answered = `Ucho prasklo po týdnu.\n${heading}\nNový hrnek Vám odchází dnes.`;
    expect(textsOf(stars([answered, 'Teplo drží celé dopoledne.']))).toEqual([
      'Ucho prasklo po týdnu.',
      'Teplo drží celé dopoledne.',
    ]);
  },
);

test('the day of watching a film gives a date and no name', () => {
  const text =
    'moth lamp\n★★★★\nWatched 11 Mar 2026\nEvery shot of the water is beautiful.\nLike review\nsuzuka\n★★★★★\nRewatched 27 Feb 2026\nMom called right after the film.\nLike review';
  expect(read(text).map(({ speaker }) => speaker)).toEqual(['moth lamp', 'suzuka']);
});
