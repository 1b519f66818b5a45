import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { contentOfAll } from '#domain/drafts/draft-content.ts';
import { canRefresh } from '#domain/drafts/variants.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { openVersionAtom, versionsAtom } from '#state/drafts/versions.ts';
import { isBusyAtom } from '#state/shell/busy.ts';
import { campaignAtom, chooseAtom } from '#state/campaign/campaign.ts';
import {
  currentDraftAtom,
  draftsAtom,
  openDraftAtom,
  hasCurrentDraftAtom,
} from '#state/drafts/drafts.ts';
import { saveEditAtom, startEditingAtom, typeAtom } from '#state/drafts/edit-draft.ts';
import { createMemoryDocumentStore } from '../../services/storage/memory-documents.ts';
import { connectDocuments } from '#state/storage/documents.ts';
import {
  generationAtom,
  pressFailureAtom,
  reviewGeneratedAtom,
} from '#state/generation/current.ts';
import { generateAtom, writeAtom } from '#state/generation/generate.ts';
import { resetCampaignAtom, unfinishedAtom } from '#state/generation/reset.ts';
import { jobsAtom, shownJobsAtom } from '#state/jobs/jobs.ts';
import { lastStepAtom } from '#state/campaign/last-step.ts';
import { editJobAtom } from '#state/jobs/job-actions.ts';
import { alsoWriteForAtom } from '#state/generation/also-write-for.ts';
import {
  keepPostAtom,
  othersToWriteAtom,
  ownVariantsAtom,
  readReviewedDraftsAtom,
  reviewedPlatformAtom,
  reviewedVariantsAtom,
  reviewPlatformAtom,
  toggleAlsoAtom,
} from '#state/generation/variants.ts';
import { openReadyApp, flushTasks } from '../fake-app.ts';
import { currentId } from '../current-draft.ts';

type App = ReturnType<typeof openReadyApp>;

/** Opens a campaign for Instagram that also includes LinkedIn and TikTok. */
function openSeveral(...options: Parameters<typeof openReadyApp>): App {
  const app = openReadyApp(...options);
  app.store.set(toggleAlsoAtom, 'linkedin');
  app.store.set(toggleAlsoAtom, 'tiktok');
  return app;
}

async function press(app: App): Promise<void> {
  void app.store.set(generateAtom);
  while (app.store.get(jobsAtom).length === 0) await flushTasks();
  await flushTasks();
}

const platformOf = ({ request }: App['model']['calls'][number]) =>
  /Platform: (\w+)/.exec(request.messages[1]?.content ?? '')?.[1];

/** Completes the request in progress. */
async function answer(app: App, text = `For ${platformOf(app.model.latest())}`): Promise<void> {
  await app.model.latest().end({ outcome: 'complete', text });
  await flushTasks();
}

const states = (app: App) =>
  app.store
    .get(ownVariantsAtom)
    .map(({ platform, state, outdated }) => `${platform} ${state}${outdated ? ', outdated' : ''}`);

async function openWritten(): Promise<App> {
  const app = openSeveral();
  await press(app);
  for (let post = 0; post < 3; post += 1) await answer(app);
  app.store.set(lastStepAtom, 'review');
  return app;
}

test('typing notifies subscribers of the variants once, with the first unsaved change', async () => {
  const { store } = await openWritten();
  store.set(startEditingAtom, currentId(store));
  const unsaved = () => store.get(reviewedVariantsAtom).filter((it) => it.unsaved).length;
  expect(unsaved()).toBe(0);
  store.set(typeAtom, currentId(store), 'Some');
  expect(unsaved()).toBe(1);
  const quiet = [ownVariantsAtom, reviewedVariantsAtom, hasCurrentDraftAtom];
  let notified = 0;
  for (const it of quiet) store.sub(it, () => (notified += 1));
  const before = store.get(reviewedVariantsAtom);
  for (const text of ['S', 'So', 'Sof', 'Soft']) store.set(typeAtom, currentId(store), text);
  expect(notified).toBe(0);
  expect(store.get(reviewedVariantsAtom)).toBe(before);
  store.set(saveEditAtom, currentId(store));
  expect(store.get(reviewedVariantsAtom).map(({ draft }) => draft?.text)).toContain('Soft');
});

