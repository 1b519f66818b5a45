import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IDLE, parseGeneration } from '#domain/generation.ts';

describe('reading a stored generation', () => {
  test.each<[string, unknown, unknown]>([
    ['idle stays idle', { status: 'idle' }, IDLE],
    [
      'done stays done',
      { status: 'done', draftId: 'a', cutShort: true, madeFrom: '1x' },
      { status: 'done', draftId: 'a', cutShort: true, madeFrom: '1x' },
    ],
    ['done without its draft is idle', { status: 'done' }, IDLE],
    ['done of unknown choices is idle', { status: 'done', draftId: 'a' }, IDLE],
    [
      'what was running when the page died is interrupted, with its text',
      { status: 'running', text: 'So far' },
      { status: 'interrupted', text: 'So far' },
    ],
    [
      'what was running before the first word may have been billed all the same',
      { status: 'running', text: '' },
      { status: 'interrupted', text: '' },
    ],
    [
      'interrupted stays interrupted',
      { status: 'interrupted', text: 'So far' },
      { status: 'interrupted', text: 'So far' },
    ],
    [
      'of a failure its text stays',
      { status: 'failed', text: 'So far', failure: { kind: 'cut' } },
      { status: 'interrupted', text: 'So far' },
    ],
    ['a failure without text is over', { status: 'failed', text: '' }, IDLE],
    ['an unknown status is none', { status: 'paused' }, undefined],
  ])('%s', (_behaviour, stored, expected) => {
    expect(parseGeneration(stored)).toEqual(expected);
  });

  test('survives anything, never runs, and reading it again changes nothing', () => {
    const status = fc.constantFrom('idle', 'running', 'done', 'failed', 'interrupted', 'x');
    const record = fc.record(
      { status, text: fc.anything(), draftId: fc.anything(), cutShort: fc.anything() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(record, fc.anything({ withNullPrototype: true })), (garbage) => {
        const read = parseGeneration(garbage);
        expect(read?.status).not.toBe('running');
        if (read) expect(parseGeneration(read)).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });
});
