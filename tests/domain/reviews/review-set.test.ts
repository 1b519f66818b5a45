import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteIdentity } from '#domain/quotes/quote.ts';
import { joinSets } from '#domain/reviews/join-sets.ts';
import {
  mergeReviewSets,
  parseReviewSet,
  type ReviewSet,
  SET_NAME_MAX_LENGTH,
} from '#domain/reviews/review-set.ts';
import { isSame } from '#domain/campaign/merge.ts';

const WORDS = ['Warm', 'Late', 'Kind', 'Dear', 'Fast', 'Loud'];

const set: fc.Arbitrary<ReviewSet> = fc.record({
  id: fc.constant('s'),
  name: fc.constantFrom('', 'Vets', 'Maps'),
  createdAt: fc.nat(9),
  updatedAt: fc.nat(9),
  quotes: fc
    .uniqueArray(fc.nat(WORDS.length - 1))
    .map((all) => all.map((at) => ({ id: `${WORDS[at]}`, text: `${WORDS[at]}` }))),
});

const textsOf = ({ quotes }: ReviewSet) => quotes.map(({ text }) => text);

describe('a merge of two tabs', () => {
  test('no quote that either added is lost, and none that both removed comes back', () => {
    fc.assert(
      fc.property(set, set, set, (base, mine, theirs) => {
        const [merged] = mergeReviewSets(base, mine, theirs);
        const [was, own, other, kept] = [base, mine, theirs, merged].map(textsOf);
        for (const text of [...(own ?? []), ...(other ?? [])])
          if (!was?.includes(text)) expect(kept).toContain(text);
        for (const text of kept ?? []) expect([...(own ?? []), ...(other ?? [])]).toContain(text);
        expect(new Set(kept).size).toBe(kept?.length);
      }),
    );
  });

  test('a set that only one tab has changed is that tab’s', () => {
    fc.assert(
      fc.property(set, set, (base, mine) => {
        const [merged] = mergeReviewSets(base, mine, base);
        expect(new Set(textsOf(merged))).toEqual(new Set(textsOf(mine)));
        expect(merged.name).toBe(mine.name);
      }),
    );
  });

  test('two tabs that made the set at once keep the quotes of both', () => {
    fc.assert(
      fc.property(set, set, (mine, theirs) => {
        const [merged] = mergeReviewSets(undefined, mine, theirs);
        expect(new Set(textsOf(merged))).toEqual(new Set([...textsOf(mine), ...textsOf(theirs)]));
      }),
    );
  });

  test('a sorting is that of one tab, never half of each', () => {
    const sorting = (model: string) => ({
      model,
      themes: [{ label: model, quoteIds: ['Warm'] }],
      read: ['Warm'],
      replaced: [],
    });
    const base: ReviewSet = { id: 's', name: '', createdAt: 0, updatedAt: 0, quotes: [] };
    const merged = mergeReviewSets(
      base,
      { ...base, sorting: sorting('a') },
      { ...base, sorting: sorting('b') },
    )[0];
    expect([sorting('a'), sorting('b')]).toContainEqual(merged.sorting);
    expect(mergeReviewSets(base, base, { ...base, sorting: sorting('b') })[0].sorting).toEqual(
      sorting('b'),
    );
  });
});

describe('joining two sets', () => {
  test('keeps every quote under its id, once', () => {
    fc.assert(
      fc.property(set, set, (into, other) => {
        const from = {
          ...other,
          quotes: other.quotes.map((quote) => ({ ...quote, id: `from ${quote.id}` })),
        };
        const joined = joinSets(into, from, 10, 1000);
        if (!joined) throw new Error('There is room for both');
        expect(new Set(textsOf(joined))).toEqual(new Set([...textsOf(into), ...textsOf(from)]));
        expect(new Set(joined.quotes.map(quoteIdentity)).size).toBe(joined.quotes.length);
        expect(joined.quotes.slice(0, into.quotes.length)).toEqual(into.quotes);
        const ids = [...into.quotes, ...from.quotes].map(({ id }) => id);
        for (const { id } of joined.quotes) expect(ids).toContain(id);
      }),
    );
  });

  test('sets that are too large together stay apart', () => {
    const of = (id: string): ReviewSet => ({
      id,
      name: '',
      createdAt: 0,
      updatedAt: 0,
      quotes: [{ id, text: id.repeat(60) }],
    });
    expect(joinSets(of('a'), of('b'), 1, 100)).toBeUndefined();
    expect(joinSets(of('a'), of('b'), 1, 120)?.quotes).toHaveLength(2);
  });
});

describe('stored sets', () => {
  test.each([undefined, null, 5, 'x', [], {}, { id: '' }, { id: 7, quotes: [] }])(
    '%j is no set',
    (stored) => expect(parseReviewSet(stored)).toBeUndefined(),
  );

  test('a set keeps what can be read of it', () => {
    const stored = {
      id: 's',
      name: `  Harbour \n Vets ${'x'.repeat(200)}`,
      createdAt: 'yesterday',
      quotes: [{ text: 'Warm' }, 7, { text: ' ' }],
      sorting: { model: 4 },
    };
    const read = parseReviewSet(stored);
    expect(read).toMatchObject({ id: 's', createdAt: 0, updatedAt: 0 });
    expect(read?.name.startsWith('Harbour Vets x')).toBe(true);
    expect(read?.name.length).toBe(SET_NAME_MAX_LENGTH);
    expect(read?.quotes.map(({ text }) => text)).toEqual(['Warm']);
    expect(read).not.toHaveProperty('sorting');
  });

  test('anything stored is read without an error, and what was read is read again', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = parseReviewSet(value);
        if (read) expect(isSame(parseReviewSet(structuredClone(read)), read)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(set, (one) => {
        expect(parseReviewSet(one)).toEqual(one);
      }),
    );
  });
});
