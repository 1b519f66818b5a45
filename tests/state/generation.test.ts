import { deletePostAtom, restoreDraftAtom } from '#state/drafts/delete-post.ts';
import { describe, expect, test } from 'vitest';
import { EMPTY_CAMPAIGN, fingerprint } from '#domain/campaign/campaign.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { campaignAtom, chooseAtom } from '#state/campaign/campaign.ts';
import { currentDraftAtom, draftByIdAtom, draftsAtom, putDraftAtom } from '#state/drafts/drafts.ts';
import { saveEditAtom, startEditingAtom, typeAtom } from '#state/drafts/edit-draft.ts';
import {
  generationAtom,
  isGeneratingAtom,
  isOutdatedAtom,
  reviewGeneratedAtom,
} from '#state/generation/current.ts';
import { continueAtom } from '#state/generation/change-draft.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { resetCampaignAtom } from '#state/generation/reset.ts';
import { acceptPartialAtom, stopAtom } from '#state/generation/stop.ts';
import { modelNameAtom, providerChoiceAtom } from '#state/provider/provider.ts';
import { servicesAtom } from '#state/services.ts';
import { savePartAtom, startEditingPartAtom, typePartAtom } from '#state/drafts/draft-part.ts';
import {
  besideVersionAtom,
  changedVersionAtom,
  openVersionAtom,
  versionsAtom,
} from '#state/drafts/versions.ts';
import { keepPostAtom, ownVariantsAtom } from '#state/generation/variants.ts';
import { ORIGIN, READY } from '../domain/campaigns.ts';
import { DRAFT } from '../domain/drafts.ts';
import { openApp, openReadyApp, flushTasks } from './fake-app.ts';
import { currentId } from './current-draft.ts';

/** Opens an app with a running generation. */
async function openRunning(...options: Parameters<typeof openReadyApp>) {
  const app = openReadyApp(...options);
  void app.store.set(generateAtom);
  await flushTasks();
  return { ...app, call: app.model.latest() };
}

/** Opens an app whose post of this content type was cut short. */
async function openCutShort(text: string, contentType: 'text' | 'image' = 'text') {
  const app = openReadyApp();
  app.store.set(chooseAtom, { contentType });
  void app.store.set(generateAtom);
  await flushTasks();
  await app.model.latest().end({ outcome: 'cut-short', text });
  app.toasts.length = 0;
  return app;
}

async function goOn(app: ReturnType<typeof openReadyApp>) {
  const before = app.model.calls.length;
  void app.store.set(continueAtom);
  // The first run loads its chunks.
  while (app.model.calls.length === before) await flushTasks();
  return app.model.latest();
}

