/** Phrases around and in the answers of reviewed businesses, in the supported languages. */

import REPLIES from '../../data/read/replies.txt?raw';
import { alternativesOf } from '../../data/entries.ts';
import { wholeLine } from './page-words.ts';
import { isWhen } from './when.ts';

const phrases = alternativesOf(REPLIES);

/** In UTF-16 units. */
const LONGEST = 120;

const ROLE = `(?:${phrases('role')})`;
const ANSWER = `(?:${phrases('answer')})`;
const BY = `(?:${phrases('by')})`;
const REPLY = new RegExp(
  `^(?:[↩↪➥└→>»-]\\s?){0,3}(?:${[
    `${ANSWER} ?${BY}:? ?.{1,100}`,
    phrases('heading'),
    `${ANSWER} ?[:·|–-] ?.{1,70}`,
    `(?:the |le |el |il |der |die )?${ROLE}(?:['’]s?)?(?: ?team)?(?: ${ROLE})?['’]?s? ?-?(?:${ANSWER}(?!\\p{L})|replied|responded|answered|antwortet|hat geantwortet|a répondu|ha respondido|respondi[óo]|ha risposto|heeft gereageerd|respondeu)(?: ?[:·|,(-].{0,60}|.{0,30})`,
    `(?:official|our|seller|public|offizielle|réponse officielle) ?${ANSWER}.{0,40}`,
  ].join('|')})\\s?:?$`,
  'iu',
);

/** `Reply from: the-shop - Feedback replied to by seller the-shop.` */
const ANSWERED = new RegExp(`^${ANSWER} ?${BY} ?: `, 'iu');

/** `Property response: Dear Ann, …`: the answer is on the line of its label. */
const INLINE = new RegExp(
  `^(?:${ANSWER} ?${BY}(?: \\p{L}{1,12})? ${ROLE}|(?:the )?${ROLE}(?:['’]s?)? ${ANSWER}) ?: (?=\\p{L}.{10})`,
  'iu',
);

/** True for an answer on the line of its label. */
export function isInlineReply(line: string): boolean {
  const label = INLINE.exec(line.slice(0, LONGEST))?.[0];
  if (label === undefined) return false;
  const words = line.slice(label.length);
  // A customer reports too: `Hotel feedback: lovely rooms, thin walls.`
  return LABEL_OF_ANSWER.test(label) || isAddressed(words) || soundsLikeReply(words);
}

/** `Response from the owner: `, which no customer writes. */
const LABEL_OF_ANSWER = new RegExp(`^${ANSWER} `, 'iu');

/** True for words that begin with a greeting or with thanks. */
export const isAddressed = (text: string): boolean => GREETING.test(text);

const GREETING = new RegExp(String.raw`^(?:${phrases('greeting')})(?!\p{L})`, 'iu');

const ROLE_ALONE = wholeLine(phrases('role-alone'));

/** True for the role of someone who answers, on a separate line: `Author`. */
export const isRoleAlone = (line: string): boolean =>
  line.length <= LONGEST && ROLE_ALONE.test(line.trim());

/**
 * True for the line above an answer by the reviewed business: `Response from the owner 2 months
 * ago`.
 */
export const isReplyHeading = (line: string): boolean =>
  // An item of a customer's list: `- support answered on New Year's Eve`.
  !/^- ?\p{Ll}/u.test(line) && isHeadingOfReply(line);

/** `Bike Shop (owner)`, perhaps with a day behind it, but not `Jane (owner) was very kind`. */
const BESIDE_ROLE = new RegExp(`^(?:.{2,40} )?[(]${ROLE}[)](?<rest>.{0,40})$`, 'iu');

/** `from Bike Shop`, `, Bike Shop`, `wrote:`, `Antwort`. */
const OF_FIRM =
  /^(?:(?:[,–-]|at|from|of|bei|von|vom|chez|de|du|del|di|da|van|bij) ?\p{Lu}.{0,40}|(?:wrote|commented|kommentierte|schrieb|a écrit|escribió|ha scritto|schreef|escreveu|[Aa]ntwort|[Rr]esponse|[Rr]eply|[Rr]éponse|[Rr]espuesta|[Rr]isposta|[Aa]ntwoord|[Rr]esposta)\s?:?)$/u;

function isNameWithRole(line: string): boolean {
  const rest = BESIDE_ROLE.exec(line.trim())?.groups?.['rest']?.trim();
  return (
    rest !== undefined &&
    (!/\p{L}/u.test(rest) || isWhen(rest.replace(/^[\s·•|,:–-]+/, '')) || OF_FIRM.test(rest))
  );
}

const isHeadingOfReply = (line: string): boolean =>
  isRoleAlone(line) ||
  (line.length <= LONGEST && isNameWithRole(line)) ||
  (line.length <= 200 && ANSWERED.test(line)) ||
  (line.length <= LONGEST && !/[.!?]$/.test(line.trim()) && REPLY.test(line.trim()));

const REPLIED = new RegExp(phrases('beginning'), 'iu');

/**
 * True for a text that opens like an answer by the reviewed business: it thanks for the review, or
 * apologises.
 */
export const soundsLikeReply = (text: string): boolean => REPLIED.test(text.slice(0, 160));

const THANKED = new RegExp(
  String.raw`(?:${phrases('thanks')})(?!\p{L})[^.!?]{0,70}(?<!\p{L})(?:(?:${phrases('your')}) (?:\p{L}+ ){0,2})(?:${phrases('review')})(?!\p{L})`,
  'iu',
);

const SPEAKS_AS =
  /^(?:(?:hi|hey|hello)(?: \p{L}{2,20})?[,!.]? )?(?:the )?(?:maker|creator|seller|(?:developer|dev|(?:co-?)?founder|author) of .{2,30}) here(?![\p{L}’'])(?=.{0,300}(?<!\p{L})(?:we|us|our|thanks|thank you|dm|sorry)(?!\p{L}))/isu;

/** True for words by which makers of a thing introduce themselves below its reviews: `Maker here.` */
export const speaksAsMaker = (text: string): boolean => SPEAKS_AS.test(text.slice(0, 400));

/** True for thanks for a review, as only the reviewed business writes them. */
export const thanksForReview = (text: string): boolean => THANKED.test(text.slice(0, 160));
