import type { LineKind, PageLine } from './page-line.ts';
import { isReviewsHeading } from '../lines/page-words.ts';

/**
 * Tells apart the lines around a thread of comments: the head of a video, promoted posts, and the
 * post that the comments are about.
 */
export const withThreads = (lines: readonly PageLine[]): PageLine[] =>
  withOpeners(withAccountNames(withoutPromotedPosts(withoutVideo(lines))));

const as = (kind: LineKind, { text, isApart }: PageLine): PageLine => ({ ...kind, text, isApart });

const COUNT = String.raw`\d[\d.,\u00A0\u202F ]{0,10}(?:[KkM]|Tsd\.|Mio\.|mil|mln|mi|mill\.|tys\.|B)?`;

/** `18.4K subscribers`, `1,2 Mio. Abonnenten`, `2,3 mil suscriptores`. */
const SUBSCRIBERS = new RegExp(
  `^${COUNT} ?(?:de |d[’']|di )?(?:subscribers?|Abonnent(?:en)?|abonnés?|abonnees?|suscriptor(?:es)?|iscritt[oi]|inscritos?|subscritores?|subskrybent(?:ów|i|a)?|subskrypcji)$`,
  'u',
);

/** `214 Comments`, `Komentarze: 214`. */
const COMMENTS = new RegExp(
  `^${COUNT} ?(?:comments?|kommentare?|commentaires?|comentarios?|commenti|commento|reacties?|opmerkingen|comentários?|komentarz[ey]?)$|^komentarze: ${COUNT}$`,
  'iu',
);

/** In UTF-16 units. */
const LONGEST = 60;

const isShort = (line: PageLine): boolean => line.text.length <= LONGEST;

/** Leaves out the head of a video above its comments: the title, the channel, the description. */
function withoutVideo(lines: readonly PageLine[]): readonly PageLine[] {
  const channel = lines.findIndex((line) => isShort(line) && SUBSCRIBERS.test(line.text));
  const count = lines.findIndex(
    (line, at) => at > channel && isShort(line) && COMMENTS.test(line.text),
  );
  if (channel === -1 || count === -1) return lines;
  return lines.map((line, at) => {
    // The channel's own answers are recognised by its name.
    if (at === channel - 1) return as({ kind: 'text' }, line);
    const isOutside = at <= count || isFirst(line, lines[at - 1]);
    return isOutside ? as({ kind: 'heading' }, line) : line;
  });
}

