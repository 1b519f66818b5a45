import { asksConsent, consentOf } from '../tables/column-consent.ts';
import { isWriter } from '../lines/names.ts';

/** One message of a conversation. */
interface Turn {
  readonly speaker?: string | undefined;
  readonly text: string;
}

/** The answer of a customer who was asked whether their words may be published. */
interface Permit {
  readonly question: string;
  /** Index of the message that answers. */
  readonly at: number;
  readonly speaker: string;
  readonly answer: string;
  /** True for an answer alone: `Sure!`, `No, please don’t.` */
  readonly isShort: boolean;
}

/** In UTF-16 units. */
const LONGEST_QUESTION = 300;
const LONGEST_REFUSAL = 60;
const LONGEST_ANSWER = 15;

/** The question at the end of a message. */
function questionIn(text: string): string | undefined {
  const last = /[^.!?…\n]{3,200}[?？؟]\s*$/u.exec(text.slice(-LONGEST_QUESTION))?.[0].trim();
  return last !== undefined && asksConsent(last) ? last : undefined;
}

/** The questions about the use of words in a conversation that have a clear answer. */
export function permitsIn(turns: readonly Turn[]): Permit[] {
  const filled = turns.flatMap((turn, at) => (turn.text.trim() === '' ? [] : [{ ...turn, at }]));
  return filled.flatMap(({ speaker: asking, text }, index) => {
    const { speaker, text: answer = '', at = 0 } = filled[index + 1] ?? {};
    if (speaker === undefined || speaker === asking) return [];
    const question = questionIn(text);
    const consent = question === undefined ? 'unclear' : consentOf(answer, question);
    if (question === undefined || consent === 'unclear') return [];
    const longest = consent === 'refused' ? LONGEST_REFUSAL : LONGEST_ANSWER;
    return [{ question, at, speaker, answer, isShort: answer.length <= longest }];
  });
}

/**
 * The answer that each message stands under: its speaker's only one, or that of the same interview.
 * Customers without names, `A`, share one. Undefined for none.
 */
export function answersUnder(
  turns: readonly Turn[],
  permits: readonly Permit[],
): readonly (string | undefined)[] {
  const bySpeaker = Map.groupBy(permits, ({ speaker }) => speaker);
  const starts = startsOf(turns);
  let begun = 0;
  const interviews = turns.map((_, at) => (begun += starts.has(at) ? 1 : 0));
  return turns.map(({ speaker = '' }, at) => {
    const own = bySpeaker.get(speaker) ?? [];
    if (starts.size > 1 && !isWriter(speaker))
      return own.find((it) => interviews[it.at] === interviews[at])?.answer;
    return (own.find((it) => it.at >= at) ?? own.at(-1))?.answer;
  });
}

/** Indexes of the question that begins each interview. */
function startsOf(turns: readonly Turn[]): ReadonlySet<number> {
  const first = turns.find(({ text }) => text.trim() !== '');
  if (!first || !/[?？؟]\s*$/.test(first.text)) return new Set();
  return new Set(
    turns.flatMap(({ speaker, text }, at) =>
      speaker === first.speaker && text === first.text ? [at] : [],
    ),
  );
}
