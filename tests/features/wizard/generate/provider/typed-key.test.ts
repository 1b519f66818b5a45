import { expect, test } from 'vitest';
import { withoutSaved } from '#features/wizard/generate/provider/typed-key.ts';

const SAVED = { baseUrl: 'https://one.example/v1', text: 'key-one' };

test('a saved key leaves the field', () => {
  expect(withoutSaved({ ...SAVED }, SAVED)).toEqual({ ...SAVED, text: '' });
});

test.each([
  ['for another provider', { ...SAVED, baseUrl: 'https://two.example/v1' }],
  ['that has changed since', { ...SAVED, text: 'key-one-more' }],
])('a key %s stays in the field', (_, now) => {
  expect(withoutSaved(now, SAVED)).toBe(now);
});
