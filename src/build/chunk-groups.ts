const OURS = /src\/(app|ui|state|services|content|domain|features\/shell)\//;

/** What stands on steps and forms: a page that is only read has none of it. */
const OF_STEPS =
  /src\/(ui\/(step-frame|choice[\w-]*|field|notice|card)|domain\/(quote|tones|audiences|lengths|platforms|content-types|tags))\.tsx?$/;

/**
 * Few chunks: each costs a request and what it could have shared with its neighbours in
 * compression. The libraries of the first screen are one each, so that their start is a task each
 * (see `src/app/main.ts`); what only a part of the app uses stays with that part.
 */
export const CHUNK_GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'styles',
    // Chakra's components and what they stand on belong to whoever shows them.
    test: /node_modules\/(@emotion|@pandacss|stylis|@chakra-ui\/react\/dist\/esm\/(?!components))|src\/ui\/styles\.ts$/,
    priority: 3,
  },
  {
    name: 'router',
    test: /node_modules\/(@tanstack|jotai|use-sync-external-store)\//,
    priority: 3,
  },
  // What every page shows: a chunk takes what its modules import along, and the steps' would.
  { name: 'ui', test: /src\/ui\/(button|glyphs|text|spinner)\.tsx$/, priority: 2 },
  { name: 'system', test: /src\/ui\/(system|recipes|tokens|use-first-touch)\.ts$/, priority: 2 },
  {
    name: 'app',
    test: (id: string) => OURS.test(id) && !OF_STEPS.test(id),
    minShareCount: 4,
    priority: 1,
  },
  { name: 'steps', test: OF_STEPS, minShareCount: 4 },
];
