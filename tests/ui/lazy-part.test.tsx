// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from '#ui/lazy-part.tsx';

const Words = () => <p>It has come</p>;

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
  await act(async () => root.render(<Part />));
  expect(place.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(place.textContent).toBe('It has come');
  expect(load).toHaveBeenCalledTimes(4);
  await act(async () => root.unmount());
});

test('a lazy part that is unmounted is no longer requested', async () => {
  const load = failing(100);
  const Part = lazyPart(load);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Part />));
  await act(async () => root.unmount());
  const asked = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(asked);
});

test('a lazy part shows its fallback from the first failure until it loads', async () => {
  const Part = lazyPart(failing(2), () => <p>Not yet</p>);
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<Part />));
  expect(place.textContent).toBe('Not yet');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(place.textContent).toBe('It has come');
  await act(async () => root.unmount());
});
