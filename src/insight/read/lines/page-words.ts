/**
 * Phrases of pages around the words of customers, in English, German, French, Spanish, Italian,
 * Dutch and Portuguese. All patterns match whole lines of limited length.
 */

import PAGE from '../../data/read/page.txt?raw';
import { alternativesOf, sectionsOf } from '../../data/entries.ts';

const phrases = alternativesOf(PAGE);

/** In lower case, without final punctuation. */
const BUTTONS: ReadonlySet<string> = new Set(
  ['button', 'everyday-button'].flatMap(sectionsOf(PAGE)),
);

const EXPANDER =
  /^(?:(?:show|read|see|view) (?:more|less)|more|less|mehr|weniger|(?:mehr|weniger) (?:anzeigen|lesen)|weiterlesen|plus|moins|(?:afficher|voir|lire) (?:plus|moins|la suite)|suite|más|(?:ver|leer|mostrar) (?:más|menos)|altro|(?:mostra|leggi) (?:altro|di più|meno)|meer|(?:meer|minder) (?:lezen|tonen|weergeven)|lees meer|mais|(?:ver|ler|mostrar) (?:mais|menos)|więcej|mniej|(?:pokaż|czytaj|zobacz|rozwiń) (?:więcej|mniej)|rozwiń|zwiń)$/i;

/** True for a button that expands the words above it. */
export const isExpander = (line: string): boolean => line.length <= 40 && EXPANDER.test(line);

/** In words. */
const LONGEST_BUTTON = 6;
/** In UTF-16 units. */
const LONGEST = 120;

/** True for a line of only buttons, with counts: `Helpful (3) | Report`. */
export function isButtons(line: string): boolean {
  if (line.length > LONGEST) return false;
  const bare = line.replace(LIKED, '');
  const words = bare.toLowerCase().match(/[\p{L}_’'?]+/gu) ?? [];
  if (words.length === 0) return false;
  for (let at = 0; at < words.length;) {
    const length = buttonAt(words, at);
    if (length === 0) return false;
    at += length;
  }
  return /^[\p{L}✓✗✘✕\p{Extended_Pictographic}\uFE0F_’'?\s\d|·•/,.()♥⋮…+>›»-]+$/u.test(bare);
}

/** The mark of `Lubię to!`, the Polish button. */
const LIKED = /(?<=^lubię to)!$/iu;

/** The number of words of the longest button that begins at `at`. */
function buttonAt(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_BUTTON, words.length - at); length > 0; length -= 1) {
    const label = words.slice(at, at + length).join(' ');
    if (BUTTONS.has(label) || BUTTONS.has(label.replace(/\?$/, ''))) return length;
  }
  return 0;
}

export const wholeLine = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`^(?:${alternatives.join('|')})$`, 'iu');

const HELPFUL = `(?:${phrases('helpful')})`;
const VOTED = wholeLine(
  String.raw`(?:this review|diese (?:bewertung|rezension)|cet avis|esta (?:reseña|opinión|avaliação)|questa recensione|deze (?:review|recensie)).{1,60}${HELPFUL}.{0,60}\d{1,6}.{0,30}`,
  phrases('votes'),
  String.raw`\d{1,6} (?:out of|of|von|sur|de|su|van) \d{1,6} .{0,40}${HELPFUL}.{0,20}`,
  `.{0,30}(?:${phrases('voters')})(?!${phrases('votes-verbs')}).{0,50}${HELPFUL}.{0,20}`,
  String.raw`(?:was|were|is|did|do|war|waren|ist|finden|fanden|fand|cet|cette|avez|¿?te|¿?le|¿?fue|¿?has|¿?esta|ti|questa|hai|vond|was|is|heb|esta|essa|você|achou|isso|foi).{1,60}${HELPFUL}.{0,25}[?].{0,30}`,
  String.raw`(?:mark(?:ed)? as |als |é |è |es |est )?${HELPFUL}(?: markiert)?[ ?:]{0,3}[(]?\d{0,6}[)]?`,
);

/** In UTF-16 units; the notice of a travel site has a second sentence. */
const LONGEST_NOTICE = 300;
const NOTICE = new RegExp(
  String.raw`^(?:${phrases('notice-of')}) (?:${phrases('notice-on')}) .{1,20}(?:subjecti[vf]\p{L}*|subjektive?|subjetiv[oa]|soggettiv[oa]|opinion|opinione) .{3,80}tripadvisor`,
  'iu',
);

