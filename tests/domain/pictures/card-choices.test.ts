import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardOf } from '#domain/pictures/card-quotes.ts';
import { chosenSize, FIRST_CHOICES, parseCardLooks } from '#domain/pictures/card-choices.ts';

test('stored choices of a brand are read as they were written', () => {
  const looks = {
    '': FIRST_CHOICES,
    a1: {
      design: 'bold',
      size: 'story',
      tone: 'dark',
      colour: '#1F6B4A',
      format: 'jpeg',
      signOff: '',
      photo: { id: 'p1', x: 0.2, y: 1, zoom: 2.5, shows: 'The terrace' },
    },
  };
  expect(parseCardLooks(JSON.parse(JSON.stringify(looks)))).toEqual(looks);
});

test.each([
  ['another type', 7],
  ['nothing', null],
  ['an older design', { design: 'landscape', size: 'huge', tone: 'grey', format: 'gif' }],
  ['a colour that could be a style', { colour: 'red;background:url(x)' }],
  ['a sign-off that is no text', { signOff: {} }],
])('what cannot be read is as at first: %s', (_, stored) => {
  expect(parseCardLooks({ a1: stored })).toEqual({ a1: FIRST_CHOICES });
});

test.each([
  [{ id: 'p1' }, { id: 'p1', x: 0.5, y: 0.5, zoom: 1 }],
  [
    { id: 'p1', x: -3, y: Number.NaN, zoom: 99 },
    { id: 'p1', x: 0, y: 0.5, zoom: 4 },
  ],
  [
    { id: 'p1', x: '1', shows: 7 },
    { id: 'p1', x: 0.5, y: 0.5, zoom: 1 },
  ],
  [{ x: 1, y: 1, zoom: 1 }, undefined],
])('a photo is shown within its limits, or not at all', (photo, read) => {
  expect(parseCardLooks({ a1: { photo } })['a1']?.photo).toEqual(read);
});

test('a sign-off is cut to its longest', () => {
  expect(parseCardLooks({ a1: { signOff: 'x'.repeat(900) } })['a1']?.signOff).toHaveLength(160);
});

test('anything stored is read without an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      for (const look of Object.values(parseCardLooks(stored)))
        expect(look).toMatchObject({ design: expect.any(String), colour: expect.any(String) });
    }),
  );
});

test('until one is chosen, each platform has its usual size', () => {
  expect(chosenSize(FIRST_CHOICES, 'tiktok')).toBe('story');
  expect(chosenSize(FIRST_CHOICES, 'youtube')).toBe('cover');
  expect(chosenSize(FIRST_CHOICES, undefined)).toBe('feed');
  expect(chosenSize({ ...FIRST_CHOICES, size: 'square' }, 'tiktok')).toBe('square');
});

test('only the design on a photo takes the chosen photo along', () => {
  const quote = { id: 'q1', words: 'Kind staff.', sentences: [], used: [] };
  const photo = { id: 'p1', x: 0.5, y: 0.5, zoom: 1 };
  const look = { ...FIRST_CHOICES, size: 'feed', signOff: '', photo } as const;
  expect(cardOf(quote, [], look)).not.toHaveProperty('photo');
  expect(cardOf(quote, [], { ...look, design: 'photo' })).toMatchObject({ photo });
});
