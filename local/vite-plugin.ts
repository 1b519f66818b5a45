import type { Plugin } from 'vite';

import { type BackendOptions, createBackend } from './backend.ts';
import { backendOptionsFrom } from './settings.ts';

/** The embedded backend on the dev server's own origin. Nothing of it reaches a build. */
export function localBackend(options: BackendOptions = backendOptionsFrom(process.env)): Plugin {
  // One for all restarts of the dev server: two on the same data folder would ruin it.
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
