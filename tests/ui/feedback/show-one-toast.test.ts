import { describe, expect, test } from 'vitest';
import { oneAtATime } from '#ui/feedback/show-one-toast.ts';

const DURATIONS = { duration: 4000, confirmationDuration: 3000 };
const COPIED = { title: 'Copied', type: 'success' };
const SAVED = { title: 'Saved', type: 'success' };
const FAILED = { title: 'Failed', type: 'error' };
const LEFTOVER = { title: 'Could not remove', type: 'error', duration: Infinity };

const MAIL = { title: 'Check your mail', type: 'success', meta: { until: 'signed-in' } };

interface Wish {
  title: string;
  type: string;
  duration?: number;
  meta?: { until: string };
}

interface Open {
  readonly id: string;
  readonly title: string;
  readonly duration: number;
  report(status: string): void;
  close(): void;
}

/**
 * A toaster that shows a toast and closes it at once. A `slow` one, as in a browser, does both
 * later, and only a toast that is visible takes a dismissal.
 */
function fakeToaster({ slow = false } = {}) {
  const open: Open[] = [];
  const dismissed: string[] = [];
  let count = 0;
  const toaster = {
    create(options: {
      title: string;
      duration: number;
      onStatusChange(details: { status: string }): void;
    }) {
      const id = `toast ${(count += 1)}`;
      const report = (status: string) => options.onStatusChange({ status });
      const close = () => {
        toaster.remove(id);
        report('unmounted');
      };
      open.push({ id, title: options.title, duration: options.duration, report, close });
      if (!slow) report('visible');
      return id;
    },
    dismiss(id: string) {
      dismissed.push(id);
      if (!slow) open.find((toast) => toast.id === id)?.close();
    },
    remove(id: string) {
      open.splice(
        open.findIndex((toast) => toast.id === id),
        1,
      );
    },
  };
  const { show, reach } = oneAtATime<Wish>(toaster, DURATIONS);
  const shown = () => open.map(({ title }) => title);
  return { show, reach, shown, open, dismissed };
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

  test('a toast replaced while it waits for the one before to leave never appears', () => {
    const { show, shown, open, dismissed } = fakeToaster({ slow: true });
    show(FAILED);
    open[0]?.report('visible');
    show(COPIED);
    show(SAVED);
    expect(dismissed).toHaveLength(1);
    open[0]?.close();
    expect(shown()).toEqual(['Saved']);
  });

  test('a toast replaced before it appears is removed', () => {
    const { show, shown, dismissed } = fakeToaster({ slow: true });
    show(FAILED);
    show(COPIED);
    expect(shown()).toEqual(['Copied']);
    expect(dismissed).toEqual([]);
  });

  test('two toasts that stay both come back', () => {
    const { show, shown, open } = fakeToaster();
    show(LEFTOVER);
    show({ ...LEFTOVER, title: 'Signed out' });
    show(COPIED);
    const seen = [0, 1, 2].map(() => {
      const titles = shown();
      open[0]?.close();
      return titles;
    });
    expect(seen).toEqual([['Copied'], ['Signed out'], ['Could not remove']]);
    expect(shown()).toEqual([]);
  });

  test('a toast that stays does not come back while it leaves after the user dismissed it', () => {
    const { show, shown, open } = fakeToaster({ slow: true });
    show(LEFTOVER);
    open[0]?.report('visible');
    open[0]?.report('dismissing');
    show(COPIED);
    open[0]?.close();
    expect(shown()).toEqual(['Copied']);
    open[0]?.close();
    expect(shown()).toEqual([]);
  });

  test('a toast until the sign-in closes at the sign-in', () => {
    const { show, reach, shown } = fakeToaster();
    show(MAIL);
    reach('signed-in');
    expect(shown()).toEqual([]);
  });

  test('a toast until the sign-in that has not appeared at the sign-in is removed', () => {
    const { show, reach, shown, dismissed } = fakeToaster({ slow: true });
    show(LEFTOVER);
    show(MAIL);
    reach('signed-in');
    expect(shown()).toEqual(['Could not remove']);
    expect(dismissed).toEqual([]);
  });

  test('a toast until the sign-in does not appear after the sign-in, until it is over', () => {
    const { show, reach, shown } = fakeToaster();
    reach('signed-in');
    show(MAIL);
    expect(shown()).toEqual([]);
    reach(undefined);
    show(MAIL);
    expect(shown()).toEqual(['Check your mail']);
  });

  test('at the sign-in, toasts about it that wait or would come back are dropped', () => {
    const { show, reach, shown, open } = fakeToaster({ slow: true });
    show({ ...MAIL, duration: Infinity });
    open[0]?.report('visible');
    show(COPIED);
    show(MAIL);
    reach('signed-in');
    open[0]?.close();
    expect(shown()).toEqual([]);
  });

  test('the sign-in closes no other toast', () => {
    const { show, reach, shown } = fakeToaster();
    show(COPIED);
    reach('signed-in');
    expect(shown()).toEqual(['Copied']);
  });
});
