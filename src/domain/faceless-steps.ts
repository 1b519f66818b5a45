import type { FacelessChoices } from './faceless.ts';

/** The tabs of the demo, in order. The `id` is what the address shows: `/faceless-video?tab=library`. */
export const FACELESS_TABS = [
  { id: 'home', name: 'Home' },
  { id: 'create', name: 'Create' },
  { id: 'library', name: 'Library' },
  { id: 'profile', name: 'Profile' },
] as const satisfies readonly { id: string; name: string }[];

export type FacelessTabId = (typeof FACELESS_TABS)[number]['id'];

/** The four steps of the wizard inside Create, in order. */
export const FACELESS_STEPS = [
  { id: 'topic', name: 'Topic', title: 'What is your video about' },
  { id: 'sound', name: 'Sound', title: 'How it sounds' },
  { id: 'look', name: 'Look', title: 'How it looks' },
  { id: 'video', name: 'Video', title: 'Your video' },
] as const satisfies readonly { id: string; name: string; title: string }[];

export type FacelessStepId = (typeof FACELESS_STEPS)[number]['id'];

/** Where in the demo one is. Only Create has a wizard, so any other tab leaves it. */
export type FacelessPlace =
  | { readonly tab: Exclude<FacelessTabId, 'create'> }
  | { readonly tab: 'create'; readonly step?: FacelessStepId };

/** A place as the address carries it; Home is the address without anything. */
export interface FacelessSearch {
  readonly tab?: FacelessTabId;
  readonly step?: FacelessStepId;
}

/** Reads what an address may hold. A tab or step that is none counts as not given. */
export function parsePlace(search: {
  readonly tab?: unknown;
  readonly step?: unknown;
}): FacelessPlace {
  const tab = FACELESS_TABS.find(({ id }) => id === search.tab)?.id ?? 'home';
  if (tab !== 'create') return { tab };
  const step = FACELESS_STEPS.find(({ id }) => id === search.step)?.id;
  return step === undefined ? { tab } : { tab, step };
}

export function searchOf(place: FacelessPlace): FacelessSearch {
  return place.tab === 'home' ? {} : place;
}

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
