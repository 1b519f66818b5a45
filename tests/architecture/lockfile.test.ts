import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const Lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      integrity: v.optional(v.string()),
      resolved: v.optional(v.string()),
      optional: v.optional(v.boolean()),
      os: v.optional(v.array(v.string())),
      cpu: v.optional(v.array(v.string())),
      libc: v.optional(v.array(v.string())),
      optionalDependencies: v.optional(v.record(v.string(), v.string())),
    }),
  ),
});
const { packages } = v.parse(Lockfile, JSON.parse(readFileSync('package-lock.json', 'utf8')));
const entries = Object.entries(packages).filter(([path]) => path !== '');

test('every locked package has an integrity hash, except binaries of other platforms', () => {
  const bare = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  const others = bare.filter(([, { optional, os, cpu }]) => !(optional && os && cpu));
  expect(others.map(([path]) => path)).toEqual([]);
  // See "Installing" in docs/gotchas.md.
  expect(new Set(bare.map(([path]) => path.replace(/^node_modules\//, '').split('/')[0]))).toEqual(
    new Set(['@oxc-parser', '@oxfmt', '@oxlint', '@oxlint-tsgolint', '@rollup']),
  );
});

test('the lockfile names no registry', () => {
  expect(entries.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

test('the lockfile includes the binaries of every platform', () => {
  const binaries = entries.flatMap(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies),
  );
  const locked = new Set(entries.map(([path]) => path.replace(/^.*node_modules\//, '')));
  const ofPlatforms = binaries.filter((name) => /\b(?:linux|darwin|win32|android)\b/.test(name));
  expect(ofPlatforms.filter((name) => !locked.has(name))).toEqual([]);
});
