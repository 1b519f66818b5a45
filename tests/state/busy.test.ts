import { expect, test } from 'vitest';
import { isBusyAtom } from '#state/busy.ts';
import { saveStateAtom } from '#state/documents.ts';
import { openApp } from './fake-app.ts';

test('the app is busy while changes are only in memory, which a reload would lose', () => {
  const { store } = openApp();
  expect(store.get(isBusyAtom)).toBe(false);
  for (const [state, isBusy] of [
    ['failed', true],
    ['saved', false],
    ['full', true],
    ['outdated', false],
  ] as const) {
    store.set(saveStateAtom, state);
    expect([state, store.get(isBusyAtom)]).toEqual([state, isBusy]);
  }
});
