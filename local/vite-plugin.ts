import type { Plugin } from 'vite';

import { type BackendOptions, createBackend } from './backend.ts';
import { backendOptionsFrom } from './settings.ts';

/** Mounts the embedded backend on the dev server's own origin. Not part of any build. */
export function localBackend(options: BackendOptions = backendOptionsFrom(process.env)): Plugin {
  // Shared across restarts of the dev server: two on the same data folder would corrupt it.
  const backend = createBackend(options);
  return {
    name: 'echopost:local-backend',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(backend.middleware);
      server.httpServer?.once('listening', () => backend.start());
    },
    closeBundle: () => backend.close(),
  };
}
