import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPrompt } from '#domain/campaign/prompt.ts';
import { parseCampaign } from '#domain/campaign/campaign.ts';
import { studyQuote } from '#insight/themes/analyse.ts';
import { sentimentsOf } from '#insight/themes/sentiment.ts';
import { senseOf } from '#insight/labels/label-sense.ts';
import { labelledWords } from '#domain/quotes/labelled-words.ts';
import { readPaste, readQuotes } from '#insight/read/read-paste.ts';
import { parseLabels, placedLabels, type QuoteLabel } from '#domain/quotes/quote-labels.ts';
import { addQuotes, foldQuotes } from '#domain/quotes/quote.ts';
import { checkEvidence } from '#insight/evidence/check-post.ts';
import { lexiconFor } from '#insight/text/load-lexicon.ts';
import { localInsight } from '#insight/local-insight.ts';

interface Sample {
  readonly id: string;
  readonly paste: string;
  /** Part of a label that has to stay with the words; empty if there is none. */
  readonly label: string;
  readonly wrong: readonly string[];
  readonly right: readonly string[];
}

const samplesIn = (half: string): readonly Sample[] =>
  JSON.parse(readFileSync(`tests/fixtures/senses/${half}.json`, 'utf8'));

async function quotesIn(paste: string) {
  const read = await localInsight.readText(paste);
  return read.ok ? read.quotes.map((quote, index) => ({ ...quote, id: String(index) })) : [];
}

describe.each(['dev', 'test'])('words under a label: %s', (half) => {
  test.each(samplesIn(half).map((sample) => [sample.id, sample] as const))('%s', async (_, it) => {
    const quotes = await quotesIn(it.paste);
    const verdictOf = async (claim: string) =>
      (await checkEvidence(claim, undefined, quotes))[0]?.verdict;
    for (const claim of it.wrong) expect(await verdictOf(claim), claim).not.toBe('said');
    for (const claim of it.right) expect(await verdictOf(claim), claim).toBe('said');
    const kept = quotes.map((quote) => labelledWords(quote) + JSON.stringify(quote.labels ?? ''));
    expect(kept.join('\n').toLowerCase()).toContain(it.label.toLowerCase());
    if (it.label === '') expect(quotes.filter(({ labels }) => labels)).toEqual([]);
  });
});

test.each([
  ['Cons', 'complaint'],
  ['What did you like least?', 'complaint'],
  ['whatDidYouDislike', 'complaint'],
  ['Avis négatif', 'complaint'],
  ['whatIMissed', 'complaint'],
  ['On aurait aimé :', 'wish'],
  ['Nos hubiera gustado', 'wish'],
  ['Avremmo preferito:', 'wish'],
  ['Teríamos gostado de', 'wish'],
  ['We would have loved', 'wish'],
  ['The following did not work while we were there:', 'open'],
  ['一番良かったことは何ですか？', 'open'],
  ['Nicht inbegriffen', 'complaint'],
  ['What should we improve?', 'wish'],
  ['What would you like to see next?', 'wish'],
  ['¿Qué mejorarías?', 'wish'],
  ['What the brochure promised:', 'promise'],
  ['What did you expect?', 'promise'],
  ['Lo mejor', 'praise'],
  ['Les + :', 'praise'],
  ['Les points –', 'complaint'],
  ['C+', undefined],
  ['Weniger gut', 'complaint'],
  ['Less good', 'complaint'],
  ['What did you like less?', 'complaint'],
  ['Kein Plus', 'complaint'],
  ['Was hat Ihnen gefallen?', 'praise'],
  ['Pros and cons', 'open'],
  ['Any comments or suggestions?', 'open'],
  ['What has changed for you?', 'open'],
  ['Reviews', undefined],
  ['Lo que dicen quienes navegan con nosotros', undefined],
  ['Staff', undefined],
] as const)('the sense of the label %s is %s', (label, sense) => {
  expect(senseOf(label)).toBe(sense);
});

