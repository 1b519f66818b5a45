// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart, Nothing } from '#ui/page/lazy-part.tsx';
import { system } from '#ui/theme/system.ts';

const Words = () => <p>It has come</p>;

const inSystem = (part: ReactNode) => <ChakraProvider value={system}>{part}</ChakraProvider>;

/** Fails `times` times, like a chunk that the network loses, and then loads. */
function failing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return Words;
  });
  return load;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => vi.useRealTimers());

test('a lazy part whose chunk fails to load is retried until it loads', async () => {
  const load = failing(3);
  const Part = lazyPart(load);
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(inSystem(<Part />)));
  expect(place.textContent).toContain('Part of this page didn’t load.');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(place.textContent).toBe('It has come');
  expect(load).toHaveBeenCalledTimes(4);
  await act(async () => root.unmount());
});

test('a lazy part that is unmounted is no longer requested', async () => {
  const load = failing(100);
  const Part = lazyPart(load);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(inSystem(<Part />)));
  await act(async () => root.unmount());
  const asked = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(asked);
});

test('a lazy part shows its fallback from the first failure until it loads', async () => {
  const Part = lazyPart(failing(2), { Fallback: () => <p>Not yet</p> });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(inSystem(<Part />)));
  expect(place.textContent).toBe('Not yet');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(place.textContent).toBe('It has come');
  await act(async () => root.unmount());
});

test('a lazy part shows its placeholder while it loads, and its fallback after a failure', async () => {
  const { promise, reject } = Promise.withResolvers<typeof Words>();
  const load = vi.fn(() => (load.mock.calls.length === 1 ? promise : Promise.resolve(Words)));
  const Part = lazyPart(load, {
    Placeholder: () => <p>Loading</p>,
    Fallback: () => <p>Not yet</p>,
  });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(inSystem(<Part />)));
  expect(place.textContent).toBe('Loading');
  await act(async () => reject(new TypeError('Failed to fetch')));
  expect(place.textContent).toBe('Not yet');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(place.textContent).toBe('It has come');
  await act(async () => root.unmount());
});

test('a lazy part without a fallback keeps its placeholder after a failure, and offers a reload', async () => {
  const Part = lazyPart(failing(1), { Placeholder: () => <p>Plain text</p> });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(inSystem(<Part />)));
  expect(place.textContent).toMatch(/^Plain text.*didn’t load/);
  expect(place.querySelector('button')?.textContent).toBe('Reload');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(place.textContent).toBe('It has come');
  await act(async () => root.unmount());
});

test('a part that the user neither asked for nor sees says nothing of a failure', async () => {
  const Part = lazyPart(failing(1), { Fallback: Nothing });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(inSystem(<Part />)));
  expect(place.textContent).toBe('');
  await act(async () => root.unmount());
});
