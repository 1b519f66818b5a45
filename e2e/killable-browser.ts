import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, requireChromium } from './browser.ts';

export interface KillableBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /**
   * Kills every process of the browser at once, as a crash or the system does. Keeps the profile.
   * No effect on a browser that has already ended.
   */
  kill(): Promise<void>;
  /** True from the start of `kill` or `close`; later errors are a consequence. */
  readonly isDead: boolean;
  close(): Promise<void>;
}

/**
 * Time limit of every action: Chromium never answers a key press sent to a page that is closing.
 */
const ACTION_LIMIT_MS = 30_000;

/** Launches a browser on a persistent profile. */
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

/** Process group of the browser: Playwright starts each browser as the leader of its own group. */
async function processGroupOf(context: BrowserContext): Promise<number> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  const found = await devtools?.send('SystemInfo.getProcessInfo');
  await devtools?.detach();
  const pid = found?.processInfo.find(({ type }) => type === 'browser')?.id;
  if (pid === undefined) throw new Error('The browser does not report its process id.');
  return pid;
}

/** Awaits work, and ignores its failure if the browser has been killed or closed. */
export async function unlessDead(browser: KillableBrowser, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!browser.isDead) throw error;
  }
}
