import { describe, expect, test } from 'vitest';
import {
  brandFor,
  brandsIn,
  chosenFor,
  declinedOf,
  defaultIn,
  EMPTY_BOOK,
  mergeBrandBooks,
  MOST_BRANDS,
  NO_BRAND,
  parseBrandBook,
  withBrand,
  withDeclined,
  withoutBrand,
} from '#domain/brand/brand-book.ts';
import { MOST } from '#domain/brand/brand.ts';
import { VETS } from '../brands.ts';

const CAFE = { ...VETS, id: 'cafe', createdAt: 2, name: 'Corner Café' };
const ONE = withBrand(EMPTY_BOOK, VETS);
const BOTH = withBrand(ONE, CAFE);

describe('the brand of a set of reviews', () => {
  test.each([
    ['none without brands', EMPTY_BOOK, undefined],
    ['the only brand', ONE, 'vets'],
    ['the first brand while none is chosen', BOTH, 'vets'],
    ['the default', { ...BOTH, defaultId: 'cafe' }, 'cafe'],
    ['the first brand if the default is gone', { ...BOTH, defaultId: 'gone' }, 'vets'],
    ['its own', chosenFor(BOTH, 's', 'cafe'), 'cafe'],
    ['none if so chosen', chosenFor(BOTH, 's', NO_BRAND), undefined],
    ['the default if its own is gone', chosenFor(BOTH, 's', 'gone'), 'vets'],
    ['that of no other set', chosenFor(BOTH, 'other', 'cafe'), 'vets'],
    ['no name that every object has', { ...BOTH, defaultId: 'constructor' }, 'vets'],
  ])('is %s', (_, book, id) => {
    expect(brandFor(book, 's')?.id).toBe(id);
  });

  test('is its own again once that brand is back', () => {
    const chosen = chosenFor(BOTH, 's', 'cafe');
    const without = withoutBrand(chosen, 'cafe');
    expect(brandFor(without, 's')?.id).toBe('vets');
    expect(brandFor(withBrand(without, CAFE), 's')?.id).toBe('cafe');
  });

  test('is kept for the latest choices of very many', () => {
    let book = BOTH;
    for (let at = 0; at < 1010; at += 1) book = chosenFor(book, `set-${at}`, 'cafe');
    expect(Object.keys(book.ofSets)).toHaveLength(1000);
    expect(brandFor(book, 'set-1009')?.id).toBe('cafe');
    expect(brandFor(book, 'set-0')?.id).toBe('vets');
  });
});

test('a full book takes no further brand, and changes of its own', () => {
  let book = EMPTY_BOOK;
  for (let at = 0; at < MOST_BRANDS; at += 1) book = withBrand(book, { ...VETS, id: `b${at}` });
  expect(withBrand(book, CAFE)).toBe(book);
  expect(brandsIn(withBrand(book, { ...VETS, id: 'b3', name: 'New' }))).toHaveLength(MOST_BRANDS);
});

test.each([[undefined], [null], [0], ['x'], [[]], [{ brands: 3, ofSets: 'x', defaultId: {} }]])(
  'a stored book of %j is empty',
  (stored) => {
    expect(parseBrandBook(stored)).toEqual(EMPTY_BOOK);
  },
);

test('a stored book keeps what can be read of it', () => {
  const brands = { vets: VETS, other: VETS, broken: 'x', none: null };
  const stored = { brands, defaultId: 'vets', ofSets: { s: 'vets', t: 7, u: '' } };
  expect(parseBrandBook(stored)).toEqual({
    brands: { vets: VETS },
    defaultId: 'vets',
    ofSets: { s: 'vets', u: '' },
  });
});

