import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Chance, someWords } from './chance.ts';
import type { Watch } from './watch.ts';

export interface Field {
  readonly path: string;
  readonly label: string;
}

/** Fields whose text must not be lost. */
export const FIELDS: readonly [Field, Field] = [
  { path: '/?step=customize', label: 'What customers said' },
  { path: '/?step=review', label: 'Post text' },
];

/** Time limit for a closing page to answer the last key press. */
const ANSWER_MS = 2000;
const PATIENCE = { timeout: 20_000 };
/** Characters; a longer text is cleared before the next cycle. */
const LONGEST = 1500;

export async function openField(page: Page, { path, label }: Field): Promise<Locator> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app', PATIENCE);
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toBeVisible(PATIENCE);
  return field;
}

/** Moves the cursor to the end. Clears a text that has grown too long, on disk too. */
export async function prepare(field: Locator, watch: Watch): Promise<string> {
  let text = await field.inputValue();
  watch.startFrom(text);
  if (text.length > LONGEST) {
    await field.fill('');
    await expect.poll(() => watch.text.stored, PATIENCE).toBe('');
    text = '';
  }
  await field.focus();
  await field.press('Control+End');
  return text;
}

/**
 * Text of the field after a restart. Waits up to 5 s for at least the length of the stored text.
 */
export async function recovered(field: Locator, stored: string): Promise<string> {
  const length = async () => (await field.inputValue()).length;
  const isThere = expect.poll(length, { timeout: 5000 }).toBeGreaterThanOrEqual(stored.length);
  await isThere.catch(() => undefined);
  return field.inputValue();
}

/**
 * Types with real keys, at human or machine speed, until the text ends or `over` aborts. Ignores
 * errors after the abort, and waits at most ANSWER_MS for a key that a closed page never answers.
 */
export async function typeOn(
  page: Page,
  chance: Chance,
  words: string,
  over: AbortSignal,
): Promise<void> {
  const pace = chance.pick([0, 10, 30, 80]);
  const givenUp = once(over, 'abort').then(() => sleep(ANSWER_MS));
  for (const key of words) {
    if (over.aborted) return;
    const pressed = page.keyboard.type(key).catch((error: unknown) => {
      if (!over.aborted) throw error;
    });
    await Promise.race([pressed, givenUp]);
    if (pace > 0) await sleep(chance.between(0, pace));
  }
}

export const moreWords = (chance: Chance) => someWords(chance, 300);
