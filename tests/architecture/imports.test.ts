import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/**
 * Folders that each folder may import from, besides itself. Lower layers never import upper ones.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  boot: ['domain'],
  content: [],
  insight: ['domain', 'types'],
  ui: [],
  services: ['domain'],
  queue: ['domain', 'types'],
  state: ['domain', 'types', 'queue'],
  features: ['domain', 'types', 'state', 'ui', 'content'],
  routes: ['domain', 'types', 'state', 'ui', 'content', 'features'],
  app: [
    'domain',
    'insight',
    'boot',
    'types',
    'services',
    'queue',
    'state',
    'ui',
    'content',
    'features',
    'routes',
  ],
  sw: ['domain', 'types', 'services', 'queue'],
  build: ['domain', 'content', 'ui', 'app', 'sw', 'manifest'],
  manifest: ['domain', 'content', 'build'],
  local: ['domain'],
};

/** Files with types and pure functions instead of adapters: `auth/auth.ts`, insight's and these. */
const TYPE_FILE =
  /^src\/(?:insight\/insight|services\/(?:([\w-]+)\/\1|lazy-service|device\/yield-to-main|secrets\/key-vault|storage\/(?:document-store|press)))\.ts$/;

const sources: Record<string, string> = import.meta.glob(
  ['/src/**/*.{ts,tsx}', '/{local,manifest}/**/*.ts', '!/src/app/route-tree.gen.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** The folder whose import rules a file follows: `domain`, `features/wizard`, `types`, `local`… */
function folderOf(path: string): string {
  const house = /^(?:local|manifest)(?=\/)/.exec(path);
  if (house) return house[0];
  if (TYPE_FILE.test(path)) return 'types';
  const [, folder = '', family = ''] = path.split('/');
  return folder === 'features' ? `features/${family}` : folder;
}

/** Paths of the project's own files that a file imports, statically or dynamically. */
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
  test('no file imports from a folder that its own folder may not import', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(violations(sources).toSorted()).toEqual([]);
  });

  test('every folder has a row in the table of allowed imports', () => {
    const folders = new Set(Object.keys(sources).map((path) => folderOf(path.slice(1))));
    const unknown = [...folders].filter(
      (it) => it !== 'types' && !((it.split('/')[0] ?? '') in ALLOWED),
    );
    expect(unknown).toEqual([]);
  });

  test.each([
    ['/src/domain/campaign/campaign.ts', "import { atom } from '#state/campaign/campaign.ts'"],
    ['/src/state/insight.ts', "import { readText } from '#insight/read/read-file.ts'"],
    ['/src/state/session.ts', "export { x } from '#services/auth/supabase-auth.ts'"],
    ['/src/ui/card.tsx', "import type { Tag } from '#domain/campaign/tags.ts'"],
    ['/src/ui/card.tsx', "const site = await import('#content/site.ts')"],
    ['/src/content/site.ts', "import '../domain/campaign/tags.ts'"],
    ['/src/features/auth/login.tsx', "import { Wizard } from '../wizard/wizard.tsx'"],
    ['/src/features/auth/login.tsx', "import { router } from '#app/router.ts'"],
    ['/src/services/model/body.ts', "import { start } from '#state/services.ts'"],
    ['/src/boot/hint-script.ts', "import type { Services } from '#services/auth/auth.ts'"],
    ['/src/features/auth/login.tsx', "import { readHint } from '#boot/hint-storage.ts'"],
    ['/local/start.ts', "import { Header } from '../src/features/shell/header.tsx'"],
  ])('the import check reports %s if it contains %s', (path, source) => {
    expect(violations({ [path]: source })).toHaveLength(1);
  });

  test('the import check accepts allowed imports', () => {
    const source =
      "import type { A } from '#services/auth/auth.ts'; void import('#ui/page/card.tsx');";
    expect(violations({ '/src/features/auth/login.tsx': source })).toEqual([]);
  });
});

test('outside its room, insight is reached through its types, its client and its worker alone', () => {
  const room = 'src/insight/';
  const doors = Object.entries(sources).flatMap(([path, source]) =>
    path.startsWith(`/${room}`)
      ? []
      : importsOf(path.slice(1), source).filter((imported) => imported.startsWith(room)),
  );
  expect([...new Set(doors)].toSorted()).toEqual([
    `${room}client.ts`,
    `${room}insight-worker.ts?worker&url`,
    `${room}insight.ts`,
  ]);
});

/** Groups of files that import each other in a circle: types count, and so do dynamic imports. */
function circles(files: Record<string, string>): string[][] {
  const graph = new Map(
    Object.entries(files).map(([path, source]) => [
      path.slice(1),
      importsOf(path.slice(1), source),
    ]),
  );
  const reachable = (start: string): Set<string> => {
    const found = new Set<string>();
    const open = [...(graph.get(start) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(...(graph.get(next) ?? []));
    }
    return found;
  };
  const reach = new Map([...graph.keys()].map((file) => [file, reachable(file)]));
  const groups = [...graph.keys()].flatMap((file) => {
    const group = [...(reach.get(file) ?? [])].filter((other) => reach.get(other)?.has(file));
    return group.includes(file) ? [group.toSorted().join(' <-> ')] : [];
  });
  return [...new Set(groups)].map((group) => group.split(' <-> '));
}

describe('circles of imports', () => {
  test('no files import each other in a circle, not even for types or on demand', () => {
    expect(circles(sources)).toEqual([]);
  });

  test.each([
    ['import { b } from "./b.ts"', 'import { a } from "./a.ts"'],
    ['import type { B } from "./b.ts"', 'export { a } from "./a.ts"'],
    ['const b = await import("./b.ts")', 'import { a } from "./a.ts"'],
  ])('the circle of %s and %s is found', (a, b) => {
    const files = { '/src/ui/a.ts': a, '/src/ui/b.ts': b, '/src/ui/c.ts': 'import "./a.ts"' };
    expect(circles(files)).toEqual([['src/ui/a.ts', 'src/ui/b.ts']]);
  });
});

/** Allowed packages of restricted folders; other folders may use any. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  boot: [],
  content: [],
  state: ['jotai'],
};

/** The package of a specifier: `jotai/utils` is an entry of `jotai`. */
const packageOf = (specifier: string): string =>
  /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

test('domain, boot and content import no package, and state imports only jotai', () => {
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
