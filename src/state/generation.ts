import { atom, type Getter, type Setter } from 'jotai';
import { EMPTY_CAMPAIGN, fingerprint, ready, type ReadyCampaign } from '#domain/campaign.ts';
import type { Draft } from '#domain/draft.ts';
import { type Failure } from '#domain/failure.ts';
import { type Generation, IDLE, parseGeneration } from '#domain/generation.ts';
import {
  buildContinuation,
  buildPrompt,
  type Prompt,
  type SendableCampaign,
} from '#domain/prompt.ts';
import { joinReplies, splitReply, wholeReply } from '#domain/reply.ts';
import { TOASTS } from '#domain/toasts.ts';
import type { Reply } from '#services/model/model.ts';
import { campaignAtom } from './campaign.ts';
import { recordUsageAtom } from './cost.ts';
import { documentAtom } from './documents.ts';
import { closeDraftAtom, currentDraftAtom, draftsAtom, putDraftAtom } from './drafts.ts';
import { sendable } from './insight.ts';
import { baseUrlAtom, modelNameAtom } from './provider.ts';
import { services } from './services.ts';

/** The generation of the current campaign. It belongs to no screen, so leaving a step does not end it. */
export const generationAtom = documentAtom<Generation>({
  key: 'generation',
  version: 1,
  initial: IDLE,
  parse: parseGeneration,
  // It belongs to the page that asked for it.
  merge: (_base, mine) => mine,
  follow: (mine) => mine,
});

/** Whether the finished post was made from other choices than those that stand now. */
export const isOutdatedAtom = atom((get) => {
  const generation = get(generationAtom);
  return generation.status === 'done' && generation.madeFrom !== fingerprint(get(campaignAtom));
});

/** Present while a request is under way in this page. */
const controllerAtom = atom<AbortController | undefined>(undefined);

/** Sends one request and turns its reply into a draft. Does nothing while one is under way. */
export const generateAtom = atom(null, async (get, set, draftKey?: string) => {
  const campaign = ready(get(campaignAtom));
  if (campaign) await askAnew(get, set, campaign, buildPrompt, draftKey);
});

/** Asks for a whole post; its draft takes the place of the one under review, which stays. */
export async function askAnew(
  get: Getter,
  set: Setter,
  campaign: ReadyCampaign,
  build: (campaign: SendableCampaign) => Prompt,
  draftKey?: string,
): Promise<void> {
  const reply = await request(get, set, campaign, build, '', draftKey);
  if (reply) finish(get, set, campaign, reply);
}

/** Goes on after a reply that was cut short, and adds to the same draft. */
export const continueAtom = atom(null, async (get, set) => {
  const draft = get(currentDraftAtom);
  if (!draft) return;
  // What the draft was made from, whatever has been chosen since.
  const campaign = { ...get(campaignAtom), ...draft.origin };
  const soFar = wholeReply(draft, draft.origin.contentType);
  const goOn = (sent: SendableCampaign) => buildContinuation(sent, soFar);
  const reply = await request(get, set, campaign, goOn, soFar);
  if (reply) finish(get, set, campaign, reply, draft.id);
});

/** Stops the request under way; what came is kept. */
export const stopAtom = atom(null, (get) => get(controllerAtom)?.abort());

/** Makes a draft of the text that a failed or interrupted generation left. */
export const keepPartialAtom = atom(null, (get, set) => {
  const campaign = ready(get(campaignAtom));
  const generation = get(generationAtom);
  if (!campaign || !('text' in generation) || generation.text.trim() === '') return;
  keep(get, set, campaign, generation.text, true);
  set(generationAtom, asStopped);
});

