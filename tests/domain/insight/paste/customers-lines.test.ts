import { expect, test } from 'vitest';
import { readPaste } from '#domain/insight/paste/read-quotes.ts';

const read = (paste: string) => readPaste({ text: paste }, { own: [] }).quotes;
const textsOf = (paste: string) => read(paste).map(({ text }) => text);

/** A page with one block per review. */
const blocks = (...reviews: readonly (readonly string[])[]) =>
  reviews.map((lines) => lines.join('\n')).join('\n');

test('decimal stars of customers are no average of the site', () => {
  const stars = ['5,00', '4,80', '5,00', '4,20', '5,00'];
  const names = ['Anna Klein', 'Ben Meyer', 'Clara Wolf', 'David Braun', 'Eva Lang'];
  const said = names.map((name) => `Das Paket von ${name.length} Tassen kam schnell an.`);
  const page = blocks(
    ...names.map((name, at) => [
      name,
      `${stars[at] ?? ''} von 5`,
      '1. Mai 2026',
      `${said[at] ?? ''} Alles heil, Nummer ${at}.`,
      'Hilfreich',
    ]),
  );
  expect(read(page).map(({ speaker, rating }) => [speaker, rating])).toEqual(
    names.map((name, at) => [name, Number(stars[at]?.replace(',', '.'))]),
  );
});

test('uneven stars keep their review and its author', () => {
  const stars = [4.5, 4.7, 5, 3];
  const names = ['Anna Smith', 'Ben Jones', 'Clara Brown', 'David White'];
  const page = (order: (name: string, star: string, at: number) => string[]) =>
    blocks(...names.map((name, at) => order(name, `Rated ${stars[at] ?? 0} out of 5 stars`, at)));
  const found = (text: string) =>
    read(text).map(({ speaker, rating, text: words }) => [speaker, rating, words]);
  const said = (at: number) => `The cup number ${at} arrived in one piece.`;
  const expected = names.map((name, at) => [name, stars[at], said(at)]);
  const date = (at: number) => `May ${at + 1}, 2026`;
  expect(found(page((name, star, at) => [name, star, date(at), said(at)]))).toEqual(expected);
  expect(found(page((name, star, at) => [name, date(at), star, said(at)]))).toEqual(expected);
  expect(found(page((name, star, at) => [name, star, date(at), said(at), 'Helpful']))).toEqual(
    expected,
  );
});

test('the average above the reviews is nobody’s rating', () => {
  const page = blocks(
    ['4.3 out of 5', '128 reviews'],
    ['Anna Smith', 'May 1, 2026', '★★★★★', 'The cup arrived in one piece.', 'Helpful'],
    ['Ben Jones', 'May 2, 2026', '★★★★☆', 'The lid does not close well.', 'Helpful'],
  );
  expect(read(page).map(({ rating }) => rating)).toEqual([5, 4]);
});

const maps = (...words: readonly string[]) =>
  blocks(
    ...words.map((said, at) => [
      ['김민수', '이서연', '박지훈', '최예린'][at] ?? '',
      `Local Guide · ${at + 12} reviews`,
      `★★★★★ ${at + 2} weeks ago`,
      said,
      'Like',
      'Share',
    ]),
  );

test('a Korean line about a person is no author', () => {
  const said = ['친절한 사장님\n음식이 빨리 나왔어요.', '최고의 선생님', '다음에 또 올게요.'];
  expect(read(maps(...said)).map(({ speaker, text }) => [speaker, text])).toEqual([
    ['김민수', said[0]],
    ['이서연', said[1]],
    ['박지훈', said[2]],
  ]);
});

test('a Japanese line about a person is no author', () => {
  const said = ['親切な店員さん\n料理がすぐに来ました。', '最高のスタッフさん', 'また来ます。'];
  expect(textsOf(maps(...said))).toEqual(said);
});

test('a sentence that several customers end with stays', () => {
  const said = [
    'Alles heil angekommen. Kann ich nur weiterempfehlen.',
    'Sehr schöne Tassen. Kann ich nur weiterempfehlen.',
    'Die Lieferung war schnell. Kann ich nur weiterempfehlen.',
  ];
  const page = blocks(
    ...said.map((words, at) => [
      ['Anna Klein', 'Ben Meyer', 'Clara Wolf'][at] ?? '',
      '★★★★★',
      `${at + 1}. Mai 2026`,
      words,
      'Hilfreich',
    ]),
  );
  expect(textsOf(page)).toEqual(said);
});

test.each(['Kann ich nur weiterempfehlen!', 'I would highly recommend them to anyone!'])(
  'a sentence that two customers write alone stays: %s',
  (sentence) => {
    const said = [sentence, 'The lid does not close well.', sentence, 'Fine.'];
    const page = blocks(
      ...said.map((words, at) => [
        ['Anna Klein', 'Ben Meyer', 'Clara Wolf', 'David Braun'][at] ?? '',
        '★★★★★',
        `May ${at + 1}, 2026`,
        words,
        'Helpful',
      ]),
    );
    expect(textsOf(page)).toEqual(said);
    expect(
      textsOf(
        blocks(
          ...[0, 1].map((at) => [
            ['Anna Klein', 'Ben Meyer'][at] ?? '',
            '★★★★★',
            `May ${at + 1}, 2026`,
            sentence,
            'Helpful',
          ]),
        ),
      ),
    ).toEqual([sentence, sentence]);
  },
);

test.each(['Love it', 'Gerne wieder', 'Excellent service from start to finish'])(
  'a short review that all customers write alike stays: %s',
  (said) => {
    const names = ['Anna Klein', 'Ben Meyer', 'Clara Wolf'];
    const lines = names.map((name, at) => [name, '★★★★★', `May ${at + 1}, 2026`, said]);
    const expected = names.map((name) => [name, said]);
    const found = (paste: string) => read(paste).map(({ speaker, text }) => [speaker, text]);
    expect(found(blocks(...lines))).toEqual(expected);
    expect(found(blocks(...lines.map((line) => [...line, 'Helpful'])))).toEqual(expected);
  },
);

test('a page that was pasted twice keeps its long reviews', () => {
  const said =
    'The lid is good and we like how it closes, every day, with my kids and my wife around.';
  const page = blocks(
    ['Anna Klein', '★★★★★', 'May 1, 2026', said, 'Helpful'],
    ['Ben Meyer', '★★★★★', 'May 2, 2026', 'The cup arrived in one piece.', 'Helpful'],
  );
  expect(textsOf(blocks([page], [page])).filter((text) => text === said)).toHaveLength(2);
});
