import { describe, expect, test } from 'vitest';
import type { ProviderId } from '#domain/providers/providers.ts';
import { newJob } from '#domain/jobs/job.ts';
import { createMemoryDocumentStore } from '../services/storage/memory-documents.ts';
import { chooseAtom } from '#state/campaign/campaign.ts';
import { connectDocuments, deviceAnsweredAtom } from '#state/storage/documents.ts';
import { generationAtom, pressFailureAtom, requestBaseUrlAtom } from '#state/generation/current.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { jobsAtom, openQueueAtom } from '#state/jobs/jobs.ts';
import { watchConnectionAtom } from '#state/jobs/network.ts';
import { replaceQuestionAtom } from '#state/jobs/presses.ts';
import { modelNameAtom, providerChoiceAtom, saveKeyAtom } from '#state/provider/provider.ts';
import { retryJobAtom } from '#state/jobs/job-actions.ts';
import { REQUEST } from '../domain/jobs.ts';
import { openReadyApp, flushTasks } from './fake-app.ts';

const OPENAI = 'https://api.openai.com/v1';
const MISTRAL = 'https://api.mistral.ai/v1';

type App = ReturnType<typeof open>;

function open() {
  const app = openReadyApp({ kept: { [OPENAI]: 'sk-openai', [MISTRAL]: 'sk-mistral' } });
  choose(app, 'openai');
  return app;
}

function choose({ store }: Pick<App, 'store'>, id: ProviderId): void {
  store.set(providerChoiceAtom, ({ models }) => ({ id, customUrl: '', models }));
}

async function press({ store }: App, key?: string): Promise<void> {
  void store.set(generateAtom, key);
  for (let turn = 0; turn < 3; turn += 1) await flushTasks();
}

const fail = ({ model }: App, failure: { kind: 'rate-limited'; retryAfterMs: number }) =>
  model.latest().end({ outcome: 'failed', text: '', failure });

const RATE_LIMITED = { kind: 'rate-limited', retryAfterMs: 1_200_000 } as const;

const asked = ({ model }: App) => model.calls.map(({ request }) => request.endpoint.baseUrl);

describe('pressing Generate after a rate limit', () => {
  test('a press after a rate limit asks the new provider and drops the old request', async () => {
    const app = open();
    await press(app);
    await fail(app, RATE_LIMITED);
    choose(app, 'mistral');
    await press(app);
    expect(asked(app)).toEqual([OPENAI, MISTRAL]);
    expect(app.model.latest().request.endpoint.key).toBe('sk-mistral');
    expect(app.store.get(jobsAtom).map(({ baseUrl }) => baseUrl)).toEqual([MISTRAL]);
    expect(app.store.get(replaceQuestionAtom)).toBeUndefined();
  });

  test('a press after a rate limit asks the newly chosen model', async () => {
    const app = open();
    await press(app);
    await fail(app, RATE_LIMITED);
    app.store.set(modelNameAtom, 'small-cheap');
    await press(app);
    expect(app.model.latest().request.endpoint.model).toBe('small-cheap');
  });

  test('a press after a rate limit sends the key that is typed now', async () => {
    const app = open();
    await press(app, 'sk-first');
    await fail(app, RATE_LIMITED);
    await press(app, 'sk-second');
    expect(app.model.latest().request.endpoint.key).toBe('sk-second');
    expect(app.store.get(jobsAtom)).toHaveLength(1);
  });

  test('a press after a rate limit sends the newly saved key', async () => {
    const app = open();
    await press(app, 'sk-typed');
    await fail(app, RATE_LIMITED);
    await app.store.set(saveKeyAtom, 'sk-saved-now');
    await press(app);
    expect(app.model.latest().request.endpoint.key).toBe('sk-saved-now');
  });

  test('a press for the same provider, model and key sends the waiting request', async () => {
    const app = open();
    await press(app);
    await fail(app, RATE_LIMITED);
    const [before] = app.store.get(jobsAtom);
    await press(app);
    expect(asked(app)).toEqual([OPENAI, OPENAI]);
    expect(app.store.get(jobsAtom).map(({ id }) => id)).toEqual([before?.id]);
  });
});

test('a retry asks first if another provider has been chosen since', async () => {
  const app = open();
  await press(app);
  await fail(app, RATE_LIMITED);
  choose(app, 'mistral');
  app.clock.now += RATE_LIMITED.retryAfterMs + 1;
  await app.timers.run();
  await flushTasks();
  expect(asked(app)).toEqual([OPENAI]);
  expect(app.store.get(generationAtom)).toMatchObject({ status: 'queued', waitsFor: 'user' });
});

test('a retry asks first if the chosen base URL is invalid', async () => {
  const app = open();
  await press(app);
  await fail(app, RATE_LIMITED);
  app.store.set(providerChoiceAtom, { id: 'custom', customUrl: 'https:/', models: {} });
  app.clock.now += RATE_LIMITED.retryAfterMs + 1;
  await app.timers.run();
  await flushTasks();
  expect(asked(app)).toEqual([OPENAI]);
  expect(app.store.get(generationAtom)).toMatchObject({ status: 'queued', waitsFor: 'user' });
});

