import type { FacelessChoices } from './faceless.ts';
import { FACELESS_STEPS, type FacelessStepId } from './faceless-place.ts';

/** 0 for the first step to 3 for the last. */
export function facelessStepIndex(step: FacelessStepId): number {
  return FACELESS_STEPS.findIndex(({ id }) => id === step);
}

/** What a step still needs before the next one, in the words of the page, in its order. */
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

/** The asked step, or the first one before it that still misses something. */
export function clampFacelessStep(asked: FacelessStepId, choices: FacelessChoices): FacelessStepId {
  const before = FACELESS_STEPS.slice(0, facelessStepIndex(asked));
  return before.find(({ id }) => missingIn(id, choices).length > 0)?.id ?? asked;
}

/** How the demo's progress rises (section 9). */
export const DEMO_PROGRESS = { step: 5, everyMs: 200, full: 100 } as const;

/** The progress after one more tick, in percent. */
export function nextProgress(percent: number): number {
  return Math.min(percent + DEMO_PROGRESS.step, DEMO_PROGRESS.full);
}
