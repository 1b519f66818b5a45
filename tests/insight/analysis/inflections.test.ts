import { describe, expect, test } from 'vitest';
import { inflectionsOf, sharedPart } from '#insight/themes/inflections.ts';

const FORMS: readonly (readonly [language: string, one: string, other: string])[] = [
  ['en', 'shrugged', 'shrugging'],
  ['en', 'scolded', 'scolds'],
  ['de', 'reklamation', 'reklamationen'],
  ['de', 'beraten', 'beratung'],
  ['fr', 'ignorer', 'ignoraient'],
  ['es', 'saludar', 'saludaron'],
  ['es', 'regateaban', 'regatearme'],
  ['it', 'consegnato', 'consegnare'],
  ['pt', 'demoraram', 'demorou'],
  ['nl', 'wachten', 'wachtende'],
];

describe('inflections', () => {
  test.each(FORMS)('two forms of a word share a part (%s: %s, %s)', (language, one, other) => {
    expect(sharedPart(one, language)).toBe(sharedPart(other, language));
  });

  test('different words do not share a part', () => {
    expect(sharedPart('desde', 'es')).not.toBe(sharedPart('desden', 'es'));
    expect(sharedPart('start', 'en')).not.toBe(sharedPart('starter', 'en'));
  });

  test('short words and words of unknown languages have no shared part', () => {
    expect(sharedPart('late', 'en')).toBeUndefined();
    expect(sharedPart('shrugging', 'xx')).toBeUndefined();
  });

  test('an inflected form has the values of all words that it shares a part with', () => {
    const find = inflectionsOf(
      new Map([
        ['shrugged', [1, 2]],
        ['shrugs', [2, 3]],
        ['sneered', [4]],
      ]),
      'en',
    );
    expect(find('shrugging')).toEqual([1, 2, 3]);
    expect(find('shrapnel')).toBeUndefined();
  });

  test('a bare form has no values of inflected ones', () => {
    const find = inflectionsOf(new Map([['checked', [1]]]), 'en');
    expect(find('checks')).toEqual([1]);
    expect(find('check')).toBeUndefined();
  });
});
