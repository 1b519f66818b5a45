const TAB_IDS = ['home', 'create', 'library', 'profile'] as const;
const STEP_IDS = ['topic', 'sound', 'look', 'video'] as const;

/** Tabs of the demo. The id is used in the URL: `/faceless-video?tab=library`. */
export type FacelessTabId = (typeof TAB_IDS)[number];

/** Steps of the wizard inside Create. */
export type FacelessStepId = (typeof STEP_IDS)[number];

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
  const tab = TAB_IDS.find((id) => id === search.tab) ?? 'home';
  if (tab !== 'create') return { tab };
  const step = STEP_IDS.find((id) => id === search.step);
  return step === undefined ? { tab } : { tab, step };
}

export function searchOf(place: FacelessPlace): FacelessSearch {
  return place.tab === 'home' ? {} : place;
}
