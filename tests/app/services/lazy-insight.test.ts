import { expect, test, vi } from 'vitest';
import { createLazyInsight } from '#app/services/lazy-insight.ts';
import type { InsightService } from '#insight/insight.ts';
import { localInsight } from '#insight/local-insight.ts';

const REVIEWS = 'Breakfast was lovely.\nThe bed was warm.';

test('a client that fails to load refuses each text in words, and changes nothing', async () => {
  const insight = createLazyInsight(() => Promise.reject(new Error('404')));
  const unreadable = { ok: false, problem: 'unreadable' };
  expect(await insight.readText(REVIEWS)).toEqual(unreadable);
  expect(await insight.readFile(new Blob([REVIEWS]))).toEqual(unreadable);
  expect(await insight.analyse([])).toBeUndefined();
  expect(await insight.check('Lovely.', undefined, [])).toBeUndefined();
  expect(await insight.otherWays({ text: REVIEWS }, {})).toEqual([]);
  insight.prepare();
  insight.forget();
});

test('the client is loaded once, and again only after a load error', async () => {
  const load = vi
    .fn<() => Promise<InsightService>>(async () => localInsight)
    .mockRejectedValueOnce(new Error('404'));
  const insight = createLazyInsight(load);
  insight.forget();
  expect(load).not.toHaveBeenCalled();
  expect(await insight.readText(REVIEWS)).toMatchObject({ ok: false });
  expect(await insight.readText(REVIEWS)).toMatchObject({ ok: true });
  expect(await insight.analyse([])).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('words are forgotten by a client that has read some', async () => {
  const forget = vi.fn<() => void>();
  const insight = createLazyInsight(async () => ({ ...localInsight, forget }));
  insight.forget();
  expect(forget).not.toHaveBeenCalled();
  await insight.readText(REVIEWS);
  insight.forget();
  expect(forget).toHaveBeenCalledOnce();
});
