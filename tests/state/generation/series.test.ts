import { describe, expect, test } from 'vitest';
import { parseCampaignRecord } from '#domain/campaign/campaign-record.ts';
import { fingerprint, ready } from '#domain/campaign/campaign.ts';
import { quotesOf } from '#domain/campaign/prompt-quotes.ts';
import type { Theme } from '#domain/quotes/analysis.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { dayOfPlan } from '#domain/drafts/wall-time.ts';
import {
  campaignAtom,
  campaignByIdAtom,
  campaignIdAtom,
  campaignsAtom,
  setQuotesAtom,
} from '#state/campaign/campaign.ts';
import { changeDraftAtom, currentDraftAtom, draftsAtom } from '#state/drafts/drafts.ts';
import { duplicateDraftAtom } from '#state/drafts/posts.ts';
import { plannedTogetherAtom, undoPlanAllAtom } from '#state/drafts/plan.ts';
import { isOutdatedAtom } from '#state/generation/current.ts';
import { generateAtom } from '#state/generation/generate.ts';
import {
  canUndoPlanAtom,
  missingPostsAtom,
  openSeriesPostAtom,
  planSeriesAtom,
  seriesPostsAtom,
  stopSeriesAtom,
  writeMissingAtom,
} from '#state/generation/series-posts.ts';
import { keptKeyAtom, loadKeyHintAtom } from '#state/provider/provider.ts';
import { startPostAtom } from '#state/generation/start-post.ts';
import { ownVariantsAtom, toggleAlsoAtom } from '#state/generation/variants.ts';
import { writeSeriesAtom } from '#state/generation/write-series.ts';
import { editJobAtom } from '#state/jobs/job-actions.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { watchConnectionAtom } from '#state/jobs/network.ts';
import { openPostAtom } from '#state/review/open-post.ts';
import { deleteSetAtom } from '#state/reviews/manage-sets.ts';
import { analysisAtom } from '#state/quotes/insight.ts';
import {
  isOneTooManyAtom,
  tickedPostsAtom,
  tickedThemesAtom,
  toggleTickAtom,
  writeLabelAtom,
} from '#state/quotes/ticked-themes.ts';
import { writeTickedAtom } from '#state/generation/write-ticked.ts';
import { flushTasks, openReadyApp } from '../fake-app.ts';

const WORDS = ['quick', 'cheap', 'kind', 'calm', 'clean', 'near', 'open', 'warm'];
const QUOTES: readonly Quote[] = WORDS.map((word) => ({ id: word, text: `They were ${word}.` }));

const theme = (label: string, ...quoteIds: string[]): Theme => ({
  label,
  count: quoteIds.length,
  quoteIds,
});
const THEMES = [
  theme('Speed', 'quick', 'open', 'near'),
  theme('Price', 'cheap', 'quick'),
  theme('Care', 'kind', 'calm', 'warm'),
  ...WORDS.map((word) => theme(word, word)),
];

type App = ReturnType<typeof openReadyApp>;

/** An app for Instagram and LinkedIn with themes, some of them ticked. */
async function openTicked(ticked: readonly string[] = ['Speed', 'Price', 'Care']): Promise<App> {
  const app = openReadyApp();
  const { store } = app;
  await store.set(loadKeyHintAtom);
  store.set(toggleAlsoAtom, 'linkedin');
  store.set(setQuotesAtom, QUOTES);
  store.set(analysisAtom, {
    themes: THEMES,
    suggestions: [],
    masks: new Map(),
    sentiments: new Map(),
    sent: [],
    dropped: 0,
  });
  for (const label of ticked) store.set(toggleTickAtom, label);
  return app;
}

async function rest(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await flushTasks();
}

/** Answers requests until none comes any more. */
async function answerAll({ model }: App): Promise<void> {
  await rest();
  for (let answered = 0; answered < model.calls.length; answered += 1) {
    await model.calls[answered]?.end({ outcome: 'complete', text: `Post ${answered}.` });
    await rest();
  }
}

const statesOf = ({ store }: App) =>
  store
    .get(seriesPostsAtom)
    .map(({ theme: about, variant }) => `${about} ${variant.platform} ${variant.state}`);

const quotesSent = ({ model }: App) => model.calls.map(({ request }) => quotesOf(request.messages));

