/**
 * Lets plain Node import a text file as Vite does, `import LIST from './list.txt?raw'`, for scripts
 * that read the app's word lists: `node --import ./src/build/text-lists.ts`.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.txt?raw')) return nextLoad(url, context);
    const text = JSON.stringify(readFileSync(new URL(url), 'utf8'));
    return { format: 'module', source: `export default ${text};`, shortCircuit: true };
  },
});
