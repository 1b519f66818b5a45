import { atom, type Getter, type Setter } from 'jotai';
import type { Prompt } from '#domain/campaign/request.ts';
import type { Failure } from '#domain/jobs/failure.ts';
import { estimateQuestion } from '#domain/providers/question-cost.ts';
import type { RequestTokens } from '#domain/providers/tokens.ts';
import type { Reply } from '#services/model/model.ts';
import { outlookAtom, recordUsageAtom } from '../provider/cost.ts';
import { needsQueueAtom } from '../jobs/network.ts';
import { type Press, pressesAtom, type PressTarget, setPress } from '../jobs/presses.ts';
import { baseUrlAtom, keyLockedAtom, modelNameAtom } from '../provider/provider.ts';
import { type Services, services } from '../services.ts';
import { sessionAtom } from '../account/session.ts';
import { unsentFailure } from '../provider/unsent-failure.ts';

/** A kind of question to the user's model, in one request outside the queue. */
interface QuestionKind<About, Answer> {
  /** Prefix of the ids under which usage is recorded. */
  readonly name: string;
  readonly targetOf: (about: About) => PressTarget;
  readonly promptOf: (about: About) => Prompt;
  /** False once what it is about has changed: then its offer is withdrawn, and nothing is sent. */
  readonly isCurrent?: (get: Getter, about: About) => boolean;
  /** Parses a reply of any form, perhaps cut short; undefined if it has no answer. */
  readonly parse: (reply: string, about: About, isWhole: boolean) => Answer | undefined;
  /** The model that is asked; by default the chosen one. */
  readonly modelOf?: (get: Getter) => string;
  /** Sends a request that is not of a chat: its tokens are not estimated. */
  readonly send?: (
    services: Services,
    request: QuestionRequest<About>,
    key: string,
    run: { readonly controller: AbortController },
  ) => Promise<Reply>;
  /** True if the answer is of use although another provider or model is selected by then. */
  readonly outlivesChoice?: true;
}

/** A question: what it is about, and the model that answers it. */
export type QuestionRequest<About> = About & {
  readonly baseUrl: string;
  readonly model: string;
  readonly prompt: Prompt;
  /** Undefined if the length of the model's reply can't be estimated. */
  readonly tokens?: RequestTokens | undefined;
};

/** `offered`: the cost is displayed, and nothing has been sent. */
export type Question<About, Answer> =
  | { readonly status: 'offered' | 'running'; readonly request: QuestionRequest<About> }
  | {
      readonly status: 'failed';
      readonly request: QuestionRequest<About>;
      readonly failure: Failure;
    }
  | {
      readonly status: 'done';
      readonly request: QuestionRequest<About>;
      readonly answer: Answer;
    };

/** Reason why no model can be asked; undefined if one can. */
export type Obstacle = 'offline' | 'no-key' | 'locked' | 'no-provider';

/** Finds the obstacle to a question, if any. */
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

/**
 * The state of one kind of question. Its cost is displayed before it is sent, and it is sent only
 * once, because it is billed. Stop and logout end it and discard its answer.
 */