describe('generating a post', () => {
  test('a generation shows the text as it grows', async () => {
    const { store, call } = await openRunning();
    expect(store.get(generationAtom)).toEqual({ status: 'running', text: '' });
    for (const text of ['Love', 'Lovely', 'Lovely blouse']) {
      call.say(text);
      expect(store.get(generationAtom)).toEqual({ status: 'running', text });
    }
  });

  test('a generation tells its beginning and end apart from each word', async () => {
    const { store, call } = await openRunning();
    const told: boolean[] = [];
    store.sub(isGeneratingAtom, () => told.push(store.get(isGeneratingAtom)));
    for (const text of ['Love', 'Lovely', 'Lovely blouse']) call.say(text);
    await call.end({ outcome: 'complete', text: 'Lovely blouse' });
    while (store.get(isGeneratingAtom)) await flushTasks();
    expect(told).toEqual([false]);
  });

  test('a generation makes a draft with its origin', async () => {
    const { store, call, toasts, clock } = await openRunning();
    clock.now = 2000;
    await call.end({ outcome: 'complete', text: 'Lovely blouse' });
    expect(store.get(currentDraftAtom)).toEqual({
      id: 'id-1',
      revision: 1,
      createdAt: 2000,
      updatedAt: 2000,
      origin: ORIGIN,
      campaignId: 'first',
      madeFrom: fingerprint(READY),
      quoteCount: READY.quotes.length,
      cutShort: false,
      text: 'Lovely blouse',
    });
    expect(store.get(generationAtom)).toMatchObject({
      status: 'done',
      draftId: 'id-1',
      cutShort: false,
    });
    expect(toasts).toEqual([TOASTS.generated]);
  });

  test('a deleted post can be generated again, until its deletion is undone', async () => {
    const { store, call } = await openRunning();
    await call.end({ outcome: 'complete', text: 'Lovely blouse' });
    store.set(putDraftAtom, { ...DRAFT, campaignId: 'another' });
    store.set(deletePostAtom, 'id-1');
    expect(store.get(generationAtom)).toEqual({ status: 'idle' });
    store.set(reviewGeneratedAtom);
    expect(store.get(currentDraftAtom)?.id).toBe(DRAFT.id);
    store.set(restoreDraftAtom);
    expect(store.get(generationAtom)).toMatchObject({ status: 'done', draftId: 'id-1' });
  });

  test('after the newer of two posts is deleted, the earlier one is the campaign’s', async () => {
    const { store, call, model } = await openRunning();
    await call.end({ outcome: 'complete', text: 'Lovely blouse' });
    const [first] = store.get(draftsAtom).drafts;
    await store.set(generateAtom);
    await flushTasks();
    await model.latest().end({ outcome: 'complete', text: 'A blouse to love' });
    const second = store.get(currentDraftAtom);
    expect(second?.id).not.toBe(first?.id);
    store.set(deletePostAtom, second?.id ?? '');
    expect(store.get(generationAtom)).toMatchObject({ status: 'done', draftId: first?.id });
  });

  test('a generation separates the image prompt from the text', async () => {
    const app = openReadyApp();
    app.store.set(chooseAtom, { contentType: 'image' });
    void app.store.set(generateAtom);
    await flushTasks();
    await app.model.latest().end({ outcome: 'complete', text: 'Post\n\nIMAGE PROMPT:\nA blouse' });
    expect(app.store.get(currentDraftAtom)).toMatchObject({
      text: 'Post',
      imagePrompt: 'A blouse',
    });
  });

  test('a generation sends the campaign, the chosen model and the saved key', async () => {
    const app = openReadyApp();
    app.store.set(modelNameAtom, 'my-model');
    void app.store.set(generateAtom);
    await flushTasks();
    const { request } = app.model.latest();
    expect(request.endpoint).toEqual({
      baseUrl: 'https://api.openai.com/v1',
      model: 'my-model',
      key: 'sk-saved',
    });
    expect(request.messages.at(-1)?.content).toContain('It runs a little large.');
    expect(request).toMatchObject({ maxTokens: 768, temperature: 0.7 });
  });

  test('a generation records when thinking began, but not on the disk', async () => {
    const { store, model, jobs, clock } = openReadyApp();
    void store.set(generateAtom);
    await flushTasks();
    clock.now = 5000;
    model.latest().think();
    clock.now = 9000;
    model.latest().think();
    const thinking = { status: 'running', text: '', thinkingSince: 5000 };
    expect(store.get(generationAtom)).toEqual(thinking);
    model.latest().say('First');
    expect(store.get(generationAtom)).toEqual({ ...thinking, text: 'First' });
    expect(JSON.stringify(await jobs.readAll())).not.toContain('thinkingSince');
    await model.latest().end({ outcome: 'complete', text: 'First' });
    expect(store.get(generationAtom)).toMatchObject({ status: 'done' });
  });

  test('a generation prefers the typed key to the saved one, and does not store it', async () => {
    const app = openReadyApp();
    void app.store.set(generateAtom, ' sk-typed ');
    await flushTasks();
    await app.model.latest().end({ outcome: 'complete', text: 'Lovely' });
    expect(app.model.latest().request.endpoint.key).toBe('sk-typed');
    expect([...app.vault.keys.values()]).toEqual(['sk-saved']);
    const state = JSON.stringify([app.store.get(generationAtom), app.store.get(draftsAtom)]);
    expect(state).not.toContain('sk-');
  });

  test('a generation uses the saved key when the field contains only blanks', async () => {
    const app = openReadyApp();
    void app.store.set(generateAtom, '  ');
    await flushTasks();
    expect(app.model.latest().request.endpoint.key).toBe('sk-saved');
  });

  test('a generation without any key sends nothing and asks for one', async () => {
    const { store, model, toasts } = openReadyApp({ kept: {} });
    await store.set(generateAtom);
    expect(model.calls).toEqual([]);
    expect(toasts).toEqual([TOASTS.apiKeyRequired]);
    expect(store.get(generationAtom)).toMatchObject({
      status: 'failed',
      failure: { kind: 'no-key' },
    });
  });

  test('a generation can be retried after a key was missing', async () => {
    const { store, model } = openReadyApp({ kept: {} });
    await store.set(generateAtom);
    void store.set(generateAtom, 'sk-typed');
    await flushTasks();
    expect(model.calls).toHaveLength(1);
  });

  test('a generation with an invalid base URL sends nothing', async () => {
    const { store, model } = openReadyApp();
    store.set(providerChoiceAtom, { id: 'custom', customUrl: 'nonsense', models: {} });
    await store.set(generateAtom, 'sk-typed');
    expect(model.calls).toEqual([]);
    expect(store.get(generationAtom)).toMatchObject({ failure: { kind: 'invalid-base-url' } });
  });

  test('a generation does not start while a choice is missing', async () => {
    const { store, model, toasts } = openApp();
    await store.set(generateAtom, 'sk-typed');
    expect([model.calls, toasts]).toEqual([[], []]);
    expect(store.get(generationAtom)).toEqual({ status: 'idle' });
  });

  test('a double press sends one request', async () => {
    const { store, model } = openReadyApp();
    void store.set(generateAtom);
    void store.set(generateAtom);
    await flushTasks();
    void store.set(generateAtom, 'sk-typed');
    void store.set(continueAtom);
    await flushTasks();
    expect(model.calls).toHaveLength(1);
  });

  test('a second generation makes a second draft and keeps the first', async () => {
    const { store, call, model } = await openRunning();
    await call.end({ outcome: 'complete', text: 'First' });
    void store.set(generateAtom);
    await flushTasks();
    await model.latest().end({ outcome: 'complete', text: 'Second' });
    expect(store.get(draftsAtom).drafts.map(({ text }) => text)).toEqual(['First', 'Second']);
    expect(store.get(currentDraftAtom)?.text).toBe('Second');
  });

  test('a generation keeps the choices of its press, despite later changes', async () => {
    const { store, call } = await openRunning();
    store.set(chooseAtom, { platform: 'youtube' });
    await call.end({ outcome: 'complete', text: 'Lovely' });
    expect(store.get(currentDraftAtom)?.origin.platform).toBe('instagram');
    expect(store.get(isOutdatedAtom)).toBe(true);
    store.set(chooseAtom, { platform: 'instagram' });
    expect(store.get(isOutdatedAtom)).toBe(false);
  });
});

