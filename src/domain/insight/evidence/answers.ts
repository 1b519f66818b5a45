import { asksReader } from './claims.ts';
import type { CheckedSentence } from './verdict.ts';

/** Answers that turn a question into a claim: `Waterproof? Yes!` */
const ANSWER =
  /^[^\p{L}\p{N}]*(?:yes|yep|yeah|yup|no|nope|sure|of course|ja|jep|jawohl|nein|nö|natürlich|klar|oui|si|bien sûr|non|sí|claro(?: que sí)?|sì|certo|sim|não|nee|tak|nie)[^\p{L}\p{N}]*$/iu;

/** Questions about a thing: `Is the tent waterproof?`, `Vegan?`, but not `Cake?` or `Ready?` */
const ABOUT_A_THING =
  /^[^\p{L}]*(?:(?:is|are|was|were|does|do|did|has|have|can|will) (?:the|our|this|these|it|they)|(?:ist|sind|hat|haben|kann|wird|hält) (?:das|der|die|es|sie|unsere?|diese[rs]?)|(?:est|sont)[ -](?:ce|elles?|ils?|le|la|les|notre|nos)|es (?!hora|momento)|está|son|tiene|\p{L}{2,20}(?:proof|free|able|ible|safe|friendly)|vegan|organic|handmade|local|wasserdicht|impermeable|étanche|bio)(?!\p{L})/iu;

const ASKED = /[?？؟][^\p{L}\p{N}]{0,12}$/u;

/**
 * Marks answers to questions as claims: neither half says anything alone. They are never said,
 * because no quote is compared with a question.
 */
export function withAnswers(text: string, checked: readonly CheckedSentence[]): CheckedSentence[] {
  const wordsOf = ({ start, end }: CheckedSentence) => text.slice(start, end);
  return checked.map((sentence, at) => {
    const before = checked[at - 1];
    const question = before ? wordsOf(before) : '';
    const isAnswer =
      before !== undefined &&
      sentence.verdict === 'not-a-claim' &&
      text.slice(before.end, sentence.start).trim() === '' &&
      ASKED.test(question) &&
      !asksReader(question) &&
      ABOUT_A_THING.test(question) &&
      ANSWER.test(wordsOf(sentence));
    return isAnswer ? { ...sentence, verdict: 'possible', sources: [] } : sentence;
  });
}
