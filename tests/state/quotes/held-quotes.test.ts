import { describe, expect, test } from 'vitest';
import { type Answering, toggleSpeaker } from '#domain/quotes/addition.ts';
import type { Answers } from '#domain/quotes/reading.ts';
import {
  additionAtom,
  answerAtom,
  askedAtom,
  closeQuestionAtom,
  lastAdditionAtom,
  restorePartAtom,
  leftOutAtom,
  undoAdditionAtom,
} from '#state/quotes/additions.ts';
import { campaignAtom, campaignIdAtom, chooseAtom } from '#state/campaign/campaign.ts';
import { chooseQuoteAtom } from '#state/quotes/quote-choices.ts';
import { estimateAtom } from '#state/provider/cost.ts';
import { checkDraftAtom, draftQuotesAtom } from '#state/review/evidence.ts';
import {
  generationStatusAtom,
  isGeneratingAtom,
  isOutdatedAtom,
} from '#state/generation/current.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { isAllHeldAtom, loadHeldAtom, waitingCountAtom } from '#state/quotes/held-quotes.ts';
import { addInsightAtom, analyseAtom, analysisAtom } from '#state/quotes/insight.ts';
import { removeQuotesAtom, undoRemoveAtom } from '#state/quotes/removed-quotes.ts';
import { askSortingAtom, offerSortingAtom } from '#state/questions/sort-themes.ts';
import { DRAFT } from '../../domain/drafts.ts';
import { flushTasks, openReadyApp } from '../fake-app.ts';

const OURS = 'All our blouses are sewn in Porto from organic cotton.';
const THEIRS = 'The second one came with a stain.';
const LIST = 'From May:\n- Runs a little large\n- The colours are lovely';

const chatOf = (...said: readonly (readonly [name: string, text: string])[]): string =>
  said.map(([name, text], at) => `[03/05/2026, 10:1${at}:12] ${name}: ${text}`).join('\n');

const CHAT = chatOf(
  ['Jana Klein', 'The blouse is lovely.'],
  ['Nina Vogt', OURS],
  ['Jana Klein', THEIRS],
  ['Nina Vogt', 'We replace every stained blouse within a day.'],
);

/** Conversations that name no side. Nina Vogt writes for the company. */
const OPEN: readonly (readonly [shape: string, paste: string])[] = [
  ['a chat of two', CHAT],
  ['a chat of three', `${CHAT}\n[03/05/2026, 10:20:12] Tom Berg: Mine fits like a glove.`],
  [
    'a group of five',
    chatOf(
      ['Jana Klein', THEIRS],
      ['Tom Berg', 'Mine fits like a glove.'],
      ['Nina Vogt', OURS],
      ['Ada Roth', 'The sleeves are too long for me.'],
      ['Lea Kern', 'I wear it every single day.'],
    ),
  ],
  [
    'a chat with a program',
    chatOf(
      ['Order Bot', 'Welcome! Someone will be with you soon.'],
      ['Jana Klein', THEIRS],
      ['Nina Vogt', OURS],
    ),
  ],
  [
    'JSON without sides',
    JSON.stringify({
      name: 'Jana Klein',
      messages: [
        { id: 1, type: 'message', date: '2026-05-03T10:11:12', from: 'Jana Klein', text: THEIRS },
        { id: 2, type: 'message', date: '2026-05-03T10:12:12', from: 'Nina Vogt', text: OURS },
      ],
    }),
  ],
  [
    'a mail thread',
    [
      'From: Nina Vogt <nina@vogt.example>',
      'Date: Sun, 3 May 2026 10:12:00 +0200',
      'Subject: Re: My order',
      '',
      OURS,
      '',
      'On Sun, 3 May 2026 at 10:00, Jana Klein <jana@klein.example> wrote:',
      `> ${THEIRS}`,
    ].join('\n'),
  ],
  ['a transcript', `Nina: ${OURS}\nJana: ${THEIRS}\nNina: Which one was it?\nJana: The red one.`],
];

const NINA: readonly string[] = ['Nina Vogt', 'Nina', 'Nina Vogt <nina@vogt.example>'];

