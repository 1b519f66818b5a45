import fc from 'fast-check';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { choicesOf, EMPTY_CAMPAIGN } from '#domain/campaign/campaign.ts';
import { fillIn } from '#domain/drafts/last-choices.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import {
  campaignAtom,
  campaignIdAtom,
  chooseAtom,
  quotesAtom,
  setIdAtom,
  setQuotesAtom,
} from '#state/campaign/campaign.ts';
import { chooseQuoteAtom } from '#state/quotes/quote-choices.ts';
import { currentDraftAtom, draftsAtom, putDraftAtom } from '#state/drafts/drafts.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { resetCampaignAtom } from '#state/generation/reset.ts';
import { startPostAtom } from '#state/generation/start-post.ts';
import { ownVariantsAtom } from '#state/generation/variants.ts';
import { additionAtom, leftOutAtom } from '#state/quotes/additions.ts';
import { ownSortingAtom } from '#state/quotes/theme-sorting.ts';
import { openPostAtom } from '#state/review/open-post.ts';
import { setsAtom } from '#state/reviews/sets.ts';
import type { DocumentOwner } from '#services/storage/document-store.ts';
import { servicesAtom } from '#state/services.ts';
import { connectDocuments, deviceAnsweredAtom } from '#state/storage/documents.ts';
import { createMemoryDocumentStore } from '../../services/storage/memory-documents.ts';
import { ORIGIN, READY } from '../../domain/campaigns.ts';
import { flushTasks, openApp, openReadyApp } from '../fake-app.ts';

type Disk = Map<string, unknown>;

/** One visit over a disk; with `late`, the user acts before the device answers. */
async function visit(disk: Disk, act?: (store: ReturnType<typeof createStore>) => void) {
  const store = createStore();
  store.set(servicesAtom, openApp().store.get(servicesAtom));
  if (act) {
    connectDocuments(store, createMemoryDocumentStore());
    act(store);
  }
  connectDocuments(store, createMemoryDocumentStore(disk));
  store.set(deviceAnsweredAtom, true);
  await flushTasks();
  return store;
}

const stored = (version: number, data: unknown) => ({ version, data });

/** Records of the last release for a campaign with reviews. */
const EARLIER: [string, unknown][] = [
  ['campaign', stored(3, { ...READY, additionalPlatforms: ['linkedin'] })],
  ['campaign-id', stored(1, 'c1')],
  [
    'left-out',
    stored(1, {
      campaignId: 'c1',
      leftOut: [{ id: 'p', batch: 'b', text: 'Reviews', why: 'heading' }],
      own: ['Corner Blouses'],
    }),
  ],
  [
    'themes',
    stored(1, {
      model: 'm',
      themes: [{ label: 'Staff', quoteIds: [READY.quotes[0]?.id] }],
      read: [READY.quotes[0]?.id],
      replaced: [],
    }),
  ],
];

describe('records of the last release', () => {
  test('a campaign becomes a campaign and a set of reviews, with nothing lost', async () => {
    const disk: Disk = new Map(EARLIER);
    const store = await visit(disk);
    const campaign = { ...READY, additionalPlatforms: ['linkedin'] };
    expect(store.get(campaignAtom)).toEqual(campaign);
    expect(store.get(setsAtom)).toMatchObject([{ id: 'c1', quotes: READY.quotes }]);
    expect(store.get(leftOutAtom)).toMatchObject([{ text: 'Reviews' }]);
    expect(store.get(additionAtom).own).toEqual(['Corner Blouses']);
    expect(store.get(ownSortingAtom)?.model).toBe('m');
    const again = await visit(disk);
    expect(again.get(campaignAtom)).toEqual(campaign);
    expect(again.get(leftOutAtom)).toHaveLength(1);
    expect(again.get(ownSortingAtom)?.model).toBe('m');
    expect(again.get(setsAtom)).toHaveLength(1);
  });

  test('a quote that is removed after that stays removed', async () => {
    const disk: Disk = new Map(EARLIER);
    (await visit(disk)).set(setQuotesAtom, []);
    expect((await visit(disk)).get(quotesAtom)).toEqual([]);
  });

  test('a page of the last release that writes again loses nothing, and brings back nothing', async () => {
    const disk: Disk = new Map(EARLIER);
    const [kept, removed] = READY.quotes;
    if (!kept || !removed) throw new Error('The sample campaign has two quotes');
    (await visit(disk)).set(chooseAtom, { subject: 'Newer' });
    const added = { id: 'new', text: 'They even waved goodbye.' };
    disk.set('campaign', stored(3, { ...READY, quotes: [...READY.quotes, added] }));
    const store = await visit(disk);
    expect(store.get(quotesAtom).map(({ text }) => text)).toContain(added.text);
    expect(store.get(campaignAtom).subject).toBe('Newer');
  });

  test.each([
    ['campaign', null],
    ['campaign', { quotes: 'none' }],
    ['left-out', { leftOut: 7 }],
    ['themes', []],
    ['campaigns/c1', { id: 'other' }],
    ['review-sets/c1', 5],
    ['additions/c1', 'x'],
  ])('garbage under %s is no obstacle: %j', async (key, data) => {
    const store = await visit(new Map([...EARLIER, [key, stored(1, data)]]));
    store.set(chooseAtom, { subject: 'Goes on' });
    expect(store.get(campaignAtom).subject).toBe('Goes on');
  });
});

