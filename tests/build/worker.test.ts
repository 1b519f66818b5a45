import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { VitePWA, type VitePluginPWAAPI } from 'vite-plugin-pwa';

/** When this fails, the plugin's `selfDestroying` can replace `src/sw/kill-switch.ts`. */
test('the self-destroying worker of vite-plugin-pwa reloads pages that may hold unsaved text', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'echopost-worker-'));
  const plugins = VitePWA({ selfDestroying: true, manifest: false, outDir });
  await resolveConfig({ configFile: false, logLevel: 'silent', plugins }, 'build');
  const api: VitePluginPWAAPI = plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api;
  await api.generateSW();
  const worker = await readFile(join(outDir, 'sw.js'), 'utf8');
  await rm(outDir, { recursive: true });
  expect(worker).toContain('client.navigate(client.url)');
});
