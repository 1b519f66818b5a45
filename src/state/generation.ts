import { atom, type Getter, type Setter } from 'jotai';
import { EMPTY_CAMPAIGN, fingerprint, ready, type ReadyCampaign } from '#domain/campaign.ts';
import type { Draft } from '#domain/draft.ts';
import type { Failure } from '#domain/failure.ts';
import { type Generation, generationOf, IDLE, parseGeneration } from '#domain/generation.ts';
import { type Continuation, isUnderWay, type Job, type JobOrder } from '#domain/job.ts';
import type { PlatformId } from '#domain/platforms.ts';
import type { Prompt, SendableCampaign } from '#domain/prompt.ts';
import { splitReply, wholeReply } from '#domain/reply.ts';
import { TOASTS } from '#domain/toasts.ts';
import type { Queue } from '#queue/queue.ts';
import { queueAtom } from './attention.ts';
import { campaignAtom, campaignIdAtom } from './campaign.ts';
import { documentAtom } from './documents.ts';
import { closeDraftAtom, currentDraftAtom, putDraftAtom } from './drafts.ts';
import { jobsAtom, openQueueAtom } from './jobs.ts';
import { needsQueueAtom } from './network.ts';
import { sendable } from './insight.ts';
import { baseUrlAtom, modelNameAtom } from './provider.ts';
import { services } from './services.ts';

/** What versions without a queue left: a text that can still be kept, or the draft it became. */
export const storedGenerationAtom = documentAtom<Generation>({
  key: 'generation',
  version: 1,
  initial: IDLE,
  parse: parseGeneration,
  // It belongs to the page that asked for it.
  merge: (_base, mine) => mine,
  follow: (mine) => mine,
});

/** The press that is on its way to the queue, or why it did not get there. */
type Press = { readonly campaignId: string } | { readonly failure: Failure };
const pressAtom = atom<Press | undefined>(undefined);

/** The newest job of the current campaign for a platform. */
function jobFor(get: Getter, platform: PlatformId | undefined): Job | undefined {
  const campaignId = get(campaignIdAtom);
  return get(jobsAtom).findLast(
    (job) => job.campaignId === campaignId && job.campaign.platform === platform,
  );
}

/** The job of the campaign's post: the newest for its platform, else the newest that is finished. */
const currentJobAtom = atom((get) => {
  const campaignId = get(campaignIdAtom);
  const isOwn = (job: Job) => job.campaignId === campaignId && !job.waited;
  return jobFor(get, get(campaignAtom).platform) ?? get(jobsAtom).findLast(isOwn);
});

/** The job of the post under review. */
const draftJobAtom = atom((get) => jobFor(get, get(currentDraftAtom)?.origin.platform));

/** The generation of the current campaign. It belongs to no screen, so leaving a step does not end it. */
export const generationAtom = atom((get) =>
  generationFor(get, get(currentJobAtom), get(storedGenerationAtom)),
);

/** The same for the post under review, of several that the campaign may have. */
export const draftGenerationAtom = atom((get) => generationFor(get, get(draftJobAtom), IDLE));

function generationFor(get: Getter, job: Job | undefined, otherwise: Generation): Generation {
  const press = get(pressAtom);
  if (press && 'failure' in press) return { status: 'failed', text: '', failure: press.failure };
  if (press) return { status: 'running', text: job?.status === 'streaming' ? job.text : '' };
  return job ? generationOf(job) : otherwise;
}

/** Why the last press did not get as far as the queue. */
export const pressFailureAtom = atom((get) => {
  const press = get(pressAtom);
  return press && 'failure' in press ? press.failure : undefined;
});

/** Whether the finished post was made from other choices than those that stand now. */
export const isOutdatedAtom = atom((get) => {
  const generation = get(generationAtom);
  return generation.status === 'done' && generation.madeFrom !== fingerprint(get(campaignAtom));
});

export const forgetPressFailureAtom = atom(null, (get, set) => {
  if (get(pressFailureAtom)) set(pressAtom, undefined);
});

type Build = (campaign: SendableCampaign) => Prompt | Promise<Prompt>;

/** The words of requests are loaded with the first one. */
const prompts = () => import('#domain/prompt.ts');

/**
 * Asks for the campaign's post, now or once the network is there, and for those of its other
 * platforms that are not there yet. Nothing is asked for that is under way.
 */
export const generateAtom = atom(null, async (get, set, draftKey?: string) => {
  const { platform, also } = get(campaignAtom);
  if (!platform) return;
  try {
    const wanted = also ? get((await import('./versions.ts')).toWriteAtom) : [platform];
    await set(writeAtom, wanted, draftKey);
  } catch (problem) {
    if (!also) throw problem;
    set(pressAtom, { failure: { kind: 'offline', sent: false } });
  }
});

