import { expect, test } from 'vitest';
import { layoutCard } from '#domain/pictures/card.ts';
import { cardQuotes, passageOf } from '#domain/pictures/card-quotes.ts';
import { cardWords } from '#domain/pictures/card-words.ts';
import { cardAltText } from '#domain/pictures/card-texts.ts';
import type { Masks } from '#domain/quotes/mask.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { localInsight } from '#insight/local-insight.ts';
import { CARD, measure } from './cards.ts';

const SARAH: Quote = {
  id: 's',
  text: 'Thanks to Sarah Miller, who carried our bags. Write to her at sarah@inn.example. Lovely!',
  rating: 5,
};
const POOL: Quote = {
  id: 'p',
  text: 'The pool closes at six. The staff were kind.\nWe left late.',
};
const LIFT: Quote = { id: 'l', text: 'The lift was broken.', language: 'en' };

const masksOf = async (quotes: readonly Quote[]): Promise<Masks> => {
  const analysis = await localInsight.analyse(quotes);
  if (!analysis) throw new Error('There is no analysis');
  return analysis.masks;
};

const none = new Map([SARAH, POOL, LIFT].map(({ text }) => [text, []] as const));

test('a masked name is on no card, in none of its sentences and in no alt text', async () => {
  const quotes = cardQuotes([SARAH], await masksOf([SARAH]), []);
  const quote = quotes.read(SARAH);
  expect(quote.words).toBe(
    'Thanks to [name], who carried our bags. Write to her at [e-mail]. Lovely!',
  );
  for (const chosen of [[], [0], [1], [0, 1], [0, 2]]) {
    const result = layoutCard({ ...CARD, words: passageOf(quote, chosen) }, measure);
    if (!result.ok) throw new Error(result.problem);
    const said = JSON.stringify([result.layout, cardAltText(CARD, result.layout)]);
    expect(said).not.toMatch(/sarah|miller/i);
  }
});

test('words are masked exactly as in a request', async () => {
  const shown: Quote = { ...SARAH, id: 'x', shown: [{ kind: 'name', words: 'Sarah Miller' }] };
  const open: Quote = { ...SARAH, id: 'o', text: `${SARAH.text} Bye.`, unmasked: true };
  const all = [SARAH, shown, open, POOL];
  const analysis = await localInsight.analyse(all);
  const quotes = cardQuotes(all, analysis?.masks ?? new Map(), []);
  expect(analysis?.sent).toHaveLength(4);
  for (const sent of analysis?.sent ?? []) {
    const quote = all.find(({ id }) => id === sent.id) ?? POOL;
    expect(quotes.read(quote).words).toBe(cardWords(sent.text));
  }
});

test('a quote whose masks are not known makes no card', () => {
  expect(cardQuotes([SARAH], new Map(), [{ id: 's', spans: [] }])).toMatchObject({
    used: [],
    others: [],
  });
});

test('the quotes that the post rests on come first, in its order, each once', () => {
  const used = [
    { id: 'l', spans: [{ start: 0, end: 20 }] },
    { id: 's', spans: [] },
    { id: 'l', spans: [] },
    { id: 'gone', spans: [] },
  ];
  const quotes = cardQuotes([SARAH, POOL, LIFT], none, used);
  expect(quotes.used).toEqual([LIFT, SARAH]);
  expect(quotes.others).toEqual([POOL]);
});

test('a quote that the user excluded makes no card', () => {
  const dropped: Quote = { ...LIFT, choice: 'dropped' };
  const quotes = cardQuotes([dropped, POOL], none, [{ id: 'l', spans: [] }]);
  expect([quotes.used, quotes.others]).toEqual([[], [POOL]]);
});

test('the sentences that the post rests on are known', () => {
  const [start, end] = [POOL.text.indexOf('The staff'), POOL.text.indexOf('kind')];
  const quotes = cardQuotes([POOL], none, [{ id: 'p', spans: [{ start, end }] }]);
  const quote = quotes.read(POOL);
  expect(quote.sentences.map(({ words }) => words)).toEqual([
    'The pool closes at six.',
    'The staff were kind.',
    'We left late.',
  ]);
  expect(quote.used).toEqual([1]);
});

