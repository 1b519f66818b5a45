import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Draft } from '#domain/drafts/draft.ts';
import { keepSentence, saveEdit } from '#domain/drafts/edit.ts';
import { mergeDrafts } from '#domain/drafts/merge-drafts.ts';
import { isSame } from '#domain/campaign/merge.ts';
import { DRAFT } from '../drafts.ts';

const START: Draft = { ...DRAFT, kept: ['Old one.', 'Old two.'] };

/** A tab with the record that it has last seen on the disk. */
interface Tab {
  base: Draft;
  mine: Draft;
}

const which = fc.nat(2);
const STEP = fc.oneof(
  fc.record({
    kind: fc.constant('keep' as const),
    which,
    sentence: fc.constantFrom('One.', 'Two.', 'Three.', 'Old one.'),
    isKept: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom('type' as const, 'save' as const, 'sync' as const), which }),
);

/** Compare-and-swap, as the writer does it: who finds another's record merges it. */
function sync(tab: Tab, disk: Draft): Draft {
  const isMine = isSame(tab.mine, tab.base);
  const merged =
    isMine || isSame(disk, tab.base) ? undefined : mergeDrafts(tab.base, tab.mine, disk);
  const next = merged?.[0] ?? (isMine ? disk : tab.mine);
  [tab.base, tab.mine] = [next, next];
  return next;
}

describe('sentences kept in three tabs', () => {
  test('a sentence stays kept unless a tab forgets it, in any order of writes', () => {
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 25 }), (steps) => {
        const tabs: Tab[] = [0, 1, 2].map(() => ({ base: START, mine: START }));
        const [kept, taken] = [new Set(START.kept), new Set<string>()];
        let disk = START;
        for (const [index, step] of steps.entries()) {
          const tab = tabs[step.which];
          if (!tab) continue;
          if (step.kind === 'keep') {
            tab.mine = keepSentence(tab.mine, step.sentence, step.isKept);
            (step.isKept ? kept : taken).add(step.sentence);
          } else if (step.kind === 'type') tab.mine = { ...tab.mine, editing: `typed ${index}` };
          else if (step.kind === 'save') tab.mine = saveEdit(tab.mine, 1000 + index);
          else disk = sync(tab, disk);
        }
        for (const tab of [...tabs, ...tabs]) disk = sync(tab, disk);
        for (const { mine } of tabs) expect(mine).toEqual(disk);
        const found = disk.kept ?? [];
        expect(found.length).toBe(new Set(found).size);
        for (const sentence of kept) if (!taken.has(sentence)) expect(found).toContain(sentence);
        for (const sentence of found) expect(kept).toContain(sentence);
      }),
    );
  });

  test('a sentence that one tab forgets and no other touches is forgotten', () => {
    const mine = keepSentence(START, 'Old one.', false);
    const theirs = keepSentence(START, 'New.', true);
    for (const [one, other] of [
      [mine, theirs],
      [theirs, mine],
    ] as const)
      expect(mergeDrafts(START, one, other)[0].kept?.toSorted()).toEqual(['New.', 'Old two.']);
  });

  test('a merge without a base keeps the sentences of both tabs', () => {
    const [merged] = mergeDrafts(
      undefined,
      keepSentence(START, 'Mine.', true),
      keepSentence(START, 'Theirs.', true),
    );
    expect(merged.kept?.toSorted()).toEqual(['Mine.', 'Old one.', 'Old two.', 'Theirs.']);
  });

  test('keeping a sentence makes no copy of a post that the other tab edits', () => {
    const kept = keepSentence(START, 'Mine.', true);
    const edited = { ...START, text: 'Another post', revision: 2, updatedAt: 2000 };
    expect(mergeDrafts(START, kept, edited)).toEqual([{ ...edited, kept: kept.kept }]);
    expect(mergeDrafts(START, edited, kept)).toEqual([{ ...edited, kept: kept.kept }]);
  });
});