describe('reviews that outlive their campaign', () => {
  test('a new campaign is empty, and its reviews stay in their set', () => {
    const { store } = openReadyApp();
    store.set(resetCampaignAtom);
    expect(store.get(campaignAtom)).toEqual(EMPTY_CAMPAIGN);
    expect(store.get(setsAtom)).toMatchObject([{ quotes: READY.quotes }]);
  });

  test('a second post from the same reviews has their quotes and the last choices, but no subject', () => {
    const { store } = openReadyApp();
    store.set(chooseQuoteAtom, READY.quotes[0]?.id ?? '', 'pinned');
    const setId = store.get(setIdAtom);
    const first = store.get(campaignIdAtom);
    store.set(startPostAtom, setId);
    expect(store.get(campaignIdAtom)).not.toBe(first);
    expect(store.get(campaignAtom)).toEqual({ ...READY, subject: '', setId });
    expect(store.get(setsAtom)).toHaveLength(1);
  });

  test('a post from a set has the choices of the campaign that used it last', () => {
    const { store, clock } = openReadyApp();
    const setId = store.get(setIdAtom);
    for (const tone of ['humorous', 'inspiring', 'joyful'] as const) {
      clock.now += 1;
      store.set(startPostAtom, setId);
      store.set(chooseAtom, { tone });
    }
    clock.now += 1;
    store.set(resetCampaignAtom);
    store.set(startPostAtom, setId);
    expect(store.get(campaignAtom).tone).toBe('joyful');
  });

  test('“Same as last time” leaves a campaign its reviews', () => {
    const { store } = openReadyApp();
    const setId = store.get(setIdAtom);
    store.set(startPostAtom, setId);
    const campaign = { ...store.get(campaignAtom), tags: [] };
    expect(fillIn(campaign, choicesOf(READY)).setId).toBe(setId);
  });

  test('a pin belongs to its campaign, and what is left out to the set', () => {
    const { store } = openReadyApp();
    const [one, other] = READY.quotes.map(({ id }) => id);
    store.set(chooseQuoteAtom, one ?? '', 'pinned');
    store.set(chooseQuoteAtom, other ?? '', 'dropped');
    const first = store.get(campaignIdAtom);
    store.set(startPostAtom, store.get(setIdAtom));
    expect(store.get(quotesAtom).map(({ choice }) => choice)).toEqual([undefined, 'dropped']);
    store.set(campaignIdAtom, first);
    expect(store.get(quotesAtom).map(({ choice }) => choice)).toEqual(['pinned', 'dropped']);
  });

  test('reviews that are added later make no earlier post outdated, and a change of its own does', async () => {
    const { store, model } = openReadyApp();
    void store.set(generateAtom);
    await flushTasks();
    await model.latest().end({ outcome: 'complete', text: 'A post' });
    await flushTasks();
    const isOutdated = () => store.get(ownVariantsAtom).some(({ outdated }) => outdated);
    expect(isOutdated()).toBe(false);
    store.set(setQuotesAtom, [...READY.quotes, { id: 'n', text: 'New this week.' }]);
    expect(isOutdated()).toBe(false);
    store.set(setQuotesAtom, [...READY.quotes.slice(1), { id: 'n', text: 'New this week.' }]);
    expect(isOutdated()).toBe(true);
  });
});

describe('work before the device answers', () => {
  const before = async (act: (store: ReturnType<typeof createStore>) => void, disk: Disk) => {
    const store = createStore();
    store.set(servicesAtom, openApp().store.get(servicesAtom));
    const late = createMemoryDocumentStore(disk);
    const owners: [string, DocumentOwner][] = [];
    connectDocuments(store, { ...late, register: (...owner) => void owners.push(owner) });
    act(store);
    for (const owner of owners) late.register(...owner);
    store.set(deviceAnsweredAtom, true);
    await flushTasks();
    return store;
  };
  const NAMED: [string, unknown] = ['campaign-id', stored(1, 'c9')];

  test('is merged into the campaign that the device names', async () => {
    const store = await before(
      (it) => it.set(campaignAtom, READY),
      new Map([NAMED, ['campaigns/c9', stored(1, { id: 'c9', subject: 'Stored', tags: [] })]]),
    );
    expect(store.get(campaignIdAtom)).toBe('c9');
    expect(store.get(quotesAtom)).toEqual(READY.quotes);
    expect(store.get(campaignAtom).platform).toBe(READY.platform);
  });

  test('of two campaigns stays two, each with its own', async () => {
    const store = await before((it) => {
      it.set(campaignAtom, READY);
      it.set(resetCampaignAtom);
      it.set(chooseAtom, { subject: 'Second' });
    }, new Map());
    expect(store.get(campaignAtom).subject).toBe('Second');
    store.set(campaignIdAtom, 'first');
    expect(store.get(campaignAtom)).toEqual(READY);
  });

  test('keeps what a paste left out with its quotes', async () => {
    const store = await before(
      (it) => {
        it.set(setQuotesAtom, READY.quotes);
        const leftOut = [{ id: 'p', batch: 'b', text: 'Reviews', why: 'heading' as const }];
        it.set(additionAtom, { ...it.get(additionAtom), leftOut });
      },
      new Map([NAMED]),
    );
    expect(store.get(setIdAtom)).toBe('c9');
    expect(store.get(leftOutAtom)).toHaveLength(1);
  });
});

