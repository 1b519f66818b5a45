import { describe, expect, test } from 'vitest';
import { campaignAtom, campaignIdAtom } from '#state/campaign/campaign.ts';
import { currentDraftAtom, draftsAtom, openDraftAtom } from '#state/drafts/drafts.ts';
import { generationAtom } from '#state/generation/current.ts';
import { draftGenerationAtom } from '#state/generation/draft-generation.ts';
import { continueAtom } from '#state/generation/change-draft.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { resetCampaignAtom } from '#state/generation/reset.ts';
import { checkDraftAtom } from '#state/review/evidence.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { watchConnectionAtom } from '#state/jobs/network.ts';
import { providerChoiceAtom } from '#state/provider/provider.ts';
import { shortenAtom } from '#state/review/shorten.ts';
import { READY } from '../domain/campaigns.ts';
import { openReadyApp, flushTasks } from './fake-app.ts';

const OPENAI = 'https://api.openai.com/v1';
const MISTRAL = 'https://api.mistral.ai/v1';
const FIRST = `The first post, which breaks ${'and runs on '.repeat(300)}`;

async function rest(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await flushTasks();
}

/**
 * Opens a second campaign with other choices; the first one's post was cut short and is too long.
 */
async function openSecondCampaign(kept: Record<string, string> = { [OPENAI]: 'sk-openai' }) {
  const app = openReadyApp({ kept });
  void app.store.set(generateAtom);
  await flushTasks();
  await app.model.latest().end({ outcome: 'cut-short', text: FIRST });
  await flushTasks();
  const first = app.store.get(currentDraftAtom);
  if (!first) throw new Error('The first post is not there');
  app.store.set(resetCampaignAtom);
  await flushTasks();
  const quotes = READY.quotes.map((quote) => ({ ...quote, text: `Second: ${quote.text}` }));
  const subject = 'A second product';
  app.store.set(campaignAtom, { ...READY, tone: 'humorous', subject, quotes });
  await app.store.set(watchConnectionAtom);
  return { ...app, first };
}

type App = Awaited<ReturnType<typeof openSecondCampaign>>;

const CHANGES = [
  ['Continue', continueAtom],
  ['Shorten to fit', shortenAtom],
] as const;

async function change({ store, first }: App, action: (typeof CHANGES)[number][1]): Promise<void> {
  store.set(openDraftAtom, first.id);
  await store.set(action);
  await rest();
}

describe.each(CHANGES)('%s on a draft of an earlier campaign', (_name, action) => {
  test('changing an earlier draft keeps the queued post of the current campaign', async () => {
    const app = await openSecondCampaign();
    await app.net.become('offline');
    await app.store.set(generateAtom);
    await flushTasks();
    const waiting = app.store.get(jobsAtom).find(({ status }) => status === 'queued');
    await change(app, action);
    expect(await app.jobs.readAll()).toContainEqual(waiting);
    expect(app.store.get(jobsAtom).filter(({ status }) => status === 'queued')).toHaveLength(2);
  });

  test('changing an earlier draft keeps the partial text of another post', async () => {
    const app = await openSecondCampaign();
    void app.store.set(generateAtom);
    await flushTasks();
    const failure = { kind: 'connection-lost' } as const;
    await app.model.latest().end({ outcome: 'failed', text: 'Forty good words', failure });
    await flushTasks();
    await change(app, action);
    expect(app.store.get(generationAtom)).toMatchObject({ text: 'Forty good words' });
  });

  test('changing an earlier draft sends its own origin for its own campaign', async () => {
    const app = await openSecondCampaign();
    await change(app, action);
    const said = app.model.latest().request.messages.map(({ content }) => content);
    expect(said.join('\n')).not.toMatch(/Second:|second product/);
    expect(said.join('\n')).toContain(READY.subject);
    expect(said.join('\n')).toContain(READY.quotes[0]?.text);
    const job = app.store.get(jobsAtom).at(-1);
    expect(job?.campaignId).toBe(app.first.campaignId);
    expect(job?.campaignId).not.toBe(app.store.get(campaignIdAtom));
  });

  test('changing an earlier draft uses its own provider, not the newly chosen one', async () => {
    const app = await openSecondCampaign({ [OPENAI]: 'sk-openai', [MISTRAL]: 'sk-mistral' });
    app.store.set(providerChoiceAtom, { id: 'mistral', customUrl: '', models: {} });
    await change(app, action);
    expect(app.model.latest().request.endpoint).toMatchObject({
      baseUrl: OPENAI,
      model: app.first.origin.model,
      key: 'sk-openai',
    });
  });

  test('changing an earlier draft reports a missing key, or uses the chosen provider', async () => {
    const app = await openSecondCampaign({ [OPENAI]: 'sk-openai', [MISTRAL]: 'sk-mistral' });
    app.store.set(providerChoiceAtom, { id: 'mistral', customUrl: '', models: {} });
    app.vault.keys.delete(OPENAI);
    await change(app, action);
    expect(app.model.calls).toHaveLength(1);
    expect(app.store.get(draftGenerationAtom)).toMatchObject({ failure: { kind: 'no-key' } });
    expect(app.store.get(generationAtom)).toEqual({ status: 'idle' });
    await app.store.set(action, 'chosen');
    await rest();
    expect(app.model.latest().request.endpoint.baseUrl).toBe(MISTRAL);
  });

  test('changing an earlier draft updates the draft under review', async () => {
    const app = await openSecondCampaign();
    await change(app, action);
    expect(app.store.get(draftGenerationAtom).status).toBe('running');
    expect(app.store.get(generationAtom).status).toBe('idle');
    await app.model.latest().end({ outcome: 'complete', text: 'at last.' });
    await rest();
    expect(app.store.get(currentDraftAtom)?.text).toMatch(/at last\.$/);
    expect(app.store.get(currentDraftAtom)?.campaignId).toBe(app.first.campaignId);
  });
});

test('a draft of an earlier campaign is checked against its own quotes', async () => {
  const app = await openSecondCampaign();
  const said = { ...app.first, text: READY.quotes[0]?.text ?? '' };
  const checked = await app.store.set(checkDraftAtom, said);
  expect(checked?.[0]?.sources.map(({ quote }) => quote.text)).toEqual([said.text]);
});

test('a draft keeps its origin, with only the quotes that were sent', async () => {
  const app = openReadyApp();
  const [sent, dropped] = READY.quotes;
  if (!sent || !dropped) throw new Error('The sample campaign has two quotes');
  app.store.set(campaignAtom, { ...READY, quotes: [sent, { ...dropped, choice: 'dropped' }] });
  void app.store.set(generateAtom);
  await flushTasks();
  await app.model.latest().end({ outcome: 'complete', text: 'A post' });
  await flushTasks();
  const { baseUrl, model } = app.model.latest().request.endpoint;
  expect(app.store.get(draftsAtom).drafts[0]?.origin).toEqual({
    ...READY,
    quotes: [sent],
    baseUrl,
    model,
  });
});
