import { describe, expect, test } from 'vitest';
import { INSIGHT_MAX_BYTES } from '#domain/quote.ts';
import { campaignAtom, removeQuoteAtom } from '#state/campaign.ts';
import { addInsightAtom } from '#state/insight.ts';
import { openApp } from './fake-app.ts';

function open() {
  const { store } = openApp();
  return {
    add: (source: string | Blob) => store.set(addInsightAtom, source),
    remove: (id: number) => store.set(removeQuoteAtom, id),
    quotes: () => store.get(campaignAtom).quotes,
  };
}

describe('adding what customers said', () => {
  test('splits it into quotes and says how many', async () => {
    const { add, quotes } = open();
    expect(await add('rating,review\n5,Lovely\n2,Too large')).toEqual({
      ok: true,
      added: 2,
      known: 0,
    });
    expect(quotes()).toEqual([
      { id: 1, text: 'Lovely', rating: 5 },
      { id: 2, text: 'Too large', rating: 2 },
    ]);
  });

  test('takes a file as well', async () => {
    const { add, quotes } = open();
    await add(new Blob(['["Lovely"]']));
    expect(quotes()).toEqual([{ id: 1, text: 'Lovely' }]);
  });

  test('a second time comes after the first', async () => {
    const { add, quotes } = open();
    await add('a\nb');
    await add('c\nd');
    expect(quotes().map(({ id, text }) => `${id}${text}`)).toEqual(['1a', '2b', '3c', '4d']);
  });

  test('leaves out what is there in the same words, in the place where it was', async () => {
    const { add, quotes } = open();
    await add('rating,review\n5,a\n4,b');
    expect(await add('A!\nc\nc')).toEqual({ ok: true, added: 1, known: 2 });
    expect(quotes()).toEqual([
      { id: 1, text: 'a', rating: 5 },
      { id: 2, text: 'b', rating: 4 },
      { id: 3, text: 'c', count: 2 },
    ]);
  });

  test('after one was removed gives no number a second time', async () => {
    const { add, remove, quotes } = open();
    await add('a\nb\nc');
    remove(1);
    await add('d');
    expect(quotes().map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  test.each<[string, string | Blob, string]>([
    ['nothing', ' \n', 'empty'],
    ['a picture', new Blob([new Uint8Array([0x89, 0x50, 0, 0])]), 'binary'],
    ['too much', 'x'.repeat(INSIGHT_MAX_BYTES + 1), 'too-large'],
  ])('of %s changes nothing', async (_what, source, problem) => {
    const { add, quotes } = open();
    await add('a\nb');
    const before = quotes();
    expect(await add(source)).toEqual({ ok: false, problem });
    expect(quotes()).toBe(before);
  });

  test('never goes beyond 200 kB in all, counted in bytes', async () => {
    const { add, quotes } = open();
    const half = 'ü'.repeat(INSIGHT_MAX_BYTES / 4);
    expect(await add(half)).toMatchObject({ ok: true });
    expect(await add(`x${half}`)).toEqual({ ok: false, problem: 'too-large' });
    expect(quotes()).toHaveLength(1);
    expect(await add(`ä${half.slice(1)}`)).toMatchObject({ ok: true });
  });

  test('twice at once loses neither', async () => {
    const { add, quotes } = open();
    await Promise.all([add(new Blob(['a'])), add(new Blob(['b']))]);
    expect(quotes()).toHaveLength(2);
  });
});
