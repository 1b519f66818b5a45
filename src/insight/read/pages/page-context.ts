import { isPrices } from '../lines/line-shapes.ts';
import { isNobody, isWriter, mayBeName } from '../lines/names.ts';
import { politeIn } from './page-asides.ts';
import type { PageLine } from './page-line.ts';
import { isDetailLabel, isExpander, isSortLabel } from '../lines/page-words.ts';
import { isFigure, isVerdictOf, VERDICT } from './verdicts.ts';
import { isCountry, isPlace, isRoom } from '../lines/places.ts';

/**
 * Reclassifies lines by their context: initials above a name, values below a label, places between
 * furniture.
 */
export function inContext(
  line: PageLine,
  before: PageLine | undefined,
  next: PageLine | undefined,
  afterNext: PageLine | undefined,
): PageLine {
  const { text, isApart } = line;
  const sign = { kind: 'sign', text, isApart } as const;
  // Beside a name it is the customer's role, elsewhere it is in the name's place.
  const isVerified = /^verif/i.test(text) && !(before?.kind === 'reply' && next?.kind === 'detail');
  const isNameless = line.kind === 'badge' && isNobody(text) && !isVerified;
  if (isNameless && isNamePlace(before, next)) return { kind: 'text', text, isApart };
  if (isEcho(line, before) || isVerdictOf(line, before, next, afterNext))
    return { ...sign, kind: 'badge' };
  // The title of a review on clothes: `Runs small`.
  const isFirst = line.kind === 'detail' && line.date === undefined && before?.kind === 'rating';
  if (isFirst && next?.kind === 'text' && mayBeName(next.text) && !/[:\d|·•]/.test(text))
    return { kind: 'text', text, isApart };
  const isChosen =
    before !== undefined &&
    isLoosely(line) &&
    (SORTED.test(before.text) || isBareSorter(before.text));
  if (isChosen && text.length <= 30 && !isWriter(text) && next?.kind !== 'badge')
    return { ...sign, kind: 'heading' };
  if (line.kind === 'button' && isSaid(line, before, next)) return { kind: 'text', text, isApart };
  if (line.kind === 'button' && isExpander(text) && isBadged(next, afterNext)) return sign;
  const isFramed = afterNext?.kind !== 'text' || before?.kind !== 'text';
  if (line.kind === 'text' && next?.kind === 'text' && isFramed && isInitials(text, next.text))
    return sign;
  if (isDetailLabel(text) && next && next.text.length <= 60) return { ...sign, kind: 'detail' };
  if (before && isDetailLabel(before.text) && text.length <= 60 && !hasStars(line))
    return { ...sign, kind: 'detail' };
  // A line of a histogram.
  if (line.kind === 'rating' && /^\(?\d{1,3}\s?%/.test(next?.text ?? ''))
    return { ...sign, kind: 'heading' };
  // A title that says `reviews` or `notes`, as a page's headings do.
  const isTitle = line.kind === 'heading' && before?.kind === 'button' && next?.kind === 'date';
  if (
    isTitle &&
    afterNext?.kind === 'text' &&
    /^\p{Lu}[^:\d(]+$/u.test(text) &&
    text.split(' ').length > 3
  )
    return { kind: 'text', text, isApart };
  // The kind of review, between the site's details of its writer and the date.
  const isTold =
    before?.kind === 'badge' || before?.kind === 'detail' || MASKED_BUYER.test(before?.text ?? '');
  if (line.kind === 'heading' && isTold && next?.kind === 'date') return { ...sign, kind: 'badge' };
  // `First to Review`, below the day and above a sentence.
  if (line.kind === 'heading' && before?.kind === 'date' && isSaidBelow(next))
    return { ...sign, kind: 'badge' };
  // `1 reply`, beside the day.
  const isCount = line.kind === 'button' && before?.kind === 'date' && SOLE_COUNT.test(text);
  if (isCount && isSaidBelow(next)) return { ...sign, kind: 'badge' };
  // The same on a line above the stars: `Service rating`.
  const isBelowName = isTold || (before?.kind === 'text' && mayBeName(before.text));
  if (line.kind === 'heading' && isBelowName && next?.kind === 'rating' && text.length <= 30)
    return { ...sign, kind: 'badge' };
  // Between the menu beside a name and the date there is more of the menu.
  const isLoose = line.kind === 'text' || line.kind === 'heading';
  if (isLoose && before?.kind === 'menu' && text.length <= LONGEST_LABEL && isHead(next))
    return { ...sign, kind: 'menu' };
  // `Gut`: a title above the stars and the name.
  if (line.kind === 'label' && next?.kind === 'rating' && afterNext?.kind === 'text')
    return before?.kind === 'text' || before?.kind === 'button'
      ? { kind: 'text', text, isApart }
      : line;
  // Above a customer's own list: `Pros`, `- no timers`.
  if (line.kind === 'label' && next?.kind === 'text' && /^[-–•*] ?[\p{L}\d]/u.test(next.text))
    return { kind: 'text', text, isApart };
  if (line.kind === 'text') return textInContext(line, before, next);
  if (before?.kind === 'text' && isDotted(line, before))
    return { kind: 'labelled', title: text.replace(DOT, ''), text, isApart };
  return isPersonal(line, next, afterNext) ? { kind: 'person', text, isApart } : line;
}

/** `- Feedback left by buyer k***n (1204).`: the name again, as the site says it to the blind. */
const isEcho = ({ text }: PageLine, before: PageLine | undefined): boolean =>
  before !== undefined &&
  (before.kind === 'byline' || MASKED_BUYER.test(before.text)) &&
  text.length <= 2 * LONGEST_LABEL &&
  text.length > before.text.length &&
  /^[-–] ?\p{L}/u.test(text) &&
  text.includes(before.text);

/** A menu below the buttons of a review ends it; others are beside the name at its head. */
export const withMenusBelow = (lines: readonly PageLine[]): readonly PageLine[] =>
  lines.map((line, at) =>
    line.kind === 'menu' && lines[at - 1]?.kind === 'button'
      ? { kind: 'button', text: line.text, isApart: line.isApart }
      : line,
  );

const isSaidBelow = (next: PageLine | undefined): boolean =>
  next?.kind === 'text' && !mayBeName(next.text) && /[.!?…]$/.test(next.text);

/** `k***n (1204)`. */
const MASKED_BUYER = /^(?=[^(]*\*{2})\S{1,40} ?\(\d[\d.,]{0,9}\)$/;

/** Buttons that are customers' commonest reviews of one word as well. */
const OPINION =
  /^(?:love(?: this)?|cool|useful|thanks|danke|gefällt mir|j[’']aime|me gusta|mi piace|leuk|gostei|좋아요|いいね|赞|有用)$/iu;

/** The last line of many reviews. */
const THANKS = /^(?:thanks|thank you|danke|merci|gracias|grazie|bedankt|obrigad[oa])[!.]?$/iu;

/**
 * True directly below the stars or the day of a review, but not beside another button. Thanks may
 * end the words too.
 */
const isSaid = ({ text }: PageLine, before: PageLine | undefined, next: PageLine | undefined) =>
  (THANKS.test(text) && before?.kind === 'text' && next?.kind !== 'sign') ||
  isOpinion(text, before, next);

const isOpinion = (text: string, before: PageLine | undefined, next: PageLine | undefined) =>
  OPINION.test(text) &&
  (before?.kind === 'rating' || before?.kind === 'date') &&
  ((next?.kind !== 'button' && next?.kind !== 'sign') || next.text === text);

const isNamePlace = (before: PageLine | undefined, next: PageLine | undefined): boolean =>
  (before === undefined || ENDS.has(before.kind) || isWords(before) || isLetters(before)) &&
  next !== undefined &&
  next.kind !== 'text';

/** `CU`, above `customer`. */
const isLetters = ({ text }: PageLine): boolean => /^\p{Lu}{2}$/u.test(text);

const isWords = ({ kind, text }: PageLine): boolean => kind === 'text' && !mayBeName(text);

const ENDS: ReadonlySet<PageLine['kind']> = new Set(['button', 'heading', 'reply', 'sign']);

function textInContext(
  line: PageLine,
  before: PageLine | undefined,
  next: PageLine | undefined,
): PageLine {
  const { text, isApart } = line;
  const sign = { kind: 'sign', text, isApart } as const;
  const resident = next?.kind === 'date' ? residentIn(line, before) : undefined;
  if (resident !== undefined) return { kind: 'byline', name: resident, text, isApart };
  const polite = isAnchored(next) && before?.kind !== 'text' ? politeIn(text) : undefined;
  if (polite !== undefined) return { kind: 'byline', name: polite, text, isApart };
  const isHandle = /^\(?@[\p{L}\d_.-]{2,30}\)?$/u.test(text) && isHead(next);
  if (before?.kind === 'text' && mayBeName(before.text) && isHandle)
    return { ...sign, kind: 'badge' };
  const isBeside = (other: PageLine | undefined) => other !== undefined && other.kind !== 'text';
  const isFirst = isApart && isBeside(before) && isAnchored(next);
  // `Montserrat` at the beginning of a review, with the country below it.
  const isOwner = before !== undefined && ENDS.has(before.kind) && isCountry(next?.text ?? '');
  // Between the day and the stars, as where a headline is: `Small room`.
  const isTitle = before?.kind === 'date' && next?.kind === 'rating' && isRoom(text);
  const isHome = !isFirst && !isOwner && !isTitle && isPlace(text);
  if (isHome && (isBeside(next) || isPlace(next?.text ?? ''))) return { ...sign, kind: 'badge' };
  // A job, or the size of a firm, below the name.
  const isJob = before?.kind === 'byline' && before.date === undefined && text.length <= 60;
  if (isJob && (next?.kind === 'badge' || next?.kind === 'detail'))
    return { ...sign, kind: 'badge' };
  if ((before?.kind === 'badge' || before?.kind === 'byline') && isCountry(text))
    return { ...sign, kind: 'badge' };
  if (VERDICT.test(text) && next?.kind === 'sign' && isFigure(next.text))
    return { ...sign, kind: 'detail' };
  if (before?.kind === 'sign' && /\d/.test(before.text) && isBeside(next) && VERDICT.test(text))
    return { ...sign, kind: 'heading' };
  if (before?.kind === 'rating' && isBeside(next) && !isAnchored(next) && VERDICT.test(text))
    if (next?.kind === 'badge' || next?.kind === 'heading') return { ...sign, kind: 'heading' };
  const buyer = /^(\S{1,40}) ?\(\d[\d.,]{0,9}\)$/.exec(text)?.[1];
  const isBuyer = /\*{2}/.test(text) || /^[-–] ?\p{L}/u.test(next?.text ?? '');
  if (buyer !== undefined && isBuyer) return { kind: 'byline', name: buyer, text, isApart };
  if (isCounted(text) && before && HEADER.has(before.kind) && isHead(next))
    return { ...sign, kind: 'badge' };
  if (SOLE_COUNT.test(text) && isNamed(before) && isAnchored(next))
    return { ...sign, kind: 'badge' };
  // Parts of one line of a page, with the commas between them on separate lines.
  if (before?.text === ',' && next?.kind === 'text' && text.length <= LONGEST_LABEL)
    return { ...sign, kind: 'detail' };
  if (isPrices(next?.text ?? '') && isDetailLabel(text)) return { ...sign, kind: 'detail' };
  if (next && isDotted(next, line)) return { ...sign, kind: 'label' };
  if (before && isDotted(line, before))
    return { kind: 'labelled', title: text.replace(DOT, ''), text, isApart };
  return line;
}

/** `W. van der Heijden, Soest`: a name with a home, at the beginning of a review. */
function residentIn({ text }: PageLine, before: PageLine | undefined): string | undefined {
  const isFirst = before === undefined || ENDS.has(before.kind) || isWords(before);
  const { name = '' } =
    (isFirst && text.length <= LONGEST_LABEL && RESIDENT.exec(text)?.groups) || {};
  return isWriter(name) || isWriter(name.replace(PARTICLES, ' ')) ? name : undefined;
}

const RESIDENT = /^(?<name>\p{Lu}[^,]{1,40}), \p{Lu}[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}$/u;
const PARTICLES = /(?: (?:van|von|de|der|den|del|della|di|da|dos|la|le|ter|ten|zu))+ /gu;

/** In UTF-16 units. */
const LONGEST_LABEL = 60;

/** Precedes the chosen order: `Sort by:`. */
const SORTED =
  /^(?:sort|sort(?:ed)?(?: reviews)? by|filter(?:ed)? by|sort(?:ieren|iert)(?: nach)?|filtern nach|trier(?: les avis)? par|filtrer par|ordenar(?: comentarios| reseñas)? por|filtrar por|ordina(?: per)?|ordina (?:i giudizi|le recensioni) per|filtra per|sorteer op|sorteren op|classificar por)\s?:?$/iu;

/** `Sortera:`: the label of the chosen order alone. */
const isBareSorter = (text: string): boolean => /^\p{L}+\s?:?$/u.test(text) && isSortLabel(text);

const isLoosely = ({ kind }: PageLine): boolean =>
  kind === 'text' || kind === 'badge' || kind === 'detail';

/** True between words and their author's name. */
const isBadged = (name: PageLine | undefined, badge: PageLine | undefined): boolean =>
  name?.kind === 'text' &&
  mayBeName(name.text) &&
  ((badge?.kind === 'button' && isWriter(name.text)) ||
    (badge?.kind === 'sign' && /^\d+$/.test(badge.text) && !/\s/.test(name.text)) ||
    badge?.kind === 'badge' ||
    badge?.kind === 'detail' ||
    isPlace(badge?.text ?? ''));

/** A dot before the words under a label: `Liked`, `· The breakfast`. */
const DOT = /^·\s+/;
const isDotted = ({ kind, text }: PageLine, label: PageLine): boolean =>
  kind !== 'date' && DOT.test(text) && label.text.length <= 40 && !DOT.test(label.text);

const HEADER: ReadonlySet<PageLine['kind']> = new Set(['badge', 'menu', 'sign', 'avatar']);

const isAnchored = (line: PageLine | undefined): boolean =>
  line?.kind === 'rating' || line?.kind === 'date';

const isHead = (line: PageLine | undefined): boolean =>
  line?.kind === 'rating' ||
  line?.kind === 'date' ||
  line?.kind === 'menu' ||
  line?.kind === 'badge';

/** `18 helpful votes`, in any language. */
const isCounted = (text: string): boolean =>
  /^\d{1,6}(?:[.,]\d{3})?(?: \p{L}{2,20}){1,3}$/u.test(text);

/** `4 opinie`, below a name. */
const SOLE_COUNT = /^\d{1,5} \p{L}{3,15}$/u;

const isNamed = (line: PageLine | undefined): boolean =>
  line?.kind === 'text' && mayBeName(line.text) && !SOLE_COUNT.test(line.text);

/** A contribution count of a reviewer begins a review that has neither stars nor a date. */
const isPersonal = (
  line: PageLine,
  next: PageLine | undefined,
  afterNext: PageLine | undefined,
): boolean =>
  line.kind === 'badge' &&
  line.text.length <= LONGEST_LABEL &&
  CONTRIBUTIONS.test(line.text) &&
  next?.kind !== 'rating' &&
  next?.kind !== 'date' &&
  next?.kind !== 'byline' &&
  !(next?.kind !== 'text' && (afterNext?.kind === 'rating' || afterNext?.kind === 'date'));

const CONTRIBUTIONS =
  /^(?:[^\d]{2,50}(?<=\p{L}))?\d[\d.,]{0,9} (?:contributions?|beitr[äa]ge?|aportaci[oó]n(?:es)?|contribuci[oó]n(?:es)?|contribut[oi]|bijdragen?|contribuiç(?:ão|ões))(?:\d.{5,40})?$/iu;

const hasStars = (line: PageLine): boolean => line.kind === 'rating' && line.bare === undefined;

const isInitials = (text: string, name: string): boolean =>
  /^\p{Lu}{1,3}$/u.test(text) &&
  mayBeName(name) &&
  name.trim().toLowerCase().startsWith(text.charAt(0).toLowerCase());
