import { isPlace } from './places.ts';
import {
  isBadge,
  isButtons,
  isDetail,
  isDetailLabel,
  isMenu,
  isOpinionLabel,
  isPageHeading,
  isReplyHeading,
  isVote,
  opinionLead,
} from './page-words.ts';
import { withPattern } from './page-pattern.ts';
import { readStars } from './stars.ts';
import { isWriter } from './names.ts';
import { dateIn, datesReview, isClock, isWhen, splitWhen } from './when.ts';

/** What a line of a page of reviews is. Only `text` may be a customer's words. */
export type LineKind =
  | { readonly kind: 'text' }
  | {
      readonly kind: 'rating';
      readonly rating: number;
      /** The figure, where its scale is not given. */
      readonly bare?: number | undefined;
      /** What stands behind the stars and is a customer's words. */
      readonly title: string;
      readonly isDated: boolean;
      readonly date?: string | undefined;
    }
  | { readonly kind: 'date'; readonly date?: string | undefined }
  | { readonly kind: 'byline'; readonly name: string; readonly date?: string | undefined }
  | { readonly kind: 'avatar'; readonly name: string }
  /** What a site tells of a reviewer, at the head of a review without stars and date. */
  | { readonly kind: 'person' }
  /** Words behind a label: `Liked · The breakfast`. */
  | { readonly kind: 'labelled'; readonly title: string }
  /** Furniture that ends a review. */
  | { readonly kind: 'button' | 'heading' | 'reply' }
  /** Furniture within a review; a `label` parts its words, as `Liked` does. */
  | {
      readonly kind: 'badge' | 'detail' | 'label' | 'menu' | 'sign';
      readonly date?: string | undefined;
    };

export type PageLine = LineKind & { readonly text: string; readonly isApart: boolean };

/** Classifies the lines of a text with line feeds. An empty line sets the next one apart. */
export function pageLines(text: string): PageLine[] {
  const lines: PageLine[] = [];
  let isApart = true;
  for (const whole of text.split('\n')) {
    const line = whole.trim();
    if (line !== '') lines.push({ ...kindOf(line), text: line, isApart });
    isApart = line === '';
  }
  const known = withPattern(lines);
  return known.map((line, at) => inContext(line, known[at - 1], known[at + 1], known[at + 2]));
}

/** In UTF-16 units; a longer line is text unless it begins with stars. */
const LONGEST_FURNITURE = 160;

function kindOf(line: string): LineKind {
  if (line.length <= LONGEST_FURNITURE) {
    const furniture = furnitureOf(line);
    if (furniture) return furniture;
  }
  const lead = opinionLead(line);
  if (lead !== undefined) return { kind: 'labelled', title: line.slice(lead.length) };
  return ratingLine(line) ?? { kind: 'text' };
}

function furnitureOf(line: string): LineKind | undefined {
  const bare = line
    .replace(/[\p{Co}\u200e\u200f\u2060]/gu, '')
    .replace(/[\s·•|,]{1,4}$/, '')
    .trim();
  if (isReplyHeading(bare)) return { kind: 'reply' };
  if (isOpinionLabel(bare)) return { kind: 'label' };
  if (isMenu(bare)) return { kind: 'menu' };
  if (isBadge(bare)) return { kind: 'badge' };
  if (isButtons(bare) || isVote(bare)) return { kind: 'button' };
  if (isSign(bare)) return { kind: 'sign' };
  const avatar = AVATAR.exec(bare)?.slice(1).find(Boolean);
  if (avatar !== undefined) return { kind: 'avatar', name: avatar.trim() };
  if (isExperienceDate(bare)) return { kind: 'detail', date: dateIn(bare) };
  if (isDated(bare)) return { kind: 'date', date: dateIn(bare) };
  if (isAside(bare)) return { kind: 'detail' };
  const rating = ratingLine(bare);
  if (rating) return rating;
  if (isDetail(bare) || SUB_RATING.test(bare)) return { kind: 'detail' };
  const byline = bylineOf(bare);
  if (byline) return byline;
  return isPageHeading(bare) ? { kind: 'heading' } : undefined;
}

