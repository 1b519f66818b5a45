import { atom, type Getter, type Setter } from 'jotai';
import { EMPTY_CAMPAIGN, fingerprint, ready } from '#domain/campaign/campaign.ts';
import type { Draft } from '#domain/posts/draft.ts';
import type { Failure } from '#domain/jobs/failure.ts';
import { type Generation, generationOf, IDLE, shownText } from '#domain/jobs/generation.ts';
import {
  asksTheSame,
  awaitsDraft,
  isUnderWay,
  type Job,
  type JobOrder,
  sourceDraftOf,
} from '#domain/jobs/job.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import type { SendableCampaign } from '#domain/campaign/prompt.ts';
import { isOnThisDevice } from '#domain/providers/providers.ts';
import { wholeReply } from '#domain/posts/reply.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import type { Queue } from '#queue/queue.ts';
import { queueAtom } from './attention.ts';
import { campaignAtom, campaignIdAtom } from './campaign.ts';
import { closeDraftAtom, currentDraftAtom } from './drafts.ts';
import { jobsAtom, openQueueAtom } from './jobs.ts';
import { connectionAtom, isAway } from './network.ts';
import { sendable } from './insight.ts';
import { isStarting, type Press, pressesAtom, type PressTarget, setPress } from './presses.ts';
import { baseUrlAtom, modelNameAtom } from './provider.ts';
import { services } from './services.ts';
import { unsentFailure } from './unsent-failure.ts';

/** Returns the newest job of the current campaign for a platform. */
function jobFor(get: Getter, platform: PlatformId | undefined): Job | undefined {
  const campaignId = get(campaignIdAtom);
  return get(jobsAtom).findLast(
    (job) => job.campaignId === campaignId && job.campaign.platform === platform,
  );
}

/**
 * Current job of the campaign: the newest for its platform, or else the newest that is not
 * deferred.
 */
const currentJobAtom = atom((get) => {
  const campaignId = get(campaignIdAtom);
  const isOwn = (job: Job) => job.campaignId === campaignId && !job.waited;
  return jobFor(get, get(campaignAtom).platform) ?? get(jobsAtom).findLast(isOwn);
});

/** Newest job of the post under review: the one that changes it, or the one that wrote it. */
const draftJobAtom = atom((get) => {
  const draft = get(currentDraftAtom);
  return draft && get(jobsAtom).findLast((job) => [job.id, sourceDraftOf(job)].includes(draft.id));
});

/** Generation of the current campaign. Bound to no screen, so leaving a step does not end it. */
export const generationAtom = atom((get) =>
  generationFor(get, get(currentJobAtom), get(pressesAtom).get('campaign')),
);

/** Generation of the post under review. */
export const draftGenerationAtom = atom((get) =>
  generationFor(get, get(draftJobAtom), get(draftPressAtom)),
);

const draftPressAtom = atom((get) => {
  const draft = get(currentDraftAtom);
  return draft && get(pressesAtom).get(targetOf(draft));
});

const targetOf = ({ id }: Draft): PressTarget => `draft ${id}`;

function generationFor(get: Getter, job: Job | undefined, press: Press | undefined): Generation {
  const known = job ? generationOf(job, isUnreachable(get, job.baseUrl)) : IDLE;
  const failure = press?.failure;
  // A partial text stays on the screen, so that the user can still keep it.
  if (failure) return { status: 'failed', text: 'text' in known ? known.text : '', failure };
  if (!isStarting(press)) return known;
  return { status: 'running', text: job?.status === 'streaming' ? shownText(job) : '' };
}

/** True if a request to this base URL can only be queued for later. */
const isUnreachable = (get: Getter, baseUrl: string): boolean =>
  isAway(get(connectionAtom)) && !isOnThisDevice(baseUrl);

/** Base URL of the campaign's last request. */
export const requestBaseUrlAtom = atom(
  (get) => get(pressesAtom).get('campaign')?.baseUrl ?? get(currentJobAtom)?.baseUrl,
);

/** Base URL of the last request for the post under review. */
export const draftRequestBaseUrlAtom = atom(
  (get) => get(draftPressAtom)?.baseUrl ?? get(draftJobAtom)?.baseUrl,
);

/** Reason why the last press for the campaign did not reach the queue. */
export const pressFailureAtom = atom((get) => get(pressesAtom).get('campaign')?.failure);

/** True if the finished post was made from other choices than the current ones. */
export const isOutdatedAtom = atom((get) => {
  const generation = get(generationAtom);
  return generation.status === 'done' && generation.madeFrom !== fingerprint(get(campaignAtom));
});

