/** Finds what a script uses of the language and the browser that the target browsers lack. */
import { type Node, type Program } from 'acorn';
import { full } from 'acorn-walk';
import bcd, { type CompatStatement } from '@mdn/browser-compat-data/forLegacyNode';
import { TARGET_BROWSERS } from '../../manifest/target-browsers.ts';

/** The target browsers by their names in MDN's data. */
const BROWSERS = Object.entries(TARGET_BROWSERS).map(
  ([name, version]) => [name === 'ios' ? 'safari_ios' : name, version] as const,
);

/** Objects of the browser, by the expression that reads them. */
const INTERFACES: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  'navigator.clipboard': 'Clipboard',
  'navigator.locks': 'LockManager',
  'navigator.serviceWorker': 'ServiceWorkerContainer',
  'navigator.storage': 'StorageManager',
  location: 'Location',
  history: 'History',
  crypto: 'Crypto',
  'crypto.subtle': 'SubtleCrypto',
  performance: 'Performance',
  indexedDB: 'IDBFactory',
  caches: 'CacheStorage',
};

const GLOBAL_OBJECT = /^(?:globalThis|window|self)\./;

function isIn(browser: string, version: number, { support }: CompatStatement): boolean {
  const statements = [Object(support)[browser] ?? []].flat();
  // Browsers without a statement are variants that MDN does not track.
  if (statements.length === 0) return true;
  return statements.some(({ version_added: added, version_removed: removed, flags, prefix }) => {
    if (flags || prefix || typeof added !== 'string') return false;
    const isAdded = Number.parseFloat(added.replace('≤', '')) <= version;
    return isAdded && !(Number.parseFloat(removed) <= version);
  });
}

/** The target browsers that lack it; empty if none does. */
const lacking = (statement: CompatStatement): string[] =>
  BROWSERS.filter(([browser, version]) => !isIn(browser, version, statement)).map(([name]) => name);

interface BuiltIns {
  /** `Promise.withResolvers`, `Document.startViewTransition`, `ScrollTimeline`. */
  readonly missing: ReadonlyMap<string, readonly string[]>;
  /** Names of methods, each of built-ins that the target lacks: `union`, `toBase64`. */
  readonly methods: ReadonlyMap<string, readonly string[]>;
}

/** MDN's name of what it says about a member. */
const COMPAT = '__compat';

/** Every member of MDN's tree with its path: `Promise.withResolvers_static`, `Set.union`. */
function* membersOf(
  tree: object,
  path: readonly string[] = [],
): Generator<[string[], CompatStatement]> {
  for (const [name, node] of Object.entries(tree)) {
    if (name === COMPAT) continue;
    const here = [...path, name];
    const statement: CompatStatement | undefined = Object(node)[COMPAT];
    if (statement) yield [here, statement];
    if (here.length < 3) yield* membersOf(node, here);
  }
}

const STATIC = '_static';
const nameOf = (path: readonly string[]) => path.join('.').replace(STATIC, '');

function readBuiltIns(): BuiltIns {
  const missing = new Map<string, readonly string[]>();
  const methods = new Map<string, readonly string[]>();
  const known = new Set<string>();
  for (const [path, statement] of membersOf(Object(bcd.javascript)['builtins'])) {
    const without = lacking(statement);
    const name = path.at(-1) ?? '';
    if (without.length > 0) missing.set(nameOf(path), without);
    if (without.length === 0) known.add(name);
    else if (path.length > 1 && !name.endsWith(STATIC)) methods.set(name, without);
  }
  for (const [path, statement] of membersOf(bcd.api)) {
    const without = lacking(statement);
    if (without.length > 0 && path.length < 3) missing.set(nameOf(path), without);
  }
  // A property has the name of an older one: only its object would tell.
  for (const name of known) methods.delete(name);
  return { missing, methods };
}

const BUILT_INS = readBuiltIns();

/** `navigator.clipboard` of the syntax tree; undefined for what is not such a chain of names. */
function chainOf(node: Node): string | undefined {
  const { type, name, object, property, computed } = Object(node);
  if (type === 'Identifier') return name;
  if (type !== 'MemberExpression' || computed) return undefined;
  const chain = chainOf(object);
  return chain && `${chain}.${property.name}`.replace(GLOBAL_OBJECT, '');
}

/**
 * Finds uses that the target lacks, with the browsers that lack them. A call like
 * `navigator.setAppBadge?.()` looks first.
 */
export function missingIn(program: Program): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const note = (name: string, without: readonly string[] | undefined) =>
    without && found.set(name, without);
  const tested = new Set<Node>();
  full(program, (node) => {
    const { type, callee, optional } = Object(node);
    if (type === 'CallExpression' && optional) tested.add(callee);
  });
  full(program, (node) => {
    if (tested.has(node)) return;
    const { type, callee, object, property, computed } = Object(node);
    if (type === 'Identifier' || (type === 'MemberExpression' && !computed)) {
      const chain = chainOf(node);
      const of = object && chainOf(object);
      const name = of && INTERFACES[of] ? `${INTERFACES[of]}.${property.name}` : chain;
      // The bundler's own names are as short as `ML`.
      if (name && name.length > 2) note(name, BUILT_INS.missing.get(name));
    }
    if (type === 'CallExpression' && !tested.has(callee) && callee.type === 'MemberExpression')
      if (!callee.computed && !BUILT_INS.missing.has(chainOf(callee) ?? ''))
        note(`.${callee.property.name}()`, BUILT_INS.methods.get(callee.property.name));
  });
  return found;
}
