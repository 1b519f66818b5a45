import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mixOf, paragraphsOf } from '#domain/drafts/mix.ts';
import { linkMarks } from '#domain/posts/citations.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { DRAFT } from '../drafts.ts';

const aDraft = (fields: Partial<Draft>): Draft => ({ ...DRAFT, ...fields });

const QUOTES = [
  { id: 'a', text: 'The colours are lovely.' },
  { id: 'b', text: 'It came in a day.' },
];

test('paragraphs are what blank lines separate, in any text', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', ' ', '\n', '\t', '🎉', 'é'),
    maxLength: 40,
  });
  fc.assert(
    fc.property(texts, (text) => {
      const spans = paragraphsOf(text);
      const words = spans.map(({ start, end }) => text.slice(start, end));
      expect(words.every((it) => it === it.trim() && it !== '' && !/\n\s*\n/.test(it))).toBe(true);
      expect(words.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    }),
  );
});

/** Posts whose sentences name quotes. */
const posts = fc
  .array(
    fc.record({
      words: fc.constantFrom('Soft as wool.', 'So kind!', '素敵です。', 'One. Two.', '#tag'),
      gap: fc.constantFrom(' ', '\n', '\n\n', '\n \n\n'),
      quote: fc.constantFrom(0, 1, 2),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => {
    let text = '';
    const marks: { at: number; quotes: number[] }[] = [];
    for (const { words, gap, quote } of parts) {
      text += words;
      if (quote > 0) marks.push({ at: text.length, quotes: [quote] });
      text += gap;
    }
    const post = text.trimEnd();
    const kept = marks.filter(({ at }) => at <= post.length);
    const evidence = linkMarks(post, kept, QUOTES);
    return aDraft({ text: post, ...(evidence && { evidence }) });
  });

test('a mix has the picked paragraphs, and their sentences keep their quotes', () => {
  fc.assert(
    fc.property(
      fc.array(posts, { minLength: 1, maxLength: 3 }),
      fc.infiniteStream(fc.nat()),
      (all, chance) => {
        const choices = all.flatMap((draft) =>
          paragraphsOf(draft.text).map((span) => ({ draft, span })),
        );
        const picks = choices.filter(() => (chance.next().value ?? 0) % 2 === 0);
        const [post] = all;
        fc.pre(picks.length > 0 && post !== undefined);
        const mix = mixOf({ post, picks, id: 'mix', now: 9 });
        const words = picks.map(({ draft, span }) => draft.text.slice(span.start, span.end));
        expect(mix.text).toBe(words.join('\n\n'));
        const cited = ({ text, evidence }: typeof mix) =>
          (evidence?.links ?? []).map(
            ({ start, end, quotes }) => `${text.slice(start, end)} ${quotes.join(',')}`,
          );
        const expected = picks.flatMap(({ draft, span }) =>
          cited({
            ...draft,
            ...(draft.evidence && {
              evidence: {
                ...draft.evidence,
                links: draft.evidence.links.filter(
                  ({ start, end }) => start >= span.start && end <= span.end,
                ),
              },
            }),
          }),
        );
        expect(cited(mix)).toEqual(expected);
        // The links are sentences of the mix, and each quote is there.
        const sentences = sentencesOf(mix.text).map(({ start, end }) => `${start} ${end}`);
        const known = new Set(mix.evidence?.quotes.map(({ id }) => id));
        for (const { start, end, quotes } of mix.evidence?.links ?? []) {
          expect(sentences).toContain(`${start} ${end}`);
          expect(quotes.every((id) => known.has(id))).toBe(true);
        }
      },
    ),
  );
});

test('a mix is a chosen version of its post, with the image prompt and the vouched-for sentences', () => {
  const post = aDraft({
    id: 'post',
    text: 'One.',
    imagePrompt: 'A cat',
    kept: ['One.'],
    campaignId: 'c',
  });
  const other = aDraft({ id: 'other', text: 'Two.', kept: ['Two.'] });
  const picks = [other, post].map((draft) => ({ draft, span: { start: 0, end: 4 } }));
  expect(mixOf({ post, picks, id: 'mix', now: 9 })).toMatchObject({
    id: 'mix',
    text: 'Two.\n\nOne.',
    refinedFrom: 'post',
    chosenAt: 9,
    imagePrompt: 'A cat',
    campaignId: 'c',
    kept: ['Two.', 'One.'],
  });
});
