import { expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

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

test.each([
  'Prachtig geschreven, echt betoverend',
  'Toveren met verf',
  'Potwierdzam pozytywne opinie',
  'Hemen onaylandı',
  'Could not verify my account',
  'Verification failed twice',
  'Overená kvalita',
])('words with the stem of a verified review stay: %s', (said) => {
  const page = blocks(
    ['Anna Klein', '★★★★★', 'May 1, 2026', said, 'Helpful'],
    ['Ben Meyer', '★★★★★', 'May 2, 2026', 'The cup arrived in one piece.', 'Helpful'],
  );
  expect(textsOf(page)).toContain(said);
});

test('a short first line below a title is no tag of the site', () => {
  const review = (name: string, title: string, ...said: readonly string[]) => [
    name,
    `5.0 out of 5 stars ${title}`,
    'Reviewed in the United States on May 1, 2026',
    'Verified Purchase',
    ...said,
    'Helpful',
    'Report',
  ];
  const long = 'The battery lasts two days and the screen is bright enough for the beach.';
  const page = blocks(
    review('Anna Smith', 'Great phone', 'Love it', long),
    review('Ben Jones', 'Solid', 'Works as it should, and it came two days early.'),
    review('Clara Brown', 'Nice color', 'So pretty', 'My daughter wants one as well now.'),
  );
  expect(textsOf(page)).toEqual([
    `Great phone\nLove it\n${long}`,
    'Solid\nWorks as it should, and it came two days early.',
    'Nice color\nSo pretty\nMy daughter wants one as well now.',
  ]);
});

test.each([
  [['Das Paket kam schnell an.', 'Gerne wieder', 'LG Lena']],
  [['Das Paket kam schnell an.', 'Gerne wieder', 'Beste Tassen', 'LG Lena']],
  [['Gerne wieder', 'Beste Tassen', 'LG Lena']],
])('the last review keeps its last short lines: %j', (last) => {
  const review = (name: string, day: number, ...said: readonly string[]) => [
    name,
    'DE • 1 Bewertung',
    '★★★★★',
    'vor 2 Tagen',
    ...said,
    `Datum der Erfahrung: ${day}. Mai 2026`,
  ];
  const page = (...rest: readonly string[]) =>
    blocks(
      review('Anna Klein', 1, 'Der Deckel schließt nicht richtig.'),
      review('Ben Meyer', 2, 'Alles heil angekommen.'),
      [...review('Lena Wolf', 3, ...rest)],
    );
  expect(textsOf(page(...last)).at(-1)).toBe(last.join('\n'));
  const bare = page(...last)
    .split('\n')
    .slice(0, -1)
    .join('\n');
  expect(textsOf(bare).at(-1)).toBe(last.join('\n'));
});

test.each(['좋아요', 'いいね', '赞', '有用', 'Love this'])(
  'a review of one word that is a button elsewhere stays: %s',
  (said) => {
    const head = (name: string) => [name, '리뷰 12개 · 사진 3장', '★★★★★ 3주 전'];
    const page = blocks(
      [...head('김민수'), said],
      [...head('이서연'), '음식이 빨리 나왔어요.'],
      [...head('박지훈'), said],
    );
    expect(textsOf(page)).toEqual([said, '음식이 빨리 나왔어요.', said]);
  },
);

test('buttons below stars alone are no review', () => {
  const page = blocks(
    ['김민수', 'Local Guide · 12 reviews', '★★★★★ 3주 전', '좋아요', '공유'],
    [
      '이서연',
      'Local Guide · 12 reviews',
      '★★★★★ 3주 전',
      '음식이 빨리 나왔어요.',
      '좋아요',
      '공유',
    ],
    ['박지훈', 'Local Guide · 12 reviews', '★★★★★ 3주 전', '다음에 또 올게요.', '좋아요', '공유'],
  );
  expect(textsOf(page)).toEqual(['음식이 빨리 나왔어요.', '다음에 또 올게요.']);
});

test('a list with counts in a review is no row of aspects', () => {
  const head = (name: string, day: number) => [name, '★★★★★', `May ${day}, 2026`];
  const list = ['Best pizza (2)', 'Best pasta (3)'];
  const page = (...rest: readonly string[]) =>
    blocks(
      [...head('Anna Klein', 1), 'The soup was hot.', 'Helpful'],
      [...head('Ben Meyer', 2), ...list, ...rest, 'Helpful'],
      [...head('Clara Wolf', 3), 'The bread was fresh.', 'Helpful'],
    );
  expect(textsOf(page())).toEqual(['The soup was hot.', list.join('\n'), 'The bread was fresh.']);
  expect(textsOf(page('We come back.'))[1]).toBe([...list, 'We come back.'].join('\n'));
});
