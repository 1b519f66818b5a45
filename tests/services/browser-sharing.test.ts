import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserSharing } from '#services/sharing/browser-sharing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Copies through a clipboard that answers after this time; returns what was reported, in order. */
async function reported(answer: () => Promise<void>, afterMs: number): Promise<unknown[]> {
  const writeText = async () => {
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    return answer();
  };
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const reports: unknown[] = [];
  const result = createBrowserSharing().copy('A post', () => reports.push('slow'));
  void result.then((isCopied) => reports.push(isCopied));
  await vi.advanceTimersByTimeAsync(60_000);
  return reports;
}

const accept = () => Promise.resolve();
const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));

test.each([
  ['succeeds if the clipboard accepts it', accept, 0, [true]],
  [
    'succeeds if the clipboard accepts it late, and is slow until then',
    accept,
    6000,
    ['slow', true],
  ],
  ['fails if the clipboard refuses', refuse, 0, [false]],
  ['fails if the clipboard refuses late, and is slow until then', refuse, 6000, ['slow', false]],
  ['is slow for as long as the clipboard does not respond', accept, 90_000, ['slow']],
] as const)('a copy %s', async (_name, answer, afterMs, reports) => {
  expect(await reported(answer, afterMs)).toEqual(reports);
});

test('a copy leaves no timer', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: accept } });
  expect(await createBrowserSharing().copy('A post', () => undefined)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a copy fails if there is no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  expect(await createBrowserSharing().copy('A post', () => undefined)).toBe(false);
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