describe('a generation that fails or is stopped', () => {
  test('a stopped generation keeps its text so far as a draft that can be continued', async () => {
    const { store, call } = await openRunning();
    call.say('Lovely blo');
    store.set(stopAtom);
    expect(call.signal.aborted).toBe(true);
    await call.end({ outcome: 'stopped', text: 'Lovely blo' });
    expect(store.get(currentDraftAtom)).toMatchObject({ text: 'Lovely blo', cutShort: true });
  });

  test('a generation stopped before the first word leaves nothing', async () => {
    const { store, call, toasts } = await openRunning();
    store.set(stopAtom);
    await call.end({ outcome: 'stopped', text: '' });
    expect(store.get(generationAtom)).toEqual({ status: 'idle' });
    expect([store.get(draftsAtom).drafts, toasts]).toEqual([[], []]);
  });

  test('a generation that is cut short reports it', async () => {
    const { store } = await openCutShort('Lovely, and');
    expect(store.get(generationAtom)).toMatchObject({ status: 'done', cutShort: true });
  });

  test('a failed generation keeps its text so far and names the failure in a toast', async () => {
    const { store, call, toasts } = await openRunning();
    call.say('Lovely');
    await call.end({ outcome: 'failed', text: 'Lovely', failure: { kind: 'connection-lost' } });
    expect(store.get(generationAtom)).toEqual({
      status: 'failed',
      text: 'Lovely',
      failure: { kind: 'connection-lost' },
    });
    expect(toasts).toEqual([
      { ...TOASTS.generationFailed, description: 'The connection was lost.' },
    ]);
    expect(store.get(currentDraftAtom)).toBeUndefined();
  });

  test('a failed generation leaves the previous post under review', async () => {
    const { store, call, model } = await openRunning();
    await call.end({ outcome: 'complete', text: 'First' });
    void store.set(generateAtom);
    await flushTasks();
    await model
      .latest()
      .end({ outcome: 'failed', text: '', failure: { kind: 'insufficient-credit' } });
    expect(store.get(currentDraftAtom)?.text).toBe('First');
  });

  test('the text of a failed generation can be kept as a draft', async () => {
    const { store, call } = await openRunning();
    await call.end({ outcome: 'failed', text: 'Lovely', failure: { kind: 'connection-lost' } });
    await store.set(acceptPartialAtom);
    expect(store.get(currentDraftAtom)).toMatchObject({ text: 'Lovely', cutShort: true });
    expect(store.get(generationAtom)).toMatchObject({ status: 'done', draftId: 'id-1' });
  });

  test('a failed generation can be retried', async () => {
    const { store, call, model } = await openRunning();
    await call.end({ outcome: 'failed', text: '', failure: { kind: 'insufficient-credit' } });
    void store.set(generateAtom);
    await flushTasks();
    expect(model.calls).toHaveLength(2);
  });
});