/** True if the queued job of the campaign asks for the same as a press of Generate would. */
export const isQueuedAsWantedAtom = atom((get) => {
  const job = get(currentJobAtom);
  const campaign = ready(get(campaignAtom));
  return (
    job?.status === 'queued' &&
    campaign !== undefined &&
    job.fingerprint === fingerprint(campaign) &&
    job.baseUrl === get(baseUrlAtom) &&
    job.model === get(modelNameAtom)
  );
});

export const forgetPressFailureAtom = atom(null, (get, set) => {
  if (get(pressFailureAtom)) setPress(get, set, 'campaign');
});

/** The prompt of a request, and the text that it starts from. */
type Built = Pick<JobOrder, 'prompt' | 'continues' | 'shortens'>;
type Build = (campaign: SendableCampaign) => Promise<Built>;

/** Loads the prompt texts with the first request. */
const prompts = () => import('#domain/campaign/prompt.ts');

/**
 * Requests the campaign's post, now or when the network is back, and the missing posts for its
 * additional platforms. Skips posts that are under way.
 */
export const generateAtom = atom(null, async (get, set, draftKey?: string) => {
  const { platform, also } = get(campaignAtom);
  if (!platform) return;
  try {
    const wanted = also ? get((await import('./variants.ts')).toWriteAtom) : [platform];
    await set(writeAtom, wanted, draftKey);
  } catch (problem) {
    if (!also) throw problem;
    setPress(get, set, 'campaign', { failure: { kind: 'offline', sent: false } });
  }
});

/** Requests the campaign's post for each of these platforms: one request each, in this order. */
export const writeAtom = atom(
  null,
  async (get, set, platforms: readonly PlatformId[], draftKey?: string) => {
    const campaign = ready(get(campaignAtom));
    if (!campaign) return;
    const campaignId = get(campaignIdAtom);
    const build: Build = async (sent) => ({ prompt: (await prompts()).buildPrompt(sent) });
    const asked = platforms.map((platform) => {
      const own = { ...campaign, platform };
      return { campaignId, campaign: own, fingerprint: fingerprint(own), build };
    });
    await ask(get, set, { target: 'campaign', asked, draftKey, ...chosenEndpoint(get) });
  },
);

/** `own`: the provider that wrote the draft. `chosen`: the currently chosen one. */
export type DraftProvider = 'own' | 'chosen';

/** Requests a change to a draft, from the choices it was made with and not the current ones. */
export function askForDraft(
  get: Getter,
  set: Setter,
  draft: Draft,
  build: Build,
  provider: DraftProvider,
): Promise<void> {
  const { baseUrl, model, ...campaign } = draft.origin;
  const campaignId = draft.campaignId ?? draft.id;
  const asked = { campaignId, campaign, fingerprint: madeFrom(draft), build };
  const endpoint = provider === 'chosen' ? chosenEndpoint(get) : { baseUrl, model };
  return ask(get, set, { target: targetOf(draft), asked: [asked], ...endpoint });
}

const madeFrom = ({ madeFrom: known, origin }: Draft): string => known ?? fingerprint(origin);

const chosenEndpoint = (get: Getter) => ({
  baseUrl: get(baseUrlAtom),
  model: get(modelNameAtom),
});

/** Continues a reply that was cut short, in the same draft. */
export const continueAtom = atom(null, async (get, set, provider: DraftProvider = 'own') => {
  const draft = get(currentDraftAtom);
  if (!draft) return;
  const build: Build = async (sent) => {
    const soFar = wholeReply(draft, draft.origin.contentType, sent.quotes);
    const [{ buildContinuation }, { inLanguageOf }] = await Promise.all([
      prompts(),
      import('#domain/posts/text-language.ts'),
    ]);
    const campaign = inLanguageOf(draft.text, sent, draft.origin.language);
    const continues = { draftId: draft.id, soFar };
    return { prompt: buildContinuation(campaign, soFar), continues };
  };
  await askForDraft(get, set, draft, build, provider);
});

/** Stops the current request; the text received so far is kept. */
export const stopAtom = atom(null, (get, set) => {
  if (isStarting(get(pressesAtom).get('campaign'))) setPress(get, set, 'campaign');
  stop(get, get(currentJobAtom));
});

/** Stops the request for the post under review and keeps its text. */
export const stopDraftAtom = atom(null, (get, set) => {
  const draft = get(currentDraftAtom);
  if (draft && isStarting(get(draftPressAtom))) setPress(get, set, targetOf(draft));
  stop(get, get(draftJobAtom));
});