describe('ticks', () => {
  test('the main button says what a press does', async () => {
    const { store } = await openTicked([]);
    const labelAfter = (label: string) => {
      store.set(toggleTickAtom, label);
      return store.get(writeLabelAtom);
    };
    expect(store.get(writeLabelAtom)).toBe('Generate Content');
    expect(labelAfter('Speed')).toBe('Generate Content');
    expect(labelAfter('Care')).toBe('Write 4 posts');
    expect(labelAfter('Price')).toBe('Write 6 posts');
    expect(labelAfter('Care')).toBe('Write 4 posts');
  });

  test('an eighth is refused and said, until the next change', async () => {
    const { store } = await openTicked(WORDS);
    expect(store.get(tickedThemesAtom).map(({ label }) => label)).toEqual(WORDS.slice(0, 7));
    expect(store.get(isOneTooManyAtom)).toBe(true);
    store.set(toggleTickAtom, 'quick');
    expect(store.get(isOneTooManyAtom)).toBe(false);
    store.set(toggleTickAtom, 'warm');
    expect(store.get(tickedPostsAtom)).toBe(14);
  });

  test('they are stored with their campaign, and with none of those that a press makes', async () => {
    const { store } = await openTicked();
    const base = store.get(campaignIdAtom);
    await store.set(writeTickedAtom);
    await rest();
    const ticked = store
      .get(campaignsAtom)
      .map((record) => parseCampaignRecord({ ...record }))
      .filter((record) => record?.tickedThemes);
    expect(ticked.map((record) => record?.id)).toEqual([base]);
    expect(ticked[0]?.tickedThemes).toEqual(['Speed', 'Price', 'Care']);
  });

  test('a post is asked for without them', async () => {
    const { store } = await openTicked(['Speed']);
    expect(ready(store.get(campaignAtom))).not.toHaveProperty('tickedThemes');
    const before = fingerprint(store.get(campaignAtom));
    store.set(toggleTickAtom, 'Price');
    expect(fingerprint(store.get(campaignAtom))).toBe(before);
  });

  test('they are those of one campaign, and of themes that are there and have a quote to use', async () => {
    const { store } = await openTicked(['quick', 'cheap']);
    store.set(
      setQuotesAtom,
      QUOTES.map((it) => (it.id === 'quick' ? { ...it, choice: 'dropped' } : it)),
    );
    expect(store.get(tickedThemesAtom).map(({ label }) => label)).toEqual(['cheap']);
    store.set(startPostAtom);
    expect(store.get(tickedPostsAtom)).toBe(0);
  });
});

test('ticks count only with a key that is not locked', async () => {
  const { store } = await openTicked();
  const counted = () => [store.get(tickedPostsAtom), store.get(writeLabelAtom)];
  expect(counted()).toEqual([6, 'Write 6 posts']);
  store.set(keptKeyAtom, (kept) => kept && { ...kept, locked: true });
  expect(counted()).toEqual([0, 'Generate Content']);
  store.set(keptKeyAtom, undefined);
  expect(counted()).toEqual([0, 'Generate Content']);
});

