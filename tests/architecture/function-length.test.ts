import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Lines of a function, its parameters and body included. */
const LONG = 60;
const TOO_LONG = 120;
/** Largest share of long functions. */
const LONG_SHARE = 0.005;

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

const sources: Record<string, string> = import.meta.glob(
  ['/src/**/*.{ts,tsx}', '/{local,manifest,e2e}/**/*.ts', '!/src/app/route-tree.gen.ts'],
  { query: '?raw', import: 'default', eager: true },
);

interface Measured {
  readonly path: string;
  readonly line: number;
  readonly lines: number;
}

function functionsIn(path: string, source: string): Measured[] {
  const found: Measured[] = [];
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  JSON.stringify(parseSync(path, source).program, (_key, node: unknown) => {
    const { type, start, end } = Object(node);
    if (FUNCTIONS.includes(type)) {
      const line = lineAt(start);
      found.push({ path, line, lines: lineAt(end) - line + 1 });
    }
    // A BigInt of a literal has no form in JSON.
    return typeof node === 'bigint' ? undefined : node;
  });
  return found;
}

const all = Object.entries(sources).flatMap(([path, source]) => functionsIn(path, source));

test('no function is longer than 120 lines', () => {
  expect(all.length).toBeGreaterThan(5000);
  expect(all.filter(({ lines }) => lines > TOO_LONG)).toEqual([]);
});

test.each([['src/'], ['']])(
  'at most one in two hundred functions in “%s” is longer than 60 lines',
  (folder) => {
    const own = all.filter(({ path }) => path.startsWith(`/${folder}`));
    const long = own.filter(({ lines }) => lines > LONG);
    const names = long.map(({ path, line, lines }) => `${path}:${line} has ${lines} lines`);
    expect(long.length / own.length, names.join('\n')).toBeLessThanOrEqual(LONG_SHARE);
  },
);

test('functions of every form are measured, nested ones too', () => {
  const source = 'function a() {\n  const b = () => {\n  };\n  return class { c() {\n\n\n  } };\n}';
  expect(functionsIn('/a.ts', source).map(({ lines }) => lines)).toEqual([8, 2, 4]);
});