describe('opening a post', () => {
  const post = (id: string, campaignId?: string): Draft => ({
    id,
    revision: 1,
    createdAt: 1,
    updatedAt: 1,
    origin: { ...ORIGIN, subject: `Subject of ${id}` },
    ...(campaignId !== undefined && { campaignId, madeFrom: 'x' }),
    cutShort: false,
    text: 'A post',
  });

  test('opens its own campaign with its choices and reviews', async () => {
    const { store, model } = openReadyApp();
    void store.set(generateAtom);
    await flushTasks();
    await model.latest().end({ outcome: 'complete', text: 'The first post' });
    await flushTasks();
    const [first] = store.get(draftsAtom).drafts;
    store.set(resetCampaignAtom);
    store.set(chooseAtom, { subject: 'Another' });
    store.set(openPostAtom, first?.id ?? '');
    expect(store.get(currentDraftAtom)?.id).toBe(first?.id);
    expect(store.get(campaignAtom)).toEqual(READY);
  });

  test.each([['c7'], [undefined]])(
    'a post of an earlier release brings its choices and the quotes of its prompt (campaign %s)',
    (campaignId) => {
      const { store } = openApp();
      store.set(putDraftAtom, post('old', campaignId));
      store.set(chooseAtom, { subject: 'Current' });
      store.set(openPostAtom, 'old');
      const campaign = store.get(campaignAtom);
      expect(campaign.subject).toBe('Subject of old');
      expect(campaign.quotes).toEqual(ORIGIN.quotes);
      expect(store.get(ownVariantsAtom).filter(({ outdated }) => outdated)).toEqual([]);
    },
  );

  test('a post that is gone changes nothing', () => {
    const { store } = openReadyApp();
    store.set(openPostAtom, 'nobody');
    expect(store.get(campaignAtom)).toEqual(READY);
  });
});

test('campaigns and their reviews survive any order of posts, pastes and switches', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('paste' as const), word: fc.nat(99) }),
    fc.record({ kind: fc.constant('subject' as const), word: fc.nat(99) }),
    fc.record({ kind: fc.constant('new' as const), word: fc.nat(9) }),
    fc.record({ kind: fc.constant('from' as const), word: fc.nat(9) }),
    fc.record({ kind: fc.constant('switch' as const), word: fc.nat(9) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { store } = openApp();
      const subjects = new Map<string, string>();
      const words = new Map<string, Set<string>>();
      const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % all.length];
      for (const { kind, word } of steps) {
        if (kind === 'new') store.set(resetCampaignAtom);
        else if (kind === 'from') {
          const set = pick(store.get(setsAtom), word);
          if (set) store.set(startPostAtom, set.id);
        } else if (kind === 'switch') {
          store.set(campaignIdAtom, pick([...subjects.keys()], word) ?? store.get(campaignIdAtom));
        } else if (kind === 'subject') {
          store.set(chooseAtom, { subject: `Subject ${word}` });
          subjects.set(store.get(campaignIdAtom), `Subject ${word}`);
        } else {
          const text = `Quote ${word}`;
          const id = store.get(setIdAtom);
          if (store.get(quotesAtom).every((quote) => quote.text !== text))
            store.set(setQuotesAtom, [...store.get(quotesAtom), { id: `${id} ${word}`, text }]);
          words.set(id, new Set([...(words.get(id) ?? []), text]));
        }
        for (const [id, subject] of subjects) {
          const now = store.get(campaignIdAtom);
          store.set(campaignIdAtom, id);
          expect(store.get(campaignAtom).subject).toBe(subject);
          store.set(campaignIdAtom, now);
        }
        for (const [id, texts] of words) {
          const set = store.get(setsAtom).find((it) => it.id === id);
          expect(new Set(set?.quotes.map((quote) => quote.text))).toEqual(texts);
        }
      }
    }),
    { numRuns: 60 },
  );
});
