import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canOpenStep,
  clampStep,
  parseStep,
  type Progress,
  type StepId,
  stepIndex,
  STEPS,
} from '#domain/campaign/wizard.ts';

const NOTHING: Progress = { platformChosen: false, readyToGenerate: false, hasDraft: false };
const anyStep = fc.constantFrom(...STEPS.map(({ id }) => id));
const anyProgress = fc.record({
  platformChosen: fc.boolean(),
  readyToGenerate: fc.boolean(),
  hasDraft: fc.boolean(),
});

describe('the steps', () => {
  test('the four steps have the names and titles of the specification', () => {
    expect(STEPS.map(({ name }) => name)).toEqual(['Platform', 'Customize', 'Generate', 'Review']);
    expect(STEPS.map(({ title }) => title)).toEqual([
      'Choose Your Platform',
      'Customize Your Content',
      'Generate Content',
      'Your Generated Content',
    ]);
    expect(STEPS.map(({ id }) => stepIndex(id))).toEqual([0, 1, 2, 3]);
  });

  test('a step parameter is a known step or undefined', () => {
    expect(parseStep('customize')).toBe('customize');
    for (const stray of ['Customize', '', 2, null, undefined, ['review'], '__proto__']) {
      expect(parseStep(stray)).toBeUndefined();
    }
  });
});

describe('steps that are links', () => {
  const DONE: Progress = { platformChosen: true, readyToGenerate: true, hasDraft: true };
  const linked = (progress: Progress) =>
    STEPS.map(({ id }) => id).filter((id) => canOpenStep(id, progress));

  test.each([
    ['at the start', NOTHING, ['platform']],
    ['with a platform', { ...NOTHING, platformChosen: true }, ['platform', 'customize']],
    ['with every choice', { ...DONE, hasDraft: false }, ['platform', 'customize', 'generate']],
    ['with a draft', DONE, ['platform', 'customize', 'generate', 'review']],
    [
      'with a draft but without choices',
      { ...NOTHING, hasDraft: true },
      ['platform', 'customize', 'review'],
    ],
  ] as const)('%s, the links are those of the steps that can be shown', (_when, progress, ids) => {
    expect(linked(progress)).toEqual(ids);
  });

  test('a link never leads to another step than the one it names', () => {
    fc.assert(
      fc.property(anyStep, anyProgress, (step, progress) => {
        if (canOpenStep(step, progress)) expect(clampStep(step, progress)).toBe(step);
      }),
    );
  });
});

describe('reachable steps', () => {
  const chosen: Progress = { ...NOTHING, platformChosen: true };
  const ready: Progress = { ...chosen, readyToGenerate: true };

  test.each<[string, StepId, Progress, StepId]>([
    ['Customize leads back without a platform', 'customize', NOTHING, 'platform'],
    ['Generate leads back without a platform', 'generate', NOTHING, 'platform'],
    ['Review leads back without any choice', 'review', NOTHING, 'platform'],
    ['Customize opens with a chosen platform', 'customize', chosen, 'customize'],
    ['Generate leads back with a missing choice', 'generate', chosen, 'customize'],
    ['Generate opens with all choices made', 'generate', ready, 'generate'],
    ['Review opens without a draft once all choices are made', 'review', ready, 'review'],
    ['Review opens with a draft', 'review', { ...NOTHING, hasDraft: true }, 'review'],
    ['Platform always opens', 'platform', ready, 'platform'],
  ])('%s', (_behaviour, asked, progress, shown) => {
    expect(clampStep(asked, progress)).toBe(shown);
  });

  test('the shown step is never beyond the requested one, and clamping is idempotent', () => {
    fc.assert(
      fc.property(anyStep, anyProgress, (asked, progress) => {
        const shown = clampStep(asked, progress);
        expect(stepIndex(shown)).toBeLessThanOrEqual(stepIndex(asked));
        expect(clampStep(shown, progress)).toBe(shown);
      }),
    );
  });

  test('Generate opens only with all choices made', () => {
    fc.assert(
      fc.property(anyStep, anyProgress, (asked, progress) => {
        fc.pre(!progress.readyToGenerate);
        expect(clampStep(asked, progress)).not.toBe('generate');
      }),
    );
  });
});
