import { endsMocked, isEnd, type Stop } from './scan.ts';
import { type Reader, readTerms, type Term } from './terms.ts';
import { asks, revises, takesBack } from './turns.ts';
import type { TurnedSpans } from '../claims/turned-spans.ts';
import type { Span } from '#domain/text/span.ts';
import type { WordKind } from './vocabulary.ts';

/** A term that a comparison has to find on the other side, with its context. */
export interface KeyTerm extends Term {
  /** The strongest stop since the previous key term. */
  readonly stop: Stop;
  /** The conjunction before it. */
  readonly link: 'and' | 'contrast' | undefined;
  /** The first word after the stop and the conjunction: an article, or the term itself. */
  readonly lead: Term;
  /** True for a finite verb, or a term right after an auxiliary. */
  readonly isFinite: boolean;
  /** Right after an article. */
  readonly hasArticle?: boolean;
  /** Begins a clause that retracts the words before it. */
  readonly takesBack?: boolean;
  /** Begins a clause that corrects all that stands before it: `Update: …` */
  readonly revises?: boolean;
  /** Begins a clause that asks. */
  readonly asks?: boolean;
  /** Under a label that turns its sense: a complaint, a wish, a promise, a question. */
  readonly isTurned?: boolean;
}

/** A text ready to be compared, reduced to its key terms. */
export interface Passage {
  readonly text: string;
  readonly keys: readonly KeyTerm[];
  /** The stop after the last key term. */
  readonly end: Stop;
  /** An emoji at the end retracts the words. */
  readonly endsMocked: boolean;
}

/** Parses a text; `turned`: its parts under labels. */
export function readPassage(text: string, reader: Reader, turned: TurnedSpans): Passage {
  const { keys, end } = passageOf(readTerms(text, reader), endOf(text));
  const marked = keys.map((key, index) => ({
    ...key,
    ...(index === 0 || key.stop !== 'none'
      ? turnsAt(text, key.lead.start)
      : key.link && takesBack(text, key.lead.start) && { takesBack: true }),
    ...(isWithin(key, turned.turned) && { isTurned: true }),
  }));
  const passage = { text, keys: marked, end, endsMocked: endsMocked(text) };
  return turned.open.length === 0
    ? passage
    : { ...passage, keys: withFragments(passage, turned.open) };
}

/** Marks the fragments under an open label: without a verb, they say nothing for sure. */
function withFragments(passage: Passage, open: readonly Span[]): KeyTerm[] {
  const marked: KeyTerm[] = [];
  while (marked.length < passage.keys.length) {
    const sentence = passage.keys.slice(marked.length, sentenceEnd(passage, marked.length));
    const isFragment = !sentence.some((it) => it.isFinite || isOf(it.lead, 'subject'));
    for (const key of sentence)
      marked.push(isFragment && isWithin(key, open) ? { ...key, isTurned: true } : key);
  }
  return marked;
}

const turnsAt = (text: string, at: number): Pick<KeyTerm, 'takesBack' | 'revises' | 'asks'> => ({
  ...(takesBack(text, at) && { takesBack: true }),
  ...(revises(text, at) && { revises: true }),
  ...(asks(text, at) && { asks: true }),
});

const isWithin = ({ start, end }: Term, spans: readonly Span[]): boolean =>
  spans.some((span) => span.start <= start && end <= span.end);

const endOf = (text: string): Stop =>
  /[?？][^\p{L}\p{N}]*$/u.test(text.slice(-20)) ? 'question' : 'sentence';

/** Selects the key terms of a list of terms. */
export function passageOf(terms: readonly Term[], end: Stop): Omit<Passage, 'text' | 'endsMocked'> {
  const keys: KeyTerm[] = [];
  let [stop, isMocked, isFinite]: [Stop, boolean, boolean] = ['none', false, false];
  let link: KeyTerm['link'];
  let lead: Term | undefined;
  let article: Term | undefined;
  for (const term of terms) {
    if (rank(term.stop) > 0) lead = undefined;
    stop = rank(term.stop) > rank(stop) ? term.stop : stop;
    isMocked ||= term.isMocked;
    const conjunction = conjunctionOf(term);
    if (conjunction) {
      link = link === 'contrast' ? link : conjunction;
      lead = undefined;
      continue;
    }
    lead ??= term;
    isFinite ||= isOf(term, 'finite');
    if (isNoise(term)) {
      article = isOf(term, 'determiner') ? term : undefined;
      continue;
    }
    const hasArticle = article !== undefined && term.stop === 'none';
    keys.push({ ...term, stop, isMocked, link, lead, isFinite, ...(hasArticle && { hasArticle }) });
    article = undefined;
    [stop, isMocked, isFinite] = ['none', false, false];
    [link, lead] = [undefined, undefined];
  }
  return { keys, end };
}

const RANKS: Readonly<Record<Stop, number>> = {
  none: 0,
  comma: 1,
  colon: 2,
  clause: 3,
  sentence: 4,
  question: 5,
};
const rank = (stop: Stop): number => RANKS[stop];

const conjunctionOf = ({ kinds }: Term): KeyTerm['link'] =>
  kinds.has('contrast') ? 'contrast' : kinds.has('and') ? 'and' : undefined;

const isNoise = ({ kinds, fact }: Term): boolean => fact === undefined && kinds.has('noise');

/** True if a term has one of the kinds. */
export const isOf = ({ kinds }: Term, ...wanted: readonly WordKind[]): boolean =>
  wanted.some((kind) => kinds.has(kind));

/** The index after the last key term of the sentence that contains `at`. */
export function sentenceEnd({ keys }: Passage, at: number): number {
  let end = at + 1;
  for (let next = keys[end]; next && !isEnd(next.stop); next = keys[end]) end += 1;
  return end;
}

/** The index of the first key term of the sentence that contains `at`. */
export function sentenceStart({ keys }: Passage, at: number): number {
  let start = at;
  for (let here = keys[start]; start > 0 && here && !isEnd(here.stop); here = keys[start])
    start -= 1;
  return start;
}

/** The stop at the end of the sentence whose last key term is right before `at`. */
export const stopBehind = ({ keys, end }: Passage, at: number): Stop => keys[at]?.stop ?? end;
