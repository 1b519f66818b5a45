import { partsOf } from '../labels/labelled-parts.ts';
import { isTurning } from '../labels/label-sense.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { wordBits } from '../text/word-bits.ts';

/** Wording of complaints, for quotes without stars. */
const COMPLAINT =
  /\b(?:worst|terrible|horrible|awful|appalling|disgust\w*|disgrace\w*|unacceptable|unprofessional|rude|never again|avoid|waste of|disappoint(?:ed|ing|ment)|do(?:es)? not (?:book|buy|work)|don[’']?t (?:book|buy|waste)|(?:does|did)n[’']?t work|(?:very|so) (?:bad|poor)|ruined|broken?|enttäusch\w*|schlecht\w*|kaputt|leider|décevant\w*|déçue?|désagréable|pésim[oa]|mal[oa]|decepcion\w*|no funciona|pessim[oa]|delus[oa])\b/i;
/** Wording of those who are content: what got better, and what they recommend. */
const TURN =
  /\b(?:(?:ever )?since (?:i|we) |now i can|finally (?:found|able|a)|changed my|went from|thanks to (?:this|it|them|you)|saved (?:me|us)|helped (?:me|us)|solved|no more |exceeded|used to .{3,60} now)\b/i;
const VOUCH =
  /\b(?:recommend(?:ed)?|would buy again|will be back|will order|best .{2,30} (?:ever|have|had)|absolutely love|love (?:this|it|these)|worth every|empfehle|empfehlung|gerne? wieder|recommande|recomiendo|consiglio)\b/i;

/** A customer's opinion, by the words of one quote. */
export interface Opinion {
  readonly complains: boolean;
  readonly praises: boolean;
}

/** Match a word that every matching text contains. */
const OPINION_WORDS = [
  /worst|terrible|horrible|awful|appalling|disgust|disgrace|unacceptable|unprofessional|rude|again|avoid|waste|disappoint|book|buy|work|bad|poor|ruined|broke|enttäusch|schlecht|kaputt|leider|décevant|déçu|désagréable|pésim|mal[oa]|decepcion|funciona|pessim|delus/i,
  /since|now|finally|changed|went|thanks|saved|helped|solved|more|exceeded/i,
  /recommend|again|back|order|best|absolutely|love|worth|empf|wieder|recommande|recomiendo|consiglio/i,
];

/** The parts of an opinion that a word may belong to, as bits. */
export const mayJudge = wordBits(OPINION_WORDS);

/**
 * The opinion in a text. Words under a complaint complain, whatever they are, and words under a wish
 * or a promise praise nothing. `bits`: the result of `mayJudge` for the text.
 */
export function opinionOf({ text, labels }: Pick<Quote, 'text' | 'labels'>, bits: number): Opinion {
  const complains = (bits & 1) !== 0 && COMPLAINT.test(text);
  if (!labels) return { complains, praises: praises(text, bits) };
  const parts = partsOf({ text, labels });
  const plain = parts
    .filter(({ sense }) => !isTurning(sense))
    .map(({ start, end }) => text.slice(start, end));
  return {
    complains: complains || parts.some(({ sense }) => sense === 'complaint'),
    praises: praises(plain.join(''), bits),
  };
}

const praises = (text: string, bits: number): boolean =>
  ((bits & 2) !== 0 && TURN.test(text)) || ((bits & 4) !== 0 && VOUCH.test(text));
