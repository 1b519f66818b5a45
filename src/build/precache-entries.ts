import { createHash } from 'node:crypto';
import { isKept, isKeptForUsers, LOOKS_LIKE_AN_AD } from '../../manifest/precache.ts';
import type { HeaderRule } from '../../manifest/headers.ts';
import { withoutHashes } from '../sw/genuine.ts';
import type { PrecacheEntry } from '../sw/precache-entry.ts';

/** A built file as Workbox lists it, such as `blog/one.html`. */
interface ListedFile {
  readonly url: string;
  /** Null for a file with a hash in its name. */
  readonly revision: string | null;
  readonly size: number;
}

type SizedEntry = PrecacheEntry & { readonly size: number };

/**
 * Precache list for the worker, from all files of the built site. A page is listed under its clean
 * URL, which no host redirects; its revision also covers its headers, since they are cached with
 * it.
 */
export async function precacheEntries(
  files: readonly ListedFile[],
  read: (name: string) => Promise<Uint8Array>,
  rules: readonly HeaderRule[],
): Promise<SizedEntry[]> {
  const kept = files.filter(({ url }) => isKept(url) || isKeptForUsers(url));
  const blocked = kept.map(({ url }) => url).filter((name) => LOOKS_LIKE_AN_AD.test(name));
  if (blocked.length > 0)
    throw new Error(`Blockers would take these for advertisements: ${blocked.join(', ')}`);
  const entries = await Promise.all(
    kept.map(async (file) => entryOf(file, await read(file.url), rules)),
  );
  return entries.toSorted((one, other) => one.url.localeCompare(other.url));
}

function entryOf(
  { url: name, revision, size }: ListedFile,
  content: Uint8Array,
  rules: readonly HeaderRule[],
): SizedEntry {
  const url = addressOf(name);
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  return {
    url,
    revision: revision && revisionOf(integrity, url, rules),
    integrity,
    ...(isKeptForUsers(name) && { forUsers: true }),
    size,
  };
}

function revisionOf(integrity: string, url: string, rules: readonly HeaderRule[]): string {
  const headers = rules.filter(({ path }) => path === '/*' || path === url);
  const sent = Object.assign({}, ...headers.map((rule) => rule.headers));
  const hash = createHash('sha256').update(integrity).update(JSON.stringify(sent));
  return hash.digest('hex').slice(0, 16);
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