test('a queued job is sent to its provider as soon as the chosen provider is loaded', async () => {
  const app = open();
  connectDocuments(app.store, createMemoryDocumentStore());
  app.store.set(deviceAnsweredAtom, false);
  const keyId = (await app.vault.vault.identify(MISTRAL)) ?? '';
  const job = newJob({ ...REQUEST, baseUrl: MISTRAL, keyId, deferred: true }, 1);
  await app.jobs.add(
    () => job,
    () => false,
    () => false,
  );
  await app.store.set(openQueueAtom);
  await flushTasks();
  expect(asked(app)).toEqual([]);
  choose(app, 'mistral');
  app.store.set(deviceAnsweredAtom, true);
  for (let turn = 0; turn < 3; turn += 1) await flushTasks();
  expect(asked(app)).toEqual([MISTRAL]);
  expect(app.store.get(jobsAtom)[0]?.holdReason).toBeUndefined();
});

test('a failure names the provider that was asked, whichever is chosen now', async () => {
  const app = open();
  await press(app);
  await fail(app, RATE_LIMITED);
  choose(app, 'mistral');
  expect(app.store.get(requestBaseUrlAtom)).toBe(OPENAI);
});

test('a request queued offline goes to the provider chosen at the next press, with the typed key', async () => {
  const app = open();
  await app.store.set(watchConnectionAtom);
  await app.net.become('offline');
  await press(app);
  choose(app, 'mistral');
  await app.net.become('online');
  await flushTasks();
  expect(asked(app)).toEqual([]);
  await press(app, 'sk-typed-mistral');
  expect(app.model.calls.map(({ request }) => request.endpoint)).toMatchObject([
    { baseUrl: MISTRAL, key: 'sk-typed-mistral' },
  ]);
});

/** Opens a request that broke off, was retried by the user, and now waits after a rate limit. */
async function openBilled() {
  const app = open();
  await press(app);
  await app.model
    .latest()
    .end({ outcome: 'failed', text: '', failure: { kind: 'connection-lost' } });
  const [job] = app.store.get(jobsAtom);
  void app.store.set(retryJobAtom, job?.id ?? '');
  await flushTasks();
  await fail(app, RATE_LIMITED);
  choose(app, 'mistral');
  return app;
}

describe('a request that may have been billed', () => {
  test('a request that may have been billed is replaced only after the user agrees', async () => {
    const app = await openBilled();
    await press(app);
    expect(asked(app)).toEqual([OPENAI, OPENAI]);
    const question = app.store.get(replaceQuestionAtom);
    expect(question?.jobs.map(({ baseUrl }) => baseUrl)).toEqual([OPENAI]);
    question?.answer(true);
    for (let turn = 0; turn < 3; turn += 1) await flushTasks();
    expect(asked(app)).toEqual([OPENAI, OPENAI, MISTRAL]);
    expect(app.store.get(jobsAtom).map(({ baseUrl }) => baseUrl)).toEqual([MISTRAL]);
    expect(app.store.get(replaceQuestionAtom)).toBeUndefined();
  });

  test('a request that may have been billed is unchanged if the user declines', async () => {
    const app = await openBilled();
    const before = await app.jobs.readAll();
    await press(app);
    app.store.get(replaceQuestionAtom)?.answer(false);
    await flushTasks();
    expect(asked(app)).toEqual([OPENAI, OPENAI]);
    expect(await app.jobs.readAll()).toEqual(before);
    expect(app.store.get(generationAtom).status).toBe('queued');
    expect(app.store.get(replaceQuestionAtom)).toBeUndefined();
  });

  test('a request that is replaced while it streams keeps its text so far', async () => {
    const app = open();
    await press(app);
    app.model.latest().say('Half a post');
    app.store.set(chooseAtom, { tone: 'humorous' });
    await press(app);
    app.store.get(replaceQuestionAtom)?.answer(true);
    for (let turn = 0; turn < 4; turn += 1) await flushTasks();
    expect(app.model.calls[0]?.signal.aborted).toBe(true);
    expect(app.model.calls).toHaveLength(2);
    expect(app.store.get(jobsAtom)[0]).toMatchObject({ status: 'cancelled', text: 'Half a post' });
  });

  test('a request goes on if the queue has no room for the one that would replace it', async () => {
    const app = open();
    await press(app);
    app.store.set(chooseAtom, { tone: 'humorous' });
    await press(app);
    app.jobs.add = async () => undefined;
    app.store.get(replaceQuestionAtom)?.answer(true);
    for (let turn = 0; turn < 4; turn += 1) await flushTasks();
    expect(app.store.get(pressFailureAtom)).toEqual({ kind: 'queue-full' });
    expect(app.model.calls[0]?.signal.aborted).toBe(false);
    expect(app.store.get(jobsAtom)).toHaveLength(1);
  });
});