describe('continuing a text that was cut short', () => {
  test('Continue extends the same draft as its next revision', async () => {
    const app = await openCutShort('It is lovely, and');
    app.clock.now = 9000;
    const call = await goOn(app);
    expect(call.request.messages.at(-2)).toEqual({
      role: 'assistant',
      content: 'It is lovely, and',
    });
    call.say('warm');
    expect(app.store.get(generationAtom)).toEqual({
      status: 'running',
      text: 'It is lovely, and warm',
    });
    await call.end({ outcome: 'complete', text: 'warm too.' });
    expect(app.store.get(draftsAtom).drafts).toEqual([
      {
        id: 'id-1',
        revision: 2,
        createdAt: 1000,
        updatedAt: 9000,
        origin: ORIGIN,
        campaignId: 'first',
        madeFrom: fingerprint(READY),
        quoteCount: READY.quotes.length,
        cutShort: false,
        text: 'It is lovely, and warm too.',
        continuedBy: ['id-2'],
      },
    ]);
    expect(app.toasts).toEqual([TOASTS.generated]);
  });

  test('Continue in the middle of an image prompt completes the image prompt', async () => {
    const app = await openCutShort('Post\n\nIMAGE PROMPT:\nA blouse on', 'image');
    const call = await goOn(app);
    await call.end({ outcome: 'complete', text: 'a line.' });
    expect(app.store.get(currentDraftAtom)).toMatchObject({
      text: 'Post',
      imagePrompt: 'A blouse on a line.',
    });
  });

  test('Continue before the image prompt adds the image prompt', async () => {
    const app = await openCutShort('It is', 'image');
    const call = await goOn(app);
    await call.end({ outcome: 'complete', text: 'lovely.\n\nIMAGE PROMPT:\nA blouse' });
    expect(app.store.get(currentDraftAtom)).toMatchObject({
      text: 'It is lovely.',
      imagePrompt: 'A blouse',
    });
  });

  test('Continue uses the draft’s own choices, whatever has been chosen since', async () => {
    const app = await openCutShort('It is');
    app.store.set(chooseAtom, { platform: 'youtube', tags: [] });
    const call = await goOn(app);
    expect(call.request.messages[1]?.content).toContain('Platform: Instagram');
    await call.end({ outcome: 'complete', text: 'lovely.' });
    expect(app.store.get(currentDraftAtom)).toMatchObject({
      text: 'It is lovely.',
      origin: ORIGIN,
    });
  });

  test('Continue leaves an edit saved in the meantime alone, and keeps its text as a version', async () => {
    const app = await openCutShort('It is');
    const call = await goOn(app);
    const id = currentId(app.store);
    app.store.set(startEditingAtom, id);
    app.store.set(typeAtom, id, 'This blouse is');
    app.store.set(saveEditAtom, id);
    await call.end({ outcome: 'complete', text: 'lovely.' });
    expect(app.store.get(currentDraftAtom)).toMatchObject({ id, text: 'This blouse is' });
    expect(app.store.get(versionsAtom)).toMatchObject([
      { cause: 'Before your edit' },
      { id, cause: 'First version', isEdited: true },
      { id: 'id-2', cause: 'Continued', besideOf: id, isEdited: false },
    ]);
    expect(app.store.get(draftByIdAtom)('id-2')?.text).toBe('It is lovely.');
    expect(app.store.get(ownVariantsAtom)).toMatchObject([{ draft: { id } }]);
  });

  test('a continuation that is kept as a version is announced until it is opened', async () => {
    const app = await openCutShort('It is');
    const call = await goOn(app);
    const id = currentId(app.store);
    app.store.set(startEditingAtom, id);
    app.store.set(typeAtom, id, 'This blouse is');
    await call.end({ outcome: 'complete', text: 'lovely.' });
    expect(app.store.get(besideVersionAtom)).toMatchObject({ id: 'id-2' });
    app.store.set(openVersionAtom, 'id-2');
    expect(app.store.get(currentDraftAtom)?.text).toBe('It is lovely.');
    expect(app.store.get(changedVersionAtom)).toMatchObject({ id });
    app.store.set(openVersionAtom, id);
    expect(app.store.get(besideVersionAtom)).toBeUndefined();
  });

  test('Continue leaves the unsaved text of an open editor alone', async () => {
    const app = await openCutShort('It is');
    const call = await goOn(app);
    const id = currentId(app.store);
    app.store.set(startEditingAtom, id);
    app.store.set(typeAtom, id, 'This blouse is');
    await call.end({ outcome: 'complete', text: 'lovely.' });
    expect(app.store.get(currentDraftAtom)).toMatchObject({
      text: 'It is',
      editing: 'This blouse is',
    });
    expect(app.store.get(draftByIdAtom)('id-2')?.text).toBe('It is lovely.');
  });

  test('Continue extends an open editor in which nothing has been typed', async () => {
    const app = await openCutShort('It is');
    const call = await goOn(app);
    app.store.set(startEditingAtom, currentId(app.store));
    await call.end({ outcome: 'complete', text: 'lovely.' });
    expect(app.store.get(currentDraftAtom)).toMatchObject({
      text: 'It is lovely.',
      editing: 'It is lovely.',
    });
  });

  test('Continue of an image prompt leaves one that the user has rewritten alone', async () => {
    const app = await openCutShort('Post\n\nIMAGE PROMPT:\nA blouse on', 'image');
    const call = await goOn(app);
    const id = currentId(app.store);
    app.store.set(startEditingPartAtom, id);
    app.store.set(typePartAtom, id, 'A scarf');
    app.store.set(savePartAtom, id);
    await call.end({ outcome: 'complete', text: 'a line.' });
    expect(app.store.get(currentDraftAtom)).toMatchObject({ text: 'Post', imagePrompt: 'A scarf' });
    expect(app.store.get(draftByIdAtom)('id-2')).toMatchObject({
      text: 'Post',
      imagePrompt: 'A blouse on a line.',
    });
  });

  test('Continue that fails without text leaves the draft unchanged', async () => {
    const app = await openCutShort('It is');
    const before = app.store.get(draftsAtom);
    const call = await goOn(app);
    await call.end({ outcome: 'failed', text: '', failure: { kind: 'insufficient-credit' } });
    expect(app.store.get(draftsAtom)).toEqual(before);
    expect(app.store.get(generationAtom)).toEqual({
      status: 'failed',
      text: '',
      failure: { kind: 'insufficient-credit' },
    });
    expect(app.toasts).toEqual([{ ...TOASTS.generationFailed, description: 'No credit left.' }]);
  });

  test('Continue that fails midway keeps its text so far in the same draft', async () => {
    const app = await openCutShort('It is');
    const call = await goOn(app);
    await call.end({ outcome: 'failed', text: 'love', failure: { kind: 'connection-lost' } });
    expect(app.store.get(draftsAtom).drafts).toMatchObject([
      { id: 'id-1', text: 'It is love', cutShort: true },
    ]);
    expect(app.store.get(generationAtom)).toMatchObject({ status: 'failed' });
  });

  test('Continue stopped before a word leaves the draft unchanged, without a toast', async () => {
    const app = await openCutShort('It is');
    const before = app.store.get(draftsAtom);
    const call = await goOn(app);
    app.store.set(stopAtom);
    await call.end({ outcome: 'stopped', text: '' });
    expect(app.store.get(draftsAtom)).toEqual(before);
    expect(app.store.get(generationAtom)).toMatchObject({ status: 'done', cutShort: true });
    expect(app.toasts).toEqual([]);
  });

  test('an outdated post that the user keeps stays kept with its continuation', async () => {
    const app = await openCutShort('Lovely blouse, and');
    app.store.set(chooseAtom, { tone: 'humorous' });
    expect(app.store.get(isOutdatedAtom)).toBe(true);
    app.store.set(keepPostAtom);
    expect(app.store.get(isOutdatedAtom)).toBe(false);
    await (await goOn(app)).end({ outcome: 'complete', text: ' soft too.' });
    expect(app.store.get(currentDraftAtom)?.text).toBe('Lovely blouse, and soft too.');
    expect(app.store.get(isOutdatedAtom)).toBe(false);
    expect(app.store.get(ownVariantsAtom)).toMatchObject([{ outdated: false }]);
  });

  test('Continue without a draft does nothing', async () => {
    const { store, model } = openReadyApp();
    await store.set(continueAtom);
    expect(model.calls).toEqual([]);
  });
});