/** `First!`: only the place of the comment. */
const FIRST =
  /^(?:(?:i[’']m |the )?first(?: comment)?|erster?|premi(?:er|ère)|prem[’']?s|primer[oa]?|primo|eerste|primeir[oa]|pierwsz[ya])[\s!.1\p{Extended_Pictographic}]{0,9}$/iu;

const isFirst = (line: PageLine, above: PageLine | undefined): boolean =>
  above?.kind === 'date' && isShort(line) && FIRST.test(line.text);

/** Below the name of an account, between its comments: `Promoted`. */
const PROMOTED =
  /^(?:promoted|sponsored|gesponsert|anzeige|werbung|sponsorisée?|promocionad[oa]|publicidad|patrocinad[oa]|sponsorizzat[oa]|gesponsord|promovid[oa]|sponsorowane|promowane)$/iu;

/** In lines: a picture, a name and a mark above, the words, a button and an address below. */
const MOST_ABOVE = 4;
const MOST_BELOW = 8;

/** Leaves out promoted posts, from their picture to the next part of the page. */
function withoutPromotedPosts(lines: readonly PageLine[]): readonly PageLine[] {
  const outside = new Set<number>();
  lines.forEach((line, at) => {
    if (!isShort(line) || !PROMOTED.test(line.text)) return;
    const above = lines.slice(Math.max(0, at - MOST_ABOVE), at);
    const picture = above.findLastIndex(({ kind }) => kind === 'avatar');
    if (picture === -1) return;
    const below = lines.slice(at + 1, at + 1 + MOST_BELOW);
    const next = below.findIndex(({ kind }) => kind === 'heading' || kind === 'avatar');
    const end = at + 1 + (next === -1 ? below.length : next);
    for (let it = at - above.length + picture; it < end; it += 1) outside.add(it);
  });
  return lines.map((line, at) => (outside.has(at) ? as({ kind: 'heading' }, line) : line));
}

/** Recognises the name of an account below its picture: `u/mossycairn avatar`, `mossycairn`. */
const withAccountNames = (lines: readonly PageLine[]): readonly PageLine[] =>
  lines.map((line, at) => {
    const above = lines[at - 1];
    const isName = above?.kind === 'avatar' && line.kind !== 'reply' && ACCOUNT.test(line.text);
    return isName && above.text.includes(`u/${line.text}`) ? as({ kind: 'text' }, line) : line;
  });

const SUBJECT = /^r\/\w{2,30}$/;
const ACCOUNT = /^(?:u\/)?[\w-]{3,25}$/;

/** In words: `Long-term review`, the kind of a post. */
const LONGEST_FLAIR = 3;

/**
 * Finds the writer of the post that a thread is about: `r/gardening`, `•`, `2 mo. ago`, the account,
 * the title, the kind of the post, and the words. The account moves up to where that of each comment
 * is, above the day.
 */
function withOpeners(lines: readonly PageLine[]): PageLine[] {
  const kinds = new Map<number, LineKind>();
  const turned = [...lines];
  lines.forEach((line, at) => {
    if (!isShort(line) || !SUBJECT.test(line.text)) return;
    const date = lines[at + 1]?.text === '•' ? at + 2 : at + 1;
    const [when, account, title] = lines.slice(date, date + 3);
    if (when?.kind !== 'date' || !account || !title || !ACCOUNT.test(account.text)) return;
    if (ADVICE.test(lines[date + 3]?.text.slice(0, LONGEST) ?? '')) {
      for (const it of postIn(lines, date)) kinds.set(it, { kind: 'heading' });
      return;
    }
    turned[date] = as({ kind: 'text' }, { ...account, isApart: true });
    turned[date + 1] = { ...when, isApart: false };
    kinds.set(date + 2, { kind: 'text' });
    if (isFlair(lines[date + 3])) kinds.set(date + 3, { kind: 'badge' });
  });
  return turned.map((line, at) => {
    const kind = kinds.get(at);
    // `Go to comments` is above the customers' comments but below the post, which is a customer's.
    const isLink = kinds.size > 0 && line.kind === 'heading' && isReviewsHeading(line.text);
    return kind === undefined && !isLink ? line : as(kind ?? { kind: 'button' }, line);
  });
}

/** `Buying Advice`: who asks what to buy is no customer yet. */
const ADVICE =
  /(?:buying|purchase|shopping) (?:advice|help|question)|what to buy|kaufberatung|kaufempfehlung|conseils? d[’']achat|consejos? de compra|consigli(?:o)? (?:d[’']acquisto|per gli acquisti)|(?:aankoop|koop)advies|(?:conselho|dica)s? de compra|porad[ay] (?:zakupow[ae]|przed zakupem)/iu;

/** In lines. */
const LONGEST_POST = 60;

/** The lines of a post from its account down to the first button. */
function postIn(lines: readonly PageLine[], start: number): readonly number[] {
  const rest = lines.slice(start, start + LONGEST_POST);
  const end = rest.findIndex(({ kind }, at) => at > 1 && kind === 'button');
  return (end === -1 ? rest : rest.slice(0, end)).map((_, at) => start + at);
}

const isFlair = (line: PageLine | undefined): boolean =>
  line !== undefined &&
  !line.isApart &&
  line.kind !== 'button' &&
  line.text.split(/\s+/, LONGEST_FLAIR + 1).length <= LONGEST_FLAIR &&
  /^[\p{Lu}\p{Extended_Pictographic}]/u.test(line.text) &&
  !/[.!?…]$/u.test(line.text);
