import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesOf, entryIn, withEntry } from '#state/storage/entries.ts';

interface Entry {
  readonly id: string;
  readonly rank: number;
}

const byRank = (one: Entry, other: Entry) => one.rank - other.rank || (one.id < other.id ? -1 : 1);
const entry = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), rank: fc.nat(9) });

test('entries are found by their id after any changes, as a scan of the list finds them', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), (changes) => {
      let entries = entriesOf<Entry>([]);
      for (const change of changes) {
        // The rank of an entry never changes, as the day a draft was made never does.
        const { rank } = entryIn(entries, change.id) ?? change;
        entries = withEntry(entries, { ...change, rank }, byRank);
        expect(entries.list).toEqual(entries.list.toSorted(byRank));
        for (const id of 'abcdefg')
          expect(entryIn(entries, id)).toBe(entries.list.find((it) => it.id === id));
      }
    }),
  );
});

test('a replacement names the list before and the entry that differs', () => {
  const [one, two] = [
    { id: 'one', rank: 1 },
    { id: 'two', rank: 2 },
  ];
  const before = entriesOf([one, two]);
  const { list, edit } = withEntry(before, { ...two }, byRank);
  expect(edit).toEqual({ before: before.list, index: 1 });
  expect(list.map((it, index) => it === before.list[index])).toEqual([true, false]);
});

test('a list with a new entry names no edit', () => {
  expect(withEntry(entriesOf([{ id: 'one', rank: 1 }]), { id: 'two', rank: 0 }, byRank).edit).toBe(
    undefined,
  );
});
