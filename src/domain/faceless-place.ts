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
  { id: 'topic', name: 'Topic', title: 'What is your video about?' },
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
