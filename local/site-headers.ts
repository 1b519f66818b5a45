import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

/**
 * Header rules as produced by `manifest/headers.ts`: a path may end in `*`, the last match wins.
 */
const RulesSchema = v.array(
  v.object({ path: v.string(), headers: v.pipe(v.record(v.string(), v.string()), v.readonly()) }),
);

type Rules = readonly Readonly<v.InferOutput<typeof RulesSchema>[number]>[];

/**
 * Reads the rules the build wrote next to the site. A folder without them gets caching headers
 * only.
 */
export function readHeaderRules(folder: string): Rules {
  const file = join(folder, '.headers.json');
  if (!existsSync(file)) return CACHING;
  return v.parse(RulesSchema, JSON.parse(readFileSync(file, 'utf8')));
}

/** File names under /assets/ contain a hash of their content. */
const CACHING: Rules = [
  { path: '/*', headers: { 'Cache-Control': 'no-cache, no-transform' } },
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
];

export function headersFor(rules: Rules, path: string): Map<string, string> {
  const page = pageOf(path);
  const fitting = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === page,
  );
  return new Map(fitting.flatMap(({ headers }) => Object.entries(headers)));
}

/** Normalizes the URLs of a page, which may end in its file name or a slash. */
const pageOf = (path: string) => path.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