describe('words under a label for complaints in further languages and shapes are no praise', () => {
  test.each([
    ['Polish', 'Wady:\n- ciepłe śniadanie\n- miła obsługa', 'Miła obsługa.'],
    [
      'Polish columns',
      'Ocena;Zalety;Wady\n4;szybko;dobra bateria\n5;ładny;cicha praca',
      'Cicha praca.',
    ],
    ['Russian', 'Недостатки:\n- тёплый завтрак\n- вежливый персонал', 'Вежливый персонал.'],
    ['Ukrainian', 'Недоліки:\n- теплий сніданок\n- ввічливий персонал', 'Ввічливий персонал.'],
    ['Swedish', 'Nackdelar:\n- varm frukost\n- vänlig personal', 'Vänlig personal.'],
    ['Danish', 'Ulemper:\n- varm morgenmad\n- venligt personale', 'Venligt personale.'],
    ['Finnish', 'Huonoa:\n- lämmin aamiainen\n- ystävällinen väki', 'Ystävällinen väki.'],
    ['Czech', 'Zápory:\n- teplá snídaně\n- milý personál', 'Milý personál.'],
    ['Turkish', 'Eksiler:\n- sıcak kahvaltı\n- güler yüzlü personel', 'Güler yüzlü personel.'],
    ['Japanese', '悪い点：\n・温かい朝食\n・親切なスタッフ', '親切なスタッフ。'],
    [
      'Japanese, with a voiced mark',
      'デメリット：\n・温かい朝食\n・親切なスタッフ',
      '親切なスタッフ。',
    ],
    ['Chinese', '缺点：\n- 热情的服务\n- 干净的房间', '热情的服务。'],
    ['Arabic', 'السلبيات:\n- فطور دافئ\n- موظفون لطفاء', 'فطور دافئ.'],
    ['Hebrew', 'חסרונות:\n- ארוחת בוקר חמה\n- צוות אדיב', 'צוות אדיב.'],
    ['Greek', 'Μειονεκτήματα:\n- ζεστό πρωινό\n- ευγενικό προσωπικό', 'Ζεστό πρωινό.'],
    ['Hindi', 'कमियां:\n- गर्म नाश्ता\n- विनम्र स्टाफ', 'गर्म नाश्ता।'],
    ['Hungarian', 'Hátrányok:\n- meleg reggeli\n- kedves személyzet', 'Meleg reggeli.'],
    ['Romanian', 'Dezavantaje:\n- mic dejun cald\n- personal amabil', 'Personal amabil.'],
    [
      'a list in JSON',
      '{"dislikes":["warm breakfast","friendly staff"],"likes":["the view"]}',
      'Friendly staff.',
    ],
    [
      'a column of kinds',
      'type,comment\npro,the view\ncon,warm breakfast\ncon,friendly staff',
      'Friendly staff.',
    ],
    ['an angry face', '🤩 the view\n🤬 warm breakfast\n🤬 friendly staff', 'Friendly staff.'],
    ['a red dot', '🟢 the view\n🔴 warm breakfast\n🔴 friendly staff', 'Friendly staff.'],
    ['a heavy ballot', '✓ the view\n✘ warm breakfast\n✘ friendly staff', 'Friendly staff.'],
    [
      'a heading that denies',
      'Here is what was not working in our flat:\n1. warm water\n2. fast wifi',
      'Fast wifi.',
    ],
    [
      'a few words above items',
      'Jana K.\n★★★★☆\nLovely place.\nRoom for improvement\n- warm breakfast\n- friendly staff\n\nTom B.\n★★★★★\nAll was great, we come again.',
      'Friendly staff.',
    ],
    [
      'an article before a sign',
      'Les +,Les -\nBelle vue sur le lac,Petit déjeuner chaud\nGrande terrasse,Personnel aimable',
      'Personnel aimable.',
    ],
    [
      'a wish in the conditional',
      'On aurait aimé :\n- un accueil chaleureux',
      'Un accueil chaleureux.',
    ],
  ])('%s', async (_, paste, claim) => {
    const quotes = await quotesIn(paste);
    expect(quotes).not.toEqual([]);
    expect((await checkEvidence(claim, undefined, quotes))[0]?.verdict).not.toBe('said');
  });
});

test('a few words that deny a complaint turn nothing below them', async () => {
  const quotes = await quotesIn(
    'Jana K.\n★★★★★\nLovely place.\nNo complaints\n- warm breakfast\n- friendly staff\n\nTom B.\n★★★★★\nAll was great, we come again.',
  );
  expect((await checkEvidence('Friendly staff.', undefined, quotes))[0]?.verdict).toBe('said');
});

const CONS: readonly QuoteLabel[] = [{ line: 0, label: 'Cons' }];

