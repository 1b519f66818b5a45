import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJob } from '#domain/jobs/parse-job.ts';
import { QUEUED } from '../jobs.ts';

describe('a stored job', () => {
  test('a stored job is read back unchanged', () => {
    const full = {
      ...QUEUED,
      sentQuotes: ['1', '2'],
      continues: { draftId: 'draft-1', soFar: 'So' },
      failure: { kind: 'unavailable', status: 503, retryAfterMs: 5000 },
      holdReason: 'stale',
      approvedBaseUrl: 'https://api.openai.com/v1',
    };
    expect(parseJob(structuredClone(full))).toEqual(full);
  });

  test('a rework is read back with its passage', () => {
    const refines = { draftId: 'draft-1', soFar: 'So', name: 'Warmer' };
    const around = ['Before ', ' behind'];
    const read = (value: unknown) => parseJob({ ...QUEUED, refines: value })?.refines;
    expect(read(refines)).toEqual(refines);
    expect(read({ ...refines, around })).toEqual({ ...refines, around });
    expect(read({ ...refines, around: ['Before'] })).toEqual(refines);
    expect(read({ ...refines, around: 'Before' })).toEqual(refines);
    expect(read({ ...refines, name: 7 })).toBeUndefined();
    expect(read({ name: 'Warmer' })).toBeUndefined();
  });

  test('a stored job that could be sent too often or not at all is rejected', () => {
    const broken = [
      { attempts: -1 },
      { attempts: '1' },
      { approvals: Number.NaN },
      { unbilledAttempts: 1.5 },
      { status: 'sent' },
      { prompt: { messages: [] } },
      { prompt: { messages: [{ role: 'tool', content: '' }], maxTokens: 1, temperature: 1 } },
      { campaign: {} },
      { v: 2 },
      { id: 7 },
    ];
    for (const part of broken) expect(parseJob({ ...QUEUED, ...part })).toBeUndefined();
  });

  test('reading a job never throws, for any stored value', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc
        .tuple(fc.constantFrom(...Object.keys(QUEUED)), fc.anything())
        .map(([key, value]) => ({ ...QUEUED, [key]: value })),
    );
    fc.assert(fc.property(anything, (value) => void parseJob(value)));
  });
});
