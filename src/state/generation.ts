import { atom, type Getter, type Setter } from 'jotai';
import { EMPTY_CAMPAIGN, fingerprint, ready } from '#domain/campaign.ts';
import type { Draft } from '#domain/draft.ts';
import type { Failure } from '#domain/failure.ts';
import { type Generation, generationOf, IDLE, shownText } from '#domain/generation.ts';
import {
  asksTheSame,
  awaitsDraft,
  isUnderWay,
  type Job,
  type JobOrder,
  sourceDraftOf,
} from '#domain/job.ts';
import type { PlatformId } from '#domain/platforms.ts';
import type { SendableCampaign } from '#domain/prompt.ts';
import { isOnThisDevice } from '#domain/providers.ts';
import { wholeReply } from '#domain/reply.ts';
import { TOASTS } from '#domain/toasts.ts';
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

/** The newest job of the post under review: the one that changes it, or the one that wrote it. */
const draftJobAtom = atom((get) => {
  const draft = get(currentDraftAtom);
  return draft && get(jobsAtom).findLast((job) => [job.id, sourceDraftOf(job)].includes(draft.id));
});

/** The generation of the current campaign. It belongs to no screen, so leaving a step does not end it. */
export const generationAtom = atom((get) =>
  generationFor(get, get(currentJobAtom), get(pressesAtom).get('campaign')),
);

/** The generation of the post under review. */
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

/** The base URL that the campaign's last request was for. */
export const requestBaseUrlAtom = atom(
  (get) => get(pressesAtom).get('campaign')?.baseUrl ?? get(currentJobAtom)?.baseUrl,
);

/** The base URL that the last request for the post under review was for. */
export const draftRequestBaseUrlAtom = atom(
  (get) => get(draftPressAtom)?.baseUrl ?? get(draftJobAtom)?.baseUrl,
);

/** Why the last press for the campaign did not get as far as the queue. */
export const pressFailureAtom = atom((get) => get(pressesAtom).get('campaign')?.failure);

/** Whether the finished post was made from other choices than those that stand now. */
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

/** A request in words, and the text that it starts from. */
type Built = Pick<JobOrder, 'prompt' | 'continues' | 'shortens'>;
type Build = (campaign: SendableCampaign) => Promise<Built>;

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
    setPress(get, set, 'campaign', { failure: { kind: 'offline', sent: false } });
  }
});

/** Asks for the campaign's post for each of these platforms: one request each, in this order. */
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

/** `own`: the provider that wrote the draft. `chosen`: the one that is chosen now. */
export type DraftProvider = 'own' | 'chosen';

/** Asks for a change to a draft, with what the draft was made from, whatever has been chosen since. */
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

/** Goes on after a reply that was cut short, and adds to the same draft. */
export const continueAtom = atom(null, async (get, set, provider: DraftProvider = 'own') => {
  const draft = get(currentDraftAtom);
  if (!draft) return;
  const build: Build = async (sent) => {
    const soFar = wholeReply(draft, draft.origin.contentType, sent.quotes);
    const [{ buildContinuation }, { inLanguageOf }] = await Promise.all([
      prompts(),
      import('#domain/text-language.ts'),
    ]);
    const campaign = inLanguageOf(draft.text, sent, draft.origin.language);
    const continues = { draftId: draft.id, soFar };
    return { prompt: buildContinuation(campaign, soFar), continues };
  };
  await askForDraft(get, set, draft, build, provider);
});

/** Stops the request under way; what came is kept. */
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

/** Shows a toast if the device does not store a change that no code waits for. */
function report(get: Getter, change: Promise<void> | undefined): void {
  change?.catch(() => services(get).notify(TOASTS.changeNotStored));
}

/** Makes a draft of the text that a failed or interrupted generation left. */
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
  /** Undefined where no valid one is typed, '' where the draft names none. */
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** A key that is typed and not saved. */
  readonly draftKey?: string | undefined;
}

/** From the press to the queue. Whatever ends the press in between ends this too. */
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
    // The script that masks and chooses the quotes did not come: nothing is sent without it.
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

/** Puts each order into the queue, and asks about those that need the user's consent. */
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

/** Takes back jobs that were added: one that was sent is stopped and keeps its text. */
async function withdraw(get: Getter, queue: Queue, ids: readonly string[]): Promise<void> {
  const sent = get(jobsAtom).filter(({ id, attempts }) => ids.includes(id) && attempts > 0);
  for (const { id } of sent) await queue.cancel(id);
  await queue.remove(ids.filter((id) => sent.every((job) => job.id !== id)));
}

/** Asks whether requests that may have been billed are replaced. A no changes nothing. */
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
      // Aborted after its replacement is stored; its text becomes a draft.
      // One that was queued as the question was asked may be sent by now.
      for (const { id } of jobs) await queue.cancel(id);
    } catch (problem) {
      if (get(pressesAtom).get(target) !== press) return;
      refuse(get, set, target, { ...press, failure: unsentFailure(problem) });
    }
  }
}

/** Ends a press that did not reach the queue, and says why. */
function refuse(
  get: Getter,
  set: Setter,
  target: PressTarget,
  press: Press & { readonly failure: Failure },
): void {
  setPress(get, set, target, press);
  services(get).notify(toastFor(press.failure));
}

/** The requests in words; undefined where what masks and chooses the quotes did not come. */
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

/** It waits for its turn already: the press says that this is now. */
function sendNow(get: Getter, { id, status, baseUrl }: Job): void {
  if (status === 'queued' && !isUnreachable(get, baseUrl)) report(get, get(queueAtom)?.again(id));
}

/** Under way in front of the person, or ended badly and seen. A finished one stays until its draft is safe. */
const isOver = (job: Job) =>
  isUnderWay(job)
    ? !job.waited
    : job.status !== 'done' && job.status !== 'cancelled' && !awaitsDraft(job);

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
  report(get, get(queueAtom)?.putOff(kept.map(({ id }) => id)));
  report(get, get(queueAtom)?.remove(over.map(({ id }) => id)));
  setPress(get, set, 'campaign');
  set(campaignAtom, EMPTY_CAMPAIGN);
  set(campaignIdAtom, services(get).newId());
  set(closeDraftAtom);
  void forgetAddition(set);
});

/** The last paste, as it came, belongs to the campaign that is over. */
async function forgetAddition(set: Setter): Promise<void> {
  const additions = await import('./additions.ts').catch(() => undefined);
  if (additions) set(additions.forgetAdditionAtom);
}
