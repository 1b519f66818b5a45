import { createHash } from 'node:crypto';
import { isKept, LOOKS_LIKE_AN_AD } from '../../manifest/precache.ts';
import type { HeaderRule } from '../../manifest/headers.ts';
import { withoutHashes } from '../sw/genuine.ts';
import type { PrecacheEntry } from '../sw/precache-entry.ts';

/** A built file by its name, `blog/one.html`. */
type Files = ReadonlyMap<string, Uint8Array>;

/**
 * The list for the worker. A page stands under its clean address, which no host redirects; its
 * revision is made of its headers too, since they are kept with it.
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

/** What every page is sent with, without what is inline in one. */
export function pagePolicy(rules: readonly HeaderRule[]): string {
  const policies = rules
    .filter(({ path }) => !path.endsWith('*') && !/\.\w+$/.test(path))
    .map(({ headers }) => withoutHashes(headers['Content-Security-Policy'] ?? ''));
  const [policy = '', ...others] = new Set(policies);
  if (policy === '' || others.length > 0) throw new Error('The pages do not share one policy');
  return policy;
}

const addressOf = (name: string) => `/${name.replace(/\.html$/, '')}`.replace(/\/index$/, '/');
