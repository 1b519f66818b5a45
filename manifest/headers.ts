/**
 * The headers that every file of the site is sent with: written for static hosts by the build, sent
 * by `npm start`. The reasons stand beside the rules; `e2e/headers.test.ts` holds that the whole app
 * works under them.
 */
import { providerSources } from '../src/domain/providers/provider-hosts.ts';

export type Headers = Readonly<Record<string, string>>;

/** For a path, or, where it ends in `*`, for whatever begins like it. The last that fits wins. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

export interface SiteSettings {
  /** Served on this computer without a certificate: nothing may insist on https. */
  readonly loopback: boolean;
  readonly supabaseUrl?: string | undefined;
  /** VITE_PROVIDER_HOSTS. */
  readonly providerHosts?: string | undefined;
  readonly adsFrameUrl?: string | undefined;
}

/** What stands inline in a page, as sources: `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

type Policy = Readonly<Record<string, readonly string[]>>;

const NONE = ["'none'"];
const SELF = ["'self'"];

/** Emotion makes an empty style element and fills it rule by rule, which needs no permission. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What a page may do. All that is not named is forbidden. */
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
    // The app turns no text into script or markup. The one policy is for the worker's own address
    // (`src/app/worker-policy.ts`), made by the first script of a page: its name is taken from then on.
    'trusted-types': ['app#sw'],
    ...(!settings.loopback && { 'upgrade-insecure-requests': [] }),
  };
}

/** A file that is opened by itself, a picture or a feed, runs and loads nothing. */
const FILE_POLICY: Policy = { 'default-src': NONE, 'frame-ancestors': NONE };

/**
 * A service worker obeys the policy of its own file. It fetches what the site consists of and, by
 * choice, sends what waits to the providers that a page may call too; it runs scripts of its own site.
 * No Trusted Types: they would forbid `importScripts`.
 */
function workerPolicy({ providerHosts }: SiteSettings): Policy {
  return {
    'default-src': NONE,
    'script-src': SELF,
    'connect-src': [...SELF, ...providerSources(providerHosts)],
  };
}

const POLICY = 'Content-Security-Policy';
/**
 * The service worker checks the bytes of every file, so a host that rewrites HTML on the way
 * (`no-transform` is RFC 9111, 5.2.2.6) would never let it install.
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
 * The rules for a site of these pages, by address, with what stands inline in each. An address that
 * is none of them is answered with `notFound`.
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
      // The names of these files carry a hash of their content.
      path: '/assets/*',
      headers: {
        [POLICY]: policyText(FILE_POLICY),
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
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
