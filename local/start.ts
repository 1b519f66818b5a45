/** `npm start`: builds the app and serves it, with the embedded backend, on one origin. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { createBackend } from './backend.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { isTaken, listenLocally } from './listen.ts';
import { precompress } from './precompress.ts';
import { ROOT, backendOptionsFrom, portFrom } from './settings.ts';
import { serveSite } from './site.ts';

const SITE = join(ROOT, '.echopost/site');

async function start(): Promise<void> {
  const port = portFrom(process.env);
  await assertFree(port);
  await provideSite();
  const backend = createBackend(backendOptionsFrom(process.env));
  const site = serveSite(SITE);
  const server = await listenLocally(port, (req, res) =>
    backend.middleware(req, res, () => site(req, res)),
  );
  closeOnSignal(async () => {
    await server.close();
    await backend.close();
  });
  console.log(`Echopost is ready: http://localhost:${server.port}`);
}

/** Before the build, so that nobody waits for it in vain and no running site is overwritten. */
async function assertFree(port: number): Promise<void> {
  const probe = await listenLocally(port, (_, res) => res.destroy());
  await probe.close();
}

async function provideSite(): Promise<void> {
  if (process.env['ECHOPOST_SKIP_BUILD'] === '1') return assertBuilt();
  console.log('Building the app…');
  const started = performance.now();
  const { build } = await import('vite');
  await build({
    root: ROOT,
    mode: 'embedded',
    logLevel: 'warn',
    build: { outDir: SITE, emptyOutDir: true },
  });
  await precompress(SITE);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

function assertBuilt(): void {
  if (existsSync(join(SITE, 'index.html'))) return;
  throw new Error(`ECHOPOST_SKIP_BUILD is set, but there is no built site in ${SITE}.`);
}

function explain(error: unknown): string {
  if (!isTaken(error)) return error instanceof Error ? error.message : String(error);
  const port = portFrom(process.env);
  return `Port ${port} is taken, perhaps by another Echopost. Stop that one, or choose a port: PORT=${port + 1} npm start`;
}

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