describe('a campaign for several platforms', () => {
  test('a multi-platform campaign requests one post at a time, the first one first', async () => {
    const app = openSeveral();
    await press(app);
    expect(app.model.calls.map(platformOf)).toEqual(['Instagram']);
    expect(states(app)).toEqual(['instagram writing', 'linkedin waiting', 'tiktok waiting']);
    await answer(app);
    expect(app.model.calls.map(platformOf)).toEqual(['Instagram', 'LinkedIn']);
    // A reload for a new release would abort it.
    expect(app.store.get(isBusyAtom)).toBe(true);
    await answer(app);
    await answer(app);
    expect(app.store.get(isBusyAtom)).toBe(false);
    expect(app.model.calls.map(platformOf)).toEqual(['Instagram', 'LinkedIn', 'TikTok']);
    expect(states(app)).toEqual(['instagram ready', 'linkedin ready', 'tiktok ready']);
    // Later posts leave the one under review open.
    expect(app.store.get(currentDraftAtom)?.text).toBe('For Instagram');
    expect(app.store.get(versionsAtom)).toEqual([]);
  });

  test('a failed platform loses no other post and is the only one to retry', async () => {
    const app = openSeveral();
    await press(app);
    await answer(app);
    const failure = { kind: 'refused', message: 'No' } as const;
    await app.model.latest().end({ outcome: 'failed', text: '', failure });
    await flushTasks();
    await answer(app);
    expect(states(app)).toEqual(['instagram ready', 'linkedin failed', 'tiktok ready']);
    expect(app.store.get(othersToWriteAtom)).toEqual(['linkedin']);
    await app.store.set(writeAtom, ['linkedin']);
    await flushTasks();
    expect(platformOf(app.model.latest())).toBe('LinkedIn');
    expect(app.store.get(jobsAtom)).toHaveLength(3);
    await answer(app);
    expect(states(app)).toEqual(['instagram ready', 'linkedin ready', 'tiktok ready']);
  });

  test('another tone outdates every post, to be refreshed one by one or together', async () => {
    const app = await openWritten();
    app.store.set(chooseAtom, { tone: 'professional' });
    expect(states(app).every((state) => state.endsWith('ready, outdated'))).toBe(true);
    await app.store.set(writeAtom, ['tiktok']);
    await flushTasks();
    await answer(app, 'Serious');
    expect(states(app)).toEqual([
      'instagram ready, outdated',
      'linkedin ready, outdated',
      'tiktok ready',
    ]);
    await app.store.set(writeAtom, ['instagram', 'linkedin']);
    await flushTasks();
    await answer(app);
    await answer(app);
    expect(states(app)).toEqual(['instagram ready', 'linkedin ready', 'tiktok ready']);
    expect(app.model.calls).toHaveLength(6);
    // The previous post is one press away.
    expect(app.store.get(versionsAtom)).toHaveLength(2);
  });

  test('an outdated post that the user keeps is not refreshed with the others', async () => {
    const app = await openWritten();
    app.store.set(chooseAtom, { tone: 'professional' });
    app.store.set(keepPostAtom);
    expect(states(app)).toEqual([
      'instagram ready',
      'linkedin ready, outdated',
      'tiktok ready, outdated',
    ]);
    expect(app.store.get(ownVariantsAtom).filter(canRefresh)).toHaveLength(2);
    app.store.set(chooseAtom, { tone: 'humorous' });
    expect(states(app)[0]).toBe('instagram ready, outdated');
  });

  test('all posts are read as one text, with an edit in progress', async () => {
    const { store } = await openWritten();
    store.set(startEditingAtom, currentId(store));
    store.set(typeAtom, currentId(store), 'Being typed');
    expect(contentOfAll(store.set(readReviewedDraftsAtom))).toMatch(
      /^Instagram\n=+\n\nBeing typed\n\n\nLinkedIn\n=+\n\nFor LinkedIn\n\n\nTikTok\n/,
    );
  });

  test('a queued post is replaced with the new choices, and none is requested twice', async () => {
    const app = openSeveral();
    await press(app);
    app.store.set(chooseAtom, { tone: 'professional' });
    expect(states(app)).toEqual([
      'instagram writing, outdated',
      'linkedin waiting, outdated',
      'tiktok waiting, outdated',
    ]);
    await app.store.set(writeAtom, ['instagram', 'linkedin']);
    expect(states(app)[1]).toBe('linkedin waiting');
    expect(app.store.get(jobsAtom).map(({ campaign }) => campaign.tone)).toEqual([
      'joyful',
      'joyful',
      'professional',
    ]);
    expect(app.model.calls).toHaveLength(1);
  });

  test('a multi-platform campaign without a key sends nothing and says why', async () => {
    const app = openSeveral({ kept: {} });
    await app.store.set(generateAtom);
    expect(app.store.get(pressFailureAtom)).toEqual({ kind: 'no-key' });
    expect(app.toasts).toEqual([TOASTS.apiKeyRequired]);
    expect(app.store.get(jobsAtom)).toEqual([]);
  });

  test('more platforms can be added to a finished campaign', async () => {
    const app = openReadyApp();
    await press(app);
    await answer(app);
    await app.store.set(alsoWriteForAtom, ['youtube', 'facebook']);
    await flushTasks();
    expect(states(app)).toEqual(['facebook waiting', 'instagram ready', 'youtube writing']);
    expect(app.store.get(generationAtom).status).toBe('done');
  });

  test('editing one queued post keeps the platforms of the others', async () => {
    const app = openSeveral();
    await press(app);
    const [, linkedin] = app.store.get(jobsAtom);
    if (!linkedin) throw new Error('Nothing waits');
    await app.store.set(editJobAtom, linkedin);
    expect(app.store.get(campaignAtom)).toMatchObject({
      platform: 'linkedin',
      additionalPlatforms: ['instagram', 'tiktok'],
    });
    expect(states(app)).toEqual(['instagram writing', 'linkedin none', 'tiktok waiting']);
  });
});

