import { atom, type Getter, type Setter } from 'jotai';
import type { Failure } from '#domain/jobs/failure.ts';
import {
  buildSecondOpinion,
  estimateSecondOpinion,
  nameOfClaim,
  type Opinion,
  parseOpinions,
  type PutClaim,
} from '#domain/insight/evidence/second-opinion.ts';
import type { Prompt } from '#domain/campaign/request.ts';
import type { RequestTokens } from '#domain/providers/tokens.ts';
import type { Reply } from '#services/model/model.ts';
import { outlookAtom, recordUsageAtom } from './cost.ts';
import { needsQueueAtom } from './network.ts';
import { type Press, pressesAtom, type PressTarget, setPress } from './presses.ts';
import { baseUrlAtom, keyLockedAtom, modelNameAtom } from './provider.ts';
import { services } from './services.ts';
import { sessionAtom } from './session.ts';
import { unsentFailure } from './unsent-failure.ts';

/** A request for an opinion: the draft, its claims, and the model to judge them. */
export interface OpinionRequest {
  readonly draftId: string;
  readonly claims: readonly PutClaim[];
  readonly baseUrl: string;
  readonly model: string;
  readonly prompt: Prompt;
  /** Undefined if the length of the model's reply can't be estimated. */
  readonly tokens?: RequestTokens | undefined;
}

/** `offered`: the cost is displayed, and nothing has been sent. */
export type SecondOpinion =
  | { readonly status: 'offered' | 'running'; readonly request: OpinionRequest }
  | { readonly status: 'failed'; readonly request: OpinionRequest; readonly failure: Failure }
  | {
      readonly status: 'done';
      readonly request: OpinionRequest;
      readonly opinions: ReadonlyMap<string, Opinion>;
    };

/** The last opinion, with its press. Stop and logout end the press, and so discard the opinion. */
const lastAtom = atom<{ readonly press: Press; readonly opinion: SecondOpinion } | undefined>(
  undefined,
);

/** The last opinion or its progress; undefined after a change of provider or model. */
export const secondOpinionAtom = atom((get) => {
  const last = get(lastAtom);
  const isThere = last && isWanted(get, last.opinion.request, last.press);
  return isThere && isChosen(get, last.opinion.request) ? last.opinion : undefined;
});

const isWanted = (get: Getter, request: Pick<OpinionRequest, 'draftId'>, press: Press): boolean =>
  get(pressesAtom).get(targetOf(request)) === press;

function show(get: Getter, set: Setter, press: Press, opinion: SecondOpinion): void {
  setPress(get, set, targetOf(opinion.request), press);
  set(lastAtom, { press, opinion });
}

const isChosen = (get: Getter, { baseUrl, model }: OpinionRequest): boolean =>
  get(baseUrlAtom) === baseUrl && get(modelNameAtom) === model;

/** The opinion on a claim in exactly these words. */
export const opinionOnAtom = atom((get) => {
  const opinion = get(secondOpinionAtom);
  return (draftId: string, claim: PutClaim): Opinion | undefined =>
    opinion?.status === 'done' && opinion.request.draftId === draftId
      ? opinion.opinions.get(nameOfClaim(claim))
      : undefined;
});

/** Reason why no model can be asked; undefined if one can. */
export type Obstacle = 'offline' | 'no-key' | 'locked' | 'no-provider';

/** Finds the obstacle to an opinion, if any. */
export const findObstacleAtom = atom(null, async (get): Promise<Obstacle | undefined> => {
  const baseUrl = get(baseUrlAtom);
  if (baseUrl === undefined) return 'no-provider';
  if (get(needsQueueAtom)) return 'offline';
  if (get(keyLockedAtom)) return 'locked';
  const { keys } = services(get);
  const kept = await keys.find(baseUrl).catch(() => undefined);
  if (kept?.locked) return 'locked';
  const keyId = await keys.identify(baseUrl).catch(() => undefined);
  return keyId === undefined ? 'no-key' : undefined;
});

/** The last press whose cost is being counted. */
const countingAtom = atom<Press | undefined>(undefined);

/**
 * Estimates the cost of a request, without sending any words of the post or of a customer. Does
 * nothing while the model judges another draft: that request is billed.
 */
