import { describe, expect, test } from 'vitest';
import { oneAtATime } from '#ui/show-one-toast.ts';

const DURATIONS = { duration: 4000, confirmationDuration: 3000 };
const COPIED = { title: 'Copied', type: 'success' };
const FAILED = { title: 'Failed', type: 'error' };
const LEFTOVER = { title: 'Could not remove', type: 'error', duration: Infinity };

/** A toaster that closes a toast at once when it is dismissed. */
function fakeToaster() {
  const open: { id: string; title: string; duration: number; close(): void }[] = [];
  let count = 0;
  const toaster = {
    create(options: {
      title: string;
      duration: number;
      onStatusChange(details: { status: string }): void;
    }) {
      const id = `toast ${(count += 1)}`;
      const close = () => {
        open.splice(
          open.findIndex((toast) => toast.id === id),
          1,
        );
        options.onStatusChange({ status: 'unmounted' });
      };
      open.push({ id, title: options.title, duration: options.duration, close });
      return id;
    },
    dismiss: (id: string) => open.find((toast) => toast.id === id)?.close(),
  };
  const show = oneAtATime<{ title: string; type: string; duration?: number }>(toaster, DURATIONS);
  const shown = () => open.map(({ title }) => title);
  return { show, shown, open };
}

describe('toasts', () => {
  test('a new toast replaces the one before', () => {
    const { show, shown } = fakeToaster();
    for (const toast of [FAILED, COPIED, FAILED]) {
      show(toast);
      expect(shown()).toEqual([toast.title]);
    }
  });

  test('a confirmation is shown for 3 seconds, an error for 4', () => {
    const { show, open } = fakeToaster();
    show(COPIED);
    expect(open[0]?.duration).toBe(3000);
    show(FAILED);
    expect(open[0]?.duration).toBe(4000);
  });

  test('a toast that stays comes back after the one that replaced it', () => {
    const { show, shown, open } = fakeToaster();
    show(LEFTOVER);
    show(COPIED);
    show(FAILED);
    expect(shown()).toEqual(['Failed']);
    open[0]?.close();
    expect(shown()).toEqual(['Could not remove']);
    open[0]?.close();
    expect(shown()).toEqual([]);
  });

  test('a toast that the user dismissed does not come back', () => {
    const { show, shown, open } = fakeToaster();
    show(LEFTOVER);
    open[0]?.close();
    show(COPIED);
    open[0]?.close();
    expect(shown()).toEqual([]);
  });
});
