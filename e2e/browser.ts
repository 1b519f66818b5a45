import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Finds a Chromium to test in: CHROMIUM_PATH, Playwright's own, the system's. Where there is none it
 * installs one, by Playwright where its download is reachable, else from Debian's packages.
 */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/**
 * Chromium's headless shell, the same engine without the windows around it: tests take two thirds of
 * the time. Undefined where there is none.
 */
export function findHeadlessShell(): string | undefined {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}

/** Where Debian's package of that name puts it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Milliseconds. The tests run without it too. */
const INSTALL_TIMEOUT_MS = 120_000;

/** Installs the headless shell where that takes no question: as root, from Debian's packages. */
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

/** The path of a Chromium, installed now if need be. Throws when none can be had. */
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

/** What keeps a headless Chromium to this machine, as root too. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Debian's Chromium has the Prompt API and no model behind it, and warns of that on the console.
  '--disable-blink-features=AIPromptAPI',
];
