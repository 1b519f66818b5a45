import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { headersFile, nginxFile, vercelFile } from '../../manifest/host-files.ts';
import { headerRules, type InlineSources } from '../../manifest/headers.ts';
import { SITE } from '../content/site.ts';
import { adAddressProblem } from '#domain/site/ads.ts';

/**
 * Writes the headers of the built site: `_headers`, `vercel.json` and `nginx.conf` for static
 * hosts, `.headers.json` for `npm start`. Reads the pages from disk, once no other plugin changes
 * them.
 */
export function securityHeaders(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'echopost:headers',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
      refuseOwnAds(resolved.env);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const rules = headerRules(settingsOf(config), await pagesIn(dir), '/404');
        const files = {
          _headers: headersFile(rules),
          'vercel.json': vercelFile(rules),
          'nginx.conf': nginxFile(rules),
          '.headers.json': JSON.stringify(rules),
        };
        await Promise.all(
          Object.entries(files).map(([name, text]) => writeFile(join(dir, name), text)),
        );
      },
    },
  };
}

function settingsOf({ env, mode }: ResolvedConfig) {
  const embedded = mode === 'embedded';
  return {
    loopback: embedded,
    supabaseUrl: embedded ? undefined : env['VITE_SUPABASE_URL'],
    providerHosts: env['VITE_PROVIDER_HOSTS'],
    adsFrameUrl: env['VITE_ADS_FRAME_URL'],
  };
}

const AD_PROBLEMS = {
  'not-an-address': 'is not an address',
  'not-secure': 'must start with https://',
  'own-site': 'belongs to our own site: advertisements must come from another registrable domain',
} as const;

function refuseOwnAds(env: ResolvedConfig['env']): void {
  const address: string | undefined = env['VITE_ADS_FRAME_URL'];
  if (!address) return;
  const problem = adAddressProblem(address, env['VITE_SITE_URL'] || SITE.website);
  if (problem) throw new Error(`VITE_ADS_FRAME_URL: ${address} ${AD_PROBLEMS[problem]}.`);
}

/** Pages of a folder, by their URL path. */
async function pagesIn(folder: string): Promise<ReadonlyMap<string, InlineSources>> {
  const names = await readdir(folder, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).toSorted();
  return new Map(
    await Promise.all(
      pages.map(
        async (name) =>
          [addressOf(name), inlineSources(await readFile(join(folder, name), 'utf8'))] as const,
      ),
    ),
  );
}

const addressOf = (name: string) =>
  `/${name.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/\/index$/, '/');

/** A script with a `type` attribute contains data, does not run and needs no hash. */
export function inlineSources(html: string): InlineSources {
  return {
    scripts: [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g)].map(
      sourceOf,
    ),
    styles: [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(sourceOf),
  };
}

const sourceOf = ([, text = '']: RegExpExecArray) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
