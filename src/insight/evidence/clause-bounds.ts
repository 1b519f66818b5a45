import { isTelling } from './align.ts';
import { isOf, type KeyTerm, type Passage, sentenceEnd, sentenceStart } from './terms/passage.ts';
import { goesOn, isJoined, isNamed, ownScope } from './claims/predicates.ts';
import {
  isCause,
  isConsequence,
  isOfOthers,
  isReported,
  isRelation,
  isTimeTurn,
  limitsLater,
} from './remarks.ts';
import type { Run } from './run.ts';
import { LIMITS } from './terms/vocabulary.ts';

/** The languages whose remarks on a clause are known. */
const LANGUAGES = new Set<string | undefined>(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']);

/** True if the bounds of a clause are known in a language. */
export const hasBounds = (language: string | undefined): boolean => LANGUAGES.has(language);

const wordsOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/** True if two runs of terms have the same words, with their articles. */
export function isVerbatim(
  here: readonly KeyTerm[],
  sentence: string,
  there: readonly KeyTerm[],
  quote: string,
): boolean {
  const [one, other] = [extentOf(here, sentence), extentOf(there, quote)];
  return one !== '' && one === other;
}

function extentOf(keys: readonly KeyTerm[], text: string): string {
  const [first, last] = [keys[0], keys.at(-1)];
  return first && last ? wordsOf(text.slice(first.lead.start, last.end)) : '';
}

/** In UTF-16 units: a longer sentence has no clause that is sure to be independent. */
const LONGEST = 600;

/** True if the words beside a clause tell who says so: ", wrote my neighbour", "according to". */
export function reports(beside: readonly KeyTerm[], text: string): boolean {
  const [first, last] = [beside[0], beside.at(-1)];
  if (!first || !last || last.end - first.lead.start > LONGEST) return false;
  const isInverted = beside.some(
    (it) =>
      it.stop !== 'none' && it.link === undefined && it.lead.start === it.start && isOf(it, 'says'),
  );
  return isInverted || isReported(text.slice(first.lead.start, last.end));
}

/** True if a word-for-word clause that begins at a term doesn't depend on the words before it. */
export function opensClause(quote: Passage, at: number): boolean {
  const term = quote.keys[at];
  const first = sentenceStart(quote, at);
  if (!term || at === first) return false;
  if (term.stop === 'none' && !term.link) return false;
  const before = quote.keys.slice(first, at);
  if (!isOf(term.lead, 'determiner') && !startsWithOwner(term) && !isSamePerson(term, before))
    return false;
  const text = quote.text.slice(before[0]?.lead.start, term.lead.start);
  if (text.length > LONGEST) return false;
  const isTurned = term.link === 'contrast' && term.stop !== 'none';
  // "I nearly left, but the room was warm": a contrast ends what limits the clause before it.
  const limits = before.filter((it) => isOf(it, ...LIMITS) && !(isTurned && ownScope(it)));
  if (isScoped(before) || limits.length > 0 || before.some((it) => isOf(it, 'says'))) return false;
  // "The first hotel was cheap, the walls were thin": only "the second" is surely another.
  if (before.some(isOrdinal) && !isOrdinal(term)) return false;
  if (isFirstTime(before) || (term.stop === 'colon' && isOf(quote.keys[first] ?? term, 'relative')))
    return false;
  if (isOfOthers(text) || isQuoting(text) || isTimeTurn(text)) return false;
  const isNegated = before.some((it) => isOf(it, 'negation'));
  if (isNegated && (!term.link || before.some((it) => isOf(it, 'relative')))) return false;
  if (term.stop !== 'none') return true;
  // "The owner of the bar and the hotel": the words before have to be a clause themselves.
  return before.length > 1 && !before.some((it) => isOf(it, 'preposition', 'relative'));
}

/** True for "He nearly lost his temper, but he …": both clauses speak of the same person. */
const isSamePerson = ({ lead, link }: KeyTerm, [first]: readonly KeyTerm[]): boolean =>
  link !== undefined && isOf(lead, 'subject') && first?.lead.word === lead.word;

/** True for "I" and "we", who are the same in every sentence of a quote. */
const startsWithOwner = ({ lead }: KeyTerm): boolean => OWNERS.has(lead.word);
const OWNERS = new Set(
  'i we ich wir je j nous yo nosotros nosotras io noi ik wij eu nós'.split(' '),
);

/** True for "In winter the sauna runs, and …": the time or place may apply to all that follows. */
export function isScoped(before: readonly KeyTerm[]): boolean {
  const [first] = before;
  return (
    first !== undefined && (isOf(first.lead, 'preposition', 'time', 'condition') || isWhen(first))
  );
}

const WHEN = new Set(['weekday', 'calendar month', 'season', 'daypart']);

export const isWhen = ({ fact }: KeyTerm): boolean =>
  fact !== undefined && WHEN.has(fact.dimension);

/** True for "The first week the pool was warm, …". */
const isFirstTime = (before: readonly KeyTerm[]): boolean =>
  before.some((it, index) => {
    const next = before[index + 1];
    return (
      isOrdinal(it) && next !== undefined && (isOf(next, 'time') || SPANS.has(next.fact?.dimension))
    );
  });

const SPANS = new Set<string | undefined>([...WHEN, 'duration', 'night', 'month']);

const isOrdinal = ({ fact }: KeyTerm): boolean => fact?.dimension === 'ordinal';

/** True if the words after a word-for-word clause in its sentence leave its meaning unchanged. */
export function closesClause(quote: Passage, run: Run): boolean {
  const { keys } = quote;
  const term = keys[run.to];
  if (!term || term.isMocked || term.stop === 'colon') return false;
  const rest = keys.slice(run.to, sentenceEnd(quote, run.to));
  const text = quote.text.slice(keys[run.to - 1]?.end, rest.at(-1)?.end);
  if (text.length > LONGEST) return false;
  if (rest.some((it) => it.takesBack || it.isMocked) || isQuoting(text) || limitsLater(text))
    return false;
  const said = keys.slice(run.from, run.to);
  if (isJoined(rest, quote.text)) return goesOnApart(said, rest);
  if (term.link === 'contrast') return isCounterpart(said, rest);
  const clause = clauseOf(rest);
  if (rest.length < 2 || retracts(rest)) return false;
  const tail = quote.text.slice(term.lead.start, rest.at(-1)?.end);
  // "I didn't leave because it rained" leaves open whether the customer left.
  if (term.stop === 'none' && !term.link)
    return isCause(tail) && clause.length > 2 && !said.some((it) => isOf(it, 'negation'));
  if (clause.length < 2) return false;
  if (isConsequence(tail)) return clause.length > 2;
  if (term.stop === 'comma' && isRelation(tail)) return isHarmless(rest);
  if (term.stop === 'clause') return !isOf(term.lead, ...BOUNDS) || clause.some(isOwn);
  return (isMain(clause) || isNamed(clause, quote.text)) && isApart(said, rest);
}

/** True if a second predicate of the same subject leaves the first one as it is. */
const goesOnApart = (said: readonly KeyTerm[], rest: readonly KeyTerm[]): boolean =>
  goesOn(rest) && !retracts(rest.slice(1)) && !rest.some(isWhen) && isApart(said, rest);

/** True for "slower than the bus but cheaper than a taxi": the contrast adds a quality. */
function isCounterpart(said: readonly KeyTerm[], rest: readonly KeyTerm[]): boolean {
  const [term, next] = rest;
  if (!term || !next || said.some((it) => isOf(it, 'negation', 'universal'))) return false;
  if (term.hasArticle || isOwn(term) || term.fact || isOf(term, ...LIMITS, ...BOUNDS)) return false;
  // A quality is compared alike: "slower than …, cheaper than …".
  const compared = said.find((it) => isThan(it));
  return (
    compared !== undefined &&
    isThan(next) &&
    next.word === compared.word &&
    !retracts(rest.slice(1))
  );
}

/** Words that name what something is compared with. */
const THAN = new Set('than als que di de do dan'.split(' '));

const isThan = (it: KeyTerm): boolean => THAN.has(it.word);

/** True for a clause with a subject of its own. */
function isMain(clause: readonly KeyTerm[]): boolean {
  const [term] = clause;
  if (!term || clause.length < 2) return false;
  if (startsWithOwner(term) || isNobody(term)) return clause.length > 2;
  // ", the first week" is a time, not a subject.
  const [opening, second] = isOrdinal(term)
    ? [clause.slice(1, 2), clause[1]]
    : [clause.slice(0, 2)];
  if (isOf(term.lead, 'determiner')) return !opening.some(isTime) && (!second || second.isFinite);
  return term.link === 'and' && term.stop === 'comma' && hasOwn(clause);
}

const isTime = (it: KeyTerm): boolean => it.fact !== undefined || isOf(it, 'time', 'partial');

const BOUNDS = ['preposition', 'negation', 'partial', 'time', 'relative', 'bound'] as const;

/** A clause up to the next stop or conjunction. */
function clauseOf(rest: readonly KeyTerm[]): readonly KeyTerm[] {
  const end = rest.findIndex(({ stop, link }, index) => index > 0 && (stop !== 'none' || link));
  return end === -1 ? rest : rest.slice(0, end);
}

/** True if the words after a clause doubt it, limit it or contradict it. */
const retracts = (rest: readonly KeyTerm[]): boolean =>
  rest.some((it) => it.link === 'contrast' || (isOf(it, ...LIMITS) && !MODALS.has(it.word)));

/** Verbs that limit their own clause, not the one before. */
const MODALS = new Set(
  'will can could must kann können konnte konnten muss müssen musste werde werden wird will peut peux pouvait doit faut puede pueden podía pudo quiero può possono devono deve sarà kan kunnen moet moeten zal zullen pode podem deve vai'.split(
    ' ',
  ),
);

const isOwn = (it: KeyTerm): boolean => it.hasArticle === true || isOf(it, 'determiner', 'subject');

/** True for a clause with a subject of its own after its opening phrase: "by Friday my knee". */
const hasOwn = (clause: readonly KeyTerm[]): boolean =>
  clause.some((it, index) => {
    const before = clause[index - 1];
    return (
      index > 0 &&
      before !== undefined &&
      !isOf(before, 'preposition') &&
      (it.hasArticle === true || isOf(it, 'determiner') || OWNERS.has(it.word))
    );
  });

const PRONOUNS = new Set(
  'nothing nobody none nichts niemand keiner personne rien aucun nadie nada ninguno nessuno niente nulla niemand niets ninguém nenhum'.split(
    ' ',
  ),
);

const isNobody = ({ lead }: KeyTerm): boolean => PRONOUNS.has(lead.word);

/** True for a remark on a clause without a qualification, a time or a complaint. */
const isHarmless = (rest: readonly KeyTerm[]): boolean =>
  rest.every((it) => !it.fact && !isOf(it, 'critical', 'negation', 'time', 'partial', 'exception'));

/**
 * True if a clause with a time is about something else: "…, and by Friday the lamp was dark" may
 * end what the words before it describe.
 */
function isApart(said: readonly KeyTerm[], rest: readonly KeyTerm[]): boolean {
  if (!rest.some((it) => it.fact !== undefined || isOf(it, 'time', 'preposition'))) return true;
  const stems = new Set(said.filter(isTelling).map(({ stem }) => stem));
  return !rest.some((it) => stems.has(it.stem) || isOf(it, 'critical') || THIRD.has(it.word));
}

const THIRD = new Set(
  'he she they er sie il elle ils elles él ella ellos ellas lui lei loro hij zij ze ele ela eles elas'.split(
    ' ',
  ),
);

/** True for quotation marks: the customer may repeat the words of another person. */
export const isQuoting = (text: string): boolean => /["“”„«»]/u.test(text);
