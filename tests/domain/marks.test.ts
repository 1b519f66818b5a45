import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTENT_TYPES } from '#domain/content-types.ts';
import { readMarks, withoutMarks } from '#domain/marks.ts';
import type { Quote } from '#domain/quote.ts';
import { splitReply, wholeReply } from '#domain/reply.ts';

const QUOTES: readonly Quote[] = [
  { id: 1, text: 'The colours are lovely.', rating: 5 },
  { id: 2, text: 'It runs a little large.', rating: 3 },
  { id: 3, text: 'So soft and light' },
  { id: 4, text: 'I pair it with jeans', rating: 4 },
];

const recorded = (name: string) =>
  readFileSync(new URL(`../fixtures/replies/${name}.txt`, import.meta.url), 'utf8');

/**
 * What any reader would take for a mark; written apart from the pattern that is tested. `(Q3 results)`
 * and `[Q3 2024]` are quarters.
 */
const LOOKS_LIKE_MARK =
  /(?![[(]\s*Q[1-4][ '](?:\p{L}{2}|\d{2}))[[({【⟦［〔⟨]\s*[qQ](?:[uU][oO][tT][eE][sS]?)?\s*\d|[[【⟦]\s*\d{1,3}\s*[\]】⟧]/u;

describe('a mark', () => {
  test.each<[string, string, number[][]]>([
    ['Soft [q3].', 'Soft.', [[3]]],
    ['Soft. [q3] Warm.', 'Soft. Warm.', [[3]]],
    ['Soft.[q3, q7]', 'Soft.', [[3, 7]]],
    ['Soft [q3][q7] and warm', 'Soft and warm', [[3], [7]]],
    ['[q3] Soft', 'Soft', [[3]]],
    ['a\n[q3] Soft', 'a\nSoft', [[3]]],
    ['Soft [Q3]', 'Soft', [[3]]],
    ['Soft [q 3, 4]', 'Soft', [[3, 4]]],
    ['Soft [quote 3 and quote 4]', 'Soft', [[3, 4]]],
    ['Soft (q3)', 'Soft', [[3]]],
    ['Soft 【q3】', 'Soft', [[3]]],
    ['Soft ⟦3⟧', 'Soft', [[3]]],
    ['Soft [3]', 'Soft', [[3]]],
    ['Soft \\[q3\\]', 'Soft', [[3]]],
    ['Soft [q3 and warm', 'Soft and warm', [[3]]],
    ['Soft [q[q3]3]', 'Soft', [[3], [3]]],
    ['Soft [q\u200B3]', 'Soft', [[3]]],
    ['Soft.[q3]Warm.', 'Soft. Warm.', [[3]]],
    ['Soft.\n\n[q3]\n\nWarm.', 'Soft.\n\nWarm.', [[3]]],
    ['Soft [q3](https://example.com/3), warm', 'Soft, warm', [[3]]],
    ['Soft [q₃] 😀[q4]', 'Soft 😀', [[3], [4]]],
    ['柔らかい。[q3]次。', '柔らかい。次。', [[3]]],
    ['#soft[q3] #warm', '#soft #warm', [[3]]],
  ])('is read off %j', (marked, text, numbers) => {
    const found = readMarks(marked);
    expect(found.text).toBe(text);
    expect(found.marks.map(({ quotes }) => quotes)).toEqual(numbers);
  });

  test.each(
    `[q3 q4]|[q3|q4]|[q3, and q4]|[q3 or q4]|[q3-5]|[^q3]|[#q3]|[q-3]|[q_3]|[q№3]|[q3.]|[q3…]|[q3a]|[q3, etc.]
[id: q3]|[ID 3]|[source: q3]|[Sources: q3, q4]|[ref 3]|[evidence: q3]|[based on q3]|[see q3]|[cite:3]|[review 3]
[customer 3]|[Zitat 3]|[quote id 3]|[quote: "q3"]|["q3"]|[“q3”]|[\nq3\n]|**[q3]**|*[q3]*|_[q3]_|\`[q3]\`|"[q3]"
[[q3]]|([q3])|[(q3)]|<sup>[q3]</sup>|<q3>|<quote id="q3">|</quote>|<cite>q3</cite>|［q3］|〔q3〕|⟨q3⟩|「q3」
{q3}|(see q3)|(q3 and q4)|[q3](#q3)|[q3](https://example.com)|^[q3]|^q3^|[^3]|[†3]|【3†source】|[q]|[q?]|[qX]
[q0]|[q999999999999999999999]|\\[q3]|&#91;q3&#93;| — q3`
      .replaceAll(']|', ']\n')
      .split(/\n(?!q3\n|\])|\|(?!q4\])/),
  )('in any form is gone: %j', (mark) => {
    expect(withoutMarks(`Soft ${mark}. Next.`)).toBe('Soft. Next.');
    expect(withoutMarks(`Soft ${mark}`)).toBe('Soft');
    expect(withoutMarks(`${mark} Soft`)).toBe(mark.includes('—') ? `${mark} Soft` : 'Soft');
  });

  test.each([
    'He said [sic]',
    'More: [link in bio]',
    'A record (Q3 results)',
    'In [Q3 2024]',
    'Q4 was good',
    'Step [1/3]',
    'Open [24/7]',
    '[name] loved it',
    'Ask [Q&A]',
    'Sizes [S, M, L]',
    'In [2024] we began',
    '(3) reasons',
    'A [quick] note',
    ':(',
    'f(x)',
    'Q3 was good',
    '[quiet]',
  ])('is none in %j', (text) => {
    expect(readMarks(text)).toEqual({ text, marks: [] });
  });

  test('that has only begun is not shown', () => {
    const marked = 'Soft. [q3, q12] Warm.';
    for (let end = 0; end <= marked.length; end += 1) {
      const shown = withoutMarks(marked.slice(0, end));
      expect('Soft. Warm.'.startsWith(shown)).toBe(true);
    }
  });
});

describe('the recorded replies', () => {
  test('with right marks tie each sentence to its quotes', () => {
    const { text, evidence } = splitReply(recorded('marks-right'), 'text', QUOTES);
    expect(text).not.toMatch(LOOKS_LIKE_MARK);
    expect(
      evidence?.links.map(({ start, end, quotes }) => [text.slice(start, end), quotes]),
    ).toEqual([
      ['"The colours are lovely," one customer told us, and we agree.', [1]],
      ['It does run a little large, so think about sizing down.', [2]],
      ['Soft, light and easy to pair with jeans.', [3, 4]],
    ]);
    expect(evidence?.quotes).toEqual(QUOTES);
  });

  test('with wrong numbers keep the right ones alone', () => {
    const { text, evidence } = splitReply(recorded('marks-wrong-numbers'), 'text', QUOTES);
    expect(text).toContain('Everybody loves the colours. It has pockets, too. It runs');
    expect(
      evidence?.links.map(({ start, end, quotes }) => [text.slice(start, end), quotes]),
    ).toEqual([
      ['Everybody loves the colours.', [1]],
      ['It runs a little large.', [2]],
    ]);
  });

  test('without marks have no evidence', () => {
    const { text, evidence } = splitReply(recorded('marks-none'), 'text', QUOTES);
    expect(text).toBe(recorded('marks-none').trim());
    expect(evidence).toBeUndefined();
  });

  test('with decorated marks lose every one, in both parts', () => {
    const { text, imagePrompt, evidence } = splitReply(
      recorded('marks-decorated'),
      'image',
      QUOTES,
    );
    expect(`${text}\n${imagePrompt}`).not.toMatch(LOOKS_LIKE_MARK);
    expect(imagePrompt).toBe('A blouse on a chair in daylight.');
    expect(evidence?.links.map(({ quotes }) => quotes)).toEqual([[1], [2], [3], [4], [1, 2]]);
  });

  test.each(['marks-right', 'marks-wrong-numbers', 'marks-none', 'marks-decorated'])(
    '%s cut anywhere show no mark, and only grow',
    (name) => {
      const reply = recorded(name);
      const whole = withoutMarks(reply);
      for (let end = 0; end <= reply.length; end += 1) {
        const shown = withoutMarks(reply.slice(0, end));
        expect(shown).not.toMatch(LOOKS_LIKE_MARK);
        expect(
          whole.startsWith(
            shown
              .trimEnd()
              .replace(/[[({\\]$/, '')
              .trimEnd(),
          ),
        ).toBe(true);
      }
    },
  );
});

/** What marks and half marks are made of, and what stands around them. */
const PIECES =
  '[q|[|]|q|3|12|[q3]|(q1|)|【|⟦|quote | |\n|, |**|<q3>|](#|source: |Q3|^|IMAGE PROMPT:\n|VIDEO SCRIPT:\n|\\|Soft.|\u200B|#|and '.split(
    '|',
  );

describe('any reply', () => {
  test.each(['[', '[q3, ', ' ', '\n', '[q3]\n'])('of %j without end is read', (unit) => {
    expect(withoutMarks(`Soft.${unit.repeat(20_000 / unit.length)}`).trim()).toBe('Soft.');
  });

  const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 6 }));
  const reply = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
  const contentType = fc.constantFrom(...CONTENT_TYPES.map(({ id }) => id));

  test('leaves no mark in the post, nor in its second part', () => {
    fc.assert(
      fc.property(reply, contentType, (any, type) => {
        const { text, imagePrompt = '', videoScript = '' } = splitReply(any, type, QUOTES);
        for (const part of [text, imagePrompt, videoScript]) {
          expect(part).not.toMatch(LOOKS_LIKE_MARK);
          expect(withoutMarks(part)).toBe(part);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('has its links on sentences of the post, to quotes that were sent', () => {
    fc.assert(
      fc.property(reply, (any) => {
        const { text, evidence } = splitReply(any, 'text', QUOTES);
        for (const { start, end, quotes } of evidence?.links ?? []) {
          expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
          expect(end).toBeGreaterThan(start);
          for (const id of quotes) expect(evidence?.quotes.some((it) => it.id === id)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('keeps its evidence when a model goes on after it', () => {
    const first = splitReply(recorded('marks-right'), 'text', QUOTES);
    const again = splitReply(wholeReply(first, 'text'), 'text', QUOTES);
    expect(again).toEqual(first);
    const more = splitReply(`${wholeReply(first, 'text')}\n\nIt runs large [q2].`, 'text', QUOTES);
    expect(more.evidence?.links).toHaveLength(4);
  });
});
