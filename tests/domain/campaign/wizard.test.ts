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
  test('are four, with the specification’s names and titles', () => {
    expect(STEPS.map(({ name }) => name)).toEqual(['Platform', 'Customize', 'Generate', 'Review']);
    expect(STEPS.map(({ title }) => title)).toEqual([
      'Choose Your Platform',
      'Customize Your Content',
      'Generate Content',
      'Your Generated Content',
    ]);
    expect(STEPS.map(({ id }) => stepIndex(id))).toEqual([0, 1, 2, 3]);
  });

  test('an address names a step or nothing', () => {
    expect(parseStep('customize')).toBe('customize');
    for (const stray of ['Customize', '', 2, null, undefined, ['review'], '__proto__']) {
      expect(parseStep(stray)).toBeUndefined();
    }
  });
});

describe('how far a person may go', () => {
  const chosen: Progress = { ...NOTHING, platformChosen: true };
  const ready: Progress = { ...chosen, readyToGenerate: true };

  test.each<[string, StepId, Progress, StepId]>([
    ['without a platform customize leads back', 'customize', NOTHING, 'platform'],
    ['without a platform generate leads back', 'generate', NOTHING, 'platform'],
    ['without anything review leads back', 'review', NOTHING, 'platform'],
    ['a chosen platform opens customize', 'customize', chosen, 'customize'],
    ['a missing choice holds generate back', 'generate', chosen, 'customize'],
    ['a whole configuration opens generate', 'generate', ready, 'generate'],
    ['review shows that there is nothing yet', 'review', ready, 'review'],
    ['a draft can be reviewed', 'review', { ...NOTHING, hasDraft: true }, 'review'],
    ['one may always go back to the start', 'platform', ready, 'platform'],
  ])('%s', (_behaviour, asked, progress, shown) => {
    expect(clampStep(asked, progress)).toBe(shown);
  });

  test('nobody is led further than they asked, nor led anywhere twice', () => {
    fc.assert(
      fc.property(anyStep, anyProgress, (asked, progress) => {
        const shown = clampStep(asked, progress);
        expect(stepIndex(shown)).toBeLessThanOrEqual(stepIndex(asked));
        expect(clampStep(shown, progress)).toBe(shown);
      }),
    );
  });

  test('generate shows for a whole configuration alone', () => {
    fc.assert(
      fc.property(anyStep, anyProgress, (asked, progress) => {
        fc.pre(!progress.readyToGenerate);
        expect(clampStep(asked, progress)).not.toBe('generate');
      }),
    );
  });
});
