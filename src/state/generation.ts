import { atom, type Getter, type Setter } from 'jotai';
import { EMPTY_CAMPAIGN, fingerprint, ready, type ReadyCampaign } from '#domain/campaign.ts';
import type { Draft } from '#domain/draft.ts';
import { type Failure } from '#domain/failure.ts';
import { type Generation, IDLE, parseGeneration } from '#domain/generation.ts';
import { buildContinuation, buildPrompt, type Prompt } from '#domain/prompt.ts';
import { joinReplies, splitReply, wholeReply } from '#domain/reply.ts';
import { TOASTS } from '#domain/toasts.ts';
import type { Reply } from '#services/model/model.ts';
import { campaignAtom } from './campaign.ts';
import { documentAtom } from './documents.ts';
import { closeDraftAtom, currentDraftAtom, putDraftAtom } from './drafts.ts';
import { baseUrlAtom, modelNameAtom } from './provider.ts';
import { services } from './services.ts';

/** The generation of the current campaign. It belongs to no screen, so leaving a step does not end it. */
export const generationAtom = documentAtom<Generation>({
  key: 'generation',
  version: 1,
  initial: IDLE,
  parse: parseGeneration,
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
  if (!campaign || get(controllerAtom)) return;
  const reply = await request(get, set, buildPrompt(campaign), '', draftKey);
  if (reply) finish(get, set, campaign, reply, '');
});

/** Goes on after a reply that was cut short, and adds to the same draft. */
export const continueAtom = atom(null, async (get, set) => {
  const campaign = ready(get(campaignAtom));
  const draft = get(currentDraftAtom);
  if (!campaign || !draft || get(controllerAtom)) return;
  const soFar = wholeReply(draft, draft.origin.contentType);
  const reply = await request(get, set, buildContinuation(campaign, soFar), soFar);
  if (reply) finish(get, set, campaign, reply, soFar, draft);
});

/** Stops the request under way; what came is kept. */
export const stopAtom = atom(null, (get) => get(controllerAtom)?.abort());

/** Makes a draft of the text that a failed or interrupted generation left. */
export const keepPartialAtom = atom(null, (get, set) => {
  const campaign = ready(get(campaignAtom));
  const generation = get(generationAtom);
  if (!campaign || !('text' in generation) || generation.text.trim() === '') return;
  keep(get, set, campaign, generation.text, true);
});

async function request(
  get: Getter,
  set: Setter,
  prompt: Prompt,
  soFar: string,
  draftKey?: string,
): Promise<Reply | undefined> {
  const baseUrl = get(baseUrlAtom);
  if (baseUrl === undefined) return failedReply({ kind: 'invalid-base-url' });
  const key = draftKey?.trim() || (await services(get).keys.read(baseUrl));
  if (!key) return failedReply({ kind: 'no-key' });
  if (get(controllerAtom)) return undefined;
  const controller = new AbortController();
  set(controllerAtom, controller);
  set(generationAtom, { status: 'running', text: soFar });
  try {
    const reply = await services(get).model.generate(
      { ...prompt, endpoint: { baseUrl, model: get(modelNameAtom), key } },
      {
        signal: controller.signal,
        onText: (text) =>
          set(generationAtom, { status: 'running', text: joinReplies(soFar, text) }),
      },
    );
    // A campaign that was reset meanwhile wants nothing of it.
    return get(generationAtom).status === 'running' ? reply : undefined;
  } finally {
    set(controllerAtom, undefined);
  }
}

const failedReply = (failure: Failure): Reply => ({ outcome: 'failed', text: '', failure });

function finish(
  get: Getter,
  set: Setter,
  campaign: ReadyCampaign,
  reply: Reply,
  soFar: string,
  draft?: Draft,
): void {
  const { notify } = services(get);
  const text = joinReplies(soFar, reply.text);
  if (reply.outcome === 'failed') {
    set(generationAtom, { status: 'failed', text, failure: reply.failure });
    notify(reply.failure.kind === 'no-key' ? TOASTS.apiKeyRequired : TOASTS.generationFailed);
  } else if (text.trim() === '') {
    set(generationAtom, IDLE);
  } else {
    keep(get, set, campaign, text, reply.outcome !== 'complete', draft);
    notify(TOASTS.generated);
  }
}

/** Makes the text a draft, a new one or the next revision of one, and puts it under review. */
function keep(
  get: Getter,
  set: Setter,
  campaign: ReadyCampaign,
  text: string,
  cutShort: boolean,
  draft?: Draft,
): void {
  const { newId, now } = services(get);
  const id = draft?.id ?? newId();
  const { platform, contentType, tone, length, audience, tags } = draft?.origin ?? campaign;
  set(putDraftAtom, {
    id,
    revision: (draft?.revision ?? 0) + 1,
    createdAt: draft?.createdAt ?? now(),
    updatedAt: now(),
    origin: { platform, contentType, tone, length, audience, tags },
    cutShort,
    ...splitReply(text, contentType),
  });
  set(generationAtom, { status: 'done', draftId: id, cutShort, madeFrom: fingerprint(campaign) });
}

/** Create New Campaign: back to the defaults, with nothing generated. Earlier drafts stay stored. */
export const resetCampaignAtom = atom(null, (get, set) => {
  get(controllerAtom)?.abort();
  set(campaignAtom, EMPTY_CAMPAIGN);
  set(generationAtom, IDLE);
  set(closeDraftAtom);
});