describe('Create New Campaign', () => {
  test('Create New Campaign restores the defaults, with nothing under review', async () => {
    const { store, call } = await openRunning();
    await call.end({ outcome: 'complete', text: 'Lovely' });
    store.set(resetCampaignAtom);
    expect(store.get(campaignAtom)).toEqual(EMPTY_CAMPAIGN);
    expect(store.get(generationAtom)).toEqual({ status: 'idle' });
    expect(store.get(currentDraftAtom)).toBeUndefined();
  });

  test('Create New Campaign keeps earlier drafts stored', async () => {
    const { store, call } = await openRunning();
    await call.end({ outcome: 'complete', text: 'Lovely' });
    store.set(resetCampaignAtom);
    expect(store.get(draftsAtom).drafts.map(({ text }) => text)).toEqual(['Lovely']);
  });

  test('Create New Campaign aborts a running generation and discards its text', async () => {
    const { store, call, toasts } = await openRunning();
    call.say('Love');
    store.set(resetCampaignAtom);
    expect(call.signal.aborted).toBe(true);
    call.say('Lovely, late');
    await call.end({ outcome: 'stopped', text: 'Lovely, late' });
    expect(store.get(generationAtom)).toEqual({ status: 'idle' });
    expect([store.get(draftsAtom).drafts, toasts]).toEqual([[], []]);
  });

  test('Create New Campaign while the key is being read prevents the request', async () => {
    const { store, model } = openReadyApp();
    void store.set(generateAtom);
    store.set(resetCampaignAtom);
    await flushTasks();
    expect(model.calls).toEqual([]);
    expect(store.get(generationAtom)).toEqual({ status: 'idle' });
  });

  test('the next campaign can generate at once, independently of the previous one', async () => {
    const { store, call, model } = await openRunning();
    store.set(resetCampaignAtom);
    store.set(campaignAtom, { ...READY, platform: 'linkedin' });
    void store.set(generateAtom);
    await flushTasks();
    expect(model.calls).toHaveLength(2);
    await call.end({ outcome: 'stopped', text: 'Of the first' });
    expect(store.get(generationAtom)).toEqual({ status: 'running', text: '' });
    await model.latest().end({ outcome: 'complete', text: 'Of the second' });
    expect(store.get(draftsAtom).drafts).toMatchObject([
      { text: 'Of the second', origin: { platform: 'linkedin' } },
    ]);
  });
});

