import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
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
