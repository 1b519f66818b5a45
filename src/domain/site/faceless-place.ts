/** Tabs of the demo, in order. The `id` is used in the URL: `/faceless-video?tab=library`. */
export const FACELESS_TABS = [
  { id: 'home', name: 'Home' },
  { id: 'create', name: 'Create' },
  { id: 'library', name: 'Library' },
  { id: 'profile', name: 'Profile' },
] as const satisfies readonly { id: string; name: string }[];

export type FacelessTabId = (typeof FACELESS_TABS)[number]['id'];

/** The four steps of the wizard inside Create, in order. */
export const FACELESS_STEPS = [
  { id: 'topic', name: 'Topic', title: 'What is your video about?' },
  { id: 'sound', name: 'Sound', title: 'How it sounds' },
  { id: 'look', name: 'Look', title: 'How it looks' },
  { id: 'video', name: 'Video', title: 'Your video' },
] as const satisfies readonly { id: string; name: string; title: string }[];

export type FacelessStepId = (typeof FACELESS_STEPS)[number]['id'];

/** Location in the demo. Only Create has a wizard, so any other tab leaves it. */
export type FacelessPlace =
  | { readonly tab: Exclude<FacelessTabId, 'create'> }
  | { readonly tab: 'create'; readonly step?: FacelessStepId };

/** Search parameters of a location; Home has none. */
export interface FacelessSearch {
  readonly tab?: FacelessTabId;
  readonly step?: FacelessStepId;
}

/** Parses search parameters. An unknown tab or step is ignored. */
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
