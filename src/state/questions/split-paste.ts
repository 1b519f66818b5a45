import { atom } from 'jotai';
import type { LastAddition } from '#domain/quotes/addition.ts';
import {
  buildSplit,
  isSplittable,
  parseSplitReply,
  type Piece,
  type SplitReply,
} from '#domain/questions/split-request.ts';
import { answerAtom, lastAdditionAtom } from '../quotes/additions.ts';
import { services } from '../services.ts';
import { modelQuestion } from './model-question.ts';

interface Put {
  readonly pieces: readonly Piece[];
  /** The paste that they are of. */
  readonly batch: string;
  readonly encoding: LastAddition['answers']['encoding'];
}

const split = modelQuestion<Put, SplitReply>({
  name: 'split',
  targetOf: () => 'split',
  promptOf: ({ pieces }) => buildSplit(pieces),
  isCurrent(get, { batch, encoding }) {
    const last = get(lastAdditionAtom);
    return last?.batch === batch && last.answers.encoding === encoding;
  },
  parse: (reply, { pieces }) => parseSplitReply(reply, pieces),
});

/** The last request to split the last paste, or its progress. */
export const splitQuestionAtom = split.questionAtom;

/** Masks the last paste, and shows the cost of splitting it. Returns why that can't be. */
export const offerSplitAtom = atom(
  null,
  async (get, set): Promise<'too-long' | 'unreadable' | undefined> => {
    const last = get(lastAdditionAtom);
    if (!last?.source) return 'unreadable';
    const { batch, answers, source } = last;
    const pieces = await services(get).insight.pieces(source, answers);
    if (!pieces) return 'unreadable';
    if (!isSplittable(pieces)) return 'too-long';
    await set(split.offerAtom, { pieces, batch, encoding: answers.encoding });
    return undefined;
  },
);

/** Cancels an offer or aborts a request; also discards a refused reply. */
export const stopSplitAtom = split.stopAtom;

/** Aborts a request to a provider or model that is no longer selected. */
export const dropUnchosenSplitAtom = split.dropUnchosenAtom;

/**
 * Sends the request whose cost was displayed, and splits the paste as its reply says. A reply that
 * doesn't add up stays as the answer, and changes nothing: then returns undefined. `refused`: the
 * quotes, split like that, would be too large.
 */
export const askSplitAtom = atom(
  null,
  async (get, set): Promise<'split' | 'refused' | undefined> => {
    await set(split.askAtom);
    const question = get(splitQuestionAtom);
    const last = get(lastAdditionAtom);
    if (question?.status !== 'done' || !question.answer.ok) return undefined;
    const { request, answer } = question;
    set(stopSplitAtom);
    if (last?.batch !== request.batch) return undefined;
    const problem = await set(answerAtom, { way: 'model', parts: answer.parts }, last);
    return problem === undefined ? 'split' : 'refused';
  },
);
