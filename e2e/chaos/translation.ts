import type { Locator, Page } from '@playwright/test';
import { someWords } from './chance.ts';
import { type KillableBrowser, openBrowser } from '../killable-browser.ts';
import { translatePage } from '../support/page-translation.ts';
import { type Report, runCycle, type Scenario, type World } from './scenario.ts';

/** Pages on which a walk begins: the steps of the wizard, and what interactive pages there are. */
const STARTS = [
  '/',
  '/?step=customize',
  '/?step=generate',
  '/?step=review',
  '/drafts',
  '/contact',
  '/faceless-video',
  '/about',
] as const;

/** Presses of one walk. */
const PRESSES = 25;

/** Time limit of a press, in milliseconds; what covers a control takes longer to go. */
const PRESS_MS = 1500;

/** Controls that the user can press, other than links that lead away from the site, and Logout. */
const CONTROLS =
  'button:not([disabled]):not([data-disabled]), summary, [role=radio], [role=checkbox], input[type=radio] + *, input[type=checkbox] + *, select, textarea, input[type=text], a[href^="/"]';
const LEAVES = /^(?:logout|reload|upgrade)/i;

const CRASH = 'Unexpected Application Error!';

/** Walks through pages that the browser translates, pressing whatever there is. */
export const TRANSLATION: Scenario = {
  name: 'translation',
  async run(world, cycles, report) {
    const profile = await world.newProfile();
    let browser: KillableBrowser | undefined;
    for (let cycle = 1; cycle <= cycles; cycle += 1)
      await runCycle(cycle, report, async (over) => {
        const open = (browser ??= await openBrowser(profile, world.site.origin));
        let isDone = false;
        over.addEventListener('abort', () => {
          if (isDone) return;
          browser = undefined;
          void open.kill();
        });
        await walk(world, open, cycle, report);
        isDone = true;
      });
    await browser?.close();
  },
};

async function walk({ chance }: World, browser: KillableBrowser, cycle: number, report: Report) {
  const page = await browser.context.newPage();
  const steps: string[] = [];
  let problem: string | undefined;
  page.on('pageerror', (error) => (problem ??= String(error)));
  const start = chance.pick(STARTS);
  await page.goto(start);
  if (chance.often(0.7)) await page.locator('html[data-ready=app]').waitFor();
  await translatePage(page);
  for (let press = 0; press < PRESSES && problem === undefined; press += 1) {
    const control = await pick(page, (most) => chance.between(0, most));
    if (!control) break;
    const name = await nameOf(control);
    if (LEAVES.test(name)) continue;
    steps.push(name);
    await use(control, someWords(chance, chance.between(5, 120)));
    report.count('controls used');
    // Dialogs would otherwise keep the walk.
    if (chance.often(0.1)) await page.keyboard.press('Escape');
    if (await page.getByText(CRASH).isVisible()) problem ??= CRASH;
  }
  report.count('walks');
  if (problem !== undefined)
    report.addLoss(`cycle ${cycle} from ${start}: ${problem}; pressed ${steps.join(', ')}`);
  await page.close({ runBeforeUnload: false });
}

/** A control that is shown; undefined if there is none. */
async function pick(page: Page, between: (most: number) => number): Promise<Locator | undefined> {
  const shown = page.locator(CONTROLS).filter({ visible: true });
  const count = await shown.count();
  return count === 0 ? undefined : shown.nth(between(count - 1));
}

const nameOf = async (control: Locator): Promise<string> =>
  control
    .evaluate(
      (element) => element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40),
      undefined,
      { timeout: PRESS_MS },
    )
    // It has gone meanwhile.
    .catch(() => '');

/** Fills a field, chooses another option, or presses; a control that goes meanwhile is none. */
async function use(control: Locator, words: string): Promise<void> {
  const options = { timeout: PRESS_MS };
  const tag = await control.evaluate(({ tagName }) => tagName, undefined, options).catch(() => '');
  const done =
    tag === 'TEXTAREA' || tag === 'INPUT'
      ? control.fill(words, options)
      : tag === 'SELECT'
        ? control.selectOption({ index: words.length % 3 }, options)
        : control.click(options);
  await done.catch(() => undefined);
}