test('the same words under another label are another quote', () => {
  const drafts = [
    { text: 'Fast support' },
    { text: 'Fast support', labels: CONS },
    { text: 'fast support!', labels: CONS },
  ];
  expect(foldQuotes(drafts).map(({ labels, count }) => [labels, count])).toEqual([
    [undefined, undefined],
    [CONS, 2],
  ]);
  const added = addQuotes(addQuotes([], drafts), drafts);
  expect(added).toHaveLength(2);
});

test('a label is sent before its words, masked, with the rule about labels', async () => {
  const lexicon = await lexiconFor('en');
  const quote = {
    id: '1',
    text: 'Great view\nWorking heating',
    labels: [
      { line: 0, label: 'Pros' },
      { line: 1, label: 'Hi Mr Pemberton, what did you miss?' },
    ],
  };
  const { sent } = studyQuote(quote, lexicon);
  const campaign = {
    ...parseCampaign({ platform: 'linkedin', tone: 'joyful', audience: 'families' }),
    platform: 'linkedin',
    tone: 'joyful',
    audience: 'families',
    length: 'short',
    language: 'en',
    quotes: [sent],
  } as const;
  const words = buildPrompt(campaign).messages.at(-1)?.content ?? '';
  expect(words).toMatch(/Pros: Great view\\nHi .{0,10}, what did you miss\? Working heating/);
  expect(words).not.toContain('Pemberton');
  expect(words).toContain('Labels: some quotes begin');
  const plain = { ...campaign, quotes: [{ id: '1', text: 'Soft', masked: true }] } as const;
  expect(buildPrompt(plain).messages.at(-1)?.content).not.toContain('Labels: some');
});

test('words under a complaint are never positive', async () => {
  const lexicon = await lexiconFor('en');
  const study = (labels?: readonly QuoteLabel[], rating?: number) =>
    studyQuote(
      {
        id: '1',
        text: 'Absolutely love the fast support',
        ...(labels && { labels }),
        ...(rating !== undefined && { rating }),
      },
      lexicon,
    );
  expect(sentimentsOf([study()]).get('1')).toBe('positive');
  expect(sentimentsOf([study(CONS)]).get('1')).toBe('critical');
  expect(sentimentsOf([study(CONS, 5)]).get('1')).toBeUndefined();
  expect(sentimentsOf([study([{ line: 0, label: 'Wishes' }])]).get('1')).toBeUndefined();
  expect(study(CONS).distance).toBeGreaterThan(study().distance);
});

test('labels of any origin are parsed without an exception, and their parts are the text', () => {
  const label = fc.record({ line: fc.oneof(fc.nat(9), fc.anything()), label: fc.string() });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(label)), fc.string(), (value, text) => {
      const labels = parseLabels(value);
      const parts = placedLabels(text, labels);
      expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    }),
  );
});

test('a stored quote keeps its labels, and an old one has none', () => {
  const quotes = [
    { id: 'a', text: 'Fast support', labels: CONS },
    { id: 'b', text: 'Soft' },
    { id: 'c', text: 'Warm', labels: 'Cons' },
  ];
  expect(parseCampaign({ quotes }).quotes).toEqual([
    quotes[0],
    quotes[1],
    { id: 'c', text: 'Warm' },
  ]);
});

test('a label of one quote does not reach the next review', () => {
  const page =
    'Anna K.\n★★★★☆\nLiked · The garden\nDisliked · Warm pool\n\nBen T.\n★★★★★\nLovely and quiet.\n\nCleo M.\n★★★★★\nKind owner and good coffee.';
  expect(readQuotes(page).map(({ labels }) => labels?.map(({ label }) => label.trim()))).toEqual([
    ['Liked', 'Disliked'],
    undefined,
    undefined,
  ]);
});

test('labelled pastes keep the labels that their fixture names', () => {
  const samples: readonly {
    readonly paste: string;
    readonly you: readonly string[];
    readonly quotes: readonly { readonly labels?: readonly QuoteLabel[] }[];
  }[] = JSON.parse(readFileSync('tests/fixtures/paste/test14.json', 'utf8'));
  const named = samples.filter(({ quotes }) => quotes.some(({ labels }) => labels));
  expect(named.length).toBeGreaterThan(0);
  for (const { paste, you, quotes } of named)
    expect(readPaste({ text: paste }, { own: you }).quotes.map(({ labels }) => labels)).toEqual(
      quotes.map(({ labels }) => labels),
    );
});
