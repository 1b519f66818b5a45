import { beforeEach, expect, test, vi } from 'vitest';
import { connectToaster, showToast, toastsWanted } from '#ui/feedback/toast.ts';

const NEWS = { title: 'Copied to clipboard!', tone: 'success' } as const;

beforeEach(() => vi.stubGlobal('document', { hidden: true }));

test('a toast without a region on the page waits for the next region', () => {
  const [first, second] = [{ create: vi.fn() }, { create: vi.fn() }];
  const disconnect = connectToaster(first);
  showToast(NEWS);
  expect(first.create).toHaveBeenCalledTimes(1);
  disconnect();
  showToast(NEWS);
  expect(first.create).toHaveBeenCalledTimes(1);
  expect(toastsWanted.get()).toBe(true);
  connectToaster(second);
  expect(second.create).toHaveBeenCalledTimes(1);
});

test('a region that unmounts late does not disconnect its successor', () => {
  const [first, second] = [{ create: vi.fn() }, { create: vi.fn() }];
  const disconnect = connectToaster(first);
  connectToaster(second);
  disconnect();
  showToast(NEWS);
  expect(second.create).toHaveBeenCalledTimes(1);
});