/** The reply, or undefined when nobody wants it: another is under way, or this one was reset. */
async function request(
  get: Getter,
  set: Setter,
  campaign: ReadyCampaign,
  build: (campaign: SendableCampaign) => Prompt,
  soFar: string,
  draftKey?: string,
): Promise<Reply | undefined> {
  if (get(controllerAtom)) return undefined;
  const baseUrl = get(baseUrlAtom);
  if (baseUrl === undefined) return failedReply({ kind: 'invalid-base-url' });
  const controller = new AbortController();
  const isWanted = () => get(controllerAtom) === controller;
  set(controllerAtom, controller);
  try {
    const key = draftKey?.trim() || (await services(get).keys.read(baseUrl));
    if (!isWanted()) return undefined;
    if (!key) return failedReply({ kind: 'no-key' });
    const sent = await sendable(get, campaign);
    if (!isWanted()) return undefined;
    if (!sent) return failedReply(NOT_LOADED);
    set(generationAtom, { status: 'running', text: soFar });
    const reply = await services(get).model.generate(
      { ...build(sent), endpoint: { baseUrl, model: get(modelNameAtom), key } },
      {
        signal: controller.signal,
        onText(text) {
          if (!isWanted()) return;
          set(generationAtom, { status: 'running', text: joinReplies(soFar, text) });
        },
      },
    );
    set(recordUsageAtom, String(services(get).now()), get(modelNameAtom), reply);
    return isWanted() ? reply : undefined;
  } finally {
    if (isWanted()) set(controllerAtom, undefined);
  }
}

/** The script that masks and chooses the quotes did not come: nothing is sent without it. */
const NOT_LOADED: Failure = { kind: 'offline', sent: false };

const failedReply = (failure: Failure): Reply => ({ outcome: 'failed', text: '', failure });

/** `draftId`: the draft that the reply goes on from. Its text may have been edited meanwhile. */
function finish(
  get: Getter,
  set: Setter,
  campaign: ReadyCampaign,
  reply: Reply,
  draftId?: string,
): void {
  const { notify } = services(get);
  const draft = get(draftsAtom).drafts.find(({ id }) => id === draftId);
  const came = reply.text.trim() !== '';
  if (reply.outcome === 'failed') {
    // A continuation belongs to its draft at once; a first text is offered to be kept.
    if (draft && came) keep(get, set, campaign, reply.text, true, draft);
    const text = draft ? '' : reply.text;
    set(generationAtom, { status: 'failed', text, failure: reply.failure });
    notify(reply.failure.kind === 'no-key' ? TOASTS.apiKeyRequired : TOASTS.generationFailed);
  } else if (came) {
    keep(get, set, campaign, reply.text, reply.outcome !== 'complete', draft);
    if (reply.outcome === 'stopped') set(generationAtom, asStopped);
    else notify(TOASTS.generated);
  } else {
    set(generationAtom, draft ? doneWith(draft, campaign) : IDLE);
  }
}

const asStopped = (generation: Generation): Generation =>
  generation.status === 'done' ? { ...generation, stopped: true } : generation;

const doneWith = ({ id, cutShort }: Draft, campaign: ReadyCampaign): Generation => ({
  status: 'done',
  draftId: id,
  cutShort,
  madeFrom: fingerprint(campaign),
});

/** Makes the text a draft, or adds it to one as its next revision, and puts that under review. */
function keep(
  get: Getter,
  set: Setter,
  campaign: ReadyCampaign,
  text: string,
  cutShort: boolean,
  before?: Draft,
): void {
  const { newId, now } = services(get);
  const { platform, contentType, tone, length, audience, tags } = before?.origin ?? campaign;
  const withText = (post: string) => {
    const soFar = before ? wholeReply({ ...before, text: post }, contentType) : '';
    return splitReply(joinReplies(soFar, text), contentType, campaign.quotes);
  };
  const draft: Draft = {
    id: before?.id ?? newId(),
    revision: (before?.revision ?? 0) + 1,
    createdAt: before?.createdAt ?? now(),
    updatedAt: now(),
    origin: { platform, contentType, tone, length, audience, tags },
    cutShort,
    ...withText(before?.text ?? ''),
    // An open editor goes on too, with what is typed in it.
    ...(before?.editing === undefined ? {} : { editing: withText(before.editing).text }),
  };
  set(putDraftAtom, draft);
  set(generationAtom, doneWith(draft, campaign));
}

/** Create New Campaign: back to the defaults, with nothing generated. Earlier drafts stay stored. */
export const resetCampaignAtom = atom(null, (get, set) => {
  get(controllerAtom)?.abort();
  set(controllerAtom, undefined);
  set(campaignAtom, EMPTY_CAMPAIGN);
  set(generationAtom, IDLE);
  set(closeDraftAtom);
});