/** Counts and links of a thread: `4 replies`, `Pinned by Example`, `permalinksavereply`. */
const THREAD = wholeLine(
  String.raw`(?:(?:view|show|hide) )?(?:all )?\d{0,5} ?(?:more )?(?:replies|reply|antworten|réponses?|respuestas?|rispost[ae]|reacties?|respostas?)(?: \(\d{1,5}\))?`,
  String.raw`(?:download|export|view|see|show|load) (?:all|more) \p{L}{4,15}`,
  '(?:permalink|embed|context|full comments|save|unsave|parent|report|give award|reply|hide child comments){2,9}',
);

/** `Pinned by Example`: a name, not `Pinned by a single nail, it fell off`. */
const PINNED =
  /^(?:Pinned by|Angepinnt von|Épinglé par|Fijado por|Fissato da|Vastgezet door|Fixado por) (?:@[\w.-]{2,40}|\p{Lu}[^\s,.!?]{0,20}(?: \p{Lu}[^\s,.!?]{0,20}){0,3})$/u;

/** `3人のお客様がこれが役に立ったと考えています`: in the words of sites only. */
const EAST_ASIAN_VOTES = [
  /^\d{1,6}\s?人(?:の(?:お客様|方|ユーザー|利用者)が|中、?\s?\d{1,6}\s?人(?:の(?:お客様|方))?が|が)、?(?:これが|この(?:レビュー|クチコミ|口コミ)[がはを])?、?「?(?:役に立った|役に立つ|参考になった)」?(?:と(?:考えてい|感じてい|言ってい|評価してい|回答してい|答えてい|投票してい)(?:ます|る)|と(?:評価|回答|投票)(?:しました)?)?。?$/u,
  /^\d{1,6}\s?(?:人|个人|[名位](?:用户|买家|顾客|网友|客人|旅客))(?:认为|觉得|認為|覺得)(?:(?:这条|这篇|该|此|本|這則|這篇)?(?:评论|评价|点评|評論|評價))?(?:很)?(?:有帮助|有幫助|有用)。?$/u,
  /^\d{1,6}\s?명(?:의 (?:고객|사용자|회원|구매자)(?:님)?)?(?:이|에게|께) (?:이 리뷰[가를] )?도움(?:이|을)? ?(?:됐|되었|됨|돼|됩|된|받).{0,10}$/u,
];

/** True for votes and questions on the usefulness of a review, and for links of a thread. */
export const isVote = (line: string): boolean =>
  line.length <= LONGEST
    ? [VOTED, THREAD, PINNED, ...EAST_ASIAN_VOTES].some((it) => it.test(line.trim()))
    : line.length <= LONGEST_NOTICE && NOTICE.test(line.trim());

/** Whole lines of sites that customers write as well: `Es útil`, `Export all data`, `Replies`. */
const EVERYDAY = wholeLine(phrases('everyday-button'), `(?:é|è|es|est) ${HELPFUL}`);
const EVERYDAY_LINK = wholeLine(
  '(?:(?:view|show|hide) )?(?:all )?(?:more )?(?:replies|antworten|réponses?|respuestas?|rispost[ae]|reacties?|respostas?)',
  String.raw`(?:download|export|view|see|show|load) (?:all|more) \p{L}{4,15}`,
);

/** True for a button that only its place or its repetition tells from a customer's words. */
export function isEverydayButton(line: string): boolean {
  if (line.length > LONGEST || /[\d?]/.test(line)) return false;
  return line.split(/[,.]/).every((part) => {
    const words = part.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    return (
      words === '' ||
      EVERYDAY.test(words) ||
      (EVERYDAY_LINK.test(words) && !isButtons(words) && !HEADING.test(words))
    );
  });
}

const COUNT = String.raw`\d{1,3}(?:[.,  ]\d{3}){0,2}\+?[KM]? ?(?:total |public |helpful |published )?(?:reviews?|photos?|ratings?|contributions?|votes?|followers?|posts?|points?|friends?|years? on \p{L}+|months? on \p{L}+|reviews? written|bewertung(?:en)?|rezension(?:en)?|fotos?|beiträge?|(?:jahre?|monate?) (?:bei|auf) \p{L}+|avis|photos?|contributions?|(?:ans?|mois) sur \p{L}+|reseñas?|opiniones|opinión|aportaciones|contribuciones|(?:años?|mes(?:es)?) en \p{L}+|recension[ei]|foto|contributi|contributo|(?:ann[io]|mes[ei]) su \p{L}+|recensies?|foto['’]?s|bijdragen?|beoordelingen?|(?:jaar|maand(?:en)?) op \p{L}+|avaliaç(?:ão|ões)|comentários?|komentarz[ey]?|contribuiç(?:ão|ões)|(?:anos?|m[eê]s(?:es)?) n[oa] \p{L}+)`;
const GUIDE = `(?:${phrases('guide')})`;
const BADGE = wholeLine(
  String.raw`(?:✓|✔|✅|☑)?\s?(?:amazon )?(?:${phrases('verified')})`,
  phrases('badge'),
  `(?:.{2,40}? ?[·•|,-] ?)?(?:${COUNT}|${GUIDE})(?: ?[·•|,] ?(?:${COUNT}|${GUIDE}))*`,
  `[a-z]{2} ?[·•|,] ?${COUNT}`,
);
/**
 * `Zweryfikowano`, `Verifierad köpare`: the participle of "to verify" in most languages of Europe,
 * with one noun at most. A customer verifies too: `Could not verify my account`.
 */
