import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { theirWords } from '#domain/evidence/fixes.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { wholeSentences } from '#domain/text/broken-lines.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { checkEvidence } from '#insight/evidence/check-post.ts';

const FOLDER = new URL('../fixtures/evidence/', import.meta.url).pathname;

/** Labelled sentences with a quote. */
const PAIRS = ['dev', 'dev2', 'test', 'test2'].flatMap((name) =>
  readFileSync(`${FOLDER}${name}.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.replaceAll(String.raw`\n`, '\n')))
    .map(([, , , , sentence = '', quote = '']) => [sentence, quote] as const)
    .filter((texts) => texts.every((it) => normalForm(it).text === it && !/\p{ExtPict}/u.test(it))),
);

const UNSEEN = '\u200b \u00ad \ufeff \u2060 \u034f \u200e \u115f \u2063 \ufffc \ufffe \u0002'.split(
  ' ',
);

const verdictsOn = async (post: string, text: string) => {
  const quotes: readonly Quote[] = [{ id: '1', text }];
  const checked = await checkEvidence(post, undefined, quotes);
  return { checked, verdicts: checked.map(({ verdict }) => verdict) };
};

describe('verdicts on a text and on the same text written otherwise', () => {
  const marks = fc.array(fc.constantFrom('', '', '', ...UNSEEN), {
    minLength: 600,
    maxLength: 600,
  });
  const sprinkled = (text: string, some: readonly string[]) =>
    Array.from(text, (it, at) => it + (some[at] ?? '')).join('');

  test('are the same, and their spans hold the same words of the original', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PAIRS), marks, marks, async ([post, quote], a, b) => {
        const plain = await verdictsOn(post, quote);
        const [otherPost, otherQuote] = [sprinkled(post, a), sprinkled(quote, b)];
        const other = await verdictsOn(otherPost, otherQuote);
        expect(other.verdicts).toEqual(plain.verdicts);
        for (const [at, { start, end, sources }] of other.checked.entries()) {
          const same = plain.checked[at];
          const words = (text: string, span: { start: number; end: number }) =>
            normalForm(text.slice(span.start, span.end)).text;
          expect(words(otherPost, { start, end })).toBe(
            post.slice(same?.start ?? 0, same?.end ?? 0),
          );
          for (const [index, source] of sources.entries()) {
            expect(source.quote.text).toBe(otherQuote);
            const twin = same?.sources[index];
            expect(source.there.map((span) => words(otherQuote, span))).toEqual(
              twin?.there.map((span) => quote.slice(span.start, span.end)),
            );
            expect(source.here.map((span) => words(otherPost, span))).toEqual(
              twin?.here.map((span) => post.slice(span.start, span.end)),
            );
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a sentence taken word for word', () => {
  test.each([
    [
      'soft hyphens',
      'The break\u00adfast was won\u00adder\u00adful and plen\u00adti\u00adful.',
      'The breakfast was wonderful and plentiful.',
    ],
    [
      'ligatures',
      'The ﬁt is perfect and the oﬃce chair is comfortable.',
      'The fit is perfect and the office chair is comfortable.',
    ],
    [
      'words on two lines',
      'The break-\nfast was won-\nderful and plen-\ntiful.',
      'The breakfast was wonderful and plentiful.',
    ],
    [
      'a line that ends within a sentence',
      'The breakfast was\nwonderful and plentiful.',
      'The breakfast was wonderful and plentiful.',
    ],
    [
      'lines filled by a program',
      'The large breakfast buffet offered plenty\nof fresh fruit and warm bread every single\nmorning without any waiting.',
      'The large breakfast buffet offered plenty of fresh fruit and warm bread every single morning without any waiting.',
    ],
    [
      'a word with a hyphen of its own',
      'It is a well-\nknown place with a very quiet garden.',
      'It is a well-known place with a very quiet garden.',
    ],
    [
      'no-break spaces',
      'The\u00a0breakfast was\u202fwonderful and plentiful.',
      'The breakfast was wonderful and plentiful.',
    ],
    [
      'accents of their own',
      'Le petit de\u0301jeuner e\u0301tait copieux et de\u0301licieux.',
      'Le petit déjeuner était copieux et délicieux.',
    ],
    [
      'references of HTML',
      'It&#39;s the softest scarf I own and it doesn&rsquo;t scratch.',
      "It's the softest scarf I own and it doesn't scratch.",
    ],
    [
      'letters of other alphabets of style',
      '𝗧𝗵𝗲 𝗯𝗿𝗲𝗮𝗸𝗳𝗮𝘀𝘁 was wonderful and plentiful.',
      'The breakfast was wonderful and plentiful.',
    ],
    [
      'a German word on two lines',
      'Das Früh-\nstück war wunder-\nbar und reichlich.',
      'Das Frühstück war wunderbar und reichlich.',
    ],
  ])('is said, with %s in the quote', async (_what, quote, post) => {
    const { checked } = await verdictsOn(post, quote);
    expect(checked.map(({ verdict }) => verdict)).toEqual(['said']);
    const [sentence] = checked;
    const [source] = sentence?.sources ?? [];
    expect(source?.quote.text).toBe(quote);
    expect(sentence && source && theirWords(source, sentence.masks)).toBe(
      `“${wholeSentences(quote).text}”`,
    );
  });

  test('is said with such characters in the post', async () => {
    const post = 'The ﬁt is per\u00adfect and\u00a0the of\u200bfice chair is comfortable.';
    const { verdicts } = await verdictsOn(
      post,
      'The fit is perfect and the office chair is comfortable.',
    );
    expect(verdicts).toEqual(['said']);
  });

  test.each([
    ['Pool was cold\nstaff was rude', 'The staff was not rude.'],
    ['The room was nice-\nbut the bed was hard', 'The bed was not hard.'],
  ])('is not said where lines are apart: %j', async (quote, post) => {
    const { verdicts } = await verdictsOn(post, quote);
    expect(verdicts).not.toContain('said');
  });
});
