import type { Rolldown } from 'vite';

/** The part of the bundle that maps modules to files. */
type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Scripts containing these modules, plus their static imports, the entry's first. */
export function scriptsOf(bundle: Bundle, modules: readonly string[]): string[] {
  const found = new Set<string>();
  for (const module of modules) {
    const holders = chunksOf(bundle).filter((chunk) => holds(chunk, module));
    if (holders.length === 0) throw new Error(`No chunk holds ${module}`);
    for (const chunk of holders) addWithImports(bundle, chunk.fileName, found);
  }
  return [...found];
}

export const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** The router's split routes are marked in the query. */
function holds(chunk: Chunk, module: string): boolean {
  return chunk.moduleIds.some((id) => id.replace(/\?.*$/, '').endsWith(`/${module}`));
}

function addWithImports(bundle: Bundle, fileName: string, found: Set<string>): void {
  if (found.has(fileName)) return;
  const file = bundle[fileName];
  if (file?.type !== 'chunk') return;
  found.add(fileName);
  for (const imported of file.imports) addWithImports(bundle, imported, found);
}
