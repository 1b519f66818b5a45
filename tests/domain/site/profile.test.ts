import { describe, expect, test } from 'vitest';
import {
  displayName,
  EMPTY_PROFILE,
  handleOf,
  initialOf,
  parseProfile,
} from '#domain/site/profile.ts';

const PICTURE = 'data:image/jpeg;base64,/9j/4AAQ';

describe('a stored profile', () => {
  test('a stored profile is read as it was written', () => {
    const profile = { name: 'Ada’s Blouses', picture: PICTURE };
    expect(parseProfile(profile)).toEqual(profile);
  });

  test.for<[unknown, string]>([
    [{}, 'nothing'],
    [{ name: 7, picture: {} }, 'other types'],
    [{ name: null, picture: 'https://example.com/me.jpg' }, 'a picture elsewhere'],
    [{ picture: 'data:image/svg+xml,<svg onload="alert(1)"/>' }, 'a drawing with script'],
    [{ picture: 'javascript:alert(1)' }, 'script'],
    [{ picture: `data:image/jpeg;base64,${'A'.repeat(30_000)}` }, 'a picture that is too large'],
    [[1, 2], 'a list'],
  ])('%j is read as an empty profile: %s', ([data]) => {
    expect(parseProfile(Object(data))).toEqual(EMPTY_PROFILE);
  });

  test('a name that is too long is cut', () => {
    expect(parseProfile({ name: 'x'.repeat(1000) }).name).toHaveLength(75);
  });
});

test.for([
  ['', 'Your name', 'Y', 'yourname'],
  ['   ', 'Your name', 'Y', 'yourname'],
  ['Ada’s Blouses', 'Ada’s Blouses', 'A', 'adasblouses'],
  ['Élodie & Co.', 'Élodie & Co.', 'É', 'elodieco.'],
  ['linen_shop', 'linen_shop', 'L', 'linen_shop'],
  ['花屋', '花屋', '花', '花屋'],
  ['🌸', '🌸', '🌸', 'yourname'],
] as const)('the name %j is shown as %j, with the initial %j and the user name %j', (row) => {
  const [name, shown, initial, handle] = row;
  const profile = { name };
  expect([displayName(profile), initialOf(profile), handleOf(profile)]).toEqual([
    shown,
    initial,
    handle,
  ]);
});