function open() {
  const app = openReadyApp();
  const { store, model } = app;
  store.set(chooseAtom, { quotes: [] });
  const quotes = () => store.get(campaignAtom).quotes;
  const texts = () => quotes().map(({ text }) => text);
  return {
    ...app,
    quotes,
    texts,
    add: (source: string) => store.set(addInsightAtom, source),
    answer: (given: Answers | Answering) => store.set(answerAtom, given),
    named: (text: string) => quotes().find((it) => it.text === text)?.id ?? '',
    /** Presses Generate and returns what it sends; undefined for nothing. */
    async sent(): Promise<string | undefined> {
      const before = model.calls.length;
      await store.set(generateAtom);
      await flushTasks();
      await flushTasks();
      const call = model.calls[before];
      await call?.end({ outcome: 'complete', text: 'A post.' });
      return call && JSON.stringify(call.request.messages);
    },
    async verdicts(text: string) {
      const draft = { ...DRAFT, campaignId: store.get(campaignIdAtom), text };
      const checked = await store.set(checkDraftAtom, draft);
      return checked?.map(({ verdict }) => verdict);
    },
  };
}

describe.each(OPEN)('%s whose side is open', (_, source) => {
  test('it is in no request, no cost, no comparison and no sorting until it is answered', async () => {
    const { store, add, sent, texts, verdicts, named, model } = open();
    await add(LIST);
    await add(source);
    expect(texts()).toEqual(expect.arrayContaining([OURS, THEIRS]));
    const request = await sent();
    expect(request).toContain('Runs a little large');
    expect(request).not.toContain('organic cotton');
    expect(request).not.toContain('with a stain');
    expect(await verdicts(OURS)).not.toContain('said');
    await store.set(analyseAtom);
    expect(store.get(analysisAtom)?.sent.map(({ text }) => text)).toEqual([
      'Runs a little large',
      'The colours are lovely',
    ]);
    await store.set(offerSortingAtom);
    void store.set(askSortingAtom);
    await flushTasks();
    expect(JSON.stringify(model.latest().request)).not.toContain('organic cotton');
    // A pin doesn't say whose words they are.
    store.set(chooseQuoteAtom, named(OURS), 'pinned');
    expect(await sent()).not.toContain('organic cotton');
  });

  test('an answer releases the customers’ words alone', async () => {
    const { store, add, answer, sent, verdicts } = open();
    await add(source);
    const names = store.get(lastAdditionAtom)?.speakers?.map(({ name }) => name) ?? [];
    const nina = names.find((name) => NINA.includes(name)) ?? '';
    await answer(toggleSpeaker(nina));
    expect(store.get(waitingCountAtom)).toBe(0);
    const request = await sent();
    expect(request).toContain('with a stain');
    expect(request).not.toContain('organic cotton');
    expect(await verdicts(THEIRS)).toContain('said');
  });

  test('“None of them” releases all', async () => {
    const { add, answer, sent, verdicts } = open();
    await add(source);
    await answer({ own: [] });
    const request = await sent();
    expect(request).toContain('with a stain');
    expect(request).toContain('organic cotton');
    expect(await verdicts(OURS)).toContain('said');
  });

  test('alone, it is no reason for a request without customers’ words', async () => {
    const { store, add, sent, named } = open();
    await add(source);
    expect(await sent()).toBeUndefined();
    expect(store.get(isGeneratingAtom)).toBe(false);
    expect(store.get(isAllHeldAtom)).toBe(true);
    // Without a word of it, the user asks for a post about the subject.
    for (const text of store.get(campaignAtom).quotes.map((it) => it.text))
      store.set(chooseQuoteAtom, named(text), 'dropped');
    expect(store.get(isAllHeldAtom)).toBe(false);
    expect(await sent()).toBeDefined();
  });
});

test.each([
  ['a role', chatOf(['Jana Klein', THEIRS], ['Support', OURS], ['Jana Klein', 'Thank you.'])],
  ['one person and a program', chatOf(['Order Bot', 'Welcome!'], ['Jana Klein', THEIRS])],
  ['one person alone', chatOf(['Jana Klein', THEIRS], ['Jana Klein', 'The blouse is lovely.'])],
  ['a list', `- ${THEIRS}\n- The blouse is lovely.`],
  ['a table with a question about its columns', 'a;b\nthe first row is here;and one more here\n'],
])('%s holds nothing', async (_, source) => {
  const { store, add } = open();
  await add(source);
  await store.set(loadHeldAtom);
  expect(store.get(waitingCountAtom)).toBe(0);
});

