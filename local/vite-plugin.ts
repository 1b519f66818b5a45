import type { Plugin } from 'vite';

import { type BackendOptions, createBackend } from './backend.ts';
import { backendOptionsFrom } from './settings.ts';

/** The embedded backend on the dev server's own origin. Nothing of it reaches a build. */
export function localBackend(options: BackendOptions = backendOptionsFrom(process.env)): Plugin {
  return {
    name: 'echopost:local-backend',
    apply: 'serve',
    configureServer(server) {
      const backend = createBackend(options);
      server.middlewares.use(backend.middleware);
      server.httpServer?.once('close', () => void backend.close());
    },
  };
}
