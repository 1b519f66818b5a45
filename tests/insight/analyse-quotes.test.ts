import type { Analysis } from '#domain/quotes/analysis.ts';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_SENT } from '#insight/themes/analyse.ts';
import { buildPrompt, QUOTES_BUDGET, quoteCost } from '#domain/campaign/prompt.ts';
import { estimateTokens } from '#domain/providers/tokens.ts';
import type { Quote, QuoteDraft } from '#domain/quotes/quote.ts';
import { numbered, READY } from '../domain/campaigns.ts';
import { analyseQuotes } from '#insight/themes/study.ts';
import { readText } from '#insight/read/read-file.ts';

async function quotesIn(path: string): Promise<readonly Quote[]> {
  const result = await readText(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
  if (!result.ok) throw new Error(`${path} cannot be read: ${result.problem}`);
  return numbered(result.quotes);
}

const BLOUSE = await quotesIn('data/reviews.csv');
const PHONES = await quotesIn('fixtures/insight/phone-sentences.tsv');
const RESTAURANTS = await quotesIn('fixtures/insight/restaurant-sentences.tsv');

/** Words that make no theme. */
const OTHER_WORDS = ['recipes', 'jokes', 'homework', 'a taxi', 'riddles'];

const themeList = ({ themes }: Analysis) =>
  themes.map(({ label, count, rating }) =>
    rating === undefined ? `${label}: ${count}` : `${label}: ${count}, ${rating.toFixed(1)}`,
  );

const draftOf = ({ id: _, ...draft }: Quote): QuoteDraft => draft;

describe('the themes', () => {
  test('themes are found in 94 reviews of a blouse', async () => {
    expect(themeList(await analyseQuotes(BLOUSE))).toMatchSnapshot();
  });

  test('themes are found in 110 sentences about phones', async () => {
    expect(themeList(await analyseQuotes(PHONES))).toMatchSnapshot();
  });

  test('themes are found in 110 sentences about restaurants', async () => {
    expect(themeList(await analyseQuotes(RESTAURANTS))).toMatchSnapshot();
  });

  test.each([
    ['the blouse', BLOUSE],
    ['phones', PHONES],
    ['restaurants', RESTAURANTS],
  ])('themes of %s stay the same when the quotes are shuffled', async (_, quotes) => {
    const { themes, suggestions } = await analyseQuotes(quotes);
    const texts = (all: readonly Quote[], ids: readonly string[]) =>
      ids.map((id) => all.find((quote) => quote.id === id)?.text);
    const whole = themes.map((theme) => ({ ...theme, quoteIds: texts(quotes, theme.quoteIds) }));
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...quotes], { minLength: quotes.length }),
        async (order) => {
          const shuffled = numbered(order.map(draftOf));
          const other = await analyseQuotes(shuffled);
          expect(other.suggestions).toEqual(suggestions);
          expect(
            other.themes.map((it) => ({ ...it, quoteIds: texts(shuffled, it.quoteIds) })),
          ).toEqual(whole.map((it) => ({ ...it, rating: it.rating && expect.closeTo(it.rating) })));
        },
      ),
      { numRuns: 15 },
    );
  });

  test('themes count each customer of a merged quote', async () => {
    const quotes = numbered([
      { text: 'Great quality', count: 3, rating: 5 },
      { text: 'Poor quality', rating: 1 },
    ]);
    const { themes } = await analyseQuotes(quotes);
    expect(themes).toEqual([
      { label: 'Quality and durability', count: 4, rating: 4, quoteIds: ['1', '2'] },
    ]);
  });

  test('themes are found in other languages', async () => {
    const quotes = numbered([
      { text: 'Die Qualität ist sehr gut und der Stoff weich.', language: 'de' },
      { text: 'Leider schlechte Qualität.', language: 'de' },
      { text: 'Der Preis ist hoch, die Lieferung war schnell.', language: 'de' },
      { text: 'Zu teuer, und die Lieferung war offen.', language: 'de' },
    ]);
    expect(themeList(await analyseQuotes(quotes))).toEqual([
      'Delivery: 2',
      'Price and value: 2',
      'Quality and durability: 2',
    ]);
  });

  test.each([
    ['names of what is reviewed, or of where', 'Alexa', 'We asked Alexa for help with {}.'],
    ['words that say what somebody did', 'Appreciate', 'I appreciate {}.'],
    ['how something is', 'Stable', 'It is {} and very stable.'],
  ])('themes are not %s', async (_, label, sentence) => {
    const quotes = numbered(OTHER_WORDS.map((word) => ({ text: sentence.replace('{}', word) })));
    expect((await analyseQuotes(quotes)).themes.map((theme) => theme.label)).not.toContain(label);
  });

  test('themes include words that no article precedes, once each', async () => {
    const quotes = numbered(
      [...OTHER_WORDS, 'rabbits', 'chess'].map((word, at) => ({
        text: at < 3 ? `${word} with origami` : word,
      })),
    );
    expect(themeList(await analyseQuotes(quotes))).toEqual(['Origami: 3']);
  });

  test('themes, suggestions and sent quotes are empty without quotes', async () => {
    expect(await analyseQuotes([])).toMatchObject({ themes: [], suggestions: [], sent: [] });
  });

  test('the analysis accepts any text and keeps every quote', async () => {
    const any = fc.array(fc.string({ unit: 'binary', minLength: 1 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(any, async (texts) => {
        const quotes = numbered(texts.map((text) => ({ text })));
        const { sent } = await analyseQuotes(quotes);
        expect(sent.map(({ id }) => id)).toEqual(quotes.map(({ id }) => id));
      }),
    );
  });
});