test('the cost is that of the request', async () => {
  const { store, add } = open();
  await add(LIST);
  const before = await store.set(estimateAtom, [
    { campaign: store.get(campaignAtom), platforms: ['facebook'] },
  ]);
  await add(CHAT);
  expect(
    await store.set(estimateAtom, [{ campaign: store.get(campaignAtom), platforms: ['facebook'] }]),
  ).toEqual(before);
});

test('a closed question and another way to read it hold nothing', async () => {
  const { store, add, answer } = open();
  await add(CHAT);
  await store.set(loadHeldAtom);
  expect(store.get(waitingCountAtom)).toBe(4);
  await answer({ way: 'lines' });
  expect(store.get(waitingCountAtom)).toBe(0);
  await answer({ way: 'found' });
  expect(store.get(waitingCountAtom)).toBe(4);
  await store.set(closeQuestionAtom);
  expect(store.get(waitingCountAtom)).toBe(0);
});

test('two questions hold their own quotes', async () => {
  const { store, add, answer, sent } = open();
  await add(CHAT);
  await add(chatOf(['Tom Berg', 'Mine fits like a glove.'], ['Ute Hahn', 'We knit it in Ghent.']));
  expect(await sent()).toBeUndefined();
  await answer(toggleSpeaker('Ute Hahn'));
  const request = await sent();
  expect(request).toContain('like a glove');
  expect(request).not.toContain('Ghent');
  expect(request).not.toContain('organic cotton');
  await store.set(answerAtom, toggleSpeaker('Nina Vogt'), store.get(askedAtom)[0]);
  expect(await sent()).toContain('with a stain');
});

test('a removed quote comes back held, and an undone paste holds nothing', async () => {
  const { store, add, sent, named } = open();
  await add(LIST);
  await add(CHAT);
  store.set(removeQuotesAtom, named(OURS));
  expect(await sent()).not.toContain('with a stain');
  store.set(undoRemoveAtom);
  expect(await sent()).not.toContain('organic cotton');
  store.set(undoAdditionAtom);
  expect(store.get(waitingCountAtom)).toBe(0);
});

test('words that another paste has too are used, until that paste is undone', async () => {
  const { store, add, sent } = open();
  await add(`- ${THEIRS}\n- Runs a little large`);
  await add(CHAT);
  const request = await sent();
  expect(request).toContain('with a stain');
  expect(request).not.toContain('The blouse is lovely');
  expect(store.get(waitingCountAtom)).toBe(3);
});

test('a part that the user restored as a quote is one', async () => {
  const { store, add, sent } = open();
  await add(`${CHAT}\n[03/05/2026, 10:21:12] Jana Klein: Hello!`);
  const part = store.get(leftOutAtom).find(({ text }) => text === 'Hello!');
  store.set(restorePartAtom, part?.id ?? '');
  const request = await sent();
  expect(request).toContain('Hello!');
  expect(request).not.toContain('with a stain');
});

test('a post that was written before the answer is outdated after it', async () => {
  const { store, add, answer, sent } = open();
  await add(LIST);
  await add(CHAT);
  await sent();
  expect([store.get(generationStatusAtom), store.get(isOutdatedAtom)]).toEqual(['done', false]);
  await answer({ own: [] });
  expect(store.get(isOutdatedAtom)).toBe(true);
});

test('a stored question of an earlier visit holds its quotes', async () => {
  const { store, add } = open();
  await add(CHAT);
  const later = open();
  later.store.set(campaignAtom, store.get(campaignAtom));
  later.store.set(campaignIdAtom, store.get(campaignIdAtom));
  later.store.set(additionAtom, store.get(additionAtom));
  expect(await later.sent()).toBeUndefined();
  const draft = { ...DRAFT, campaignId: later.store.get(campaignIdAtom), text: OURS };
  expect(later.store.get(draftQuotesAtom)(draft)).toEqual([]);
});
