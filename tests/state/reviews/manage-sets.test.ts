import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  campaignAtom,
  campaignIdAtom,
  chooseAtom,
  quotesAtom,
  setIdAtom,
  setQuotesAtom,
  wipesAtom,
} from '#state/campaign/campaign.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { ownVariantsAtom } from '#state/generation/variants.ts';
import { resetCampaignAtom } from '#state/generation/reset.ts';
import { startPostAtom } from '#state/generation/start-post.ts';
import { addInsightAtom } from '#state/quotes/insight.ts';
import { leftOutAtom } from '#state/quotes/additions.ts';
import {
  deleteSetAtom,
  exportSetAtom,
  mergeSetsAtom,
  renameSetAtom,
  undoableAtom,
  undoSetAtom,
} from '#state/reviews/manage-sets.ts';
import { filledSetsAtom } from '#state/reviews/filled-sets.ts';
import { setByIdAtom, setsAtom } from '#state/reviews/sets.ts';
import { READY } from '../../domain/campaigns.ts';
import { flushTasks, openApp, openReadyApp } from '../fake-app.ts';

/** Two campaigns, each with a set of its own. */
function twoSets() {
  const app = openApp();
  const { store } = app;
  store.set(setQuotesAtom, [
    { id: 'a1', text: 'So kind.' },
    { id: 'a2', text: 'Always on time.' },
  ]);
  const one = store.get(setIdAtom);
  store.set(resetCampaignAtom);
  store.set(setQuotesAtom, [
    { id: 'b1', text: 'So kind!', count: 3 },
    { id: 'b2', text: 'A bit dear.' },
  ]);
  const other = store.get(setIdAtom);
  const idsOf = (id: string) =>
    store
      .get(setByIdAtom)(id)
      ?.quotes.map((quote) => quote.id);
  return { ...app, one, other, idsOf };
}

describe('a set', () => {
  test('is named by its first paste, and by the user', async () => {
    const { store } = openApp();
    const file = new File(['review\n"So kind to our dog."\n"Always on time."\n'], 'Vets.csv');
    await store.set(addInsightAtom, file);
    const id = store.get(setIdAtom);
    expect(store.get(setsAtom)[0]?.name).toBe('Vets');
    store.set(renameSetAtom, id, '  Harbour   Vets ');
    await store.set(addInsightAtom, new File(['review\n"A bit dear."\n"Warm."\n'], 'More.csv'));
    expect(store.get(setsAtom)[0]?.name).toBe('Harbour Vets');
    store.set(renameSetAtom, id, '   ');
    expect(store.get(setsAtom)[0]?.name).toBe('Harbour Vets');
  });

  test('can be deleted and brought back, with what was left out of it', async () => {
    const { store } = openApp();
    await store.set(addInsightAtom, 'What they said\n\n"So kind to our dog."\n\n"Always on time."');
    const [before, leftOut] = [store.get(quotesAtom), store.get(leftOutAtom)];
    expect(before.length).toBeGreaterThan(0);
    store.set(deleteSetAtom, store.get(setIdAtom));
    expect(store.get(quotesAtom)).toEqual([]);
    expect(store.get(leftOutAtom)).toEqual([]);
    store.set(undoSetAtom);
    expect(store.get(quotesAtom)).toEqual(before);
    expect(store.get(leftOutAtom)).toEqual(leftOut);
    expect(store.get(undoableAtom)).toBeUndefined();
  });

  test('a deletion can’t be undone by the next user', () => {
    const { store, one } = twoSets();
    store.set(deleteSetAtom, one);
    store.set(wipesAtom, 1);
    expect(store.get(undoableAtom)).toBeUndefined();
    store.set(undoSetAtom);
    expect(store.get(setByIdAtom)(one)).toBeUndefined();
  });

  test('is exported under its name', () => {
    const { store, one, downloads } = twoSets();
    store.set(renameSetAtom, one, 'Vets');
    store.set(exportSetAtom, one);
    expect(downloads.join('\n')).toContain('So kind.');
  });
});

