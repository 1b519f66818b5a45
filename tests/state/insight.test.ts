import { describe, expect, test } from 'vitest';
import { INSIGHT_MAX_BYTES, type Quote } from '#domain/insight/quote.ts';
import { campaignAtom, removeQuoteAtom, restoreQuotesAtom } from '#state/campaign.ts';
import { addInsightAtom } from '#state/insight.ts';
import { openApp } from './fake-app.ts';

function open() {
  const { store } = openApp();
  return {
    add: (source: string | Blob) => store.set(addInsightAtom, source),
    remove: (id: string) => store.set(removeQuoteAtom, id),
    restore: (before: readonly Quote[]) => store.set(restoreQuotesAtom, before),
    quotes: () => store.get(campaignAtom).quotes,
  };
}

describe('adding reviews', () => {
  test('added text is split into quotes, and the result counts them', async () => {
    const { add, quotes } = open();
    expect(await add('rating,review\n5,Lovely\n2,Too large')).toEqual({
      ok: true,
      added: 2,
      known: 0,
      repeated: 0,
      leftOut: 2,
      isAgain: false,
    });
    expect(quotes()).toMatchObject([
      { text: 'Lovely', rating: 5 },
      { text: 'Too large', rating: 2 },
    ]);
  });

  test('reviews can be added from a file', async () => {
    const { add, quotes } = open();
    await add(new Blob(['["Lovely"]']));
    expect(quotes()).toMatchObject([{ text: 'Lovely' }]);
  });

  test('later quotes come after earlier ones', async () => {
    const { add, quotes } = open();
    await add('a\nb');
    await add('c\nd');
    expect(quotes().map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('an added duplicate is left out, and the existing quote keeps its position', async () => {
    const { add, quotes } = open();
    await add('rating,review\n5,a\n4,b');
    expect(await add('A!\nc\nc')).toMatchObject({ ok: true, added: 1, known: 1, repeated: 1 });
    expect(quotes()).toMatchObject([
      { text: 'a', rating: 5 },
      { text: 'b', rating: 4 },
      { text: 'c', count: 2 },
    ]);
  });

  test('an added quote never reuses the id of a removed one', async () => {
    const { add, remove, quotes } = open();
    await add('a\nb\nc');
    const ids = quotes().map(({ id }) => id);
    remove(ids[0] ?? '');
    await add('d');
    const after = quotes().map(({ id }) => id);
    expect(after.slice(0, 2)).toEqual(ids.slice(1));
    expect(new Set([...ids, ...after]).size).toBe(4);
  });

  test('undoing a removal restores the quote’s place and keeps quotes added since', async () => {
    const { add, remove, restore, quotes } = open();
    await add('a\nb\nc');
    const before = quotes();
    remove(before[1]?.id ?? '');
    await add('d');
    restore(before);
    expect(quotes().map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
    expect(quotes().slice(0, 3)).toEqual(before);
  });

  test.each<[string, string | Blob, string]>([
    ['nothing', ' \n', 'empty'],
    ['a picture', new Blob([new Uint8Array([0x89, 0x50, 0, 0])]), 'binary'],
    ['too much', 'x'.repeat(INSIGHT_MAX_BYTES + 1), 'too-large'],
  ])('adding %s changes nothing', async (_what, source, problem) => {
    const { add, quotes } = open();
    await add('a\nb');
    const before = quotes();
    expect(await add(source)).toEqual({ ok: false, problem });
    expect(quotes()).toBe(before);
  });

  test('added reviews never exceed 200 kB in total, counted in bytes', async () => {
    const { add, quotes } = open();
    const half = 'ü'.repeat(INSIGHT_MAX_BYTES / 4);
    expect(await add(half)).toMatchObject({ ok: true });
    expect(await add(`x${half}`)).toEqual({ ok: false, problem: 'too-large' });
    expect(quotes()).toHaveLength(1);
    expect(await add(`ä${half.slice(1)}`)).toMatchObject({ ok: true });
  });

  test('two concurrent imports are both added', async () => {
    const { add, quotes } = open();
    await Promise.all([add(new Blob(['a'])), add(new Blob(['b']))]);
    expect(quotes()).toHaveLength(2);
  });
});
