import type { FacelessChoices } from './faceless.ts';
import { FACELESS_STEPS } from './faceless-names.ts';
import type { FacelessStepId } from './faceless-place.ts';

/** Returns 0 for the first step to 3 for the last. */
export function facelessStepIndex(step: FacelessStepId): number {
  return FACELESS_STEPS.findIndex(({ id }) => id === step);
}

/** Lists the missing choices of a step, in the page's words and order. */
export function missingIn(step: FacelessStepId, choices: FacelessChoices): string[] {
  return needs(step, choices).flatMap(([name, given]) => (given ? [] : [name]));
}

function needs(
  step: FacelessStepId,
  { topic, style, duration, voice, music, theme, animation }: FacelessChoices,
): (readonly [name: string, given: boolean])[] {
  switch (step) {
    case 'topic':
      return [
        ['a topic', topic.trim() !== ''],
        ['a style', style !== undefined],
        ['a duration', duration !== undefined],
      ];
    case 'sound':
      return [
        ['a voice', voice !== undefined],
        ['the music', music !== undefined],
      ];
    case 'look':
      return [
        ['a theme', theme !== undefined],
        ['a text animation', animation !== undefined],
      ];
    case 'video':
      return [];
  }
}

/** Returns the requested step, or the first one before it with a missing choice. */
export function clampFacelessStep(asked: FacelessStepId, choices: FacelessChoices): FacelessStepId {
  const before = FACELESS_STEPS.slice(0, facelessStepIndex(asked));
  return before.find(({ id }) => missingIn(id, choices).length > 0)?.id ?? asked;
}

/** Speed of the demo's progress, in percent and milliseconds. */
export const DEMO_PROGRESS = { step: 5, everyMs: 200, full: 100 } as const;

/** Returns the progress after one more tick, in percent. */
export function nextProgress(percent: number): number {
  return Math.min(percent + DEMO_PROGRESS.step, DEMO_PROGRESS.full);
}