describe('a post kept for later choices, merged from two tabs', () => {
  const kept = { ...START, keptFor: 'choices' };
  const edited = { ...START, text: 'Another post', revision: 2, updatedAt: 2000 };

  test.each<[string, Draft, Draft, Draft, string | undefined]>([
    ['kept here', START, kept, edited, 'choices'],
    ['kept there', START, edited, kept, 'choices'],
    [
      'kept for others there',
      kept,
      { ...edited, keptFor: 'choices' },
      { ...kept, keptFor: 'x' },
      'x',
    ],
    ['forgotten here', kept, START, { ...edited, keptFor: 'choices' }, undefined],
  ])('the change of one tab stays: %s', (_what, base, mine, theirs, keptFor) => {
    const merged = mergeDrafts(base, mine, theirs);
    expect(merged).toHaveLength(1);
    expect(merged[0].text).toBe('Another post');
    expect(merged[0].keptFor).toBe(keptFor);
  });

  test('the later choice of a version stays', () => {
    const [earlier, later] = [
      { ...edited, chosenAt: 2000 },
      { ...START, chosenAt: 3000 },
    ];
    for (const [mine, theirs] of [
      [earlier, later],
      [later, earlier],
    ] as const) {
      expect(mergeDrafts(START, mine, theirs)).toEqual([{ ...edited, chosenAt: 3000 }]);
    }
  });

  test('a conflict copy is neither used nor kept nor chosen', () => {
    const mine = { ...kept, text: 'Mine', revision: 3, updatedAt: 3000 };
    const theirs = { ...edited, keptFor: 'choices', chosenAt: 2500, use: { posted: 2500 } };
    const [merged, copy] = mergeDrafts(START, mine, theirs);
    expect(merged).toEqual({ ...mine, chosenAt: 2500, use: { posted: 2500 } });
    expect(copy).toMatchObject({ text: 'Another post', copyOf: 'a' });
    expect(copy).not.toHaveProperty('use');
    expect(copy).not.toHaveProperty('keptFor');
    expect(copy).not.toHaveProperty('chosenAt');
  });
});

describe('a draft edited in two tabs', () => {
  const base: Draft = { ...START, imagePrompt: 'A cat' };
  const changed = (change: Partial<Draft>): Draft => ({ ...base, ...change });

  test.each<[string, Partial<Draft>, Partial<Draft>]>([
    ['text, part', { text: 'Mine', revision: 2 }, { imagePrompt: 'Theirs', revision: 2 }],
    ['an open text, a saved part', { editing: 'Mine' }, { imagePrompt: 'Theirs', revision: 2 }],
    ['an open text, an open part', { editing: 'Mine' }, { editingPart: 'Theirs' }],
    ['a saved text, an open part', { text: 'Mine', revision: 3 }, { editingPart: 'Theirs' }],
    ['nothing, a part', {}, { imagePrompt: 'Theirs', revision: 2 }],
  ])('edits of two tabs are merged into one draft: %s', (_what, mine, theirs) => {
    const { revision: one = 1, ...mineOnly } = mine;
    const { revision: other = 1, ...theirsOnly } = theirs;
    const expected = { ...base, ...mineOnly, ...theirsOnly, revision: Math.max(one, other) };
    expect(mergeDrafts(base, changed(mine), changed(theirs))).toEqual([expected]);
    expect(mergeDrafts(base, changed(theirs), changed(mine))).toEqual([expected]);
  });

  test('a part changed in both tabs is kept twice, once in a copy', () => {
    const mine = changed({ imagePrompt: 'Mine', revision: 2 });
    const theirs = changed({ imagePrompt: 'Theirs', revision: 3, updatedAt: 2000 });
    const [kept, copy] = mergeDrafts(base, mine, theirs);
    expect(kept).toEqual(theirs);
    expect(copy).toMatchObject({ imagePrompt: 'Mine', copyOf: 'a' });
  });
});
