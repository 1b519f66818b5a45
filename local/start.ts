/** `npm start`: builds the app and serves it, with the embedded backend, on one origin. */
import { createBackend } from './backend.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { isTaken, listenLocally } from './listen.ts';
import { SITE, provideSite } from './provide-site.ts';
import { backendOptionsFrom, portFrom } from './settings.ts';
import { serveSite } from './site.ts';

async function start(): Promise<void> {
  const port = portFrom(process.env);
  await assertFree(port);
  const backend = createBackend(backendOptionsFrom(process.env));
  // A thread of its own creates the database while the app is built: the first sign-in finds it open.
  backend.start();
  await provideSite();
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

/** Checks the port before the build, to avoid a useless build and overwriting a running site. */
async function assertFree(port: number): Promise<void> {
  const probe = await listenLocally(port, (_, res) => res.destroy());
  await probe.close();
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