test('chosen sentences keep their order and their words; a gap between them is marked', () => {
  const quote = cardQuotes([POOL], none, []).read(POOL);
  expect(passageOf(quote, [])).toBe('The pool closes at six. The staff were kind. We left late.');
  expect(passageOf(quote, [2, 0])).toBe('The pool closes at six. … We left late.');
  expect(passageOf(quote, [1, 2])).toBe('… The staff were kind. We left late.');
  expect(passageOf(quote, [9])).toBe(quote.words);
});

test('sentences of a script without spaces get none', () => {
  const quote: Quote = { id: 'j', text: '静かでした。おいしい。また来たい。' };
  const read = cardQuotes([quote], new Map([[quote.text, []]]), []).read(quote);
  expect(passageOf(read, [0, 1])).toBe('静かでした。おいしい。 …');
});

const readAlone = async (quote: Quote) =>
  cardQuotes([quote], await masksOf([quote]), []).read(quote);

test('words under a label keep it, whichever are chosen', async () => {
  const quote = await readAlone({
    id: 'c',
    text: 'Fast support.\nThe reports.\nThe search.',
    labels: [
      { line: 0, label: 'Pros' },
      { line: 1, label: 'Cons' },
    ],
  });
  expect(quote.words).toBe('Pros: Fast support. Cons: The reports. The search.');
  expect(passageOf(quote, [2])).toBe('… Cons: The search.');
  expect(passageOf(quote, [1, 2])).toBe('… Cons: The reports. The search.');
  expect(passageOf(quote, [0, 2])).toBe('Pros: Fast support. … Cons: The search.');
});

test('a label is masked, and a quote whose label’s masks are not known makes no card', async () => {
  const labels = [{ line: 0, label: 'What did you tell sarah@inn.example?' }];
  const quote: Quote = { id: 'm', text: 'The lift was broken.\nIt was loud.', labels };
  expect((await readAlone(quote)).words).toMatch(/^What did you tell \[e-mail\]\? The lift/);
  expect(cardQuotes([quote], new Map([[quote.text, []]]), []).others).toEqual([]);
});

test.each([
  ['two statements', 'Never again\nBreakfast was great', 'Never again / Breakfast was great'],
  ['two sentences', 'Never again.\nBreakfast was great.', 'Never again. Breakfast was great.'],
  ['a list', '1. Quiet rooms\n2. Nice pool', '1. Quiet rooms / 2. Nice pool'],
  ['paragraphs', 'So quiet\n\n\nSo kind', 'So quiet / So kind'],
  ['a divided word', 'The break-\nfast was good.', 'The breakfast was good.'],
  ['full-width signs', '静かでした！\nまた来たい…', '静かでした！ また来たい…'],
])('lines become one without a change of sense: %s', async (_name, text, words) => {
  const quote = await readAlone({ id: 'n', text });
  expect(quote.words).toBe(words);
  if (quote.sentences.length > 1) {
    const [, ...rest] = quote.sentences.keys();
    expect(`${quote.sentences[0]?.words} …`).toBe(passageOf(quote, [0]));
    expect(passageOf(quote, rest).startsWith('… ')).toBe(true);
  }
});

test('a sentence over two lines is one choice', async () => {
  const text = 'We came in May, and the terrace is not\nquiet at night. The staff were kind.';
  const quote = await readAlone({ id: 'w', text });
  expect(quote.sentences.map(({ words }) => words)).toEqual([
    'We came in May, and the terrace is not / quiet at night.',
    'The staff were kind.',
  ]);
});

test('an emoji between two chosen sentences stays', async () => {
  const quote = await readAlone({
    id: 'e',
    text: 'Best hotel ever\n🙄\nBreakfast was cold.\nWe left.',
  });
  expect(passageOf(quote, [0, 1])).toBe('Best hotel ever / 🙄 Breakfast was cold. …');
});

test('a list of thousands of sentences offers no more than anybody chooses from', async () => {
  const quote = await readAlone({ id: 't', text: 'Soft and warm. '.repeat(3000) });
  expect(quote.sentences).toHaveLength(100);
});
