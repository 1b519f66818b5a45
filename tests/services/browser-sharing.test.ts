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

/** The clipboard's content by type, as the browser hands it out. */
function stubClipboard(content: Readonly<Record<string, string>>): void {
  const item = {
    types: Object.keys(content),
    getType: async (type: string) => new Blob([content[type] ?? ''], { type }),
  };
  vi.stubGlobal('navigator', { clipboard: { read: async () => [item] } });
}

test('a paste returns the clipboard’s text, and its HTML if there is any', async () => {
  stubClipboard({ 'text/plain': 'Soft.' });
  expect(await createBrowserSharing().paste()).toEqual({ text: 'Soft.' });
  stubClipboard({ 'text/plain': 'Soft.\t5', 'text/html': '<td>Soft.</td><td>5</td>' });
  expect(await createBrowserSharing().paste()).toEqual({
    text: 'Soft.\t5',
    html: '<td>Soft.</td><td>5</td>',
  });
});

test('a paste of a picture is empty', async () => {
  stubClipboard({ 'image/png': 'PNG' });
  expect(await createBrowserSharing().paste()).toEqual({ text: '' });
});

test('a paste that the user refuses has no content', async () => {
  const read = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  vi.stubGlobal('navigator', { clipboard: { read } });
  expect(await createBrowserSharing().paste()).toBeUndefined();
});

test('a paste is offered only where the page may read the clipboard', () => {
  vi.stubGlobal('navigator', { clipboard: {} });
  expect(createBrowserSharing().canPaste()).toBe(false);
  stubClipboard({});
  expect(createBrowserSharing().canPaste()).toBe(true);
});
