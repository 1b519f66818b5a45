/** `npm run dev`: the app with hot reload, on the same backend as `npm start`. */
import { createServer } from 'vite';

import { closeOnSignal } from './close-on-signal.ts';
import { ROOT, portFrom } from './settings.ts';
import { localBackend } from './vite-plugin.ts';

const server = await createServer({
  root: ROOT,
  mode: 'embedded',
  server: { host: 'localhost', port: portFrom(process.env), strictPort: true },
  plugins: [localBackend()],
});
try {
  await server.listen();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
closeOnSignal(() => server.close());
server.printUrls();
