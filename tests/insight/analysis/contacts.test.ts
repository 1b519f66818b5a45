import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findContacts } from '#insight/mask/contacts/contacts.ts';
import { findMasks } from '#insight/mask/find-masks.ts';
import { hintsOf } from '#insight/mask/word-hints.ts';
import { wordSpans } from '#insight/text/word-spans.ts';

const contactsIn = (text: string) => findContacts(text, hintsOf(text, wordSpans(text)));

const OPEN = ['[', '(', '{', '<', ' '];
const CLOSE = [']', ')', '}', '>', ' '];
const AT = ['at', 'ät', 'arroba', 'chiocciola', 'arobase', 'apenstaartje', 'klammeraffe', 'a'];
const DOT = ['dot', 'punkt', 'punto', 'point', 'punt', 'ponto'];

const bracketed = (words: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom('', ' '),
      fc.constantFrom(...OPEN),
      fc.constantFrom(...words),
      fc.constantFrom(...CLOSE),
      fc.constantFrom('', ' '),
    )
    .map((parts) => parts.join(''));

test('an address is found with its signs spelled out between any brackets', () => {
  fc.assert(
    fc.property(bracketed(AT), bracketed(DOT), (at, dot) => {
      const text = `anna${at}firma${dot}com`;
      expect(contactsIn(text)).toEqual([{ start: 0, end: text.length, kind: 'e-mail' }]);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  'anna at firma <dot> com',
  'anna <at> firma.com',
  'anna @ firma . com',
  'anna.berg @firma.com',
  'anna%40firma.com',
  'anna@[10.0.0.1]',
  'anna@firma',
  'anna @gmail',
  'anna arroba firma.es',
  'anna snabel-a firma.dk',
  'anna.k at firma.com',
  'anna_at_gmail.com',
  'anna at gmail.com',
])('an address is found in each of its forms: %s', (text) => {
  expect(contactsIn(text)).toEqual([{ start: 0, end: text.length, kind: 'e-mail' }]);
});

test.each([
  'Zadzwoń 501 234 567',
  'telefonní číslo 234 567 890',
  'ring på 0701 234 567',
  'Call 0170·123·4567',
  'Call 0170⁄123⁄4567',
])('“%s” is a phone number behind its word', (text) => {
  expect(findMasks(text)).toEqual([{ start: text.search(/\d/), end: text.length, kind: 'phone' }]);
});
