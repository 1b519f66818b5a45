import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMarks, withoutMarks } from '#domain/posts/marks.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { splitReply, wholeReply } from '#domain/posts/reply.ts';

const QUOTES: readonly Quote[] = [
  { id: '1', text: 'The colours are lovely.', rating: 5 },
  { id: '2', text: 'It runs a little large.', rating: 3 },
  { id: '3', text: 'So soft and light' },
  { id: '4', text: 'I pair it with jeans', rating: 4 },
];

const recorded = (name: string) =>
  readFileSync(new URL(`../../fixtures/replies/${name}.txt`, import.meta.url), 'utf8');

/** Anything that looks like a mark to a reader; independent of the pattern under test. */
const LOOKS_LIKE_MARK = /[[【]\s?q\s?[1-4]\b/i;

describe('a mark', () => {
  test.each<[string, string, number[][]]>([
    ['Soft [q3].', 'Soft.', [[3]]],
    ['Soft. [q3] Warm.', 'Soft. Warm.', [[3]]],
    ['Soft.[q3, q4]', 'Soft.', [[3, 4]]],
    ['Soft [q3][q4] and warm', 'Soft and warm', [[3, 4]]],
    ['Soft [q3] [q4], warm', 'Soft, warm', [[3, 4]]],
    ['Soft [q1], [q2].', 'Soft.', [[1, 2]]],
    ['Soft [q1] and [q2].', 'Soft.', [[1, 2]]],
    ['Soft ([q1], [q2]).', 'Soft.', [[1, 2]]],
    ['Soft [q1, q2, and q3].', 'Soft.', [[1, 2, 3]]],
    ['Soft [q1/q2].', 'Soft.', [[1, 2]]],
    ['柔らかい【q1、q2】。', '柔らかい。', [[1, 2]]],
    ['柔らかい［q1，q2］。', '柔らかい。', [[1, 2]]],
    ['Soft.\n[q3] [q4]\nWarm.', 'Soft.\nWarm.', [[3, 4]]],
    ['[q3] [q4] Soft', 'Soft', [[3, 4]]],
    ['[q3] Soft', 'Soft', [[3]]],
    ['a\n[q3] Soft', 'a\nSoft', [[3]]],
    ['Soft [Q3]', 'Soft', [[3]]],
    ['Soft [q 3, 4]', 'Soft', [[3, 4]]],
    ['Soft [quote 3 and quote 4]', 'Soft', [[3, 4]]],
    ['Soft 【q3】', 'Soft', [[3]]],
    ['Soft \\[q3\\].', 'Soft.', [[3]]],
    ['Soft **[q3]**.', 'Soft.', [[3]]],
    ['Soft *[q3]*.', 'Soft.', [[3]]],
    ['Soft ([q3]).', 'Soft.', [[3]]],
    ['Soft.[q3]Warm.', 'Soft. Warm.', [[3]]],
    ['Soft.\n\n[q3]\n\nWarm.', 'Soft.\n\nWarm.', [[3]]],
    ['Soft.\n[q3]\nWarm.\n[q4]', 'Soft.\nWarm.', [[3], [4]]],
    ['柔らかい。[q3]次。', '柔らかい。次。', [[3]]],
    ['#soft[q3] #warm', '#soft #warm', [[3]]],
    ['Soft [q3, q99]', 'Soft', [[3]]],
    ['Soft [q57][q0].', 'Soft.', [[]]],
    ['Soft [q3 and warm', 'Soft [q3 and warm', []],
  ])('marks are removed from %j', (marked, text, numbers) => {
    const found = readMarks(marked, QUOTES.length);
    expect(found.text).toBe(text);
    expect(found.marks.map(({ quotes }) => quotes)).toEqual(numbers);
  });

  test.each([
    'Top reasons [1] soft [2] light',
    'Use code [10] at checkout',
    'Save [5] euros',
    'Room [12] is lovely',
    'Our Q4 (Q4) numbers',
    'See you (Q3)!',
    'A record (Q3 results)',
    'In [Q3 2024]',
    'He said [sic]',
    'More: [link in bio]',
    'Step [1/3]',
    'Open [24/7]',
    'Ask [Q&A]',
    'Sizes [S, M, L]',
    'A [quick] note',
    '[quiet]',
    'f(x)',
    ':(',
  ])('the text %j has no mark', (text) => {
    expect(readMarks(text, QUOTES.length)).toEqual({ text, marks: [] });
  });

  test.each(['Soft [q1].', 'Soft [q1', '[q1] Soft', '['])(
    '%j has no marks if no quote was sent',
    (text) => {
      expect(readMarks(text, 0)).toEqual({ text, marks: [] });
    },
  );

  test('an incomplete mark is hidden while the reply streams', () => {
    const marked = 'Soft. **[q3, quote 4]** Warm.';
    for (let end = 0; end <= marked.length; end += 1) {
      const shown = withoutMarks(marked.slice(0, end), QUOTES.length);
      expect('Soft. Warm.'.startsWith(shown.replace(/ ?\*{1,2}$/, ''))).toBe(true);
    }
  });
});

describe('the recorded replies', () => {
  test('a reply with correct marks links each sentence to its quotes', () => {
    const { text, evidence } = splitReply(recorded('marks-right'), 'text', QUOTES);
    expect(text).not.toMatch(LOOKS_LIKE_MARK);
    expect(
      evidence?.links.map(({ start, end, quotes }) => [text.slice(start, end), quotes]),
    ).toEqual([
      ['"The colours are lovely," one customer told us, and we agree.', ['1']],
      ['It does run a little large, so think about sizing down.', ['2']],
      ['Soft, light and easy to pair with jeans.', ['3', '4']],
    ]);
    expect(evidence?.quotes).toEqual(QUOTES);
  });

  test('a reply with wrong numbers keeps only the correct marks', () => {
    const { text, evidence } = splitReply(recorded('marks-wrong-numbers'), 'text', QUOTES);
    expect(text).toContain('Everybody loves the colours. It has pockets, too. It runs');
    expect(
      evidence?.links.map(({ start, end, quotes }) => [text.slice(start, end), quotes]),
    ).toEqual([
      ['Everybody loves the colours.', ['1']],
      ['It runs a little large.', ['2']],
    ]);
  });

  test('a reply without marks has no evidence', () => {
    const { text, evidence } = splitReply(recorded('marks-none'), 'text', QUOTES);
    expect(text).toBe(recorded('marks-none').trim());
    expect(evidence).toBeUndefined();
  });

  test('a reply with decorated marks shows none in either part', () => {
    const { text, imagePrompt, evidence } = splitReply(
      recorded('marks-decorated'),
      'image',
      QUOTES,
    );
    expect(`${text}\n${imagePrompt}`).not.toMatch(LOOKS_LIKE_MARK);
    expect(imagePrompt).toBe('A blouse on a chair in daylight.');
    expect(evidence?.links.map(({ quotes }) => quotes)).toEqual([
      ['1'],
      ['2'],
      ['3'],
      ['4'],
      ['1', '2'],
    ]);
  });

  test.each(['marks-right', 'marks-wrong-numbers', 'marks-none', 'marks-decorated'])(
    'the reply %s shows no mark at any cut, and only grows',
    (name) => {
      const reply = recorded(name);
      const whole = withoutMarks(reply, QUOTES.length);
      for (let end = 0; end <= reply.length; end += 1) {
        const shown = withoutMarks(reply.slice(0, end), QUOTES.length);
        expect(shown).not.toMatch(LOOKS_LIKE_MARK);
        expect(
          whole.startsWith(
            shown
              .trimEnd()
              .replace(/[*_([\\]+$/, '')
              .trimEnd(),
          ),
        ).toBe(true);
      }
    },
  );
});

/** Fragments of complete and incomplete marks, and of the text around them. */
const PIECES =
  '[q|[|]|q|3|12|[q3]|(q1|)|【|⟦|quote | |\n|, |**|<q3>|](#|source: |Q3|^|IMAGE PROMPT:\n|VIDEO SCRIPT:\n|\\|Soft.|\u200B|#|and '.split(
    '|',
  );

describe('any reply', () => {
  test.each([
    '[',
    '(',
    '[q',
    '[q3, ',
    '[q3',
    ' ',
    '\n',
    '[q3]\n',
    '[q3] ',
    '**',
    '**[q3]',
    '\\[',
    'q3, ',
    ')',
    '[q[q3]3]',
    'a[q1]',
    '[q1], ',
    '[q1 and ',
  ])('a reply of %j repeated to 200 kB is read in one pass', (unit) => {
    const text = unit.repeat(200_000 / unit.length);
    const read = readMarks(`Soft.${text}`, QUOTES.length);
    expect(read.text.startsWith('Soft.')).toBe(true);
  });

  test('a reply of deeply nested brackets is read', () => {
    expect(readMarks(`${'('.repeat(20_000)}[q1]${')'.repeat(20_000)}`, 1).marks).toHaveLength(1);
  });

  const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 6 }));
  const reply = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  test('a reply keeps every word that is not a mark', () => {
    const word = fc.constantFrom('Soft', '[1]', '(Q3)', '[sic]', '柔らかい', '**warm**', '#a');
    const mark = fc.constantFrom('[q1]', '[q2, q3]', ' [q4]', '**[q1]**', '([Q2])');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, mark)), (pairs) => {
        const { text, marks } = readMarks(pairs.map((pair) => pair.join('')).join(' '), 4);
        expect(text).toBe(pairs.map(([kept]) => kept).join(' '));
        expect(marks).toHaveLength(pairs.length);
      }),
      { seed: 7 },
    );
  });

  test('the links of a reply are on its sentences and to quotes that were sent', () => {
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

  test('a continued reply keeps its evidence', () => {
    const first = splitReply(recorded('marks-right'), 'text', QUOTES);
    const again = splitReply(wholeReply(first, 'text', QUOTES), 'text', QUOTES);
    expect(again).toEqual(first);
    const more = splitReply(
      `${wholeReply(first, 'text', QUOTES)}\n\nIt runs large [q2].`,
      'text',
      QUOTES,
    );
    expect(more.evidence?.links).toHaveLength(4);
  });

  test('a reply keeps its evidence if the next request sends the quotes in another order', () => {
    const first = splitReply(recorded('marks-right'), 'text', QUOTES);
    const turned = QUOTES.toReversed();
    const again = splitReply(wholeReply(first, 'text', turned), 'text', turned);
    expect(again.evidence?.links).toEqual(first.evidence?.links);
  });
});
