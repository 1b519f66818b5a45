import { createHash } from 'node:crypto';
import { isKept, LOOKS_LIKE_AN_AD } from '../../manifest/precache.ts';
import type { HeaderRule } from '../../manifest/headers.ts';
import { withoutHashes } from '../sw/genuine.ts';
import type { PrecacheEntry } from '../sw/precache-entry.ts';

/** Built files by name, such as `blog/one.html`. */
type Files = ReadonlyMap<string, Uint8Array>;

/**
 * Precache list for the worker. A page is listed under its clean URL, which no host redirects; its
 * revision also covers its headers, since they are cached with it.
 */
export function precacheEntries(
  files: Files,
  rules: readonly HeaderRule[],
  isListed: (name: string) => boolean = isKept,
): PrecacheEntry[] {
  const kept = [...files].filter(([name]) => isListed(name));
  const blocked = kept.filter(([name]) => LOOKS_LIKE_AN_AD.test(name)).map(([name]) => name);
  if (blocked.length > 0)
    throw new Error(`Blockers would take these for advertisements: ${blocked.join(', ')}`);
  return kept
    .map(([name, content]) => entryOf(name, content, rules))
    .toSorted((one, other) => one.url.localeCompare(other.url));
}

function entryOf(name: string, content: Uint8Array, rules: readonly HeaderRule[]): PrecacheEntry {
  const url = addressOf(name);
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  if (name.startsWith('assets/')) return { url, revision: null, integrity };
  const headers = rules.filter(({ path }) => path === '/*' || path === url);
  const sent = Object.assign({}, ...headers.map((rule) => rule.headers));
  const hash = createHash('sha256').update(content).update(JSON.stringify(sent));
  return { url, revision: hash.digest('hex').slice(0, 16), integrity };
}

/** Policy shared by all pages, without the hashes of inline sources. */
export function pagePolicy(rules: readonly HeaderRule[]): string {
  const policies = rules
    .filter(({ path }) => !path.endsWith('*') && !/\.\w+$/.test(path))
    .map(({ headers }) => withoutHashes(headers['Content-Security-Policy'] ?? ''));
  const [policy = '', ...others] = new Set(policies);
  if (policy === '' || others.length > 0) throw new Error('The pages do not share one policy');
  return policy;
}

const addressOf = (name: string) => `/${name.replace(/\.html$/, '')}`.replace(/\/index$/, '/');
