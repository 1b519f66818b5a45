import type { LineKind, PageLine } from './page-line.ts';

/**
 * Tells apart the lines around a thread of comments: the head of a video, and promoted
 * posts.
 */
export const withThreads = (lines: readonly PageLine[]): PageLine[] =>
  withAccountNames(withoutPromotedPosts(withoutVideo(lines)));

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
const withAccountNames = (lines: readonly PageLine[]): PageLine[] =>
  lines.map((line, at) => {
    const above = lines[at - 1];
    const isName = above?.kind === 'avatar' && line.kind !== 'reply' && ACCOUNT.test(line.text);
    return isName && above.text.includes(`u/${line.text}`) ? as({ kind: 'text' }, line) : line;
  });

const ACCOUNT = /^(?:u\/)?[\w-]{3,25}$/;