describe('two tabs', () => {
  const named = (name: string) => withBrand(BOTH, { ...VETS, name });

  test('keep the brands that either added', () => {
    const tea = { ...VETS, id: 'tea' };
    const merged = mergeBrandBooks(ONE, withBrand(ONE, CAFE), withBrand(ONE, tea));
    expect(brandsIn(merged).map(({ id }) => id)).toEqual(['tea', 'vets', 'cafe']);
  });

  test('keep the changes of both to one brand', () => {
    const theirs = withBrand(BOTH, { ...VETS, link: 'https://new.example' });
    const merged = mergeBrandBooks(BOTH, named('Harbour'), theirs);
    expect(defaultIn(merged)).toEqual({ ...VETS, name: 'Harbour', link: 'https://new.example' });
  });

  test('drop a brand that one deleted, unless the other changed it', () => {
    const without = withoutBrand(BOTH, 'vets');
    expect(brandsIn(mergeBrandBooks(BOTH, without, BOTH))).toEqual([CAFE]);
    expect(brandsIn(mergeBrandBooks(BOTH, without, named('Kept')))).toHaveLength(2);
  });

  test('keep the entries that each added to a list, once, while there is room', () => {
    const ruled = (...rules: string[]) => withBrand(BOTH, { ...VETS, rules });
    const base = ruled('Short.', 'Old.');
    const merged = mergeBrandBooks(
      base,
      ruled('Short.', 'Mine.', 'Both.'),
      ruled('Short.', 'Old.', 'Both.', 'Theirs.'),
    );
    expect(merged.brands['vets']?.rules).toEqual(['Short.', 'Both.', 'Theirs.', 'Mine.']);
    const nine = Array.from({ length: MOST.rules - 1 }, (_, at) => `${at}.`);
    const full = mergeBrandBooks(
      ruled(...nine),
      ruled(...nine, 'Mine.'),
      ruled(...nine, 'Theirs.'),
    );
    expect(full.brands['vets']?.rules).toEqual([...nine, 'Mine.']);
    const first = mergeBrandBooks(
      base,
      ruled('First.', 'Short.', 'Old.'),
      withBrand(base, { ...VETS, rules: ['Short.', 'Old.'], name: 'New' }),
    );
    expect(first.brands['vets']).toMatchObject({
      name: 'New',
      rules: ['First.', 'Short.', 'Old.'],
    });
  });

  test('keep the choices of both, for different sets and for the default', () => {
    const mine = chosenFor({ ...BOTH, defaultId: 'cafe' }, 's', 'vets');
    const merged = mergeBrandBooks(BOTH, mine, chosenFor(BOTH, 't', NO_BRAND));
    expect(merged).toEqual({ ...BOTH, defaultId: 'cafe', ofSets: { s: 'vets', t: NO_BRAND } });
  });
});

describe('declined habits', () => {
  const declining = (habit: string) => withDeclined(BOTH, 'vets', habit);

  test('are those of one brand, each once, and the latest of very many', () => {
    let book = withDeclined(declining('a'), 'vets', 'a');
    expect(declinedOf(book, 'vets')).toEqual(['a']);
    expect(declinedOf(book, 'cafe')).toEqual([]);
    expect(declinedOf(book, 'constructor')).toEqual([]);
    for (let at = 0; at < 210; at += 1) book = withDeclined(book, 'vets', `h${at}`);
    expect(declinedOf(book, 'vets')).toHaveLength(200);
    expect(declinedOf(book, 'vets').at(-1)).toBe('h209');
  });

  test('of two tabs are declined', () => {
    const merged = mergeBrandBooks(BOTH, declining('a'), declining('b'));
    expect(declinedOf(merged, 'vets')).toEqual(['b', 'a']);
    expect(mergeBrandBooks(BOTH, BOTH, declining('b'))).toEqual(declining('b'));
    expect(mergeBrandBooks(BOTH, BOTH, BOTH)).toEqual(BOTH);
  });

  test.each([[7], ['x'], [[]], [{ vets: 'a' }], [{ vets: [1, null] }]])(
    'stored as %j are none',
    (declined) => {
      expect(parseBrandBook({ ...ONE, declined })).toEqual(ONE);
    },
  );

  test('are there at the next visit', () => {
    expect(parseBrandBook(JSON.parse(JSON.stringify(declining('a'))))).toEqual(declining('a'));
  });
});
