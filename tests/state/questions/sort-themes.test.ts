import type { Analysis, Theme } from '#domain/quotes/analysis.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reply } from '#services/model/model.ts';
import { campaignAtom, quotesAtom, setQuotesAtom } from '#state/campaign/campaign.ts';
import { spendingAtom } from '#state/provider/cost.ts';
import { analyseAtom, analysisAtom } from '#state/quotes/insight.ts';
import { endPressAtom } from '#state/jobs/presses.ts';
import { modelNameAtom } from '#state/provider/provider.ts';
import { setIdentityAtom, signOutAtom } from '#state/account/session.ts';
import {
  askSortingAtom,
  offerSortingAtom,
  sortQuestionAtom,
  stopSortingAtom,
} from '#state/questions/sort-themes.ts';
import { ownSortingAtom, sortingAtom, toggleSortingAtom } from '#state/quotes/theme-sorting.ts';
import { writeAboutAtom } from '#state/quotes/themes.ts';
import { flushTasks, openReadyApp } from '../fake-app.ts';

const QUOTES = ['a', 'b', 'c'].map((id) => ({ id, text: `They were late again, ${id}.` }));
const DONE: Reply = {
  outcome: 'complete',
  text: '{"themes":[{"name":"Lateness","quotes":[1,3]}]}',
  usage: { promptTokens: 200, completionTokens: 20 },
};

async function running() {
  const app = openReadyApp();
  const { store } = app;
  store.set(setIdentityAtom, { email: 'a@example.com' });
  store.set(setQuotesAtom, QUOTES);
  await store.set(offerSortingAtom);
  const offered = store.get(sortQuestionAtom)?.status;
  const sentBefore = app.model.calls.length;
  const asked = store.set(askSortingAtom);
  await flushTasks();
  return {
    ...app,
    offered,
    sentBefore,
    async end(reply: Reply) {
      await app.model.latest().end(reply);
      await asked;
    },
    themes: async () => {
      await store.set(analyseAtom);
      return store.get(analysisAtom)?.themes.map(({ label, quoteIds }) => [label, ...quoteIds]);
    },
  };
}

const themeOf = (label: string): Theme => ({ label, count: 1, quoteIds: ['a'] });

type Store = Awaited<ReturnType<typeof running>>['store'];

async function analysisOf(store: Store): Promise<Analysis> {
  await store.set(analyseAtom);
  const analysis = store.get(analysisAtom);
  if (!analysis) throw new Error('No analysis');
  return analysis;
}

describe('sorting by the user’s model', () => {
  test('its cost is known before anything is sent, and its themes replace the others', async () => {
    const { store, offered, sentBefore, end, themes } = await running();
    expect([offered, sentBefore]).toEqual(['offered', 0]);
    await end(DONE);
    expect(await themes()).toEqual([['Lateness', 'a', 'c']]);
    expect(Object.values(store.get(spendingAtom))).toMatchObject([{ prompt: 200, reply: 20 }]);
  });

  test('the user can go back to the themes found on the device, and forth', async () => {
    const { store, end, themes } = await running();
    await end(DONE);
    store.set(toggleSortingAtom);
    expect(await themes()).not.toContainEqual(['Lateness', 'a', 'c']);
    expect(store.get(ownSortingAtom)?.themes).toHaveLength(1);
    store.set(toggleSortingAtom);
    expect(await themes()).toEqual([['Lateness', 'a', 'c']]);
  });

  test('a quote that was removed after its cost was shown is not sent', async () => {
    const { store, model } = openReadyApp();
    store.set(setIdentityAtom, { email: 'a@example.com' });
    store.set(setQuotesAtom, QUOTES);
    await store.set(offerSortingAtom);
    store.set(setQuotesAtom, QUOTES.slice(1));
    await store.set(askSortingAtom);
    expect(model.calls).toHaveLength(0);
    const offered = store.get(sortQuestionAtom);
    expect(offered).toMatchObject({
      status: 'offered',
      request: { quotes: [{ id: 'b' }, { id: 'c' }] },
    });
  });

  test('the cost is that of the quotes that are there once they are masked', async () => {
    const { store } = openReadyApp();
    store.set(setIdentityAtom, { email: 'a@example.com' });
    store.set(setQuotesAtom, QUOTES);
    const offering = store.set(offerSortingAtom);
    store.set(setQuotesAtom, QUOTES.slice(1));
    await offering;
    expect(store.get(sortQuestionAtom)?.request.quotes.map(({ id }) => id)).toEqual(['b', 'c']);
  });

  test('a reply without themes is a failure, and the themes stay', async () => {
    const { store, end } = await running();
    await end({ ...DONE, text: 'Sorry.' });
    expect(store.get(sortQuestionAtom)).toMatchObject({
      status: 'failed',
      failure: { kind: 'unreadable' },
    });
    expect(store.get(sortingAtom)).toBeUndefined();
  });

  test.each<[string, (app: Awaited<ReturnType<typeof running>>) => unknown]>([
    ['Stop', ({ store }) => store.set(stopSortingAtom)],
    ['a logout', ({ store }) => store.set(signOutAtom)],
    ['another model', ({ store }) => store.set(modelNameAtom, 'another')],
    ['the removal of all quotes', ({ store }) => store.set(setQuotesAtom, [])],
  ])('after %s the reply changes no theme', async (_name, act) => {
    const app = await running();
    const before = app.store.get(quotesAtom);
    await act(app);
    await app.end(DONE);
    app.store.set(setQuotesAtom, before);
    expect(app.store.get(ownSortingAtom)).toBeUndefined();
    expect(app.store.get(sortQuestionAtom)).toBeUndefined();
  });

  test('the themes of one campaign are not those of another', async () => {
    const { store, end } = await running();
    await end(DONE);
    store.set(setQuotesAtom, [{ id: 'other', text: 'Fine.' }]);
    expect(store.get(sortingAtom)).toBeUndefined();
    store.set(setQuotesAtom, QUOTES);
    expect(store.get(sortingAtom)?.model).toBe(store.get(modelNameAtom));
  });

  test('quotes are masked when the cost is shown, whatever the page has analysed so far', async () => {
    const { store, end, model } = await running();
    await end(DONE);
    await store.set(analyseAtom);
    const text = 'Thanks to our guide Tomasz Nowak!';
    store.set(setQuotesAtom, [...QUOTES, { id: 'new', text }]);
    await store.set(offerSortingAtom);
    const asked = store.set(askSortingAtom);
    await flushTasks();
    const sent = JSON.stringify(model.latest().request.messages);
    expect(sent).toContain('Thanks to our guide');
    expect(sent).not.toContain('Nowak');
    await end(DONE);
    await asked;
  });

  test('a sorting of some quotes stays when many more are added or most are excluded', async () => {
    const { store, end, themes } = await running();
    await end(DONE);
    const more = Array.from({ length: 9 }, (_, at) => ({ id: `m${at}`, text: `More ${at}.` }));
    store.set(setQuotesAtom, [...QUOTES, ...more]);
    expect(await themes()).toEqual([['Lateness', 'a', 'c']]);
    store.set(
      setQuotesAtom,
      QUOTES.map((quote) => ({ ...quote, choice: 'dropped' as const })),
    );
    expect(store.get(sortingAtom)).toBeDefined();
  });

  test('quotes in no theme count as unread after a reply that was cut short', async () => {
    const { store, end } = await running();
    await end({ ...DONE, outcome: 'cut-short' });
    expect(store.get(ownSortingAtom)?.read).toEqual(['a', 'c']);
  });

  test('“Write about this” replaces the label of a theme that the sorting replaced', async () => {
    const { store, end } = await running();
    store.set(analysisAtom, { ...(await analysisOf(store)), themes: [themeOf('Waiting')] });
    store.set(writeAboutAtom, themeOf('Waiting'));
    await end(DONE);
    await store.set(analyseAtom);
    store.set(writeAboutAtom, themeOf('Lateness'));
    expect(store.get(campaignAtom).subject).not.toContain('Waiting');
    expect(store.get(campaignAtom).subject).toContain('Lateness');
  });

  test('quotes removed during the request lose their place, and the rest is sorted', async () => {
    const { store, end, themes } = await running();
    store.set(setQuotesAtom, QUOTES.slice(1));
    await end(DONE);
    expect(await themes()).toEqual([['Lateness', 'c']]);
  });
});

