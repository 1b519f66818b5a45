import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { type Engine, findControl } from './engine.ts';
import { MINI_BROWSER, WEBKIT_DRIVER, XVFB_RUN } from './packages.ts';
import { childrenNamed, ended, freePort, listening } from './processes.ts';

/**
 * WebKitGTK's MiniBrowser, driven by WebKitWebDriver, on a virtual screen. Under automation it
 * keeps site storage in memory, in a process separate from those that run pages: killing a page's
 * process keeps the data, killing the browser loses it. The service worker's caches are lost with
 * the worker's own process, so `kill` spares the first window and every process started by then,
 * and the scenario continues in a second window. (A second tab would be hidden, and pages hydrate
 * when visible.)
 */
export async function openWebKit(): Promise<Engine> {
  const complaints: string[] = [];
  const browser = await startBrowser(complaints);
  const server = await startDriver(browser.inspector);
  let driver = await openSession(server.port);
  const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
  await asPhone(driver);
  let spared: readonly number[] = [];
  return {
    name: `WebKitGTK ${version}`,
    victim: 'the process of the page',
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    run: (script, ...args) => driver.executeScript(script, ...args),
    async find(control) {
      const found = await driver.executeScript<WebElement | null>(findControl, control);
      return found ? { press: () => found.click() } : undefined;
    },
    keys: (text) => driver.actions().sendKeys(text).perform(),
    picture: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
    async reopen() {
      if (spared.length > 0) return changeWindow(driver);
      spared = await browser.pageProcesses();
      return openWindow(driver);
    },
    async kill() {
      const all = await browser.pageProcesses();
      for (const pid of all) if (!spared.includes(pid)) process.kill(pid, 'SIGKILL');
      // A page crash ends the driver's session, not the browser.
      await sessionEnds(driver);
      driver = await openSession(server.port);
      await asPhone(driver);
    },
    complaints: () => complaints,
    async close() {
      await driver.quit();
      server.process.kill();
      await ended(server.process);
      await browser.close();
    },
  };
}

async function startBrowser(complaints: string[]) {
  const inspector = await freePort();
  const options = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const args = ['-a', '-s', '-screen 0 1440x1000x24', MINI_BROWSER, ...options];
  const screen = spawn(XVFB_RUN, args, {
    env: { ...process.env, WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${inspector}` },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  createInterface(screen.stdout).on('line', (line) => {
    if (/^CONSOLE .*(ERROR|WARN)/.test(line)) complaints.push(line);
  });
  await listening(inspector, screen);
  const pid = await only(screen, 'MiniBrowser');
  return {
    inspector,
    pageProcesses: () => childrenNamed(pid, 'WebKitWebProcess'),
    /** Closes the browser, which also ends the virtual screen. */
    async close() {
      process.kill(pid);
      await ended(screen);
    },
  };
}

async function only(parent: ChildProcess, name: string): Promise<number> {
  const [pid] = parent.pid === undefined ? [] : await childrenNamed(parent.pid, name);
  if (pid === undefined) throw new Error(`${parent.spawnfile} did not start ${name}.`);
  return pid;
}

async function startDriver(inspector: number) {
  const port = await freePort();
  const args = [`--port=${port}`, `--target=127.0.0.1:${inspector}`];
  const driver = spawn(WEBKIT_DRIVER, args, { stdio: 'ignore' });
  await listening(port, driver);
  return { port, process: driver };
}

function openSession(port: number): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  };
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
}

/** Waits for the driver to notice the crash, which takes one or two commands. */
async function sessionEnds(driver: WebDriver): Promise<void> {
  for (let asked = 0; asked < 100; asked += 1) {
    const refusal = await driver.getTitle().catch((reason: unknown) => reason);
    if (refusal instanceof error.NoSuchSessionError) return;
    await pause(100);
  }
  throw new Error('The driver session survived the kill of the page.');
}

async function openWindow(driver: WebDriver): Promise<void> {
  await driver.switchTo().newWindow('window');
  await asPhone(driver);
}

/** Makes the window as narrow as this browser allows: 447 px. */
async function asPhone(driver: WebDriver): Promise<void> {
  await driver.manage().window().setRect({ width: 390, height: 844 });
}

async function changeWindow(driver: WebDriver): Promise<void> {
  const before = await driver.getWindowHandle();
  await openWindow(driver);
  const now = await driver.getWindowHandle();
  await driver.switchTo().window(before);
  await driver.close();
  await driver.switchTo().window(now);
}
