import type { Page } from '@playwright/test';
import { generateWith, heading, toGenerate } from '../steps.ts';
import { expect, test } from '../test.ts';

/** Makes the page note every animation that begins, and whether its keyframes change anything. */
async function watchAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Record<string, boolean> = {};
    Reflect.set(globalThis, 'animationsSeen', seen);
    const ofFrame = ['offset', 'computedOffset', 'easing', 'composite'];
    addEventListener('animationstart', ({ target, animationName }) => {
      if (!(target instanceof Element)) return;
      seen[animationName] = target.getAnimations().every((animation) => {
        const frames =
          animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
        return frames.some((frame) => Object.keys(frame).some((name) => !ofFrame.includes(name)));
      });
    });
  });
}

const animationsSeen = (page: Page) =>
  page.evaluate((): unknown => Reflect.get(globalThis, 'animationsSeen'));

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a post that is being written moves its line, and settles', async ({ signedIn: page }) => {
  await watchAnimations(page);
  await toGenerate(page);
  await generateWith(page, 'demo');
  await page.getByRole('button', { name: 'View Content' }).click();
  await expect(heading(page, 'Your Generated Content')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  // The spinner, the line, the post and the sheet.
  await expect
    .poll(async () => Object.values(Object(await animationsSeen(page))))
    .toEqual([true, true, true, true]);
});

test('the text of the video demo moves', async ({ page }) => {
  await watchAnimations(page);
  await page.goto('/faceless-video?tab=create');
  await page.getByRole('button', { name: /^Top 10 Lists/ }).click();
  for (const [next, groups] of [
    ['Continue to sound', ['AI voice', 'Background music']],
    ['Continue to look', ['Visual theme', 'Text animation']],
    ['Continue to video', []],
  ] as const) {
    await page.getByRole('button', { name: next }).click();
    for (const name of groups) {
      await page.getByRole('group', { name }).getByRole('radio').first().check();
    }
  }
  await expect.poll(async () => Object.values(Object(await animationsSeen(page)))).toContain(true);
  expect(Object.values(Object(await animationsSeen(page)))).not.toContain(false);
});
