import { asksReader } from './claims.ts';
import type { CheckedSentence } from './verdict.ts';

/** Answers that turn a question into a claim: `Waterproof? Yes!` */
const ANSWER =
  /^[^\p{L}\p{N}]*(?:yes|yep|yeah|yup|no|nope|sure|of course|ja|jep|jawohl|nein|nö|natürlich|klar|oui|si|bien sûr|non|sí|claro(?: que sí)?|sì|certo|sim|não|nee|tak|nie)[^\p{L}\p{N}]*$/iu;

/** Questions about the reader's mood: an answer to them is no claim. */
const MOOD =
  /^[^\p{L}]*(?:ready|want|need|fancy|hungry|thirsty|tired|excited|sound|remember|craving|lust|bock|bereit|hunger|envie|prête?s?|list[oa]s?|ganas|pronti|voglia)(?!\p{L})/iu;

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
      !MOOD.test(question) &&
      ANSWER.test(wordsOf(sentence));
    return isAnswer ? { ...sentence, verdict: 'possible', sources: [] } : sentence;
  });
}
