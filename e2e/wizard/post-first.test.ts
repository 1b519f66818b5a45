import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { choosePlatform, customize, generateWith } from '../steps.ts';
import { expect, test } from '../test.ts';

const reviews = readFileSync('tests/data/reviews.csv', 'utf8');

/** Screens that Review may be high on a phone of 390 x 844. */
const MOST_SCREENS = 2.5;

async function toPost(page: Page): Promise<void> {
  await choosePlatform(page);
  await page.getByLabel('What customers said').fill(reviews);
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await expect(page.getByText('94 quotes', { exact: true })).toBeVisible();
  await customize(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await generateWith(page, 'demo');
  await page.getByRole('button', { name: 'View Content' }).click();
}

const sources = (page: Page) => page.getByRole('region', { name: 'Sources in your reviews' });

async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(sources(page).getByRole('status').first()).toHaveText(/quote|check/);
}

/** Lower edge of the post's first line, and upper edge of the bar with the actions. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const words = document.querySelector('[data-post] [data-start="0"]')?.firstChild;
    const copy = [...document.querySelectorAll('button')].find(
      (button) => button.textContent === 'Copy Content',
    );
    if (!words || !copy) throw new Error('The post or its Copy button is missing');
    const range = document.createRange();
    range.setStart(words, 0);
    range.setEnd(words, 5);
    const bar = copy.parentElement?.parentElement ?? copy;
    return { line: range.getBoundingClientRect().bottom, bar: bar.getBoundingClientRect().top };
  });

/** Notes every layout shift of the pages loaded from now on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: unknown[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts'));

test('the post is on the first screen of a phone, and Review short and at rest on a reload', async ({
  signedIn: page,
}) => {
  await toPost(page);
  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await reload(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const name of ['Copy Content', 'Share Draft'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    const { line, bar } = await edges(page);
    expect(line, `first line at ${width} x ${height}`).toBeLessThan(bar);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await noteShifts(page);
  await reload(page);
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThanOrEqual(MOST_SCREENS);
  await expect(page.getByRole('button', { name: 'Details: How it fits Instagram' })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);

  // The static first page knows neither the chosen platform nor the draft.
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Also write for/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue:/ })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight / innerHeight))
    .toBeLessThanOrEqual(1.3);
});

test('Edit keeps the place and the selection of the post, and Preview right after a key every letter', async ({
  signedIn: page,
}) => {
  await toPost(page);
  await expect(sources(page).getByRole('status').first()).toHaveText(/quote|check/);
  const selected = await page.evaluate(() => {
    const words = document.querySelector('[data-post] [data-start="0"]')?.firstChild;
    if (!words) throw new Error('The post is missing');
    const range = document.createRange();
    range.setStart(words, 2);
    range.setEnd(words, 9);
    scrollTo(0, 120);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    return range.toString();
  });
  const place = () => page.evaluate(() => scrollY);
  expect(await place()).toBe(120);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const field = page.getByLabel('Post text');
  await expect(field).toBeFocused();
  const kept = await field.evaluate((element) => {
    if (!(element instanceof HTMLTextAreaElement)) return '';
    return element.value.slice(element.selectionStart, element.selectionEnd);
  });
  expect(kept).toBe(selected);
  expect(await place()).toBe(120);
  // A click of the test runner would scroll the button into view first.
  await page.getByRole('button', { name: 'Cancel' }).dispatchEvent('click');
  await expect(field).toHaveCount(0);
  expect(await place()).toBe(120);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await field.press('Control+End');
  await page.keyboard.type(' soft', { delay: 20 });
  // In the same task as the key: the page has not followed the typing yet.
  await field.evaluate((element) => {
    if (!(element instanceof HTMLTextAreaElement)) return;
    element.setRangeText('!', element.value.length, element.value.length, 'end');
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    document.querySelectorAll<HTMLElement>('[aria-label=View] button')[1]?.click();
  });
  await expect(field).toHaveValue(/ soft!$/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.locator('[data-post]')).toContainText(' soft!');
});
