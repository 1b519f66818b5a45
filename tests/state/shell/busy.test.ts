import { expect, test } from 'vitest';
import { EMPTY_FIELDS, fieldsOf } from '#domain/brand/brand-form.ts';
import { changeBrandFormAtom } from '#state/brand/brand-form.ts';
import { closeBrandFormAtom, openBrandFormAtom } from '#state/questions/distil-brand.ts';
import { isBusyAtom } from '#state/shell/busy.ts';
import { saveStateAtom } from '#state/storage/documents.ts';
import { keptKeyAtom } from '#state/provider/provider.ts';
import { VETS } from '../../domain/brands.ts';
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

test.each([
  ['a new brand', undefined, EMPTY_FIELDS],
  ['a stored brand', VETS, fieldsOf(VETS)],
])('the app is busy while the form of %s has what is not saved', (_, brand, fields) => {
  const { store } = openApp();
  const isBusyAfter = (change: Parameters<typeof changeBrandFormAtom.write>[2]) => {
    store.set(changeBrandFormAtom, change);
    return store.get(isBusyAtom);
  };
  store.set(openBrandFormAtom, brand);
  expect(store.get(isBusyAtom)).toBe(false);
  expect(isBusyAfter({ posts: ['', ' '], readsPosts: true })).toBe(false);
  expect(isBusyAfter({ posts: ['', 'New week, new puppies.'] })).toBe(true);
  expect(isBusyAfter({ posts: [] })).toBe(false);
  expect(isBusyAfter({ fields: { ...fields, name: 'Vets' } })).toBe(true);
  store.set(closeBrandFormAtom);
  expect(store.get(isBusyAtom)).toBe(false);
});
