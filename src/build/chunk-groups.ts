/** The part of the bundler's module graph that is used here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const OURS = /^(?!.*node_modules).*\/src\/(?!sw\/)/;

/**
 * Few chunks: each costs a request and compresses apart from its neighbours. Each library of the
 * first screen is a chunk, so that its start-up is a task of its own (see `src/app/main.ts`);
 * modules used by only a part of the app stay with that part.
 */
export const CHUNK_GROUPS = [
  {
    name: 'react',
    // Includes what `main.ts` itself imports: in the app's chunk, those modules would pull in all
    // of the app at once.
    test: /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|\/yield-to-main\.ts$/,
    priority: 3,
  },
  {
    name: 'styles',
    // Excludes Chakra's components and their dependencies: they belong to the screens that render
    // them.
    test: /node_modules\/(@emotion|@pandacss|stylis|@chakra-ui\/react\/dist\/esm\/(?!components))|src\/ui\/theme\/styles\.ts$/,
    priority: 3,
  },
  {
    name: 'router',
    // Without the virtual list, which one screen uses.
    test: /node_modules\/(@tanstack\/(?!(react-virtual|virtual-core)\/)|(jotai|use-sync-external-store)\/)/,
    priority: 3,
  },
  {
    name: 'supabase',
    // Without the old tslib of pdf-lib, which works offline.
    test: /^(?!.*\/pdf-lib\/).*node_modules\/(@supabase|iceberg-js|tslib)\//,
    priority: 3,
  },
  {
    name: 'system',
    // Cards are on every page, but in no screen chunk that the other screens could import them
    // from.
    test: /src\/ui\/(theme\/(system|recipes|tokens)\.ts|behaviour\/use-first-interaction\.ts|page\/card\.tsx)$/,
    priority: 2,
  },
  {
    debugName: 'screens',
    name: (id: string, graph: ModuleGraph) => screenOf(id, graph),
    test: OURS,
    priority: 1,
  },
];

/** Modules every page needs to respond, then those of the first step and of the static pages. */
const SCREENS = {
  app: [
    'src/app/start.tsx',
    'src/routes/index.tsx?tsr-split=component',
    'src/domain/campaign/choice.ts',
  ],
  // The demo has steps too, but uses nothing else of the wizard.
  steps: ['src/ui/steps/step-frame.tsx', 'src/ui/steps/step-indicator.tsx'],
  wizard: ['src/features/wizard/wizard.tsx'],
  article: ['src/routes/blog.$slug.tsx?tsr-split=component'],
  jobs: ['src/state/jobs/jobs.ts'],
  // Preloaded on the step before, and mostly shared with its neighbours, which check the network too.
  generate: [
    'src/features/wizard/generate/generate-step.tsx',
    'src/app/services/connectivity.ts',
    'src/queue/listeners.ts',
  ],
  deferred: ['src/app/deferred/deferred.ts'],
};

let screens: readonly (readonly [name: string, modules: ReadonlySet<string>])[] | undefined;

/**
 * The first screen that imports the module; null for modules that only parts of the app lazy-load.
 */
function screenOf(id: string, graph: ModuleGraph): string | null {
  const root = id.replace(/src\/.*/, '');
  screens ??= Object.entries(SCREENS).map(([name, starts]) => [
    name,
    importedBy(
      starts.map((start) => root + start),
      graph,
    ),
  ]);
  return screens.find(([, modules]) => modules.has(id))?.[0] ?? null;
}

/** Our own modules reachable by static imports from `starts`, including `starts`. */
function importedBy(starts: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(starts);
  for (const id of found) {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    for (const next of imported) if (OURS.test(next)) found.add(next);
  }
  return found;
}
