import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, requireChromium } from './browser.ts';

export interface KillableBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Ends every process of the browser at once, as a crash or the system does. The profile stays. */
  kill(): Promise<void>;
  /** True from the moment of the kill: what fails from then on fails because of it. */
  readonly isDead: boolean;
  close(): Promise<void>;
}

/** A browser of its own on a profile that outlives it. */
export async function openBrowser(profile: string, baseURL: string): Promise<KillableBrowser> {
  const context = await chromium.launchPersistentContext(profile, {
    baseURL,
    executablePath: requireChromium(),
    args: CHROMIUM_ARGS,
    viewport: { width: 390, height: 844 },
  });
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
      isDead = true;
      const closed = new Promise((resolve) => context.once('close', resolve));
      process.kill(-group, 'SIGKILL');
      await closed;
    },
    close: () => context.close(),
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