/** `Service rating: 5/5`, beside the stars. */
const SUB_RATING = /^\p{L}[\p{L} &/’'-]{1,40}\s?: ?\d(?:[.,]\d)? ?\/ ?(?:5|10)$/u;

const isDated = (line: string): boolean =>
  (isWhen(line) && (!isClock(line) || dateIn(line) !== undefined)) || datesReview(line);

/** Dates what is reviewed, not the review: it starts none. */
const isExperienceDate = (line: string): boolean =>
  datesReview(line) &&
  /experience|erfahrung|expérience|experiencia|esperienza|ervaring|experiência|stay|visit|travel|purchase|aufenthalt|besuch|gereist|séjour|estancia|soggiorno|verblijf|bezoek|estadia|hospedou|aloj/iu.test(
    line,
  );

/** `May 2026 • Couples`: a month and a way of travelling. */
function isAside(line: string): boolean {
  const parts = line.split(/\s?[•·|]\s?/);
  return (
    parts.length > 1 &&
    parts.length < 6 &&
    parts.every(
      (part, at) =>
        isWhen(part) ||
        isDetail(part) ||
        isBadge(part) ||
        (at > 0 && isWhen(parts[0] ?? '') && /^\p{L}[\p{L} ]{2,25}$/u.test(part)),
    )
  );
}

/** Counts, separators and icons: no letter but that of an icon font. */
const isSign = (line: string): boolean =>
  line === '' ||
  /^\/ ?(?:5|10)$/.test(line) ||
  (!/\p{L}|\p{Extended_Pictographic}/u.test(line) && !/^[★☆]/u.test(line) && isCount(line)) ||
  /^(?:star_?(?:half|border|outline)?){2,}$/.test(line) ||
  REACTIONS.test(line);

/** `👍 6`. */
const REACTIONS = /^(?:(?![⭐★🌟])\p{Extended_Pictographic}\uFE0F? ?\d{1,5}\s?){1,9}$/u;

const isCount = (line: string): boolean =>
  !/\d/.test(line) || /^[(+#]?\d{1,6}(?:[.,]\d{1,3})?\s?[)+%]?$/.test(line.trim());

const AVATAR =
  /^(?:(?:photo|avatar|profile (?:photo|picture|image)|profilbild|profilfoto|foto|photo de profil|foto de perfil|foto del profilo|imagen de perfil|immagine del profilo|profielfoto|avatar) (?:of|von|de|di|van|do|da|del) (.{2,50})|(.{2,50}?)(?:['’]s)? (?:avatar|profile (?:image|photo|picture)|profilbild|profielfoto))$/iu;

const BY =
  /^[–—-]{0,2}\s?(?:(?:listing |customer |product )?(?:review(?:ed)?|bewertung|bewertet|rezension|avis|reseña|opinión|recensione|recensie|avaliação|written|posted|feedback left) )?(?:by|von|par|por|door|di|da)(?: buyer| einer?)?:? (?<name>.{1,60})$/iu;
const WROTE =
  /^(?<name>.{1,50}?) (?:wrote a review|hat eine bewertung (?:geschrieben|abgegeben)|a (?:écrit|publié|rédigé) un avis|escribió una (?:opinión|reseña)|ha scritto una recensione|heeft een (?:beoordeling|review|recensie) geschreven|schreef een (?:beoordeling|review|recensie)|escreveu uma avaliação|(?:recommends|doesn.t recommend|does not recommend|empfiehlt|recommande|ne recommande pas|recomienda|no recomienda|consiglia|non consiglia|recomenda|não recomenda) .{2,60}?\.?)(?:[\s(·–—-]{1,3}(?<when>\S.{2,40}?)\)?)?$/iu;
/** `c***a (231)- Feedback left by buyer`. */
const BUYER = /^(?<name>\S{1,30}) ?\(\d{1,7}\) ?[-–] ?\p{L}.{3,60}$/u;

/** A line with who wrote a review and when, in either order of the two. */
function bylineOf(line: string): LineKind | undefined {
  if (line.length > 110) return undefined;
  const wrote = (WROTE.exec(line) ?? BUYER.exec(line))?.groups;
  if (wrote?.['name'] !== undefined) {
    const { name, when } = wrote;
    return { kind: 'byline', name, date: when && dateIn(when) };
  }
  const parts = splitWhen(line);
  const by = BY.exec(parts?.who ?? line)?.groups?.['name'];
  const name = (by ?? parts?.who.replace(/^[–—-]{1,2}\s?/, '') ?? '')
    .replace(FROM_PLACE, '')
    .trim();
  if (!/\p{L}/u.test(name) || !mayBeName(name) || isWhen(name)) return undefined;
  // Without a word for it, a name is told by its form: `5 nights · May 2026` is none.
  if (by === undefined && !/^(?:\p{Lu}|@)/u.test(name) && !isWriter(name)) return undefined;
  if (parts === undefined && (by === undefined || !/^(?:\p{Lu}|\S*\d)/u.test(name)))
    return undefined;
  if (by === undefined && isBesideDate(name)) return undefined;
  return { kind: 'byline', name, date: parts && dateIn(parts.when) };
}

const FROM_PLACE = /(?:,? (?:aus|from|uit)|,) \p{Lu}.{1,40}$/u;

/** Words that stand before a date and are no name. */
const isBesideDate = (name: string): boolean =>
  isPageHeading(name) ||
  datesReview(`${name} 3 May 2024`) || isReplyHeading(name) || isDetail(name) || isBadge(name);

/** What a site makes of a figure: `10/10 Excellent`. */
const VERDICT =
  /^(?:excellent|exceptional|wonderful|superb|fabulous|very good|good|okay|ok|fair|poor|bad|terrible|hervorragend|außergewöhnlich|wunderbar|fantastisch|sehr gut|gut|mangelhaft|schlecht|exceptionnel|magnifique|superbe|très bien|bien|correct|décevant|mauvais|excepcional|maravilloso|excelente|muy bien|bueno|regular|malo|eccezionale|meraviglioso|favoloso|ottimo|molto buono|buono|discreto|scarso|pessimo|uitzonderlijk|uitstekend|geweldig|zeer goed|goed|redelijk|slecht|maravilhoso|fabuloso|muito bom|bom|razoável|ruim|péssimo)$/iu;

function ratingLine(line: string): LineKind | undefined {
  const stars = readStars(line);
  if (!stars) return undefined;
  const { rating, bare, rest, isPlain } = stars;
  const figures = line.slice(0, line.length - rest.length);
  const isFurniture =
    rest === '' || VERDICT.test(rest) || isDated(rest) || isBadge(rest) || isButtons(rest);
  // A figure without a word for stars or a sign may begin a sentence: `3/5 of the cups`.
  const isSentence = !isPlain && !/[:|·–—-]\s*$/.test(figures) && !isFurniture;
  // So may stars named by a word: `Five stars hotel`, `2 stars. I asked for a refund`.
  const isPhrase =
    !isFurniture &&
    !/[★☆⭐●]|\d[.,]\d|\d\s?\/|:|\b(?:out of|von|sur|de|su|van|uit)\b/iu.test(figures);
  if (isSentence || isPhrase) return undefined;
  // A line of a histogram.
  if (/^\(?\d{1,3}(?:[.,]\d{3})*\)?$/.test(rest)) return { kind: 'heading' };
  return {
    kind: 'rating',
    rating,
    bare,
    title: isFurniture ? '' : rest,
    isDated: isDated(rest),
    date: isDated(rest) ? dateIn(rest) : undefined,
  };
}

/** True for a line that may be the name of a reviewer: short, and no sentence. */
export const mayBeName = (line: string): boolean =>
  line.length <= 40 &&
  line.trim().split(/\s+/).length <= 5 &&
  /[\p{L}\d]/u.test(line) &&
  !/[!?;:,…]$|[:"“”]|\s[–—-]\s|(?:\p{L}{3,}|\d)\.$/u.test(line.trim().replace(FIRM, ''));

const FIRM = /\s(?:inc|ltd|corp|llc|bros|dept)\.$/i;

/** Initials above a name, values below a label, places between furniture. */
function inContext(
  line: PageLine,
  before: PageLine | undefined,
  next: PageLine | undefined,
  afterNext: PageLine | undefined,
): PageLine {
  const { text, isApart } = line;
  const sign = { kind: 'sign', text, isApart } as const;
  const isFramed = afterNext?.kind !== 'text' || (before !== undefined && before.kind !== 'text');
  if (line.kind === 'text' && next?.kind === 'text' && isFramed && isInitials(text, next.text))
    return sign;
  if (isDetailLabel(text) && next && next.text.length <= 60) return { ...sign, kind: 'detail' };
  if (before && isDetailLabel(before.text) && text.length <= 60 && !hasStars(line))
    return { ...sign, kind: 'detail' };
  // A line of a histogram.
  if (line.kind === 'rating' && /^\(?\d{1,3}\s?%/.test(next?.text ?? ''))
    return { ...sign, kind: 'heading' };
  // Between the menu beside a name and the date there is more of the menu.
  const isLoose = line.kind === 'text' || line.kind === 'heading';
  if (isLoose && before?.kind === 'menu' && text.length <= LONGEST_LABEL && isHead(next))
    return { ...sign, kind: 'menu' };
  if (line.kind === 'text') return textInContext(line, before, next);
  if (before?.kind === 'text' && isDotted(line, before))
    return { kind: 'labelled', title: text.replace(DOT, ''), text, isApart };
  return isPersonal(line, next, afterNext) ? { kind: 'person', text, isApart } : line;
}

function textInContext(
  line: PageLine,
  before: PageLine | undefined,
  next: PageLine | undefined,
): PageLine {
  const { text, isApart } = line;
  const sign = { kind: 'sign', text, isApart } as const;
  const isBeside = (other: PageLine | undefined) => other !== undefined && other.kind !== 'text';
  const isFirst = isApart && isBeside(before) && isAnchored(next);
  if (!isFirst && isPlace(text) && (isBeside(next) || isPlace(next?.text ?? '')))
    return { ...sign, kind: 'badge' };
  if (before?.kind === 'rating' && isBeside(next) && !isAnchored(next) && VERDICT.test(text))
    if (next?.kind === 'badge' || next?.kind === 'heading') return { ...sign, kind: 'heading' };
  const buyer = /^(\S{1,40}) ?\(\d[\d.,]{0,9}\)$/.exec(text)?.[1];
  const isBuyer = /\*{2}/.test(text) || /^[-–] ?\p{L}/u.test(next?.text ?? '');
  if (buyer !== undefined && isBuyer) return { kind: 'byline', name: buyer, text, isApart };
  if (isCounted(text) && before && HEADER.has(before.kind) && isHead(next))
    return { ...sign, kind: 'badge' };
  // Parts of one line of a page, with the commas between them on lines of their own.
  if (before?.text === ',' && next?.kind === 'text' && text.length <= LONGEST_LABEL)
    return { ...sign, kind: 'detail' };
  if (next && isDotted(next, line)) return { ...sign, kind: 'label' };
  if (before && isDotted(line, before))
    return { kind: 'labelled', title: text.replace(DOT, ''), text, isApart };
  return line;
}

/** In UTF-16 units. */
const LONGEST_LABEL = 60;

/** A dot before what stands under a label: `Liked`, `· The breakfast`. */
const DOT = /^·\s+/;
const isDotted = ({ text }: PageLine, label: PageLine): boolean =>
  DOT.test(text) && label.text.length <= 40 && !DOT.test(label.text);

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

/** What a site tells of a reviewer begins a review where neither stars nor a date do. */
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
  /^\d[\d.,]{0,9} (?:contributions?|beitr[äa]ge?|aportaci[oó]n(?:es)?|contribuci[oó]n(?:es)?|contribut[oi]|bijdragen?|contribuiç(?:ão|ões))$/iu;

const hasStars = (line: PageLine): boolean => line.kind === 'rating' && line.bare === undefined;

const isInitials = (text: string, name: string): boolean =>
  /^\p{Lu}{1,3}$/u.test(text) &&
  mayBeName(name) &&
  name.trim().toLowerCase().startsWith(text.charAt(0).toLowerCase());
