import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { type Engine, findControl } from './engine.ts';
import { FIREFOX } from './packages.ts';
import { ended, freePort, listening } from './processes.ts';

/** Stock Firefox over WebDriver BiDi, with a profile that outlives its process. */
export async function openFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'echopost-firefox-'));
  await writeFile(join(profile, 'user.js'), PREFERENCES);
  const complaints: string[] = [];
  let { process, browser, page } = await launch(profile, complaints);
  const close = async () => {
    await browser.close();
    await ended(process);
  };
  const open = async () => {
    ({ process, browser, page } = await launch(profile, complaints));
  };
  return {
    name: `Firefox ${(await browser.version()).replace(/^\D+/, '')}`,
    victim: 'the browser',
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    // Puppeteer's types unwrap handles; no script here receives any.
    run: (script, ...args) =>
      page.evaluate(script as () => never, ...(args as readonly unknown[] as [])),
    async find(control) {
      const handle = await page.evaluateHandle(findControl, control);
      const found = handle.asElement() as ElementHandle | null;
      return found ? { press: () => found.click() } : undefined;
    },
    keys: (text) => page.keyboard.type(text),
    picture: async (file) => void (await page.screenshot({ path: file })),
    async reopen() {
      await close();
      await open();
    },
    async kill() {
      process.kill('SIGKILL');
      await ended(process);
      await open();
    },
    complaints: () => complaints,
    async close() {
      await close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Prevents safe mode and session restore after repeated kills. */
const PREFERENCES = [
  'user_pref("toolkit.startup.max_resumed_crashes", -1);',
  'user_pref("browser.sessionstore.resume_from_crash", false);',
].join('\n');

/** Starts Firefox without Puppeteer's launcher, which cannot reuse a profile after a kill. */
async function launch(profile: string, complaints: string[]) {
  const port = await freePort();
  const args = ['--headless', '--profile', profile, `--remote-debugging-port=${port}`];
  const firefox: ChildProcess = spawn(FIREFOX, args, { stdio: 'ignore' });
  await listening(port, firefox);
  const browser = await puppeteer.connect({
    browserWSEndpoint: `ws://127.0.0.1:${port}/session`,
    protocol: 'webDriverBiDi',
    defaultViewport: { width: 390, height: 844 },
  });
  return { process: firefox, browser, page: await openPage(browser, complaints) };
}

async function openPage(browser: Browser, complaints: string[]): Promise<Page> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  return page;
}