describe('the suggested tags', () => {
  test('suggested tags for the blouse come with their reasons', async () => {
    expect((await analyseQuotes(BLOUSE)).suggestions).toMatchSnapshot();
  });

  test('suggested tags are empty if no quote supports one', async () => {
    const quotes = numbered([{ text: 'Hm.' }, { text: 'Tuesday.' }, { text: 'Seven geese.' }]);
    expect((await analyseQuotes(quotes)).suggestions).toEqual([]);
  });
});

describe('the quotes to send', () => {
  const long = (text: string, count: number) =>
    numbered(Array.from({ length: count }, (_, at) => ({ text: `${at} ${text.repeat(60)}` })));

  test('all quotes are sent in order while they fit', async () => {
    const { sent } = await analyseQuotes(BLOUSE);
    expect(sent.map(({ id }) => id)).toEqual(BLOUSE.map(({ id }) => id));
  });

  test.each([
    [
      'Japanese',
      'このブラウスは生地がとても柔らかくて着心地が良いです。サイズは少し大きめですが、色がとても綺麗です。',
    ],
    ['Russian', 'Очень мягкая и тёплая ткань '],
    ['English', 'soft and very warm '],
    ['emoji', '😀👍🏽 '],
  ])('quotes in %s keep the request within the window of a small model', async (_, text) => {
    const { sent } = await analyseQuotes(long(text, 300));
    const { messages } = buildPrompt({ ...READY, language: 'en', quotes: sent });
    const tokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
    expect(sent.length).toBeGreaterThanOrEqual(3);
    expect(tokens).toBeLessThan(14_000);
  });

  test('sent quotes stay within the budget of estimated tokens', async () => {
    for (const text of ['lovely fabric ', '<b>"quality"</b>\n', '😀 '])
      for (const { sent } of [await analyseQuotes(long(text, 200))]) {
        const spent = sent.reduce((sum, quote) => sum + quoteCost(quote), 0);
        expect(sent.length).toBeGreaterThan(5);
        expect(spent).toBeLessThanOrEqual(QUOTES_BUDGET);
      }
  });

  test('a single quote above the budget is sent shortened', async () => {
    const [only] = (await analyseQuotes(numbered([{ text: '<😀 word> '.repeat(20_000) }]))).sent;
    expect(only?.text.length).toBeLessThanOrEqual(LONGEST_SENT);
    expect(only?.text).toMatch(/…$/);
    expect(only?.text.isWellFormed()).toBe(true);
  });

  test('a shortened quote ends with a whole sentence, and is in the quote', async () => {
    const text = 'I love the soft wool, but the sleeves are far too short. '.repeat(200);
    const [only] = (await analyseQuotes(numbered([{ text }]))).sent;
    expect(only?.text).toMatch(/too short\.…$/);
    expect(text).toContain(only?.text.slice(0, -1));
  });

  test('sent quotes respect what the user pinned and dropped', async () => {
    const quotes = long('lovely fabric ', 200).map((quote, at): Quote => {
      if (at === 150) return { ...quote, choice: 'pinned' };
      return at === 0 ? { ...quote, choice: 'dropped' } : quote;
    });
    const ids = (await analyseQuotes(quotes)).sent.map(({ id }) => id);
    expect(ids).toContain('151');
    expect(ids).not.toContain('1');
  });

  test('sent quotes are masked unless the user has unmasked them', async () => {
    const text = 'Thanks to Sarah, jo@example.com';
    const quotes: readonly Quote[] = [
      { id: '1', text },
      { id: '2', text, unmasked: true },
    ];
    const { sent, masks } = await analyseQuotes(quotes);
    expect(sent.map((quote) => quote.text)).toEqual(['Thanks to [name], [e-mail]', text]);
    expect(masks.get(text)?.map(({ kind }) => kind)).toEqual(['name', 'e-mail']);
  });
});