describe('reviewing several platforms', () => {
  test('each platform shows its own post, or waits for it', async () => {
    const app = await openWritten();
    app.store.set(reviewPlatformAtom, 'tiktok');
    expect(app.store.get(currentDraftAtom)?.text).toBe('For TikTok');
    app.store.set(toggleAlsoAtom, 'youtube');
    app.store.set(reviewPlatformAtom, 'youtube');
    expect(app.store.get(currentDraftAtom)).toBeUndefined();
    expect(app.store.get(reviewedPlatformAtom)).toBe('youtube');
    await app.store.set(writeAtom, ['youtube']);
    await flushTasks();
    await answer(app);
    expect(app.store.get(currentDraftAtom)?.text).toBe('For YouTube');
    expect(app.store.get(draftsAtom).awaited).toBeUndefined();
  });

  test('a new post for another platform does not replace the one under review', async () => {
    const app = await openWritten();
    app.store.set(reviewPlatformAtom, 'tiktok');
    app.store.set(chooseAtom, { tone: 'professional' });
    await app.store.set(writeAtom, ['instagram']);
    await flushTasks();
    await answer(app, 'Anew');
    expect(app.store.get(currentDraftAtom)?.text).toBe('For TikTok');
    app.store.set(reviewPlatformAtom, 'instagram');
    expect(app.store.get(currentDraftAtom)?.text).toBe('Anew');
  });

  test('a new post does not replace the one that the user is editing', async () => {
    const app = await openWritten();
    app.store.set(startEditingAtom, currentId(app.store));
    app.store.set(typeAtom, currentId(app.store), 'My own words');
    await app.store.set(writeAtom, ['instagram']);
    await flushTasks();
    await answer(app, 'Anew');
    expect(app.store.get(currentDraftAtom)?.editing).toBe('My own words');
    expect(app.store.get(versionsAtom)).toHaveLength(2);
  });

  test('the awaited platform survives a reload, and garbage in its place is ignored', () => {
    const read = (awaited: unknown) => {
      const stored = { version: 1, data: { awaited } };
      const store = createStore();
      connectDocuments(store, createMemoryDocumentStore(new Map([['open-draft', stored]])));
      return store.get(draftsAtom);
    };
    expect(read('tiktok')).toEqual({ drafts: [], awaited: 'tiktok' });
    for (const garbage of ['myspace', 7, null, ['tiktok']]) {
      expect(read(garbage)).toEqual({ drafts: [] });
    }
  });

  describe('with a newer version for Instagram', () => {
    async function openTwoVersions(): Promise<{ app: App; older: string }> {
      const app = await openWritten();
      const older = currentId(app.store);
      app.clock.now += 1;
      app.store.set(chooseAtom, { tone: 'professional' });
      await app.store.set(writeAtom, ['instagram', 'linkedin', 'tiktok']);
      await flushTasks();
      for (const _ of [1, 2, 3]) await answer(app, 'Anew');
      app.clock.now += 1;
      return { app, older };
    }

    const instagramPost = ({ store }: App) =>
      store.set(readReviewedDraftsAtom).find(({ origin }) => origin.platform === 'instagram');

    function leave(app: App): void {
      app.clock.now += 1;
      app.store.set(reviewPlatformAtom, 'linkedin');
    }

    test('the version that the user chose stays the one of its platform', async () => {
      const { app, older } = await openTwoVersions();
      app.store.set(openVersionAtom, older);
      leave(app);
      expect(instagramPost(app)?.text).toBe('For Instagram');
      app.store.set(reviewPlatformAtom, 'instagram');
      expect(currentId(app.store)).toBe(older);
      // Until a newer one is written.
      leave(app);
      await app.store.set(writeAtom, ['instagram']);
      await flushTasks();
      await answer(app, 'Newest');
      expect(instagramPost(app)?.text).toBe('Newest');
    });

    test('the version that the user edited last stays the one of its platform', async () => {
      const { app, older } = await openTwoVersions();
      app.store.set(openDraftAtom, older);
      app.store.set(startEditingAtom, older);
      app.store.set(typeAtom, older, 'My own words');
      leave(app);
      expect(instagramPost(app)?.editing).toBe('My own words');
      app.store.set(saveEditAtom, older);
      expect(instagramPost(app)?.text).toBe('My own words');
    });

    test('a version that the user keeps stays kept beside another platform', async () => {
      const { app, older } = await openTwoVersions();
      app.store.set(openDraftAtom, older);
      expect(states(app)[0]).toBe('instagram ready, outdated');
      app.store.set(keepPostAtom);
      leave(app);
      expect(states(app)[0]).toBe('instagram ready');
      app.store.set(chooseAtom, { tone: 'humorous' });
      app.store.set(reviewPlatformAtom, 'instagram');
      app.store.set(keepPostAtom);
      leave(app);
      expect(app.store.get(ownVariantsAtom).filter(canRefresh)).toHaveLength(2);
      expect(instagramPost(app)?.id).toBe(older);
    });
  });

  test('unfinished posts continue in the queue if the user keeps them on a reset', async () => {
    const app = openSeveral();
    await press(app);
    expect(app.store.get(unfinishedAtom)).toHaveLength(3);
    app.store.set(resetCampaignAtom, 'keep');
    expect(app.store.get(unfinishedAtom)).toEqual([]);
    await flushTasks();
    app.model.latest().say('So far');
    expect(app.store.get(shownJobsAtom)).toHaveLength(3);
    for (const _ of [1, 2, 3]) await answer(app);
    const { drafts, ...open } = app.store.get(draftsAtom);
    expect(drafts.map(({ origin }) => origin.platform)).toEqual([
      'instagram',
      'linkedin',
      'tiktok',
    ]);
    expect(open).not.toHaveProperty('currentId');
    expect(app.toasts).toEqual([TOASTS.queuedReady]);
  });

  test('an earlier campaign shows its own posts, none of them outdated', async () => {
    const app = await openWritten();
    const earlier = app.store.get(draftsAtom).drafts[1];
    if (!earlier) throw new Error('There is no draft');
    app.store.set(resetCampaignAtom);
    app.store.set(chooseAtom, { platform: 'youtube' });
    expect(app.store.get(reviewedVariantsAtom).map(({ platform }) => platform)).toEqual([
      'youtube',
    ]);
    app.store.set(openDraftAtom, earlier.id);
    expect(
      app.store.get(reviewedVariantsAtom).map(({ platform, outdated }) => [platform, outdated]),
    ).toEqual([
      ['instagram', false],
      ['linkedin', false],
      ['tiktok', false],
    ]);
  });
});

test('Review all keeps the post that the user awaits there, while the first one is ready', async () => {
  const app = openSeveral();
  await press(app);
  await answer(app);
  app.store.set(reviewPlatformAtom, 'tiktok');
  app.store.set(reviewGeneratedAtom);
  expect(app.store.get(reviewedPlatformAtom)).toBe('tiktok');
});
