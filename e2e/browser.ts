import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Finds a Chromium: CHROMIUM_PATH, Playwright's own or the system's. Undefined if there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/**
 * Finds Chromium's headless shell, the same engine without browser windows, which runs the tests in
 * two thirds of the time. Undefined if there is none.
 */
export function findHeadlessShell(): string | undefined {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}

/** Path of Debian's package `chromium-headless-shell`. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Milliseconds. The tests also run without the headless shell. */
const INSTALL_TIMEOUT_MS = 120_000;

/**
 * Installs the headless shell from Debian's packages if this runs as root, which needs no prompt.
 */
export function installHeadlessShell(): void {
  if (findHeadlessShell() || process.getuid?.() !== 0) return;
  const command = 'apt-get update && apt-get install -y chromium-headless-shell';
  spawnSync('sh', ['-c', command], { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS });
}

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of a Chromium. If none is found, installs one with Playwright or, failing that,
 * from Debian's packages. Throws if no installation succeeds.
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium here: installing one.');
  for (const [command, ...args] of INSTALLERS) {
    if (spawnSync(command, args, { stdio: 'inherit' }).status !== 0) continue;
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
}

const INSTALLERS: readonly (readonly [string, ...string[]])[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['sh', '-c', 'apt-get update && apt-get install -y chromium'],
  ['sh', '-c', 'sudo -n apt-get update && sudo -n apt-get install -y chromium'],
];

/** Flags that stop Chromium's own background traffic and let it run as root. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--num-raster-threads=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Debian's Chromium has the Prompt API but no model, and logs a console warning about that.
  '--disable-blink-features=AIPromptAPI',
];
