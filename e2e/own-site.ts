import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveSite } from '../local/site.ts';

const ROOT = join(import.meta.dirname, '..');

/** The site that `npm start` built, for the tests that take its server away or deploy another. */
export const BUILT_SITE = join(ROOT, '.echopost/site');

/** Builds a release of its own, with these settings, and answers the folder. */
export async function buildRelease(settings: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'echopost-release-'));
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const options = ['build', '--mode', 'embedded', '--logLevel', 'error', '--outDir', folder];
  const env = { ...process.env, ...settings };
  await promisify(execFile)(process.execPath, [vite, ...options], { cwd: ROOT, env });
  return folder;
}

/** What the next release differs in: every script that names the checkout has another name. */
export const NEXT_RELEASE = { VITE_CHECKOUT_URL: 'https://pay.example/next' };

export interface OwnSite {
  readonly origin: string;
  /** The addresses that were asked for, in order. */
  readonly asked: readonly string[];
  /** Serves another folder from now on: a deployment. */
  deploy(folder: string): void;
  /** Answers the worker's next request for this path with something else, once. */
  lieOnce(path: string, lie: RequestListener): void;
  /** The paths that have been lied about. */
  readonly lies: readonly string[];
  stop(): Promise<void>;
}

/** Serves a built folder alone, without any backend, under the headers of a host. */
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
  // Listening on a port, it has an address with one.
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
