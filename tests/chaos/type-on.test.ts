import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { createChance } from '../../e2e/chaos/chance.ts';
import { typeOn } from '../../e2e/chaos/fields.ts';

/** A page of which nothing but the keyboard is touched. */
function withKeyboard(type: () => Promise<void>): Page {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { keyboard: { type } } as unknown as Page;
}

it('ends with the page, though the last key is never answered', async () => {
  const leaving = withKeyboard(() => new Promise(() => {}));
  const over = new AbortController();
  const typing = typeOn(leaving, createChance(1), 'soft and warm', over.signal);
  over.abort();
  await expect(typing).resolves.toBeUndefined();
});

it('is told of a key that fails while the page is there', async () => {
  const failing = withKeyboard(() => Promise.reject(new Error('gone')));
  const typing = typeOn(failing, createChance(1), 'soft', new AbortController().signal);
  await expect(typing).rejects.toThrow('gone');
});