/** Asks for the campaign's post for each of these platforms: one request each, in this order. */
export const writeAtom = atom(
  null,
  async (get, set, platforms: readonly PlatformId[], draftKey?: string) => {
    const campaign = ready(get(campaignAtom));
    if (!campaign) return;
    const build: Build = async (sent) => (await prompts()).buildPrompt(sent);
    const asked = platforms.map((platform) => ({ campaign: { ...campaign, platform }, build }));
    await ask(get, set, asked, draftKey);
  },
);

/** Asks for a whole post; its draft takes the place of the one under review, which stays. */
export function askAnew(
  get: Getter,
  set: Setter,
  campaign: ReadyCampaign,
  build: Build,
): Promise<void> {
  return ask(get, set, [{ campaign, build }]);
}

/** Goes on after a reply that was cut short, and adds to the same draft. */
export const continueAtom = atom(null, async (get, set) => {
  const draft = get(currentDraftAtom);
  if (!draft) return;
  // What the draft was made from, whatever has been chosen since.
  const campaign: ReadyCampaign = { ...get(campaignAtom), ...draft.origin };
  const soFar = wholeReply(draft, draft.origin.contentType);
  const build: Build = async (sent) => (await prompts()).buildContinuation(sent, soFar);
  await ask(get, set, [{ campaign, build, continues: { draftId: draft.id, soFar } }]);
});

/** Stops the request under way; what came is kept. */
export const stopAtom = atom(null, (get) => stop(get, get(currentJobAtom)));

/** The same for the post under review. */
export const stopDraftAtom = atom(null, (get) => stop(get, get(draftJobAtom)));

function stop(get: Getter, job: Job | undefined): void {
  if (job && isUnderWay(job)) void get(queueAtom)?.cancel(job.id);
}

/** Makes a draft of the text that a failed or interrupted generation left. */
export const keepPartialAtom = atom(null, async (get, set) => {
  const job = get(currentJobAtom);
  if (job) return get(queueAtom)?.keep(job.id);
  const campaign = ready(get(campaignAtom));
  const generation = get(storedGenerationAtom);
  if (!campaign || !('text' in generation) || generation.text.trim() === '') return;
  const draft = draftOfText(get, campaign, generation.text);
  set(putDraftAtom, draft);
  const { id: draftId } = draft;
  const madeFrom = fingerprint(campaign);
  set(storedGenerationAtom, { status: 'done', draftId, cutShort: true, stopped: true, madeFrom });
  return undefined;
});

interface Asked {
  readonly campaign: ReadyCampaign;
  readonly build: Build;
  readonly continues?: Continuation;
}

async function ask(get: Getter, set: Setter, all: readonly Asked[], draftKey = ''): Promise<void> {
  const pressed = get(pressAtom);
  if (pressed && 'campaignId' in pressed) return;
  const asked = all.filter((one) => !isOnItsWay(get, one));
  if (asked.length === 0) return;
  const fail = (failure: Failure) => {
    set(pressAtom, { failure });
    const { notify } = services(get);
    notify(failure.kind === 'no-key' ? TOASTS.apiKeyRequired : TOASTS.generationFailed);
  };
  const baseUrl = get(baseUrlAtom);
  if (baseUrl === undefined) return fail({ kind: 'invalid-base-url' });
  const mine = { campaignId: get(campaignIdAtom) };
  const isWanted = () => get(pressAtom) === mine;
  set(pressAtom, mine);
  const typed = draftKey.trim();
  const key = typed || (await services(get).keys.read(baseUrl));
  if (!isWanted()) return undefined;
  if (!key) return fail({ kind: 'no-key' });
  try {
    const queue = await set(openQueueAtom);
    const orders = await ordersOf(get, asked, baseUrl);
    if (!isWanted()) return undefined;
    // The script that masks and chooses the quotes did not come: nothing is sent without it.
    if (!orders) return fail({ kind: 'offline', sent: false });
    const added: string[] = [];
    for (const order of orders) {
      const how = { pressed: !order.waited, ...(typed && { key: typed }) };
      await replaceEnded(get, queue, order);
      const job = await queue.add(order, how);
      added.push(order.id);
      if (!isWanted()) return await queue.remove(added);
      if (!job) return fail({ kind: 'queue-full' });
    }
    set(storedGenerationAtom, IDLE);
    set(pressAtom, undefined);
    if (orders.some(({ waited }) => waited)) services(get).notify(TOASTS.queued);
  } catch {
    // Neither the script nor the disk is there: nothing was sent.
    if (isWanted()) fail({ kind: 'offline', sent: false });
  }
  return undefined;
}

