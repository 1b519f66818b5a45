import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, requireChromium } from './browser.ts';

export interface KillableBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /**
   * Ends every process of the browser at once, as a crash or the system does. The profile stays.
   * Does nothing to a browser that is gone.
   */
  kill(): Promise<void>;
  /** True from the moment of the kill or the close: what fails from then on fails because of it. */
  readonly isDead: boolean;
  close(): Promise<void>;
}

/** Every action in it ends by then: Chromium never answers a key sent to a page that is being left. */
const ACTION_LIMIT_MS = 30_000;

/** A browser of its own on a profile that outlives it. */
export async function openBrowser(profile: string, baseURL: string): Promise<KillableBrowser> {
  const context = await chromium.launchPersistentContext(profile, {
    baseURL,
    executablePath: requireChromium(),
    args: CHROMIUM_ARGS,
    viewport: { width: 390, height: 844 },
  });
  context.setDefaultTimeout(ACTION_LIMIT_MS);
  const [page = await context.newPage()] = context.pages();
  const group = await processGroupOf(context);
  let isDead = false;
  return {
    context,
    page,
    get isDead() {
      return isDead;
    },
    async kill() {
      if (isDead) return;
      isDead = true;
      const closed = new Promise((resolve) => context.once('close', resolve));
      process.kill(-group, 'SIGKILL');
      await closed;
    },
    async close() {
      isDead = true;
      await context.close();
    },
  };
}

/** Playwright starts each browser as the leader of a process group, where its children are too. */
async function processGroupOf(context: BrowserContext): Promise<number> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  const found = await devtools?.send('SystemInfo.getProcessInfo');
  await devtools?.detach();
  const pid = found?.processInfo.find(({ type }) => type === 'browser')?.id;
  if (pid === undefined) throw new Error('The browser does not say which process it is.');
  return pid;
}

/** Waits for what the kill may break off; every other failure is one. */
export async function unlessDead(browser: KillableBrowser, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!browser.isDead) throw error;
  }
}
