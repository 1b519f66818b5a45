import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDraft } from '#domain/drafts/parse-draft.ts';
import { mergeDrafts } from '#domain/drafts/merge-drafts.ts';
import { stateOf, type UseKind, withUse } from '#domain/drafts/draft-use.ts';
import { DRAFT } from '../drafts.ts';

const used = (...kinds: readonly UseKind[]) =>
  kinds.reduce((draft, kind, index) => withUse(draft, kind, 2000 + index), DRAFT);

describe('the state of a draft', () => {
  test.each([
    [[], 'draft'],
    [['copied'], 'copied'],
    [['shared', 'copied'], 'shared'],
    [['posted', 'copied', 'shared'], 'posted'],
  ] as const)('the state after %j is %s', (kinds, state) => {
    expect(stateOf(used(...kinds))).toBe(state);
  });

  test('a post that is not posted after all has its state from before', () => {
    const posted = used('copied', 'posted');
    expect(stateOf(withUse(posted, 'posted', undefined))).toBe('copied');
    expect(withUse(used('posted'), 'posted', undefined)).toEqual(DRAFT);
  });

  test('a use is no new revision of the post', () => {
    const { use: _, ...rest } = used('copied', 'shared', 'posted');
    expect(rest).toEqual(DRAFT);
  });

  test('a stored use is read back, and garbage is dropped', () => {
    const draft = used('copied', 'posted');
    expect(parseDraft(structuredClone(draft))).toEqual(draft);
    for (const use of ['posted', { posted: 'yes' }, { posted: NaN }, { __proto__: 1 }, null])
      expect(parseDraft({ ...DRAFT, use })).toEqual(DRAFT);
  });
});

describe('a draft that two tabs used', () => {
  test('a merged draft has the uses of both tabs, and the text of the newer one', () => {
    const mine = withUse(DRAFT, 'copied', 3000);
    const theirs = { ...withUse(DRAFT, 'posted', 2000), text: 'Newer', revision: 2 };
    const [merged] = mergeDrafts(DRAFT, mine, theirs);
    expect(merged).toMatchObject({ text: 'Newer', use: { copied: 3000, posted: 2000 } });
  });

  test('a use that one tab took back is not brought back by the other', () => {
    const base = used('posted');
    const [merged] = mergeDrafts(base, withUse(base, 'posted', undefined), base);
    expect(stateOf(merged)).toBe('draft');
  });

  test('a use that only one tab recorded survives, whichever tab merges', () => {
    const kinds = fc.subarray<UseKind>(['copied', 'shared', 'posted']);
    fc.assert(
      fc.property(kinds, kinds, (ours, others) => {
        const [one, two] = [used(...ours), used(...others)];
        const wanted = [...new Set([...ours, ...others])].toSorted();
        for (const [mine, theirs] of [
          [one, two],
          [two, one],
        ] as const) {
          const [merged] = mergeDrafts(DRAFT, mine, theirs);
          expect(Object.keys(merged.use ?? {}).toSorted()).toEqual(wanted);
        }
      }),
    );
  });
});
