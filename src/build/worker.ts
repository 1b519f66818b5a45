import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { HeaderRule } from '../../manifest/headers.ts';
import { isKept, isKeptForUsers } from '../../manifest/precache.ts';
import { WEB_APP } from '../../manifest/web-app.ts';
import { inlineScript } from './inline-script.ts';
import { pagePolicy, precacheEntries } from './precache-entries.ts';

/**
 * Writes the web app manifest and, once all other files of the site are written, `sw.js` with its
 * precache list. `VITE_WORKER=off` builds the self-destroying worker instead.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'echopost:worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle() {
      const source = JSON.stringify(WEB_APP);
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const off = config.env['VITE_WORKER'] === 'off';
        const source = off ? await killSwitch(config.root) : await worker(config, dir);
        await writeFile(join(dir, 'sw.js'), source);
      },
    },
  };
}

/** Source of the worker for the site in `folder`. */
async function worker({ root, mode }: ResolvedConfig, folder: string): Promise<string> {
  const files = await keptFiles(folder);
  const rules: HeaderRule[] = JSON.parse(await readFile(join(folder, '.headers.json'), 'utf8'));
  return inlineScript('src/sw/sw.ts', root, {
    PRECACHE: precacheEntries(files, rules),
    USER_FILES: precacheEntries(files, rules, isKeptForUsers),
    PAGE_POLICY: pagePolicy(rules),
    EMBEDDED: mode === 'embedded',
    'process.env.NODE_ENV': 'production',
  });
}

/** Source of the self-destroying worker. */
export function killSwitch(root: string): Promise<string> {
  return inlineScript('src/sw/kill-switch.ts', root);
}

async function keptFiles(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = await readdir(folder, { recursive: true });
  const kept = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => isKept(name) || isKeptForUsers(name));
  return new Map(
    await Promise.all(
      kept.map(async (name) => [name, await readFile(join(folder, name))] as const),
    ),
  );
}
