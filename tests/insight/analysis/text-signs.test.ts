import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIGN, signsOf } from '#insight/text/text-signs.ts';

/** The least that each sign has to notice. */
const NOTICED = [
  ['digit', /\d/],
  ['at', /[@＠]/],
  ['underscore', /_/],
  ['slash', /\//],
  ['hash', /#/],
  ['bracket', /[([{<]/],
  ['colon', /:/],
  ['dotted', /\.\p{L}/u],
  ['mixed', /\p{L}\d|\d\p{L}/u],
  ['joined', /[\p{L}\d][-_.][\p{L}\d]/u],
  ['camel', /\p{Ll}\p{Lu}/u],
  ['script', /[^\0-\u024F\u2000-\u20CF]/],
  ['foreign', /[٠-٩۰-۹०-९০-৯๐-๙\u2010-\u2015\u2212ー・\uFF00-\uFF5E\u00A0\u202F]/],
] as const;

const UNITS =
  "aZ9é Éßłŵ.-_@＠#/:([{<'’—🙂ж漢ーＡ５٣۴१৪๕\u2212・\u00a0\u202f\u2011\n".match(/./gsu) ?? [];

test.each(NOTICED)('%s is noticed wherever it stands', (sign, pattern) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...UNITS), { maxLength: 8 }), (units) => {
      const text = units.join('');
      fc.pre(pattern.test(text));
      expect(signsOf(text) & SIGN[sign]).not.toBe(0);
    }),
  );
});

test('an ordinary sentence has none but what it shows', () => {
  expect(signsOf('The shop sent my lamp in two days, and it works. Très bien!')).toBe(0);
  expect(signsOf('It took 3 days.')).toBe(SIGN.digit);
});
