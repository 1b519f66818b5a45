import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/** What each folder may import, beside itself. Left knows nothing of right. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  content: [],
  ui: [],
  services: ['domain'],
  queue: ['domain', 'types'],
  state: ['domain', 'types', 'queue'],
  features: ['domain', 'types', 'state', 'ui', 'content'],
  routes: ['domain', 'types', 'state', 'ui', 'content', 'features'],
  app: ['domain', 'types', 'services', 'queue', 'state', 'ui', 'content', 'features', 'routes'],
  sw: ['domain', 'types', 'services', 'queue'],
  build: ['domain', 'content', 'ui', 'app', 'sw', 'manifest'],
  manifest: ['domain', 'content', 'build'],
  local: ['domain'],
};

/** The service files that hold types and pure functions, not adapters: `auth/auth.ts` and these. */
const TYPE_FILE =
  /^src\/services\/(?:([\w-]+)\/\1|secrets\/key-vault|storage\/document-store)\.ts$/;

const sources: Record<string, string> = import.meta.glob(
  ['/src/**/*.{ts,tsx}', '/{local,manifest}/**/*.ts', '!/src/app/route-tree.gen.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** The folder whose rights a file has: `domain`, `features/wizard`, `types`, `local`… */
function folderOf(path: string): string {
  const house = /^(?:local|manifest)(?=\/)/.exec(path);
  if (house) return house[0];
  if (TYPE_FILE.test(path)) return 'types';
  const [, folder = '', family = ''] = path.split('/');
  return folder === 'features' ? `features/${family}` : folder;
}

/** The project's own files that a file imports, in whatever way. */
function importsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const asked = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start + 1, end - 1),
    ),
  ];
  return asked.flatMap((specifier) => {
    if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
    return specifier.startsWith('.') ? new URL(specifier, `file:///${file}`).pathname.slice(1) : [];
  });
}

function mayImport(file: string, imported: string): boolean {
  const [from, to] = [folderOf(file), folderOf(imported)];
  if (from === to) return true;
  if (from === 'types') return ['domain', 'types'].includes(to);
  if (from === 'services' && to === 'types') return true;
  const [layer = '', wanted = ''] = [from.split('/')[0], to.split('/')[0]];
  return layer !== wanted && ALLOWED[layer]?.includes(wanted) === true;
}

function violations(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([path, source]) => {
    const file = path.slice(1);
    const forbidden = importsOf(file, source).filter((imported) => !mayImport(file, imported));
    return forbidden.map((imported) => `${file} -> ${imported}`);
  });
}

describe('the direction of imports', () => {
  test('no file imports what its folder may not know', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(violations(sources).toSorted()).toEqual([]);
  });

  test('every folder has its line in the table', () => {
    const folders = new Set(Object.keys(sources).map((path) => folderOf(path.slice(1))));
    const unknown = [...folders].filter(
      (it) => it !== 'types' && !((it.split('/')[0] ?? '') in ALLOWED),
    );
    expect(unknown).toEqual([]);
  });

  test.each([
    ['/src/domain/campaign/campaign.ts', "import { atom } from '#state/campaign.ts'"],
    ['/src/state/insight.ts', "import { readText } from '#services/insight/read-insight.ts'"],
    ['/src/state/session.ts', "export { x } from '#services/auth/supabase-auth.ts'"],
    ['/src/ui/card.tsx', "import type { Tag } from '#domain/campaign/tags.ts'"],
    ['/src/ui/card.tsx', "const site = await import('#content/site.ts')"],
    ['/src/content/site.ts', "import '../domain/campaign/tags.ts'"],
    ['/src/features/auth/login.tsx', "import { Wizard } from '../wizard/wizard.tsx'"],
    ['/src/features/auth/login.tsx', "import { router } from '#app/router.ts'"],
    ['/src/services/model/body.ts', "import { start } from '#state/services.ts'"],
    ['/local/start.ts', "import { Header } from '../src/features/shell/header.tsx'"],
  ])('it sees that %s must not say %s', (path, source) => {
    expect(violations({ [path]: source })).toHaveLength(1);
  });

  test('it lets through what is allowed', () => {
    const source = "import type { A } from '#services/auth/auth.ts'; void import('#ui/card.tsx');";
    expect(violations({ '/src/features/auth/login.tsx': source })).toEqual([]);
  });
});

/** Packages, by the folders that keep to a few; the others are free. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  content: [],
  state: ['jotai'],
};

/** The package of a specifier that may name one of its entries: `jotai/utils` is jotai's. */
const packageOf = (specifier: string): string =>
  /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

test('domain and content use no package, state uses jotai alone', () => {
  const strays = Object.entries(sources).flatMap(([path, source]) => {
    const allowed = PACKAGES[folderOf(path.slice(1))];
    const { staticImports } = parseSync(path, source).module;
    const packages = staticImports
      .map(({ moduleRequest }) => moduleRequest.value)
      .filter((specifier) => /^[^.#]/.test(specifier));
    return packages
      .filter((specifier) => allowed?.includes(packageOf(specifier)) === false)
      .map((name) => `${path}: ${name}`);
  });
  expect(strays).toEqual([]);
});
