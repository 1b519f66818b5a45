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
