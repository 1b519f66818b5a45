import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, selectQuotes } from '#insight/themes/selection.ts';

const candidate = (id: number, more: Partial<Candidate> = {}): Candidate => ({
  id: String(id),
  cost: 10,
  text: `quote ${id}`,
  topics: [],
  pinned: false,
  ...more,
});

const anyCandidates = fc
  .array(
    fc.record({
      cost: fc.integer({ min: 1, max: 60 }),
      topics: fc.subarray(['a', 'b', 'c']),
      pinned: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map((all) => all.map((it, index) => candidate(index + 1, it)));

describe('selecting quotes', () => {
  test('all quotes are selected if they fit', () => {
    const all = [candidate(1), candidate(2), candidate(3)];
    expect([...selectQuotes(all, 30)].toSorted()).toEqual(['1', '2', '3']);
  });

  test('every theme is covered before one repeats', () => {
    const all = [
      ...[1, 2, 3, 4].map((id) => candidate(id, { topics: ['fit'] })),
      candidate(5, { topics: ['price'] }),
      candidate(6, { topics: ['service'] }),
    ];
    const chosen = selectQuotes(all, 30);
    expect(chosen.has('5') && chosen.has('6')).toBe(true);
    expect(chosen.size).toBe(3);
  });

  test('pinned quotes are selected first, whatever their themes', () => {
    const all = [candidate(1, { topics: ['fit'] }), candidate(2, { pinned: true })];
    expect([...selectQuotes(all, 10)]).toEqual(['2']);
  });

  test('a quote above the budget is skipped, and no other for its sake', () => {
    expect([...selectQuotes([candidate(1, { cost: 99 }), candidate(2)], 50)]).toEqual(['2']);
  });

  test('selected quotes stay within the budget and leave no room for another', () => {
    fc.assert(
      fc.property(anyCandidates, fc.integer({ min: 0, max: 200 }), (all, budget) => {
        const chosen = selectQuotes(all, budget);
        const spent = all.filter(({ id }) => chosen.has(id)).reduce((sum, it) => sum + it.cost, 0);
        expect(spent).toBeLessThanOrEqual(budget);
        for (const { id, cost } of all)
          if (!chosen.has(id)) expect(spent + cost).toBeGreaterThan(budget);
      }),
    );
  });

  test('the selection doesn’t depend on the order of the quotes', () => {
    const shuffled = anyCandidates.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, fc.integer({ min: 0, max: 200 }), ([all, other], budget) => {
        expect(selectQuotes(other, budget)).toEqual(selectQuotes(all, budget));
      }),
    );
  });
});
