import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { HeaderRule } from '../../manifest/headers.ts';
import { BUILD_TARGET } from '../../manifest/target-browsers.ts';
import { WEB_APP } from '../../manifest/web-app.ts';
import { pagePolicy, precacheEntries } from './precache-entries.ts';

/**
 * Web app manifest and service worker, by vite-plugin-pwa. The worker is built when the bundle is
 * closed: every page and header has been written by then. `VITE_WORKER=off` builds the
 * self-destroying worker instead.
 */
export function serviceWorker(): Plugin[] {
  let config: ResolvedConfig;
  let folder = '';
  const read = (name: string) => readFile(join(folder, name));
  let failure: Error | undefined;
  const headers = async (): Promise<HeaderRule[]> => {
    // Vite closes the bundle of a failed build too; reading on would hide what failed.
    if (failure) throw failure;
    return JSON.parse((await read('.headers.json')).toString());
  };
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/sw',
    filename: 'sw.ts',
    manifest: WEB_APP,
    includeManifestIcons: false,
    // Pages register the worker themselves, through their Trusted Types policy.
    injectRegister: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['**/*'],
      manifestTransforms: [
        async (files) => ({ manifest: await precacheEntries(files, read, await headers()) }),
      ],
    },
    integration: {
      closeBundleOrder: 'post',
      configureOptions(resolved) {
        config = resolved;
      },
      beforeBuildServiceWorker(options) {
        folder = options.injectManifest.globDirectory;
        // The plugin would list the web app manifest once more, without its integrity.
        options.injectManifest.additionalManifestEntries = [];
        if (config.env['VITE_WORKER'] !== 'off') return;
        // The plugin's own self-destroying worker reloads open pages.
        options.swSrc = join(config.root, 'src/sw/kill-switch.ts');
        options.injectManifest.injectionPoint = '';
      },
      async configureCustomSWViteBuild(build) {
        build.logLevel = 'error';
        build.build = { ...build.build, target: BUILD_TARGET };
        build.define = {
          ...build.define,
          'process.env.NODE_ENV': '"production"',
          PAGE_POLICY: JSON.stringify(pagePolicy(await headers())),
          EMBEDDED: JSON.stringify(config.mode === 'embedded'),
        };
      },
    },
  });
  return [
    ...worker,
    {
      name: 'failure-of-the-build',
      buildEnd(error) {
        failure = error;
      },
    },
  ];
}
