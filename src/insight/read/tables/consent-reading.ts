import { type Consent, consentOf } from './column-consent.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import type { Answers, ConsentChoice, LeftOut, Reading } from '#domain/quotes/reading.ts';

/** A customer's words, and their answer about the use of them. */
interface Answered {
  readonly draft: QuoteDraft;
  readonly answer: string;
}

const USED: Record<ConsentChoice, readonly Consent[]> = {
  'not-refused': ['given', 'unclear'],
  given: ['given'],
  all: ['given', 'unclear', 'refused'],
};

/** Leaves out the words of customers who don't want them published, unless the user wants all. */
export function consentReading(
  name: string,
  rows: readonly Answered[],
  leftOut: readonly LeftOut[],
  { consent: choice = 'not-refused' }: Answers,
): Reading {
  const answers = rows.map(({ draft, answer }) => ({ draft, consent: consentOf(answer, name) }));
  const count = (wanted: Consent) => answers.filter(({ consent }) => consent === wanted).length;
  const isUsed = ({ consent }: { readonly consent: Consent }) => USED[choice].includes(consent);
  const refused = answers.filter((row) => !isUsed(row));
  return {
    quotes: answers.filter(isUsed).map(({ draft }) => draft),
    leftOut: [
      ...refused.map(({ draft: { text } }): LeftOut => ({ text, why: 'consent' })),
      ...leftOut,
    ],
    consent: {
      name: name.trim(),
      given: count('given'),
      refused: count('refused'),
      unclear: count('unclear'),
      choice,
    },
  };
}
