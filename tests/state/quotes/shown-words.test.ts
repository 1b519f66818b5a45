import { expect, test } from 'vitest';
import { putClaims } from '#domain/questions/second-opinion.ts';
import { labelledText } from '#domain/evidence/masked-pieces.ts';
import { campaignAtom, quotesAtom } from '#state/campaign/campaign.ts';
import { isOutdatedAtom } from '#state/generation/current.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { shownQuotesAtom } from '#state/quotes/held-quotes.ts';
import { maskAgainAtom, showNameAtom, showWordsAtom } from '#state/quotes/shown-words.ts';
import { checkDraftAtom, draftQuotesAtom } from '#state/review/evidence.ts';
import { addDraftAtom, draftsAtom } from '#state/drafts/drafts.ts';
import { offerSortingAtom, sortQuestionAtom } from '#state/questions/sort-themes.ts';
import { READY } from '../../domain/campaigns.ts';
import { DRAFT } from '../../domain/drafts.ts';
import { flushTasks, openReadyApp } from '../fake-app.ts';

const MABEL = { kind: 'name', words: 'Mabel' } as const;
const QUOTES = [
  { id: '1', text: 'My dog Mabel slept at once.' },
  { id: '2', text: 'MABEL likes Anna, 0170 1234567.' },
];

function open() {
  const app = openReadyApp();
  app.store.set(campaignAtom, { ...READY, quotes: QUOTES });
  return {
    ...app,
    /** Generates, and returns what was sent. */
    async send() {
      void app.store.set(generateAtom);
      await flushTasks();
      const sent = app.model.latest().request.messages[1]?.content ?? '';
      await app.model.latest().end({ outcome: 'complete', text: 'Mabel slept at once. [q1]' });
      return sent;
    },
  };
}

test('a name shown in one quote goes into the request there and nowhere else', async () => {
  const { store, send } = open();
  store.set(showWordsAtom, '1', MABEL);
  const sent = await send();
  expect(sent).toContain('My dog Mabel slept at once.');
  expect(sent).toContain('[name] likes [name], [phone].');
  store.set(maskAgainAtom, '1', MABEL);
  expect(store.get(quotesAtom)).toEqual(QUOTES);
});

test('a name that is always shown goes into every request until it is masked again', async () => {
  const { store, send } = open();
  expect(await send()).toContain('My dog [name] slept at once.');
  store.set(showNameAtom, 'Mabel');
  expect(store.get(isOutdatedAtom)).toBe(true);
  const sent = await send();
  expect(sent).toContain('My dog Mabel slept at once.');
  expect(sent).toContain('MABEL likes [name], [phone].');
  // Also where it was shown alone before.
  store.set(showWordsAtom, '1', MABEL);
  store.set(maskAgainAtom, '2', { ...MABEL, words: 'MABEL' });
  expect(store.get(campaignAtom)).toEqual({ ...READY, quotes: QUOTES });
  expect(await send()).toContain('My dog [name] slept at once.');
});

test('a name that is in no quote makes no post outdated', async () => {
  const { store, send } = open();
  await send();
  store.set(showNameAtom, 'Rex');
  expect(store.get(isOutdatedAtom)).toBe(false);
});

test('sorting, evidence and a second opinion show a name that is always shown', async () => {
  const { store } = open();
  const text = 'Mabel and Anna slept for 9 hours.';
  store.set(addDraftAtom, { ...DRAFT, id: 'd', text, campaignId: 'first' });
  store.set(showNameAtom, 'Mabel');
  await store.set(offerSortingAtom);
  expect(store.get(sortQuestionAtom)?.request.quotes.map((it) => it.text)).toEqual([
    'My dog Mabel slept at once.',
    'MABEL likes [name], [phone].',
  ]);
  const draft = store.get(draftsAtom).drafts[0] ?? DRAFT;
  const checked = (await store.set(checkDraftAtom, draft)) ?? [];
  const quotes = store.get(draftQuotesAtom)(draft);
  const masks = checked[0]?.masks ?? new Map();
  expect(quotes.map((quote) => labelledText(quote, masks))).toEqual([
    'My dog Mabel slept at once.',
    'MABEL likes [name], [phone].',
  ]);
  const claims = checked.map((it) => ({ ...it, standing: 'no-source' as const }));
  expect(putClaims(text, claims, quotes)[0]?.masked).toBe('Mabel and [name] slept for 9 hours.');
});

test('a quote in which no shown name occurs stays the same object', async () => {
  const { store, send } = open();
  await send();
  store.set(showNameAtom, 'Anna');
  const [first, second] = store.get(shownQuotesAtom);
  expect(first).toBe(QUOTES[0]);
  expect(store.get(shownQuotesAtom)[1]).toBe(second);
});
