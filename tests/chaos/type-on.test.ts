import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { createChance } from '../../e2e/chaos/chance.ts';
import { typeOn } from '../../e2e/chaos/fields.ts';

/** A page with nothing but a keyboard. */
function withKeyboard(type: () => Promise<void>): Page {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { keyboard: { type } } as unknown as Page;
}

it('typing ends with the page, even if the last key press never resolves', async () => {
  const leaving = withKeyboard(() => new Promise(() => {}));
  const over = new AbortController();
  const typing = typeOn(leaving, createChance(1), 'soft and warm', over.signal);
  over.abort();
  await expect(typing).resolves.toBeUndefined();
});

it('typing rejects if a key press fails while the page is open', async () => {
  const failing = withKeyboard(() => Promise.reject(new Error('gone')));
  const typing = typeOn(failing, createChance(1), 'soft', new AbortController().signal);
  await expect(typing).rejects.toThrow('gone');
});
