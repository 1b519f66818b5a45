/**
 * HTTP headers of every file of the site: written for static hosts by the build, sent by `npm
 * start`. The reasons are next to the rules; `e2e/site/headers.test.ts` verifies that the whole app
 * works under them.
 */
import { providerSources } from '../src/domain/providers/provider-hosts.ts';

export type Headers = Readonly<Record<string, string>>;

/** Matches a path or, if it ends in `*`, a prefix. The last matching rule wins. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

export interface SiteSettings {
  /** Served from localhost without a certificate: no header may require HTTPS. */
  readonly loopback: boolean;
  readonly supabaseUrl?: string | undefined;
  /** Value of VITE_PROVIDER_HOSTS. */
  readonly providerHosts?: string | undefined;
  readonly adsFrameUrl?: string | undefined;
}

/** Hash sources of the inline code of a page: `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

type Policy = Readonly<Record<string, readonly string[]>>;

const NONE = ["'none'"];
const SELF = ["'self'"];

/**
 * Emotion creates an empty style element and inserts its rules one by one, which needs no
 * permission.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Policy of a page. Everything not listed is forbidden. */
function pagePolicy(settings: SiteSettings, inline: InlineSources): Policy {
  return {
    'default-src': NONE,
    'script-src': [...SELF, ...inline.scripts],
    'script-src-attr': NONE,
    'style-src': [...SELF, EMPTY_STYLE, ...inline.styles],
    'style-src-attr': NONE,
    'img-src': [...SELF, 'data:', 'blob:'],
    'font-src': SELF,
    'media-src': SELF,
    'manifest-src': SELF,
    'worker-src': SELF,
    'connect-src': [
      ...SELF,
      ...originOf(settings.supabaseUrl),
      ...providerSources(settings.providerHosts),
    ],
    'frame-src': settings.adsFrameUrl ? originOf(settings.adsFrameUrl) : NONE,
    'object-src': NONE,
    'base-uri': NONE,
    'form-action': SELF,
    'frame-ancestors': NONE,
    'require-trusted-types-for': ["'script'"],
    // The app turns no text into script or markup. The only policy is for the URLs of the workers
    // (`src/boot/worker-policy.ts`); the page's first script creates it, so the name is taken from
    // then on.
    'trusted-types': ['app#sw'],
    ...(!settings.loopback && { 'upgrade-insecure-requests': [] }),
  };
}

/** A file opened directly, such as an image or a feed, runs and loads nothing. */
const FILE_POLICY: Policy = { 'default-src': NONE, 'frame-ancestors': NONE };

/**
 * A service worker obeys the policy of its own file. It fetches the site's files and, if the user
 * opts in, sends queued jobs to the providers a page may call; it runs scripts of its own site. No
 * Trusted Types: they would forbid `importScripts`.
 */
function workerPolicy({ providerHosts }: SiteSettings): Policy {
  return {
    'default-src': NONE,
    'script-src': SELF,
    'connect-src': [...SELF, ...providerSources(providerHosts)],
  };
}

/** A worker obeys the policy of its own file: customers' words can't leave the one that reads them. */
const READER_POLICY: Policy = { 'default-src': NONE, 'script-src': SELF };

/** The same for the worker that draws cards, which loads the font of the headings. */
const PAINTER_POLICY: Policy = { ...READER_POLICY, 'font-src': SELF };

const POLICY = 'Content-Security-Policy';
/**
 * The service worker verifies the bytes of every file, so it could never install behind a host that
 * rewrites HTML (`no-transform` is RFC 9111, 5.2.2.6).
 */
const REVALIDATE = { 'Cache-Control': 'no-cache, no-transform' };

function forEverything({ loopback }: SiteSettings): Headers {
  return {
    ...REVALIDATE,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'clipboard-write=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(!loopback && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  };
}

/**
 * Rules for a site with these pages, by URL path, with the inline sources of each. Unknown paths
 * get the headers of `notFound`.
 */
export function headerRules(
  settings: SiteSettings,
  pages: ReadonlyMap<string, InlineSources>,
  notFound: string,
): readonly HeaderRule[] {
  const policyOf = (inline: InlineSources) => ({
    [POLICY]: policyText(pagePolicy(settings, inline)),
  });
  const unknown = pages.get(notFound) ?? { scripts: [], styles: [] };
  return [
    { path: '/*', headers: { ...forEverything(settings), ...policyOf(unknown) } },
    ...[...pages].map(([path, inline]) => ({ path, headers: policyOf(inline) })),
    {
      // File names contain a hash of their content.
      path: '/assets/*',
      headers: {
        [POLICY]: policyText(FILE_POLICY),
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    },
    {
      path: '/assets/insight-worker-*',
      headers: { [POLICY]: policyText(READER_POLICY) },
    },
    {
      path: '/assets/picture-worker-*',
      headers: { [POLICY]: policyText(PAINTER_POLICY) },
    },
    { path: '/icons/*', headers: { [POLICY]: policyText(FILE_POLICY) } },
    { path: '/media/*', headers: { [POLICY]: policyText(FILE_POLICY) } },
    { path: '/sw.js', headers: { [POLICY]: policyText(workerPolicy(settings)) } },
  ];
}

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

function originOf(address: string | undefined): string[] {
  return address ? [new URL(address).origin] : [];
}
