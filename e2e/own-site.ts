import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveSite } from '../local/site.ts';
import { makeOnce } from './support/make-once.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Folder of the site that `npm start` built, for tests that stop its server or deploy a release.
 */
export const BUILT_SITE = join(ROOT, '.echopost/site');

/** Builds a release with these settings and returns its folder. */
export async function buildRelease(settings: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'echopost-release-'));
  await buildInto(folder, settings);
  return folder;
}

async function buildInto(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const options = ['build', '--mode', 'embedded', '--logLevel', 'error', '--outDir', folder];
  const env = { ...process.env, ...settings };
  await promisify(execFile)(process.execPath, [vite, ...options], { cwd: ROOT, env });
}

/** Name of the variable with the folder of a run's releases. */
export const RELEASES = 'ECHOPOST_RELEASES';

/** A release that all workers of a Playwright run share, built when the first test asks for it. */
export function sharedRelease(settings: Readonly<Record<string, string>>): Promise<string> {
  const name = Object.entries(settings).flat().join('-').replaceAll(/\W+/g, '-');
  return makeOnce(join(process.env[RELEASES] ?? tmpdir(), name), (folder) =>
    buildInto(folder, settings),
  );
}

/** Milliseconds for a release; a test that waits for it keeps its own time. */
export const RELEASE_TIMEOUT = 120_000;

/**
 * Settings of the next release: every script that contains the checkout URL gets a new file name.
 */
export const NEXT_RELEASE = { VITE_CHECKOUT_URL: 'https://pay.example/next' };

export interface OwnSite {
  readonly origin: string;
  /** Paths requested so far, in order. */
  readonly asked: readonly string[];
  /** Serves another folder from now on, as a deployment does. */
  deploy(folder: string): void;
  /** Answers the service worker's next request for this path, once, with a wrong response. */
  lieOnce(path: string, lie: RequestListener): void;
  /** Paths that got a wrong response. */
  readonly lies: readonly string[];
  stop(): Promise<void>;
}

/** Serves a built folder without a backend, with the headers of a host. */
export async function serveOwn(folder: string): Promise<OwnSite> {
  const asked: string[] = [];
  const pending = new Map<string, RequestListener>();
  const lies: string[] = [];
  let site = serveSite(folder);
  const server = createServer((req, res) => {
    const path = req.url ?? '';
    asked.push(path);
    const lie = req.headers.referer?.endsWith('/sw.js') ? pending.get(path) : undefined;
    if (!lie) return site(req, res);
    pending.delete(path);
    lies.push(path);
    lie(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // A server that listens on a port returns an address object.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    asked,
    deploy(other) {
      site = serveSite(other);
    },
    lieOnce(path, lie) {
      pending.set(path, lie);
    },
    lies,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
