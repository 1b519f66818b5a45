import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

/** As `manifest/headers.ts` makes them: a path may end in `*`, the last rule that fits wins. */
const RulesSchema = v.array(
  v.object({ path: v.string(), headers: v.pipe(v.record(v.string(), v.string()), v.readonly()) }),
);

type Rules = readonly Readonly<v.InferOutput<typeof RulesSchema>[number]>[];

/** What the build wrote beside the site. A folder without it is served with what caches need. */
export function readHeaderRules(folder: string): Rules {
  const file = join(folder, '.headers.json');
  if (!existsSync(file)) return CACHING;
  return v.parse(RulesSchema, JSON.parse(readFileSync(file, 'utf8')));
}

/** File names under /assets/ carry a hash of their content. */
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

/** A page also answers to the name of its file, and with a slash behind. */
const pageOf = (path: string) => path.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
