import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_VOICE, LONGEST, MOST, parseBrand, parseVoice } from '#domain/brand/brand.ts';
import { VETS } from '../brands.ts';

describe('a stored brand', () => {
  test('is read as it was written', () => {
    expect(parseBrand(structuredClone(VETS))).toEqual(VETS);
  });

  test.each([
    [undefined],
    [null],
    [7],
    ['brand'],
    [[]],
    [{}],
    [{ id: '' }],
    [{ id: 7, name: 'Vets' }],
    [{ name: 'Vets' }],
  ])('%j is none', (stored) => {
    expect(parseBrand(stored)).toBeUndefined();
  });

  test('of an older shape has what it lacks empty', () => {
    expect(parseBrand({ id: 'a', name: 'Vets' })).toEqual({
      ...EMPTY_VOICE,
      id: 'a',
      name: 'Vets',
      createdAt: 0,
    });
  });

  test.each([
    ['name', 7, ''],
    ['name', { toString: 'x' }, ''],
    ['offer', '  two\n lines ', 'two lines'],
    ['link', ['https://a.example'], ''],
    ['signOff', '\u2028See you', 'See you'],
    ['emoji', 'lots', 'platform'],
    ['emoji', null, 'platform'],
    ['hashtags', 'HarbourVets', []],
    [
      'hashtags',
      ['harbour vets', '##Vets', '#', '1', 'вет', ' '],
      ['#harbourVets', '#Vets', '#вет'],
    ],
    ['hashtags', ['#Vets', '#vets', 'Ｖets'], ['#Vets']],
    ['always', [1, null, 'open', ['x'], 'Open'], ['open']],
    ['never', { 0: 'cheap' }, []],
    ['names', ['Mabel', 'mabel ', 'Ma\u00ADbel'], ['Mabel']],
    ['rules', ['No\nshouting'], ['No shouting']],
    ['samples', ['One\r\ntwo ', 5, ''], ['One\ntwo']],
  ])('with %s %j is read as %j there, and its other fields stay', (field, value, read) => {
    expect(parseBrand({ ...VETS, [field]: value })).toEqual({ ...VETS, [field]: read });
  });

  test('whatever it holds, every field is within its limits, and reading it again changes nothing', () => {
    const lists = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.anything()), {
      maxLength: 60,
    });
    const field = fc.oneof(fc.anything(), fc.string({ unit: 'binary', maxLength: 3000 }), lists);
    const fields = Object.keys(EMPTY_VOICE).map((name) => [name, field] as const);
    fc.assert(
      fc.property(fc.record(Object.fromEntries(fields)), (stored) => {
        const voice = parseVoice(stored);
        for (const [name, longest] of Object.entries(LONGEST)) {
          const value: unknown = Object(voice)[name];
          const texts = Array.isArray(value) ? value : [value];
          for (const text of texts) expect(text.length).toBeLessThanOrEqual(longest);
        }
        for (const [name, most] of Object.entries(MOST))
          expect(Object(voice)[name].length).toBeLessThanOrEqual(most);
        expect(parseVoice(voice)).toEqual(voice);
      }),
    );
  });
});
