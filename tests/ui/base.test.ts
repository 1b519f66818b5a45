import { readdirSync, readFileSync } from 'node:fs';
import { createSystem, defaultBaseConfig, type SystemStyleObject } from '@chakra-ui/react';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { system, systemConfig } from '../../src/ui/system.ts';

const { conditions, utilities } = defaultBaseConfig;
/** The same system with all of Chakra's conditions and utilities. */
const whole = createSystem({ ...systemConfig, conditions, utilities });

/** A name and the value it has in the source: an attribute, or a property of an object. */
type Pair = readonly [name: string, value: unknown];
type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (it: unknown): it is Node => typeof it === 'object' && it !== null && 'type' in it;

function* nodesIn(it: unknown): Generator<Node> {
  if (isNode(it)) yield it;
  if (typeof it === 'object' && it !== null)
    for (const inner of Object.values(it)) yield* nodesIn(inner);
}

/** The literal values of an expression, from each of its branches. */
function valuesOf(it: unknown): unknown[] {
  if (!isNode(it)) return [];
  switch (it.type) {
    case 'Literal':
      return [it['value']];
    case 'JSXExpressionContainer':
      return valuesOf(it['expression']);
    case 'ConditionalExpression':
      return [...valuesOf(it['consequent']), ...valuesOf(it['alternate'])];
    case 'ObjectExpression':
      return [Object.fromEntries((it['properties'] as unknown[]).flatMap(pairsOf))];
    default:
      return [];
  }
}

function pairsOf(it: unknown): Pair[] {
  if (!isNode(it)) return [];
  if (it.type !== 'JSXAttribute' && it.type !== 'Property') return [];
  const { name, value } = (it['name'] ?? it['key']) as { name?: unknown; value?: unknown };
  return valuesOf(it['value']).map((one): Pair => [String(name ?? value), one]);
}

function pairsIn(file: string): Pair[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const pairs = [...nodesIn(program)].flatMap(pairsOf);
  // A breakpoint's value means nothing without the property it belongs to.
  return pairs.filter(([name]) => !system.conditions.breakpoints.includes(name));
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx$|^ui\/.*\.ts$/.test(name))
  .map((name) => `src/${name}`);

/** Ignores the variable that Chakra sets beside every background; none of our styles reads it. */
function read(pair: Pair, { css, isValidProperty }: typeof system) {
  const [name] = pair;
  const styles = JSON.stringify(
    css(Object.fromEntries([pair]) as SystemStyleObject),
    (key, value: unknown) => (key === '--bg-currentcolor' ? undefined : value),
  );
  return { name, styles, isStyle: isValidProperty(name) };
}

test.each(sources)('every style in %s compiles as with the whole of Chakra', (file) => {
  for (const pair of pairsIn(file)) expect(read(pair, system)).toEqual(read(pair, whole));
});

test('styles are found in nested objects and branches', () => {
  const pairs = pairsIn('src/ui/recipes.ts');
  expect(pairs).toContainEqual(['borderColor', 'danger']);
  expect(pairs).toContainEqual(['_hover', { background: 'accentSoft' }]);
  expect(sources.length).toBeGreaterThan(100);
  expect(read(['bg', 'accent'], system)).not.toEqual(read(['bg', 'accent'], whole));
});