function stop(get: Getter, job: Job | undefined): void {
  if (job && isUnderWay(job)) report(get, get(queueAtom)?.cancel(job.id));
}

/** Shows a toast if the device does not store a change that no caller awaits. */
function report(get: Getter, change: Promise<void> | undefined): void {
  change?.catch(() => services(get).notify(TOASTS.changeNotStored));
}

/** Turns the text of a failed or interrupted generation into a draft. */
export const keepPartialAtom = atom(null, async (get, set) => {
  const job = get(currentJobAtom);
  try {
    if (job) await get(queueAtom)?.keep(job.id);
    set(forgetPressFailureAtom);
  } catch {
    services(get).notify(TOASTS.changeNotStored);
  }
});

interface Asked extends Pick<JobOrder, 'campaignId' | 'campaign' | 'fingerprint'> {
  readonly build: Build;
}

interface Request {
  readonly target: PressTarget;
  readonly asked: readonly Asked[];
  /** Undefined if no valid URL is typed, '' if the draft names none. */
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** A key that is typed and not saved. */
  readonly draftKey?: string | undefined;
}

/** Takes a press to the queue. Ends early if the press is ended meanwhile. */
async function ask(get: Getter, set: Setter, request: Request): Promise<void> {
  const { target, baseUrl } = request;
  if (isStarting(get(pressesAtom).get(target)) || request.asked.length === 0) return;
  const press: Press = { ...(baseUrl !== undefined && { baseUrl }) };
  setPress(get, set, target, press);
  const isWanted = () => get(pressesAtom).get(target) === press;
  const fail = (failure: Failure) => {
    if (isWanted()) refuse(get, set, target, { ...press, failure });
  };
  if (baseUrl === undefined) return fail({ kind: 'invalid-base-url' });
  try {
    const typed = request.draftKey?.trim() || undefined;
    const keyId = await services(get).keys.identify(baseUrl, typed);
    if (!isWanted()) return undefined;
    if (keyId === undefined) return fail({ kind: 'no-key' });
    const queue = await set(openQueueAtom);
    const orders = await ordersOf(get, request, { baseUrl, keyId });
    if (!isWanted()) return undefined;
    // The chunk that masks and chooses the quotes failed to load: nothing is sent without it.
    if (!orders) return fail({ kind: 'offline', sent: false });
    await place(get, set, { target, queue, baseUrl, orders, typed }, press);
  } catch (problem) {
    fail(unsentFailure(problem));
  }
  return undefined;
}

const toastFor = ({ kind }: Failure) => {
  if (kind === 'storage') return TOASTS.notStored;
  return kind === 'no-key' ? TOASTS.apiKeyRequired : TOASTS.generationFailed;
};

interface Placing {
  readonly target: PressTarget;
  readonly queue: Queue;
  readonly baseUrl: string;
  readonly orders: readonly JobOrder[];
  readonly typed: string | undefined;
  /** Jobs that may have been billed, and that the user has agreed to replace. */
  readonly approved?: readonly string[];
}

/** An order, and the job that it may replace only with the user's consent. */
interface Conflict {
  readonly order: JobOrder;
  readonly job: Job;
}

/** Queues each request, and asks about those that need the user's consent. */
async function place(get: Getter, set: Setter, placing: Placing, press: Press): Promise<void> {
  const { target, queue, orders, typed, approved = [] } = placing;
  const isWanted = () => get(pressesAtom).get(target) === press;
  const added: string[] = [];
  const conflicts: Conflict[] = [];
  for (const order of orders) {
    const how = { pressed: !order.waited, ...(typed && { key: typed }), approved };
    const job = await queue.add(order, how);
    if (job?.id === order.id) added.push(order.id);
    if (!isWanted()) return withdraw(get, queue, added);
    if (!job) return refuse(get, set, target, { ...press, failure: { kind: 'queue-full' } });
    if (job.id === order.id) continue;
    if (asksTheSame(job, order)) sendNow(get, job);
    else conflicts.push({ order, job });
  }
  const isLate = orders.some(({ id, waited }) => waited && added.includes(id));
  if (isLate) services(get).notify(TOASTS.queued);
  setPress(get, set, target);
  if (conflicts.length > 0) askToReplace(get, set, placing, conflicts);
  return undefined;
}

/** Withdraws added jobs. One that was already sent is stopped and keeps its text. */
async function withdraw(get: Getter, queue: Queue, ids: readonly string[]): Promise<void> {
  const sent = get(jobsAtom).filter(({ id, attempts }) => ids.includes(id) && attempts > 0);
  for (const { id } of sent) await queue.cancel(id);
  await queue.remove(ids.filter((id) => sent.every((job) => job.id !== id)));
}

