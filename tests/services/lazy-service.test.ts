import { expect, test, vi } from 'vitest';
import { lazyService } from '#services/lazy-service.ts';

test('a lazy service is loaded with the first call, and once for callers at the same time', async () => {
  const load = vi.fn(async (name: string) => ({ name }));
  const open = lazyService(load);
  expect(load).not.toHaveBeenCalled();
  const [one, other] = await Promise.all([open('first'), open('second')]);
  expect(one).toBe(other);
  expect(await open('third')).toEqual({ name: 'first' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a lazy service that failed to load is loaded again by the next call', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const open = lazyService(load);
  await expect(open()).rejects.toThrow('Failed to fetch');
  expect(await open()).toBe('loaded');
});