/** What is asked for again while it is on its way is not asked for twice. */
function isOnItsWay(get: Getter, { campaign }: Asked): boolean {
  const job = jobFor(get, campaign.platform);
  if (!job || !isUnderWay(job) || isReplaceable(job, fingerprint(campaign))) return false;
  sendNow(get, job);
  return true;
}

/** It waits to be sent for the first time, and something else is wanted by now. */
const isReplaceable = (job: Job, wanted: string) =>
  job.status === 'queued' && job.attempts === 0 && job.fingerprint !== wanted && !job.continues;

/** The requests in words; undefined where what masks and chooses the quotes did not come. */
async function ordersOf(
  get: Getter,
  asked: readonly Asked[],
  baseUrl: string,
): Promise<JobOrder[] | undefined> {
  const orders: JobOrder[] = [];
  for (const one of asked) {
    const sent = await sendable(get, one.campaign);
    if (!sent) return undefined;
    const prompt = await one.build(sent);
    const sentQuotes = sent.quotes.map(({ id }) => id);
    orders.push({ ...orderOf(get, one, prompt, baseUrl), sentQuotes });
  }
  return orders;
}

/** It waits for its turn already: the press says that this is now. */
function sendNow(get: Getter, { id, status }: Job): void {
  if (status === 'queued' && !get(needsQueueAtom)) void get(queueAtom)?.again(id);
}

function orderOf(
  get: Getter,
  { campaign, continues }: Asked,
  prompt: Prompt,
  baseUrl: string,
): JobOrder {
  const { newId, now } = services(get);
  const at = now();
  return {
    campaign,
    prompt,
    ...(continues && { continues }),
    id: newId(),
    campaignId: get(campaignIdAtom),
    fingerprint: fingerprint(campaign),
    baseUrl,
    model: get(modelNameAtom),
    createdAt: at,
    consentedAt: at,
    waited: get(needsQueueAtom),
  };
}

/** What went wrong before for the same platform has been seen, and makes room for the new one. */
async function replaceEnded(get: Getter, queue: Queue, order: JobOrder): Promise<void> {
  const { campaignId, campaign } = order;
  const ended = get(jobsAtom).filter(
    (job) =>
      job.campaignId === campaignId &&
      job.campaign.platform === campaign.platform &&
      (isUnderWay(job)
        ? isReplaceable(job, order.fingerprint)
        : !['done', 'cancelled'].includes(job.status)),
  );
  if (ended.length > 0) await queue.remove(ended.map(({ id }) => id));
}

function draftOfText(get: Getter, campaign: ReadyCampaign, text: string): Draft {
  const { newId, now } = services(get);
  const { platform, contentType, tone, length, audience, tags } = campaign;
  const at = now();
  return {
    id: newId(),
    revision: 1,
    createdAt: at,
    updatedAt: at,
    origin: { platform, contentType, tone, length, audience, tags },
    campaignId: get(campaignIdAtom),
    madeFrom: fingerprint(campaign),
    cutShort: true,
    ...splitReply(text, contentType, campaign.quotes),
  };
}

/** Under way in front of the person, or ended badly and seen. A finished one stays until its draft is safe. */
const isOver = (job: Job) =>
  isUnderWay(job) ? !job.waited : job.status !== 'done' && job.status !== 'cancelled';

/** The campaign's posts that are asked for in front of the person, and not there yet. */
export const unfinishedAtom = atom((get): readonly Job[] => {
  const campaignId = get(campaignIdAtom);
  return get(jobsAtom).filter(
    (job) => job.campaignId === campaignId && isUnderWay(job) && !job.waited,
  );
});

/**
 * Create New Campaign: back to the defaults, with nothing generated. Earlier drafts stay stored, and
 * what waits in the queue goes on waiting there; so do the unfinished posts, if the person says so.
 */
export const resetCampaignAtom = atom(null, (get, set, unfinished: 'drop' | 'keep' = 'drop') => {
  const campaignId = get(campaignIdAtom);
  const kept = unfinished === 'keep' ? get(unfinishedAtom) : [];
  const over = get(jobsAtom).filter(
    (job) => job.campaignId === campaignId && isOver(job) && !kept.includes(job),
  );
  void get(queueAtom)?.putOff(kept.map(({ id }) => id));
  void get(queueAtom)?.remove(over.map(({ id }) => id));
  set(pressAtom, undefined);
  set(campaignAtom, EMPTY_CAMPAIGN);
  set(campaignIdAtom, services(get).newId());
  set(storedGenerationAtom, IDLE);
  set(closeDraftAtom);
});
