import { mayBeName } from '../lines/names.ts';
import type { PageLine } from '../pages/page-line.ts';
import {
  isAddressed,
  isReplyHeading,
  soundsLikeReply,
  speaksAsMaker,
  thanksForReview,
} from '../lines/reply-words.ts';
import type { Review } from './review.ts';

/**
 * Marks answers without a heading, by a head that differs from the others or by the wording of a
 * reply.
 */
export function withReplies(lines: readonly PageLine[], reviews: readonly Review[]): Review[] {
  const nameOf = ({ name }: Review) => (name === undefined ? '' : (lines[name]?.text ?? ''));
  const counts = new Map<string, number>();
  for (const review of reviews) counts.set(nameOf(review), (counts.get(nameOf(review)) ?? 0) + 1);
  const hasMenu = ({ start, words: [first = start] }: Review) =>
    lines.slice(start, first).some(({ kind }) => kind === 'menu');
  const menus = reviews.some(hasMenu);
  const isRated = (review: Review) => review.facts.some((at) => lines[at]?.kind === 'rating');
  const rated = reviews.filter(isRated).length >= reviews.length / 2;
  const owners = new Set(lines.flatMap((line) => ownerIn(line.text) ?? answererIn(line) ?? []));
  const top = ownersAbove(lines, reviews[0]);
  return reviews.map((review, at) => {
    const isOwner =
      owners.has(lettersOf(nameOf(review))) ||
      (!isRated(review) && (isAccount(nameOf(review)) || top.has(lettersOf(nameOf(review))))) ||
      isEarlier(lines, review);
    if (isOwner) return { ...review, isReply: true };
    if (at === 0 || isRated(review)) return withoutAnswer(lines, review, nameOf(review));
    const name = nameOf(review);
    const text = review.words.map((index) => lines[index]?.text ?? '').join(' ');
    const before = nameOf(reviews[at - 1] ?? review);
    const answers = soundsLikeReply(text) || greets(text, before);
    const isBusiness = (counts.get(name) ?? 0) > 1 || isFirm(name) || rated;
    const isOther = (menus && !hasMenu(review)) || rated;
    const isReply =
      isOther ||
      (isBusiness && answers) ||
      thanksForReview(text) ||
      speaksAsMaker(text) ||
      addresses(text, before);
    return isReply ? { ...review, isReply } : withoutAnswer(lines, review, name);
  });
}

/** In UTF-16 units; a shorter name is a word of the page's menu too. */
const SHORTEST = 6;

/** The letters of names of several words above the first review: one of them is the page's. */
const ownersAbove = (lines: readonly PageLine[], first: Review | undefined): ReadonlySet<string> =>
  new Set(
    lines
      .slice(0, first?.start ?? 0)
      .flatMap(({ kind, text }) =>
        kind === 'text' && / /.test(text) && mayBeName(text) ? [lettersOf(text)] : [],
      )
      .filter((letters) => letters.length >= SHORTEST),
  );

/** `Pantrybox_Official`, `AutoModerator`, `Tinderbox [developer]`: an account of a firm or of the site. */
const isAccount = (name: string): boolean =>
  /^automoderator$|[_. -](?:official|support|team|care|helpdesk|hq|bot)$|\[(?:developer|dev|publisher|owner|seller|creator|author|official)\]$/i.test(
    name,
  );

const EARLIER =
  /^(?:previous review|(?:frühere|vorherige) bewertung|avis précédent|(?:reseña|opinión) anterior|recensione precedente|(?:vorige|eerdere) review|avaliação anterior)$/iu;

/** An older version of the review above, under its own heading. */
const isEarlier = (lines: readonly PageLine[], { start }: Review): boolean =>
  EARLIER.test(lines[start - 1]?.text ?? '');

const PINNED =
  /^(?:pinned by|angepinnt von|épinglé par|fijado por|fissato da|vastgezet door|fixado por) (?<name>.{1,40})$/iu;

/** The owner of the page, who pins comments. */
function ownerIn(line: string): string | undefined {
  const name = PINNED.exec(line)?.groups?.['name'];
  return name === undefined || lettersOf(name) === '' ? undefined : lettersOf(name);
}

/** The name of someone whose role is beside it: of the page's side wherever it stands. */
const answererIn = ({ kind, text }: PageLine): string | undefined =>
  kind === 'reply' && mayBeName(text) && !isReplyHeading(text) ? lettersOf(text) : undefined;

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Cuts off an answer below the words, without a heading: it thanks or greets their author. */
function withoutAnswer(lines: readonly PageLine[], review: Review, name: string): Review {
  const { words } = review;
  const start = words.findIndex((at, index) => {
    const { text = '' } = lines[at] ?? {};
    return (
      index > 0 &&
      (thanksForReview(text) ||
        addresses(text, name) ||
        (soundsLikeReply(text) && greets(text, name)))
    );
  });
  if (start === -1) return review;
  const above = lines[words[start - 1] ?? -1];
  const isSigned = start > 1 && above !== undefined && isTeam(above);
  return { ...review, words: words.slice(0, isSigned ? start - 1 : start) };
}

/** True for a name between the words of a review and the answer. */
const isTeam = ({ kind, text }: PageLine): boolean =>
  kind === 'text' && mayBeName(text) && (isFirm(text) || /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(text));

/** True for a name typical of companies: `Notely Inc.` */
export const isFirm = (name: string): boolean => name.length <= 60 && BUSINESS.test(name);

const BUSINESS =
  /(?:(?<![a-z\d])(?:ltd|inc|llc|gmbh|ag|corp|co|plc|sarl|sas|sa|s\.l|srl|spa|b\.?v|lda|ug|team|support|studios?|labs?|apps?|software|media|games|entertainment|official)\.?$)|\(.{0,20}(?:owner|team|support).{0,20}\)/i;

/** True for a text that begins `Hi Jana, …` after a review by Jana M. */
function addresses(text: string, name: string): boolean {
  const opening = /^(?:\p{L}{1,12}[ ,]{1,2}){1,3}(?=\p{Lu})(?<called>[\p{L}’'-]{2,20})[,!.]/u.exec(
    text,
  );
  const called = opening?.groups?.['called']?.toLowerCase();
  return (
    called !== undefined &&
    isAddressed(text) &&
    name
      .toLowerCase()
      .split(/[\s.]+/)
      .includes(called)
  );
}

/** True for `Hi Jana, …` after a review by Jana. */
function greets(text: string, name: string): boolean {
  const [first = ''] = name.split(/\s+/);
  return first.length > 1 && text.slice(0, 60).toLowerCase().includes(first.toLowerCase());
}