export function modelQuestion<About extends object, Answer>(kind: QuestionKind<About, Answer>) {
  const modelIn = kind.modelOf ?? ((get: Getter) => get(modelNameAtom));

  const isChosen = (get: Getter, { baseUrl, model }: Endpoint): boolean =>
    kind.outlivesChoice ?? (get(baseUrlAtom) === baseUrl && modelIn(get) === model);

  /** The last question, with its press. */
  const lastAtom = atom<
    { readonly press: Press; readonly question: Question<About, Answer> } | undefined
  >(undefined);

  /** The last question, its progress or its answer; undefined after a change of the model. */
  const questionAtom = atom((get) => {
    const last = get(lastAtom);
    const isThere = last && isWanted(get, last.question.request, last.press);
    if (last?.question.status === 'offered' && isStale(get, last.question.request))
      return undefined;
    return isThere && isChosen(get, last.question.request) ? last.question : undefined;
  });

  const isWanted = (get: Getter, about: About, press: Press): boolean =>
    get(pressesAtom).get(kind.targetOf(about)) === press;

  const isStale = (get: Getter, about: About): boolean => kind.isCurrent?.(get, about) === false;

  function show(get: Getter, set: Setter, press: Press, question: Question<About, Answer>): void {
    setPress(get, set, kind.targetOf(question.request), press);
    set(lastAtom, { press, question });
  }

  /** The last press whose cost is being counted. */
  const countingAtom = atom<Press | undefined>(undefined);

  /**
   * Estimates the cost of a question, without sending any words. Does nothing while the model
   * answers another: that request is billed.
   */
  const offerAtom = atom(null, async (get, set, about: About) => {
    const [baseUrl, model] = [get(baseUrlAtom), modelIn(get)];
    if (baseUrl === undefined) return;
    if (get(questionAtom)?.status === 'running') return;
    set(stopAtom);
    const prompt = kind.promptOf(about);
    const asked = { ...about, baseUrl, model, prompt };
    const press: Press = { stop: () => set(lastAtom, undefined) };
    setPress(get, set, kind.targetOf(asked), press);
    set(countingAtom, press);
    const outlook = kind.send ? undefined : await set(outlookAtom, model);
    if (!isWanted(get, asked, press)) return;
    if (get(countingAtom) !== press || !isChosen(get, asked)) {
      setPress(get, set, kind.targetOf(asked));
      return;
    }
    const { thinkingRoom, mostReply = Infinity } = outlook ?? { thinkingRoom: 0 };
    const room = Math.max(0, Math.min(thinkingRoom, mostReply - prompt.maxTokens));
    const tokens = outlook && estimateQuestion(prompt, room);
    show(get, set, press, { status: 'offered', request: { ...asked, tokens } });
  });

  /** Sends the request whose cost was displayed. */
  const askAtom = atom(null, async (get, set) => {
    const offered = get(questionAtom);
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
    const reply = await send(get, request, kind.send ?? sendChat, { controller, goesOn });
    const isThere = isWanted(get, request, press);
    // After Stop the tokens are still billed; after a logout nothing may be written.
    const isStopped = get(stoppedAtom) === press && get(sessionAtom) === session;
    if (isThere || isStopped) record(get, set, kind.name, request, reply);
    if (!isThere) return;
    const outcome = isChosen(get, request) ? outcomeOf(request, reply, kind) : undefined;
    if (outcome) show(get, set, { stop: discard }, outcome);
    else set(stopAtom);
  });

  /** The last press ended by Stop. */
  const stoppedAtom = atom<Press | undefined>(undefined);

  /** Cancels an offer or aborts a request; also discards an earlier answer. */
  const stopAtom = atom(null, (get, set) => {
    const last = get(lastAtom);
    if (!last) return;
    const { press, question } = last;
    set(stoppedAtom, press);
    if (isWanted(get, question.request, press)) setPress(get, set, kind.targetOf(question.request));
    press.stop?.();
  });

  /** Aborts a request to a provider or model that is no longer selected. */
  const dropUnchosenAtom = atom(null, (get, set) => {
    const last = get(lastAtom);
    if (last && !isChosen(get, last.question.request)) set(stopAtom);
  });

  return { questionAtom, offerAtom, askAtom, stopAtom, dropUnchosenAtom };
}

type Endpoint = Pick<QuestionRequest<object>, 'baseUrl' | 'model' | 'prompt'>;

type Sent = Reply | { readonly outcome: 'unsent'; readonly failure: Failure };

interface Run {
  readonly controller: AbortController;
  goesOn(): boolean;
}

async function send<Request extends Endpoint>(
  get: Getter,
  request: Request,
  through: (services: Services, request: Request, key: string, run: Run) => Promise<Reply>,
  run: Run,
): Promise<Sent> {
  const unsent = (failure: Failure): Sent => ({ outcome: 'unsent', failure });
  try {
    if (get(needsQueueAtom)) return unsent({ kind: 'offline', sent: false });
    const key = (await services(get).keys.read(request.baseUrl))?.key;
    if (key === undefined) return unsent({ kind: 'no-key' });
    if (!run.goesOn()) return { outcome: 'stopped', text: '' };
    return await through(services(get), request, key, run);
  } catch (problem) {
    return unsent(unsentFailure(problem));
  }
}

function sendChat(
  { model: service }: Services,
  { baseUrl, model, prompt }: Endpoint,
  key: string,
  { controller, goesOn }: Run,
): Promise<Reply> {
  const abortUnwanted = () => void (goesOn() || controller.abort());
  return service.generate(
    { ...prompt, endpoint: { baseUrl, model, key } },
    { signal: controller.signal, onText: abortUnwanted, onThinking: abortUnwanted },
  );
}

function record(get: Getter, set: Setter, name: string, request: Endpoint, reply: Sent): void {
  if (reply.outcome === 'unsent') return;
  if (reply.outcome === 'stopped' && !reply.usage && reply.text === '') return;
  set(recordUsageAtom, `${name} ${services(get).newId()}`, request, reply);
}

function outcomeOf<About, Answer>(
  request: QuestionRequest<About>,
  reply: Sent,
  { parse }: Pick<QuestionKind<About, Answer>, 'parse'>,
): Question<About, Answer> | undefined {
  if (reply.outcome === 'stopped') return undefined;
  if (reply.outcome === 'failed' || reply.outcome === 'unsent')
    return { status: 'failed', request, failure: reply.failure };
  const answer = parse(reply.text, request, reply.outcome === 'complete');
  return answer === undefined
    ? { status: 'failed', request, failure: { kind: 'unreadable' } }
    : { status: 'done', request, answer };
}
