import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saveEdit, startEditing } from '#domain/drafts/edit.ts';
import {
  type Evidence,
  linkMarks,
  moveEvidence,
  parseEvidence,
  withMarks,
} from '#domain/posts/citations.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { ORIGIN } from '../campaigns.ts';

const QUOTES = [
  { id: '1', text: 'Lovely colours', rating: 5 },
  { id: '2', text: 'Runs large' },
];
const TEXT = 'The colours are lovely. It runs large.\nWhich one is yours?';

const links = (text: string, evidence: Evidence | undefined) =>
  evidence?.links.map(({ start, end, quotes }) => [text.slice(start, end), quotes]);

const EVIDENCE = linkMarks(
  TEXT,
  [
    { at: 23, quotes: [1] },
    { at: 38, quotes: [2, 1] },
  ],
  QUOTES,
);

test('a sentence also ends with its line, and none is empty', () => {
  const text = 'One. Two!\nThree without an end\n\n***\n#tag';
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'One.',
    'Two!',
    'Three without an end',
    '#tag',
  ]);
});

test('a mark belongs to the sentence before it, or at the start of a line to the next one', () => {
  expect(links(TEXT, EVIDENCE)).toEqual([
    ['The colours are lovely.', ['1']],
    ['It runs large.', ['2', '1']],
  ]);
  expect(links(TEXT, linkMarks(TEXT, [{ at: 39, quotes: [2] }], QUOTES))).toEqual([
    ['Which one is yours?', ['2']],
  ]);
  expect(links(TEXT, linkMarks(TEXT, [{ at: 0, quotes: [2] }], QUOTES))).toEqual([
    ['The colours are lovely.', ['2']],
  ]);
});

describe('evidence after an edit', () => {
  test('unchanged sentences keep their evidence, wherever they move', () => {
    const edited = 'New. It runs large. The colours are lovely.';
    expect(links(edited, moveEvidence(EVIDENCE, TEXT, edited))).toEqual([
      ['It runs large.', ['2', '1']],
      ['The colours are lovely.', ['1']],
    ]);
  });

  test('a changed sentence loses its evidence, and unlinked quotes are dropped', () => {
    const moved = moveEvidence(EVIDENCE, TEXT, 'The colours are lovely. It runs very large.');
    expect(moved?.quotes.map(({ id }) => id)).toEqual(['1']);
    expect(moveEvidence(EVIDENCE, TEXT, 'Something else.')).toBeUndefined();
  });

  test('a saved edit keeps the remaining evidence in the draft', () => {
    const draft = {
      id: 'a',
      revision: 1,
      createdAt: 1,
      updatedAt: 1,
      cutShort: false,
      origin: ORIGIN,
      text: TEXT,
      ...(EVIDENCE && { evidence: EVIDENCE }),
    };
    const typed = { ...startEditing(draft), editing: 'It runs large.' };
    const saved = saveEdit(typed, 2);
    expect(links(saved.text, saved.evidence)).toEqual([['It runs large.', ['2', '1']]]);
    expect(saveEdit({ ...typed, editing: 'New.' }, 2)).not.toHaveProperty('evidence');
  });
});

test('restored marks follow their sentences, and a different text gets none', () => {
  expect(withMarks(TEXT, EVIDENCE, QUOTES)).toBe(
    'The colours are lovely. [q1] It runs large. [q2, q1]\nWhich one is yours?',
  );
  expect(withMarks('Something else entirely, longer than that.', EVIDENCE, QUOTES)).not.toContain(
    '[q',
  );
});

describe('stored evidence', () => {
  test('stored evidence is read back unchanged', () => {
    expect(parseEvidence(structuredClone(EVIDENCE))).toEqual(EVIDENCE);
  });

  test.each([
    [undefined],
    [null],
    [{}],
    [{ links: [], quotes: [] }],
    [{ links: [{}], quotes: [{}] }],
  ])('stored evidence of %j is rejected', (value) => {
    expect(parseEvidence(value)).toBeUndefined();
  });

  test('reading evidence never throws and is idempotent, for any stored value', () => {
    const shape = fc.record({
      links: fc.array(
        fc.record({
          start: fc.oneof(fc.integer(), fc.anything()),
          end: fc.oneof(fc.integer(), fc.anything()),
          quotes: fc.oneof(fc.array(fc.constantFrom('1', '2', '3')), fc.anything()),
        }),
      ),
      quotes: fc.array(fc.record({ id: fc.constantFrom('1', '2', '3'), text: fc.string() })),
    });
    fc.assert(
      fc.property(fc.oneof(shape, fc.anything()), (value) => {
        const read = parseEvidence(value);
        if (read) expect(parseEvidence(read)).toEqual(read);
      }),
    );
  });
});
