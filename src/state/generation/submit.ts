import type { Getter, Setter } from 'jotai';
import type { ReadyCampaign } from '#domain/campaign/campaign.ts';
import type { SendableCampaign } from '#domain/campaign/request.ts';
import type { Failure } from '#domain/jobs/failure.ts';
import type { JobRequest } from '#domain/jobs/job.ts';
import { sendable } from '../quotes/insight.ts';
import { isAllHeld, usedCampaign } from '../quotes/held-quotes.ts';
import { openQueueAtom } from '../jobs/jobs.ts';
import {
  isStarting,
  type Press,
  pressesAtom,
  type PressTarget,
  setPress,
} from '../jobs/presses.ts';
import { services } from '../services.ts';
import { unsentFailure } from '../provider/unsent-failure.ts';
import { mustDefer } from './current.ts';
import { enqueue, refuse } from './enqueue.ts';
import { dropPressAtom, keepPressAtom, type KeptPress } from './kept-press.ts';

/** The prompt of a request, and the text that it starts from. */
type Built = Pick<JobRequest, 'prompt' | 'continues' | 'shortens' | 'refines'>;
export type Build = (campaign: SendableCampaign, texts: Texts) => Promise<Built>;

/** Loaded with the first request. */
type Texts = typeof import('./request-texts.ts');

export interface RequestDraft extends Pick<JobRequest, 'campaignId' | 'campaign'> {
  /** Of the campaign as used. Takes milliseconds with many quotes: called after the press is painted. */
  fingerprint(campaign: ReadyCampaign): string;
  readonly build: Build;
}

interface Submission {
  readonly target: PressTarget;
  readonly asked: readonly RequestDraft[];
  /** Undefined if no valid URL is typed, '' if the draft names none. */
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** A key that is typed and not saved. */
  readonly draftKey?: string | undefined;
  /** The press, if a reload may not lose it: one of its ids for each request. */
  readonly kept?: KeptPress | undefined;
}

/** Takes a press to the queue. Ends early if the press is ended meanwhile. */
export async function submit(get: Getter, set: Setter, submission: Submission): Promise<void> {
  const { target, baseUrl } = submission;
  if (isStarting(get(pressesAtom).get(target)) || submission.asked.length === 0) return;
  const press: Press = { ...(baseUrl !== undefined && { baseUrl }) };
  setPress(get, set, target, press);
  // In the task of the press: a reload may be the next one.
  if (submission.kept) set(keepPressAtom, submission.kept);
  await takeToQueue(get, set, submission, press);
  if (submission.kept) set(dropPressAtom, submission.kept);
}

async function takeToQueue(
  get: Getter,
  set: Setter,
  submission: Submission,
  press: Press,
): Promise<void> {
  const { target, baseUrl } = submission;
  const isWanted = () => get(pressesAtom).get(target) === press;
  const fail = (failure: Failure) => {
    if (isWanted()) refuse(get, set, target, { ...press, failure });
  };
  if (baseUrl === undefined) return fail({ kind: 'invalid-base-url' });
  try {
    await services(get).yieldToMain();
    const typed = submission.draftKey?.trim() || undefined;
    const keyId = await services(get).keys.identify(baseUrl, typed);
    if (!isWanted()) return undefined;
    if (keyId === undefined) return fail({ kind: 'no-key' });
    const queue = await set(openQueueAtom);
    const requests = await buildRequests(get, set, submission, { baseUrl, keyId });
    if (!isWanted()) return undefined;
    // The chunk that masks and chooses the quotes failed to load: nothing is sent without it.
    if (!requests) return fail({ kind: 'offline', sent: false });
    // The step asks which speaker is the user's side first.
    if (requests === 'held') return setPress(get, set, target);
    await enqueue(get, set, { target, queue, baseUrl, requests, typed }, press);
  } catch (problem) {
    fail(unsentFailure(problem));
  }
  return undefined;
}

/**
 * Builds the requests; undefined if the chunk that masks and chooses the quotes failed to load,
 * `held` for a campaign whose quotes all wait for an answer.
 */
async function buildRequests(
  get: Getter,
  set: Setter,
  { target, asked, model, kept }: Submission,
  endpoint: { readonly baseUrl: string; readonly keyId: string },
): Promise<JobRequest[] | 'held' | undefined> {
  const { newId, now } = services(get);
  const requests: JobRequest[] = [];
  const texts = await import('./request-texts.ts');
  for (const { fingerprint, build, ...one } of asked) {
    const campaign = await usedCampaign(get, set, one.campaign);
    if (campaign && target === 'campaign' && isAllHeld(one.campaign, campaign)) return 'held';
    const sent = campaign && (await sendable(get, set, campaign));
    if (!sent) return undefined;
    const at = kept?.at ?? now();
    const id = kept?.ids[requests.length] ?? newId();
    requests.push({
      ...one,
      campaign,
      ...endpoint,
      fingerprint: fingerprint(campaign),
      ...(await build(texts.withBrand(get, sent, one.campaignId), texts)),
      id,
      ...(asked.length > 1 && { press: requests[0]?.id ?? id }),
      model,
      sentQuotes: sent.quotes.map((quote) => quote.id),
      createdAt: at,
      approvedAt: at,
      deferred: mustDefer(get, endpoint.baseUrl),
    });
  }
  return requests;
}