test('an action before the app is composed throws an error that says so', async () => {
  const { createStore } = await import('jotai');
  const store = createStore();
  expect(() => store.set(campaignAtom, READY)).toThrow('before the app was composed');
});

describe('data sent to the provider', () => {
  test('quotes are masked unless the user has unmasked them', async () => {
    const quotes = [
      { id: '1', text: 'Thanks to Sarah, jo@example.com' },
      { id: '2', text: 'Ask for Tim', unmasked: true as const },
      { id: '3', text: 'Not this one', choice: 'dropped' as const },
    ];
    const { model, store } = openReadyApp();
    store.set(campaignAtom, { ...READY, quotes });
    void store.set(generateAtom);
    await flushTasks();
    const sent = model.latest().request.messages[1]?.content ?? '';
    expect(sent).toContain('"text":"Thanks to [name], [e-mail]"');
    expect(sent).toContain('"text":"Ask for Tim"');
    expect(sent).not.toContain('Not this one');
  });

  test('a citation mark of a quote that was not sent is ignored', async () => {
    const quotes = [
      { id: '1', text: 'Lovely colours' },
      { id: '2', text: 'Not this one', choice: 'dropped' as const },
    ];
    const { model, store } = openReadyApp();
    store.set(campaignAtom, { ...READY, quotes });
    void store.set(generateAtom);
    await flushTasks();
    const text = 'Lovely colours [q1, q2]. It has pockets [q2]. It is';
    await model.latest().end({ outcome: 'cut-short', text });
    const cited = () => store.get(currentDraftAtom)?.evidence;
    expect(cited()?.links.map((link) => link.quotes)).toEqual([['1']]);
    expect(cited()?.quotes.map(({ id }) => id)).toEqual(['1']);
    // The evidence of the text so far stays, although a new request would no longer include it.
    store.set(campaignAtom, { ...READY, quotes: quotes.slice(1) });
    void store.set(continueAtom);
    await flushTasks();
    await model.latest().end({ outcome: 'complete', text: 'warm [q2].' });
    expect(store.get(currentDraftAtom)?.text).toContain('It is warm');
    expect(cited()?.quotes.map(({ id }) => id)).toEqual(['1']);
  });
});

test('nothing is sent if the masking chunk failed to load', async () => {
  const { model, store } = openReadyApp();
  const found = store.get(servicesAtom);
  if (!found) throw new Error('The app is not composed');
  store.set(servicesAtom, {
    ...found,
    insight: { ...found.insight, analyse: async () => undefined },
  });
  await store.set(generateAtom);
  expect(model.calls).toEqual([]);
  expect(store.get(generationAtom)).toMatchObject({
    status: 'failed',
    failure: { kind: 'offline', sent: false },
  });
});
