/** The four steps, in order. The `id` is used in the URL: `/?step=customize`. */
export const STEPS = [
  { id: 'platform', name: 'Platform', title: 'Choose Your Platform' },
  { id: 'customize', name: 'Customize', title: 'Customize Your Content' },
  { id: 'generate', name: 'Generate', title: 'Generate Content' },
  { id: 'review', name: 'Review', title: 'Your Generated Content' },
] as const satisfies readonly { id: string; name: string; title: string }[];

export type StepId = (typeof STEPS)[number]['id'];

/** The user's progress: the conditions of the later steps. */
export interface Progress {
  readonly platformChosen: boolean;
  readonly readyToGenerate: boolean;
  readonly hasDraft: boolean;
}

/** Parses a step from the URL; undefined if it is none. */
export function parseStep(value: unknown): StepId | undefined {
  return STEPS.find((step) => step.id === value)?.id;
}

/** Returns the requested step, or the last one before it that can be shown. */
export function clampStep(asked: StepId, progress: Progress): StepId {
  if (!progress.platformChosen && !progress.hasDraft) return 'platform';
  if (asked === 'review') return 'review';
  if (asked === 'generate' && !progress.readyToGenerate) return 'customize';
  return asked;
}

/** True if the step indicator leads to this step: it can be shown, and has something to show. */
export function canOpenStep(step: StepId, progress: Progress): boolean {
  return step === 'review' ? progress.hasDraft : clampStep(step, progress) === step;
}

/** Returns 0 for the first step to 3 for the last. */
export function stepIndex(step: StepId): number {
  return STEPS.findIndex((candidate) => candidate.id === step);
}
