import { asksConsent, consentOf } from '../tables/column-consent.ts';
import { consentReading } from '../tables/consent-reading.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';

/** In UTF-16 units. */
const LONGEST_QUESTION = 200;
const LONGEST_ANSWER = 60;

/** A line of a quote. */
interface Line {
  readonly text: string;
  readonly quote: number;
}

/**
 * Leaves out the words above a refusal in lines of questions and answers that no other reader knows:
 * `May we quote you?`, `No`. Each answer is for the quotes since the one before it.
 */
export function withAskedLines(reading: Reading, answers: Answers): Reading {
  const lines = reading.quotes.flatMap(({ text }, quote): Line[] =>
    text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ text: line.trim(), quote }])),
  );
  const permits = lines.flatMap(({ text }, at) => {
    const answer = lines[at + 1];
    const isAsked =
      text.length <= LONGEST_QUESTION && /[?？؟]\s?\*?$/.test(text) && asksConsent(text);
    if (!isAsked || !answer || answer.text.length > LONGEST_ANSWER) return [];
    if (consentOf(answer.text, text) === 'unclear') return [];
    return [{ asked: text, answer: answer.text, end: answer.quote }];
  });
  const [first] = permits;
  if (!first) return reading;
  const asides = new Set(permits.flatMap(({ asked, answer }) => [asked, answer]));
  const leftOut: LeftOut[] = [...reading.leftOut];
  let at = 0;
  const rows = reading.quotes.flatMap((draft, index) => {
    while (at < permits.length - 1 && (permits[at]?.end ?? 0) < index) at += 1;
    if (!asides.has(draft.text.trim())) return [{ draft, answer: permits[at]?.answer ?? '' }];
    leftOut.push({ text: draft.text, why: 'detail' });
    return [];
  });
  return consentReading(first.asked, rows, leftOut, answers);
}
