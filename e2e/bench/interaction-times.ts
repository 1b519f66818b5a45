import { expect, type Locator, type Page } from '@playwright/test';

/** Times of one interaction, in milliseconds. */
export interface Times {
  /** From the event to the next paint, as the browser measures it in steps of 8; 0 below 16. */
  readonly paint: number;
  /** The longest task; 0 for none over 50. */
  readonly task: number;
}

/** Presses and keys by name, in order, each with the times of every repetition. */
export type Measured = Map<string, Times[]>;

/** Time after an interaction in which its work has to end, in milliseconds. */
const AFTER_MS = 700;
const BETWEEN_KEYS_MS = 90;

/** Runs in the page. Notes every long task and every interaction since navigation. */
export function noteTimes(): void {
  const noted = { since: 0, tasks: [] as number[], paints: [] as number[] };
  // A variable: TypeScript does not know the threshold, in milliseconds, of which 16 is the least.
  const interactions = { type: 'event', durationThreshold: 16 };
  Reflect.set(globalThis, 'notedTimes', noted);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      // An earlier press that changed nothing on the screen waits for the paint of a later one.
      if (Reflect.get(entry, 'interactionId') && entry.startTime >= noted.since)
        noted.paints.push(entry.duration);
  }).observe(interactions);
}

async function takeTimes(page: Page): Promise<Times> {
  const { tasks, paints } = await page.evaluate(() => {
    const noted: { since: number; tasks: number[]; paints: number[] } = Reflect.get(
      globalThis,
      'notedTimes',
    );
    noted.since = performance.now();
    return { tasks: noted.tasks.splice(0), paints: noted.paints.splice(0) };
  });
  return { paint: Math.max(0, ...paints), task: Math.round(Math.max(0, ...tasks)) };
}

/** Measures presses and keys of one page. */
export function stopwatch(page: Page, measured: Measured) {
  const add = (name: string, times: Times) =>
    measured.set(name, [...(measured.get(name) ?? []), times]);

  return {
    /**
     * Presses the middle of a control, or of its label. The control is found beforehand: the search
     * by name takes tasks of its own.
     */
    async press(name: string, control: Locator): Promise<void> {
      const [x, y] = await middleOf(control);
      await rest(page);
      await page.mouse.click(x, y);
      await page.waitForTimeout(AFTER_MS);
      add(name, await takeTimes(page));
    },
    /** Types into a field, and notes the slowest key. */
    async type(name: string, field: Locator, words: string): Promise<void> {
      await field.focus();
      await field.press('Control+End');
      await rest(page);
      for (const key of words) {
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        await page.waitForTimeout(BETWEEN_KEYS_MS);
      }
      await page.waitForTimeout(AFTER_MS);
      add(name, await takeTimes(page));
    },
    /** Notes the tasks until something is shown that a cheap look at the page finds. */
    async until(name: string, isShown: () => boolean): Promise<void> {
      await takeTimes(page);
      await page.waitForFunction(isShown, undefined, { polling: 250, timeout: 120_000 });
      add(name, await takeTimes(page));
    },
  };
}

export type Stopwatch = ReturnType<typeof stopwatch>;

async function middleOf(control: Locator): Promise<readonly [x: number, y: number]> {
  await expect(control).toBeVisible({ timeout: 60_000 });
  return control.evaluate((element) => {
    const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
    const target = label ?? element;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The first line of a running text.
    const [box = target.getBoundingClientRect()] = target.getClientRects();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  });
}

/** Waits until the page has nothing left to do, and forgets what it did. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(AFTER_MS);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  );
  await takeTimes(page);
}