describe('a press with ticked themes', () => {
  test('three themes for two platforms are six posts, written one after the other', async () => {
    const app = await openTicked();
    const { store, model, toasts } = app;
    expect(await store.set(writeTickedAtom)).toBe(true);
    await rest();
    expect(model.calls).toHaveLength(1);
    expect(store.get(jobsAtom)).toHaveLength(6);
    expect(statesOf(app)).toEqual([
      'Speed instagram writing',
      'Speed linkedin waiting',
      'Price instagram waiting',
      'Price linkedin waiting',
      'Care instagram waiting',
      'Care linkedin waiting',
    ]);
    await answerAll(app);
    expect(model.calls).toHaveLength(6);
    expect(statesOf(app).every((state) => state.endsWith('ready'))).toBe(true);
    // One toast for all, not one for each.
    expect(toasts).toHaveLength(1);
    // “quick” is in two themes, and goes to the one with fewer quotes.
    const [speed, price, care] = [
      ['near', 'open'],
      ['quick', 'cheap'],
      ['kind', 'calm', 'warm'],
    ];
    const inOrder = [speed, speed, price, price, care, care];
    expect(quotesSent(app)).toEqual(
      inOrder.map((own) => QUOTES.filter(({ id }) => own?.includes(id)).map(({ text }) => text)),
    );
    const hooks = model.calls.map(
      ({ request }) => /^Hook: .*$/m.exec(request.messages[1]?.content ?? '')?.[0],
    );
    for (const platform of [0, 1])
      expect(new Set(hooks.filter((_, at) => at % 2 === platform)).size).toBe(3);
  });

  test('two presses at once are one', async () => {
    const app = await openTicked();
    void app.store.set(writeSeriesAtom);
    void app.store.set(writeSeriesAtom);
    await answerAll(app);
    expect(app.model.calls).toHaveLength(6);
    expect(app.store.get(campaignsAtom).filter(({ series }) => series)).toHaveLength(3);
  });

  test('each post is up to date, and stays so when more is written from the same reviews', async () => {
    const app = await openTicked();
    const { store } = app;
    await store.set(writeSeriesAtom);
    await answerAll(app);
    const written = store.get(draftsAtom).drafts;
    // A further series, and a post of all quotes.
    for (const label of ['quick', 'warm']) store.set(toggleTickAtom, label);
    await store.set(writeSeriesAtom);
    await answerAll(app);
    store.set(startPostAtom, store.get(campaignAtom).setId);
    expect(store.get(campaignAtom)).toMatchObject({ subject: '', platform: 'instagram' });
    expect(store.get(campaignAtom)).not.toHaveProperty('series');
    await store.set(generateAtom);
    await answerAll(app);
    expect(store.get(draftsAtom).drafts).toHaveLength(6 + 4 + 2);
    for (const { id } of [...written, ...store.get(draftsAtom).drafts]) {
      store.set(openPostAtom, id);
      expect(store.get(isOutdatedAtom)).toBe(false);
      for (const variant of store.get(ownVariantsAtom)) expect(variant.outdated).toBe(false);
    }
  });

  test('a post whose reviews are gone still has the quotes that it was written from', async () => {
    const app = await openTicked();
    const { store } = app;
    await store.set(writeSeriesAtom);
    await answerAll(app);
    store.set(deleteSetAtom, store.get(campaignAtom).setId ?? '');
    for (const { origin } of store.get(draftsAtom).drafts)
      expect(origin.quotes.length).toBeGreaterThan(0);
  });

  test('the campaign with the ticks stays as it was', async () => {
    const app = await openTicked();
    const { store } = app;
    const id = store.get(campaignIdAtom);
    const before = store.get(campaignByIdAtom)(id);
    await store.set(writeSeriesAtom);
    expect(store.get(campaignIdAtom)).not.toBe(id);
    expect(store.get(campaignByIdAtom)(id)).toEqual(before);
    expect(store.get(campaignAtom)).toMatchObject({ subject: expect.stringContaining('Speed') });
    await answerAll(app);
  });

  test('offline, all are queued, and all are sent once the network is back', async () => {
    const app = await openTicked();
    const { store, net, model } = app;
    const connection = await store.set(watchConnectionAtom);
    await net.become('offline');
    await connection.check();
    await store.set(writeSeriesAtom);
    await rest();
    expect(model.calls).toHaveLength(0);
    expect(statesOf(app).every((state) => state.endsWith('waiting'))).toBe(true);
    await net.become('online');
    await answerAll(app);
    expect(model.calls).toHaveLength(6);
    expect(statesOf(app).every((state) => state.endsWith('ready'))).toBe(true);
  });
});