const VERIFIED =
  /^(?:✓|✔|✅|☑)?\s?(?!.*(?:qualit|kvalit|jakoś|kalite|laatu|качеств|якіст))(?:[\p{L}-]+ )?(?:zweryfikowan|potwierdzon|ověřen|overen|verif(?:ierad|iert|icer(?:et|ed)|isert|icat|iciran|ikovan)|doğrulanm[ıi]ş|onaylanm[ıi]ş|onaylı|vahvist(?:et|un)\p{L}{0,3}|подтвержд[её]н|підтверджен|перевірен|проверен)\p{L}{0,3}(?: [\p{L}-]+)?$/iu;

/** A country, abbreviated as on review sites. */
const COUNTRY = /^[A-Z]{2}$/;

/** In UTF-16 units. */
const LONGEST_BADGE = 40;

/** `Leeds, United Kingdom17 contributions4 helpful votes`: a place and counts without gaps. */
function isGluedBadge(line: string): boolean {
  const [place = '', ...counts] = line.trim().split(/(?<=\p{L})(?=\d)/u);
  if (counts.length === 0 || !counts.every((count) => ONE_COUNT.test(count))) return false;
  return ONE_COUNT.test(place) || /^\p{Lu}[\p{L} ,.’'-]{1,60}$/u.test(place);
}

const ONE_COUNT = wholeLine(COUNT);

/** True for a page's information on a reviewer: `Local Guide · 48 reviews`, `Verified Purchase`. */
export const isBadge = (line: string): boolean =>
  line.length <= LONGEST &&
  (isGluedBadge(line) ||
    COUNTRY.test(line) ||
    BADGE.test(line.trim()) ||
    (line.length <= LONGEST_BADGE && VERIFIED.test(line.trim())));

const DETAIL = wholeLine(
  phrases('detail'),
  String.raw`(?:${phrases('detail-field')})\s?[:：=].{0,100}`,
);

/** True for a page's information on the purchase, the stay or the app: `Size: M`, `Couples`. */
export const isDetail = (line: string): boolean =>
  line.length <= LONGEST && DETAIL.test(line.trim());

const REVIEWS = `(?:${phrases('reviews')})`;
const SORTING = `(?:${phrases('sorting')}).{0,60}`;
const HEADING = wholeLine(
  phrases('heading'),
  String.raw`\d{1,3}(?:[.,]\d{3})* (?:global )?${REVIEWS}`,
  `.{0,60}(?<!\\p{L})${REVIEWS}(?!\\p{L}).{0,40}[^.!?]?`,
  SORTING,
);

const SORT_LABEL = wholeLine(SORTING);

/** True for the control that sorts the reviews below it: `Sort by`. */
export const isSortLabel = (line: string): boolean =>
  line.length <= 60 && SORT_LABEL.test(line.trim());

const REVIEWS_HEADING = wholeLine(
  `(?:(?:\\p{L}|[’'-]){1,20} ){0,3}${REVIEWS}(?: (?:&|and|und|et|y|e|en) (?:\\p{L}|-){1,20})?`,
);

/** True for the heading above all reviews: `Ratings and reviews`. */
export const isReviewsHeading = (line: string): boolean =>
  line.length <= 60 && REVIEWS_HEADING.test(line.trim());

/** True for headings and other furniture of a page of reviews. */
export const isPageHeading = (line: string): boolean =>
  line.length <= LONGEST &&
  !/[.!]$/.test(line.trim()) &&
  !FIRST_PERSON.test(line) &&
  HEADING.test(line.trim());

const FIRST_PERSON = new RegExp(
  String.raw`(?<!\p{L})(?:${phrases('first-person')})(?!\p{L})`,
  'iu',
);

const MENU = wholeLine(phrases('menu'));

export const isFirstPerson = (line: string): boolean => FIRST_PERSON.test(line);

/** True for the menu beside a reviewer's name. */
export const isMenu = (line: string): boolean => MENU.test(line);

const DETAIL_LABEL = wholeLine(phrases('detail-label'));

/** True for a label whose value is on the next line. */
export const isDetailLabel = (line: string): boolean => DETAIL_LABEL.test(line);