/** Asks whether to replace requests that may have been billed. A no changes nothing. */
function askToReplace(
  get: Getter,
  set: Setter,
  placing: Placing,
  conflicts: readonly Conflict[],
): void {
  const { target, queue } = placing;
  const jobs = conflicts.map(({ job }) => job);
  const orders = conflicts.map(({ order }) => order);
  const approved = jobs.map(({ id }) => id);
  setPress(get, set, target, {
    question: {
      jobs,
      wanted: orders,
      answer(isYes) {
        const press: Press = { baseUrl: placing.baseUrl };
        setPress(get, set, target, isYes ? press : undefined);
        if (isYes) void replace(press);
      },
    },
  });

  async function replace(press: Press): Promise<void> {
    try {
      await place(get, set, { ...placing, orders, approved }, press);
      // Cancelled only after the replacement is stored; the cancelled job's text becomes a draft. A
      // job that was queued when the question was asked may be sent by now.
      for (const { id } of jobs) await queue.cancel(id);
    } catch (problem) {
      if (get(pressesAtom).get(target) !== press) return;
      refuse(get, set, target, { ...press, failure: unsentFailure(problem) });
    }
  }
}

/** Fails a press that did not reach the queue, and shows why. */
function refuse(
  get: Getter,
  set: Setter,
  target: PressTarget,
  press: Press & { readonly failure: Failure },
): void {
  setPress(get, set, target, press);
  services(get).notify(toastFor(press.failure));
}

/** Builds the requests; undefined if the chunk that masks and chooses the quotes failed to load. */
async function ordersOf(
  get: Getter,
  { asked, model }: Request,
  endpoint: { readonly baseUrl: string; readonly keyId: string },
): Promise<JobOrder[] | undefined> {
  const { newId, now } = services(get);
  const orders: JobOrder[] = [];
  for (const { build, ...one } of asked) {
    const sent = await sendable(get, one.campaign);
    if (!sent) return undefined;
    const at = now();
    orders.push({
      ...one,
      ...endpoint,
      ...(await build(sent)),
      id: newId(),
      model,
      sentQuotes: sent.quotes.map(({ id }) => id),
      createdAt: at,
      consentedAt: at,
      waited: isUnreachable(get, endpoint.baseUrl),
    });
  }
  return orders;
}

/** Sends an identical job that is already queued: the press approves it. */
function sendNow(get: Getter, { id, status, baseUrl }: Job): void {
  if (status === 'queued' && !isUnreachable(get, baseUrl)) report(get, get(queueAtom)?.again(id));
}

/**
 * True if the user is watching the job, or has seen it fail. A finished one stays until its draft
 * is stored.
 */
const isOver = (job: Job) =>
  isUnderWay(job)
    ? !job.waited
    : job.status !== 'done' && job.status !== 'cancelled' && !awaitsDraft(job);

/** The campaign's unfinished posts that the user is watching. */
export const unfinishedAtom = atom((get): readonly Job[] => {
  const campaignId = get(campaignIdAtom);
  return get(jobsAtom).filter(
    (job) => job.campaignId === campaignId && isUnderWay(job) && !job.waited,
  );
});

/**
 * Create New Campaign: restores the defaults, with nothing generated. Earlier drafts stay stored
 * and deferred jobs stay queued; with `keep`, so do the unfinished posts.
 */
export const resetCampaignAtom = atom(null, (get, set, unfinished: 'drop' | 'keep' = 'drop') => {
  const campaignId = get(campaignIdAtom);
  const kept = unfinished === 'keep' ? get(unfinishedAtom) : [];
  const over = get(jobsAtom).filter(
    (job) => job.campaignId === campaignId && isOver(job) && !kept.includes(job),
  );
  report(get, get(queueAtom)?.putOff(kept.map(({ id }) => id)));
  report(get, get(queueAtom)?.remove(over.map(({ id }) => id)));
  setPress(get, set, 'campaign');
  set(campaignAtom, EMPTY_CAMPAIGN);
  set(campaignIdAtom, services(get).newId());
  set(closeDraftAtom);
  void forgetAddition(set);
});

/** Drops the last paste, which belongs to the previous campaign. */
async function forgetAddition(set: Setter): Promise<void> {
  const additions = await import('./additions.ts').catch(() => undefined);
  if (additions) set(additions.forgetAdditionAtom);
}
