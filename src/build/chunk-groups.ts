/** What the bundler tells of its modules. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const OURS = /^(?!.*node_modules).*\/src\/(?!sw\/)/;

/**
 * Few chunks: each costs a request and what it could have shared with its neighbours in
 * compression. The libraries of the first screen are one each, so that their start is a task each
 * (see `src/app/main.ts`); what only a part of the app uses stays with that part.
 */
export const CHUNK_GROUPS = [
  {
    name: 'react',
    // With what `main.ts` itself imports: in the app's script it would bring that, and all of it at once.
    test: /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|\/yield-to-main\.ts$/,
    priority: 3,
  },
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
  {
    name: 'system',
    // Cards are on every page, and in no screen that another would have to load for them.
    test: /src\/ui\/((system|base|recipes|tokens|use-first-touch)\.ts|card\.tsx)$/,
    priority: 2,
  },
  {
    debugName: 'screens',
    name: (id: string, graph: ModuleGraph) => screenOf(id, graph),
    test: OURS,
    priority: 1,
  },
];

/** What every page needs to answer, then what the first step and pages of words need beside it. */
const SCREENS = {
  app: [
    'src/app/start.tsx',
    'src/routes/index.tsx?tsr-split=component',
    'src/domain/campaign/choice.ts',
  ],
  // The demo has steps too, and nothing else of the wizard.
  steps: ['src/ui/step-frame.tsx', 'src/ui/step-indicator.tsx', 'src/ui/choice-cards.tsx'],
  wizard: ['src/features/wizard/wizard.tsx'],
  article: ['src/routes/blog.$slug.tsx?tsr-split=component'],
  jobs: ['src/state/jobs.ts'],
  // Preloaded on the step before, and most of it shared with its neighbours.
  generate: ['src/features/wizard/generate-step.tsx'],
  late: ['src/app/late.ts'],
};

let screens: readonly (readonly [name: string, modules: ReadonlySet<string>])[] | undefined;

/** The first screen that imports the module; what only parts of the app load later is none's. */
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

/** Our own modules that these import, directly or through others, and themselves. */
function importedBy(starts: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(starts);
  for (const id of found) {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    for (const next of imported) if (OURS.test(next)) found.add(next);
  }
  return found;
}
