import type { Locator, Page } from '@playwright/test';
import {
  choosePlatform,
  customize,
  heading,
  lookThrough,
  openAlsoWriteFor,
  openGroup,
  tagOf,
  typeKey,
} from '../steps.ts';
import { expect, test } from '../test.ts';

/** Folder for a screenshot of every screen in both high-contrast themes: `PICTURES=folder`. */
const folder = process.env['PICTURES'];

async function picture(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, fullPage: true });
  }
}

/**
 * `seen`: inputs rendered both checked and unchecked. `alike`: those of them that look the same.
 */
interface Looked {
  readonly seen: number;
  readonly alike: readonly string[];
}

/** Presses every radio and checkbox on the screen and compares its colors before and after. */
const compareChoices = (page: Page): Promise<Looked> =>
  page.evaluate(async () => {
    const inputs = () =>
      document.querySelectorAll<HTMLInputElement>('main input:is([type=radio], [type=checkbox])');
    const painted = new Map<string, { on?: string; off?: string }>();
    const paper = getComputedStyle(document.body).backgroundColor;
    const shown = (color: string) =>
      color.endsWith(', 0)') || color === paper ? 'nothing' : color;
    const paintOf = (input: HTMLInputElement) => {
      const mark = getComputedStyle(input, '::before');
      const { backgroundColor, appearance } = getComputedStyle(input);
      // The browser draws native controls in system colours.
      if (appearance !== 'none') return `native ${input.checked}`;
      const hasMark = mark.content !== 'none' && mark.backgroundColor !== backgroundColor;
      return `${shown(backgroundColor)}, ${hasMark ? shown(mark.backgroundColor) : 'nothing'}`;
    };
    const look = () => {
      for (const input of inputs()) {
        const name = `${input.name} ${input.value}`;
        const side = input.checked ? 'on' : 'off';
        painted.set(name, { ...painted.get(name), [side]: paintOf(input) });
      }
    };
    look();
    // Looks each input up again, since some choices appear and disappear with others.
    for (const { name, value } of inputs()) {
      document.querySelector<HTMLElement>(`main [name="${name}"][value="${value}"]`)?.click();
      await new Promise(requestAnimationFrame);
      look();
    }
    const both = [...painted].filter(([, { on, off }]) => on && off);
    const alike = both.filter(([, { on, off }]) => on === off);
    return { seen: both.length, alike: alike.map(([name]) => name) };
  });

async function expectTellable(page: Page, atLeast: number): Promise<void> {
  const { seen, alike } = await compareChoices(page);
  expect(alike, 'painted the same chosen and not chosen').toEqual([]);
  expect(seen).toBeGreaterThanOrEqual(atLeast);
}

const backgroundOf = (element: Locator) =>
  element.evaluate((it) => getComputedStyle(it).backgroundColor);

/** Expects the chosen element of a row to have a different background from another one. */
async function expectFilled(chosen: Locator, other: Locator): Promise<void> {
  expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other));
}

test.describe('in forced colours', () => {
  test.beforeEach(({ signedIn }) =>
    signedIn.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
  );

  test('every choice of the wizard looks different when chosen', async ({ signedIn: page }) => {
    test.slow();
    await choosePlatform(page);
    await page.goBack();
    await openAlsoWriteFor(page);
    await expect(page.getByRole('checkbox', { name: 'TikTok' })).toBeVisible();
    await expectTellable(page, 8);
    await page.getByRole('radio', { name: 'Instagram' }).check();
    const control = page.getByRole('checkbox', { name: 'TikTok' });
    const pixels = async (checked: boolean) => {
      await control.setChecked(checked);
      // A hover style would change the pixels in any case.
      await page.mouse.move(0, 0);
      return control.screenshot();
    };
    await pixels(true);
    const empty = await pixels(false);
    expect((await pixels(true)).equals(empty), 'the same pixels').toBe(false);
    await picture(page, 'platform');

    await page.getByRole('button', { name: 'Continue to Customization' }).click();
    await page.getByLabel('What customers said').fill('Lovely.\nA little large. Call Jo Miller.');
    await page.getByRole('button', { name: 'Add as quotes' }).click();
    await lookThrough(page);
    await page.getByRole('button', { name: 'Pin, quote 1' }).click();
    await expectFilled(
      page.getByRole('button', { name: 'Pin, quote 1' }),
      page.getByRole('button', { name: 'Pin, quote 2' }),
    );
    await page.getByRole('button', { name: 'Done' }).click();
    await openGroup(page, 'How to say it');
    await tagOf(page, 'Authenticity');
    await expectTellable(page, 30);
    await customize(page, { contentType: 'Image' });
    await picture(page, 'customize');

    await page.getByRole('button', { name: 'Generate Content' }).click();
    await typeKey(page, 'demo-slow');
    await expect(page.getByRole('radio', { name: 'Only this session' })).toBeVisible();
    await expectTellable(page, 3);
    await picture(page, 'generate');
    await page.getByRole('radio', { name: 'Only this session' }).check();
    await page.getByRole('button', { name: 'Generate Content' }).click();
    await expect(page.getByText(/^\d+ words$/).first()).toBeVisible();
    await picture(page, 'writing');
    await page.getByRole('button', { name: 'Stop' }).first().click();

    await page.getByRole('button', { name: 'View Content' }).click();
    await expect(heading(page, 'Your Generated Content')).toBeVisible();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Desktop' })).toBeVisible();
    await expectTellable(page, 2);
    const tabs = page.getByRole('tab');
    await expectFilled(tabs.and(page.locator('[aria-selected=true]')), tabs.last());
    await picture(page, 'review');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await picture(page, 'edit');
  });

  test('every choice of the video demo looks different when chosen', async ({ signedIn: page }) => {
    await page.goto('/faceless-video');
    const tabs = page.getByRole('tab');
    await expectFilled(tabs.and(page.locator('[aria-selected=true]')), tabs.last());
    await picture(page, 'video-home');
    await page.getByRole('tab', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'Start from Scratch' }).click();
    await page.getByLabel('Topic').fill('Soft sweaters');
    for (const [step, atLeast, next] of [
      ['topic', 7, 'Continue to sound'],
      ['sound', 6, 'Continue to look'],
      ['look', 10, 'Continue to video'],
    ] as const) {
      await expectTellable(page, atLeast);
      await picture(page, `video-${step}`);
      await page.getByRole('button', { name: next }).click();
    }
    await expect(page.getByRole('progressbar')).toBeVisible();
    const bar = page.getByRole('progressbar');
    await expectFilled(bar.locator('div'), bar);
    await picture(page, 'video-progress');
  });

  test('the current step looks different from all other steps', async ({ signedIn: page }) => {
    await choosePlatform(page);
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    const lineOf = (step: Locator) => step.evaluate((it) => getComputedStyle(it).borderTopColor);
    const current = await lineOf(steps.and(page.locator('[aria-current=step]')));
    expect(await lineOf(steps.last())).not.toBe(current);
    expect(await lineOf(steps.first())).not.toBe(current);
  });
});
