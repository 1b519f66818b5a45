import { expect, test } from 'vitest';
import { isBusyAtom } from '#state/shell/busy.ts';
import { saveStateAtom } from '#state/storage/documents.ts';
import { keptKeyAtom } from '#state/provider/provider.ts';
import { openApp } from '../fake-app.ts';

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

test.each([
  ['session', true],
  ['device', false],
] as const)('a key kept at the level “%s” keeps the app busy: %s', (level, isBusy) => {
  const { store } = openApp();
  store.set(keptKeyAtom, { hint: '…x4Qz', level, locked: false });
  expect(store.get(isBusyAtom)).toBe(isBusy);
});
