import { beforeEach, expect, test, vi } from 'vitest';
import { connectToaster, holdToasts, showToast, toastsWanted } from '#ui/feedback/toast.ts';

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

test('a toast that something would cover waits until nothing does', () => {
  const region = { create: vi.fn() };
  connectToaster(region);
  const [uncover, uncoverToo] = [holdToasts(), holdToasts()];
  showToast(NEWS);
  const disconnect = connectToaster(region);
  uncover();
  expect(region.create).not.toHaveBeenCalled();
  uncoverToo();
  expect(region.create).toHaveBeenCalledExactlyOnceWith(NEWS);
  disconnect();
});