export const offerOpinionAtom = atom(
  null,
  async (get, set, draftId: string, claims: readonly PutClaim[]) => {
    const [baseUrl, model] = [get(baseUrlAtom), get(modelNameAtom)];
    if (baseUrl === undefined || claims.length === 0) return;
    if (get(secondOpinionAtom)?.status === 'running') return;
    set(stopOpinionAtom);
    const prompt = buildSecondOpinion(claims);
    const asked = { draftId, claims, baseUrl, model, prompt };
    const press: Press = { stop: () => set(lastAtom, undefined) };
    setPress(get, set, targetOf(asked), press);
    set(countingAtom, press);
    const outlook = await set(outlookAtom, model);
    if (!isWanted(get, asked, press)) return;
    if (get(countingAtom) !== press || !isChosen(get, asked)) {
      setPress(get, set, targetOf(asked));
      return;
    }
    const { thinkingRoom, mostReply = Infinity } = outlook ?? { thinkingRoom: 0 };
    const room = Math.max(0, Math.min(thinkingRoom, mostReply - prompt.maxTokens));
    const tokens = outlook && estimateSecondOpinion(prompt, room);
    show(get, set, press, { status: 'offered', request: { ...asked, tokens } });
  },
);

const targetOf = ({ draftId }: Pick<OpinionRequest, 'draftId'>): PressTarget =>
  `opinion ${draftId}`;

/** Sends the request whose cost was displayed. It is billed, so it is sent only once. */
export const askOpinionAtom = atom(null, async (get, set) => {
  const offered = get(secondOpinionAtom);
  if (offered?.status !== 'offered') return;
  const { request } = offered;
  const session = get(sessionAtom);
  const controller = new AbortController();
  const discard = () => set(lastAtom, undefined);
  const press: Press = {
    isRequest: true,
    stop() {
      controller.abort();
      discard();
    },
  };
  show(get, set, press, { status: 'running', request });
  const goesOn = () => isWanted(get, request, press) && isChosen(get, request);
  const reply = await send(get, request, controller, goesOn);
  const isThere = isWanted(get, request, press);
  // After Stop the tokens are still billed; after a logout nothing may be written.
  const isStopped = get(stoppedAtom) === press && get(sessionAtom) === session;
  if (isThere || isStopped) record(get, set, request, reply);
  if (!isThere) return;
  const outcome = isChosen(get, request) ? outcomeOf(request, reply) : undefined;
  if (outcome) show(get, set, { stop: discard }, outcome);
  else set(stopOpinionAtom);
});

/** The last press ended by Stop. */
const stoppedAtom = atom<Press | undefined>(undefined);

type Sent = Reply | { readonly outcome: 'unsent'; readonly failure: Failure };

async function send(
  get: Getter,
  { baseUrl, model, prompt }: OpinionRequest,
  controller: AbortController,
  goesOn: () => boolean,
): Promise<Sent> {
  const unsent = (failure: Failure): Sent => ({ outcome: 'unsent', failure });
  try {
    if (get(needsQueueAtom)) return unsent({ kind: 'offline', sent: false });
    const { keys, model: service } = services(get);
    const key = (await keys.read(baseUrl))?.key;
    if (key === undefined) return unsent({ kind: 'no-key' });
    if (!goesOn()) return { outcome: 'stopped', text: '' };
    const endpoint = { baseUrl, model, key };
    const abortUnwanted = () => void (goesOn() || controller.abort());
    return await service.generate(
      { ...prompt, endpoint },
      { signal: controller.signal, onText: abortUnwanted, onThinking: abortUnwanted },
    );
  } catch (problem) {
    return unsent(unsentFailure(problem));
  }
}

function record(get: Getter, set: Setter, request: OpinionRequest, reply: Sent): void {
  if (reply.outcome === 'unsent') return;
  if (reply.outcome === 'stopped' && !reply.usage && reply.text === '') return;
  set(recordUsageAtom, `opinion ${services(get).newId()}`, request, reply);
}

function outcomeOf(request: OpinionRequest, reply: Sent): SecondOpinion | undefined {
  if (reply.outcome === 'stopped') return undefined;
  if (reply.outcome === 'failed' || reply.outcome === 'unsent')
    return { status: 'failed', request, failure: reply.failure };
  const opinions = parseOpinions(reply.text, request.claims);
  return opinions
    ? { status: 'done', request, opinions }
    : { status: 'failed', request, failure: { kind: 'unreadable' } };
}

/** Cancels an offer or aborts a request; also discards an earlier answer. */
export const stopOpinionAtom = atom(null, (get, set) => {
  const last = get(lastAtom);
  if (!last) return;
  const { press, opinion } = last;
  set(stoppedAtom, press);
  if (isWanted(get, opinion.request, press)) setPress(get, set, targetOf(opinion.request));
  press.stop?.();
});

/** Aborts a request to a provider or model that is no longer selected. */
export const dropUnchosenAtom = atom(null, (get, set) => {
  const last = get(lastAtom);
  if (last && !isChosen(get, last.opinion.request)) set(stopOpinionAtom);
});