type World = Awaited<ReturnType<typeof running>>;

const PRIVATE = 'Thanks to our guide Tomasz Nowak!';

/** Actions of a user and replies of a model, in any order. */
const ACTIONS: Readonly<Record<string, (world: World) => unknown>> = {
  offer: ({ store }) => store.set(offerSortingAtom),
  ask: ({ store }) => void store.set(askSortingAtom),
  stop: ({ store }) => store.set(stopSortingAtom),
  close: ({ store }) => store.set(endPressAtom, 'themes'),
  analyse: ({ store }) => store.set(analyseAtom),
  toggle: ({ store }) => store.set(toggleSortingAtom),
  add: ({ store }) =>
    store.set(setQuotesAtom, [
      ...store.get(quotesAtom),
      { id: `n${store.get(quotesAtom).length}`, text: PRIVATE },
    ]),
  another: ({ store }) => store.set(setQuotesAtom, [{ id: 'other', text: `${PRIVATE} Bye.` }]),
  model: ({ store }) => store.set(modelNameAtom, store.get(modelNameAtom) === 'x' ? 'y' : 'x'),
  logout: ({ store }) => store.set(signOutAtom),
};

test('a sorting sends no name and applies only a wanted reply, in any order of actions and replies', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...Object.keys(ACTIONS)) },
    {
      weight: 1,
      arbitrary: fc.record({
        reply: fc.nat(5),
        outcome: fc.constantFrom('complete' as const, 'cut-short' as const, 'stopped' as const),
      }),
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
      const world = await running();
      const { store, model } = world;
      store.set(stopSortingAtom);
      const answered = new Set<number>();
      for (const it of steps) {
        const before = store.get(ownSortingAtom)?.themes[0]?.label;
        let allowed: string | undefined;
        if (typeof it === 'string') await ACTIONS[it]?.(world);
        else if (it.reply < model.calls.length && !answered.has(it.reply)) {
          answered.add(it.reply);
          const call = model.calls[it.reply];
          const isWanted = call?.signal.aborted === false && it.outcome !== 'stopped';
          if (isWanted) allowed = `Theme ${it.reply}`;
          const text = `{"themes":[{"name":"Theme ${it.reply}","quotes":[1,1,2,3]}]}`;
          await call?.end({ outcome: it.outcome, text });
        }
        await flushTasks();
        const after = store.get(ownSortingAtom)?.themes[0]?.label;
        expect([before, allowed, undefined]).toContain(after);
        if (after === undefined && before !== undefined) expect(it).toBe('logout');
      }
      for (const { request } of model.calls)
        expect(JSON.stringify(request.messages)).not.toContain('Nowak');
    }),
    { numRuns: 150 },
  );
});