describe('the posts of a series', () => {
  test('all that are left are stopped together, and can be written after all', async () => {
    const app = await openTicked();
    const { store, model } = app;
    await store.set(writeSeriesAtom);
    await rest();
    await model.latest().end({ outcome: 'complete', text: 'The first.' });
    await rest();
    model.latest().say('The beginning of the second');
    await rest();
    await store.set(stopSeriesAtom);
    await rest();
    expect(model.calls).toHaveLength(2);
    expect(statesOf(app).map((state) => state.split(' ').at(-1))).toEqual([
      'ready',
      'ready',
      ...Array.from({ length: 4 }, () => 'none'),
    ]);
    expect(store.get(missingPostsAtom).flatMap(({ platforms }) => platforms)).toHaveLength(4);
    await store.set(writeMissingAtom);
    await answerAll(app);
    expect(model.calls).toHaveLength(6);
    expect(statesOf(app).every((state) => state.endsWith('ready'))).toBe(true);
    expect(store.get(draftsAtom).drafts).toHaveLength(6);
  });

  test('a press that has not reached the queue is stopped with them', async () => {
    const app = await openTicked();
    const pressed = app.store.set(writeSeriesAtom);
    await app.store.set(stopSeriesAtom);
    await pressed;
    await answerAll(app);
    expect(app.model.calls).toHaveLength(0);
    expect(app.store.get(jobsAtom)).toHaveLength(0);
  });

  test('one opens with its campaign, and one that is not written yet is awaited', async () => {
    const app = await openTicked();
    const { store, model } = app;
    await store.set(writeSeriesAtom);
    await rest();
    const post = (at: number) => {
      const found = store.get(seriesPostsAtom)[at];
      if (!found) throw new Error('No such post');
      return found;
    };
    store.set(openSeriesPostAtom, post(3));
    expect(store.get(campaignAtom).subject).toContain('Price');
    expect(store.get(draftsAtom)).toMatchObject({ awaited: 'linkedin' });
    expect(store.get(seriesPostsAtom)).toHaveLength(6);
    await model.latest().end({ outcome: 'complete', text: 'The first.' });
    await rest();
    store.set(openSeriesPostAtom, post(0));
    expect(store.get(campaignAtom).subject).toContain('Speed');
    expect(store.get(currentDraftAtom)?.text).toBe('The first.');
    await answerAll(app);
  });

  test('a plan gives each theme a day of its own, and can be undone', async () => {
    const app = await openTicked();
    const { store } = app;
    await store.set(writeSeriesAtom);
    await answerAll(app);
    const days = () => store.get(seriesPostsAtom).map(({ plan }) => plan && dayOfPlan(plan));
    store.set(planSeriesAtom);
    const [first, second, third] = ['1970-01-02', '1970-01-03', '1970-01-04'];
    expect(days()).toEqual([first, first, second, second, third, third]);
    store.set(undoPlanAllAtom);
    expect(days().filter(Boolean)).toEqual([]);
  });

  test('a post that is out gets no day, and days that were given elsewhere are not taken back here', async () => {
    const app = await openTicked(['Speed']);
    const { store } = app;
    await store.set(writeSeriesAtom);
    await answerAll(app);
    const [first] = store.get(draftsAtom).drafts;
    store.set(changeDraftAtom, first?.id ?? '', (draft) => ({ ...draft, use: { posted: 1 } }));
    store.set(planSeriesAtom);
    const planned = store.get(draftsAtom).drafts.filter(({ plannedFor }) => plannedFor);
    expect(planned.map(({ id }) => id)).not.toContain(first?.id);
    expect(planned).toHaveLength(1);
    expect(store.get(canUndoPlanAtom)).toBe(true);
    store.set(
      plannedTogetherAtom,
      (together) => new Map([...together].map(([, plan]) => ['of another campaign', plan])),
    );
    expect(store.get(canUndoPlanAtom)).toBe(false);
  });

  test('a copy of one is none of them', async () => {
    const app = await openTicked();
    const { store } = app;
    await store.set(writeSeriesAtom);
    await answerAll(app);
    const [first] = store.get(draftsAtom).drafts;
    const copy = store.set(duplicateDraftAtom, first?.id ?? '');
    expect(store.get(seriesPostsAtom)).toHaveLength(6);
    store.set(openPostAtom, copy ?? '');
    expect(store.get(isOutdatedAtom)).toBe(false);
  });

  test('a queued one that is edited keeps its theme, its quotes and its other platforms', async () => {
    const app = await openTicked();
    const { store } = app;
    await store.set(writeSeriesAtom);
    await rest();
    const job = store.get(jobsAtom).at(-1);
    if (!job) throw new Error('No job');
    const before = store.get(campaignByIdAtom)(job.campaignId);
    await store.set(editJobAtom, job);
    const { series, pinned, subject } = store.get(campaignByIdAtom)(job.campaignId) ?? {};
    expect({ series, pinned, subject }).toEqual({
      series: before?.series,
      pinned: before?.pinned,
      subject: before?.subject,
    });
    expect(store.get(campaignAtom).additionalPlatforms).toEqual(['instagram']);
    await answerAll(app);
  });
});