describe('a merge', () => {
  test('keeps duplicates once with the larger number, and moves the campaigns', () => {
    const { store, one, other, idsOf } = twoSets();
    expect(store.set(mergeSetsAtom, other, one)).toBe(true);
    expect(idsOf(one)).toEqual(['a1', 'a2', 'b2']);
    expect(store.get(setByIdAtom)(one)?.quotes[0]?.count).toBe(3);
    expect(store.get(setIdAtom)).toBe(one);
    expect(store.get(filledSetsAtom)).toHaveLength(1);
  });

  test('is undone by what it did: later quotes and removals stay', () => {
    const { store, one, other, idsOf } = twoSets();
    store.set(mergeSetsAtom, other, one);
    const merged = store.get(quotesAtom);
    store.set(setQuotesAtom, [...merged.slice(1), { id: 'n', text: 'New this week.' }]);
    store.set(undoSetAtom);
    expect(idsOf(one)).toEqual(['a2', 'n']);
    expect(idsOf(other)).toEqual(['b1', 'b2']);
    expect(store.get(setIdAtom)).toBe(other);
  });

  test('of sets that are too large together changes nothing', () => {
    const { store, one, other } = twoSets();
    const long = (id: string) => [{ id, text: `${id} ${'word '.repeat(30_000)}` }];
    store.set(setQuotesAtom, long('b'));
    store.set(startPostAtom, one);
    store.set(setQuotesAtom, long('a'));
    const before = store.get(setsAtom);
    expect(store.set(mergeSetsAtom, other, one)).toBe(false);
    expect(store.get(setsAtom)).toBe(before);
    expect(store.get(undoableAtom)).toBeUndefined();
  });
});

test('a merge makes no post outdated, on either side', async () => {
  const app = openReadyApp();
  const { store, model } = app;
  const write = async () => {
    void store.set(generateAtom);
    await flushTasks();
    await model.latest().end({ outcome: 'complete', text: 'A post' });
    await flushTasks();
  };
  await write();
  const [one, first] = [store.get(setIdAtom), store.get(campaignIdAtom)];
  store.set(resetCampaignAtom);
  const quotes = [
    ...READY.quotes.map((it) => ({ ...it, id: `b${it.id}`, count: 4 })),
    { id: 'n', text: 'New.' },
  ];
  store.set(campaignAtom, { ...READY, quotes });
  await write();
  const [other, second] = [store.get(setIdAtom), store.get(campaignIdAtom)];
  store.set(mergeSetsAtom, other, one);
  for (const id of [first, second]) {
    store.set(campaignIdAtom, id);
    expect(store.get(ownVariantsAtom).map(({ outdated }) => outdated)).toEqual([false]);
  }
  store.set(chooseAtom, { tone: 'inspiring' });
  expect(store.get(ownVariantsAtom).map(({ outdated }) => outdated)).toEqual([true]);
});

test('no quote and no campaign is lost through any order of merges, deletions and undos', () => {
  const step = fc.record({
    kind: fc.constantFrom('add', 'new', 'merge', 'delete', 'undo', 'subject'),
    at: fc.nat(5),
    to: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const { store } = openApp();
      let made = 0;
      let deleted = new Set<string>();
      const words = new Set<string>();
      const subjects = new Map<string, string>();
      const textsOf = () =>
        store.get(setsAtom).flatMap(({ quotes }) => quotes.map((it) => it.text));
      for (const { kind, at, to } of steps) {
        const sets = store.get(filledSetsAtom);
        const [one, other] = [sets[at % sets.length], sets[to % sets.length]];
        if (kind === 'new') store.set(resetCampaignAtom);
        if (kind === 'add') {
          const text = `Word ${(made += 1)}`;
          words.add(text);
          store.set(setQuotesAtom, [...store.get(quotesAtom), { id: `q${made}`, text }]);
        }
        if (kind === 'subject') {
          store.set(chooseAtom, { subject: `Subject ${(made += 1)}` });
          subjects.set(store.get(campaignIdAtom), store.get(campaignAtom).subject);
        }
        if (kind === 'merge' && one && other) {
          if (store.set(mergeSetsAtom, one.id, other.id)) deleted = new Set();
        }
        if (kind === 'delete' && one) {
          deleted = new Set(one.quotes.map(({ text }) => text));
          for (const text of deleted) words.delete(text);
          store.set(deleteSetAtom, one.id);
        }
        if (kind === 'undo' && store.get(undoableAtom)) {
          store.set(undoSetAtom);
          for (const text of deleted) words.add(text);
          deleted = new Set();
        }
        expect(new Set(textsOf())).toEqual(words);
        expect(textsOf()).toHaveLength(words.size);
      }
      for (const [id, subject] of subjects) {
        store.set(campaignIdAtom, id);
        expect(store.get(campaignAtom).subject).toBe(subject);
      }
    }),
    { numRuns: 150 },
  );
});
