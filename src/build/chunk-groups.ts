/** What the bundler tells of its modules. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const OURS = /\/src\/(?!sw\/)/;

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
  { name: 'system', test: /src\/ui\/(system|recipes|tokens|use-first-touch)\.ts$/, priority: 2 },
  {
    // What every page needs to answer, and nothing that only some of them import later.
    debugName: 'app',
    name: (id: string, graph: ModuleGraph) => (isOfFirstScreen(id, graph) ? 'app' : null),
    test: OURS,
    priority: 1,
  },
];

let firstScreen: ReadonlySet<string> | undefined;

function isOfFirstScreen(id: string, graph: ModuleGraph): boolean {
  firstScreen ??= importedBy(id.replace(/src\/.*/, 'src/app/start.tsx'), graph);
  return firstScreen.has(id);
}

/** Our own modules that a module imports, directly or through others, and itself. */
function importedBy(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([start]);
  for (const id of found) {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    for (const next of imported) if (OURS.test(next)) found.add(next);
  }
  return found;
}
