import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserSharing } from '#services/sharing/browser-sharing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Copies through a clipboard with this `writeText`; returns the result. */
async function copied(writeText: () => Promise<void>): Promise<boolean> {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const result = createBrowserSharing().copy('A post');
  await vi.advanceTimersByTimeAsync(5000);
  return result;
}

test('a copy succeeds if the clipboard accepts it', async () => {
  expect(await copied(() => Promise.resolve())).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a copy fails if the clipboard refuses', async () => {
  const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  expect(await copied(refuse)).toBe(false);
});

test('a copy fails if the clipboard never responds', async () => {
  expect(await copied(() => Promise.withResolvers<void>().promise)).toBe(false);
});

test('a copy fails if there is no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  expect(await createBrowserSharing().copy('A post')).toBe(false);
});
