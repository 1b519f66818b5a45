import type { Sentence } from '#domain/text/sentences.ts';
import { asksReader } from './claims.ts';
import type { Judgement } from '#domain/evidence/verdict.ts';

/** Answers that turn a question into a claim: `Waterproof? Yes!` */
const ANSWER =
  /^[^\p{L}\p{N}]*(?:yes|yep|yeah|yup|no|nope|sure|of course|ja|jep|jawohl|nein|nö|natürlich|klar|oui|si|bien sûr|non|sí|claro(?: que sí)?|sì|certo|sim|não|nee|tak|nie)[^\p{L}\p{N}]*$/iu;

/** Questions about a thing: `Is the tent waterproof?`, `Vegan?`, but not `Cake?` or `Ready?` */
const ABOUT_A_THING =
  /^[^\p{L}]*(?:(?:is|are|was|were|does|do|did|has|have|can|will) (?:the|our|this|these|it|they)|(?:ist|sind|hat|haben|kann|wird|hält) (?:das|der|die|es|sie|unsere?|diese[rs]?)|(?:est|sont)[ -](?:ce|elles?|ils?|le|la|les|notre|nos)|es (?!hora|momento)|está|son|tiene|\p{L}{2,20}(?:proof|free|able|ible|safe|friendly)|vegan|organic|handmade|local|wasserdicht|impermeable|étanche|bio)(?!\p{L})/iu;

const ASKED = /[?？؟][^\p{L}\p{N}]{0,12}$/u;

/** True for an answer that claims what the question before it asks. */
const claimsAnswering = (question: string, answer: string): boolean =>
  ASKED.test(question) &&
  !asksReader(question) &&
  ABOUT_A_THING.test(question) &&
  ANSWER.test(answer);

/** The question that a sentence answers, as a statement; undefined if it answers none. */
export function askedBefore(
  text: string,
  before: Sentence | undefined,
  { start, end }: Sentence,
): string | undefined {
  if (!before || text.slice(before.end, start).trim() !== '') return undefined;
  const question = text.slice(before.start, before.end);
  return claimsAnswering(question, text.slice(start, end))
    ? question.replace(/[?？؟][^\p{L}\p{N}]*$/u, '.')
    : undefined;
}

/**
 * The verdict on such an answer, by that on the words of its question: never said, because a quote
 * is not compared with a question and its answer.
 */
export const judgedAsAsked = ({ sources }: Judgement): Judgement => ({
  verdict: sources.length > 0 ? 'near' : 'no-source',
  sources: sources.map(({ difference: _, ...source }) => ({
    ...source,
    verdict: 'near',
    here: [],
  })),
});
