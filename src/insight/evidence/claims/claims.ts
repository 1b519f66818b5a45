import { alternativesOf } from '../../data/entries.ts';
import OPENINGS from '../../data/evidence/openings.txt?raw';
import { creditsWriter, statesBehindCall } from './call-clauses.ts';
import { creditsSomeone, describesOffer } from './calls.ts';
import {
  claimsBySign,
  greetsWithPraise,
  isBoastingQuestion,
  promises,
  quantifies,
  withoutIdioms,
} from '../terms/quantities.ts';
import { retracts } from './retractions.ts';
import { isForeignScript, isShortClaim } from './short-lines.ts';
import { ENGLISH_VOCABULARY, type Vocabulary } from '../terms/vocabulary.ts';

const openings = alternativesOf(OPENINGS);

/**
 * True for a sentence that claims something; false for one that needs no source: questions, calls
 * to action, greetings, thanks, remarks on the use of feedback, hashtags, links and labels. Judged
 * by form alone, in the languages of the opening phrases; in any other language every sentence but
 * a question is a claim. A number is always a claim, in a call or a question too, unless it counts
 * what the reader has or may choose: `Got five minutes?`
 */
export function claims(whole: string, vocabulary: Vocabulary = ENGLISH_VOCABULARY): boolean {
  const sentence = whole.slice(0, LONGEST);
  if (claimsBySign(sentence) || retracts(sentence)) return true;
  const quoted = QUOTED.exec(sentence)?.groups?.['words'];
  const isQuote = quoted !== undefined && countWords(quoted) > 2 && !ASKS_TO_WRITE.test(sentence);
  if (isQuote && claims(quoted, vocabulary)) return true;
  const words = contentOf(sentence);
  const hasAmount = (text: string): boolean => hasNumber(text, vocabulary) || quantifies(text);
  if (TOLD_AS_QUESTION.test(words) || PRESUPPOSES.test(words)) return true;
  const announced = ANNOUNCED.exec(words)?.groups?.['rest'];
  if (announced !== undefined) return claims(announced, vocabulary);
  if (QUESTION.test(words))
    return countsIn(words.replace(WHEN, ' '), vocabulary)
      ? !asksReader(words)
      : isBoastingQuestion(words) && quantifies(words);
  if (FORMAL.some((form) => form.test(words)) || countsItems(words, vocabulary)) return false;
  if (/\p{Nd}/u.test(words) || CHECKABLE.test(words)) return true;
  if (creditsSomeone(words) || creditsWriter(words)) return true;
  if (GREETINGS.test(words))
    return (
      hasAmount(withoutIdioms(words)) ||
      CLAUSE.test(words) ||
      greetsWithPraise(words) ||
      greetsAsBest(words)
    );
  if (hasAmount(words) || isForeignScript(words)) return true;
  if (NO_CLAIMS.some((form) => form.test(words)))
    return boasts(words) || promises(words) || describesOffer(words) || statesBehindCall(words);
  return countWords(words) > 2 || isShortClaim(words);
}

/** Quoted words behind a colon: `We wrote this one down: “It never leaks.”` */
const QUOTED = /[:：]\s{0,3}[“"„«‹「『]\s?(?<words>[^“”"„«»‹›「」『』]{8,400})[”"“»›」』]/u;

/** Quoted words that the reader is asked to write or look for. */
const ASKS_TO_WRITE =
  /^[^\p{L}]{0,8}(?:comment|kommentier|write|schreib|reply|antwort|send|schick|type|tippe|dm|text|e?-?mail|search|such|use the code|im blog|jetzt im|neu im|on the blog|écri|répond|escrib|comenta)/iu;

/** True if a sentence, even a call to action, says enough for a customer to have said the same. */
export function isStatement(sentence: string): boolean {
  const words = wordsOf(sentence.slice(0, LONGEST));
  return (
    countWords(words) >= 2 && !QUESTION.test(words) && !FORMAL.some((form) => form.test(words))
  );
}

/** The sentence without links, handles, hashtags, boxed numbers and the number of a list item. */
const wordsOf = (sentence: string): string =>
  sentence
    .replace(/https?:\/\/\S+|[#@][\p{L}\p{N}_]+|\p{Nd}\uFE0F?\u20E3/gu, ' ')
    .trim()
    .replace(/^\p{Nd}{1,2}[.)](?=\s)/u, '')
    .trim();

/** Those words without the label of a field, or the brackets around them: `Title: Free parking`. */
const contentOf = (sentence: string): string =>
  wordsOf(sentence)
    .replace(/^\((?!demo|note|photo|foto|image|bild|video|ad|anzeige|werbung)(.{1,400})\)$/iu, '$1')
    .replace(LABEL, '');

const LABEL =
  /^[^\p{L}\p{N}(]{0,20}(?:title|titel|título|titre|titolo|description|beschreibung|descripción|descrizione|ps|p\.s\.|note|hinweis|nota)\s?[:：.]\s*(?=\S)/iu;

/** The number of a list item: `2) Quiet rooms`. */
const ITEM = /^[^\p{L}\p{N}(]{0,20}\p{Nd}{1,2}(?:\)(?=\s)|\uFE0F?\u20E3)/u;

/** A sentence with blanks in place of such a label or number: its words keep their positions. */
export const unlabelled = (sentence: string): string =>
  sentence
    .replace(ITEM, (item) => ' '.repeat(item.length))
    .replace(LABEL, (label) => ' '.repeat(label.length));

const countWords = (words: string): number =>
  words.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** True for a number in words. "One" rarely means a number. */
function hasNumber(words: string, { numbers }: Vocabulary): boolean {
  const found =
    words
      .slice(0, LONGEST)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return found.some((word) => (numbers.get(word) ?? 1) !== 1);
}

/** The first words of a line that introduces a list: `Three reasons to come by:` */
const ITEMS =
  /^[^\p{L}\p{N}]{0,20}(?<count>[\p{L}\p{N}]{1,12}) (?<rest>(?:\S{1,30} ?){1,9})[:：]$/u;

/** The nouns that such a line counts; `Two Michelin stars:` counts more than a list. */
const COUNTED = new RegExp(
  String.raw`^(?:\p{L}{1,20} ){0,2}(?:${openings('counted-items')})(?!\p{L})`,
  'iu',
);

/** The most items that such a line counts. */
const MOST_ITEMS = 12;

/** True for a line that only counts the items below it. */
function countsItems(words: string, vocabulary: Vocabulary): boolean {
  const { count = '', rest = '' } = ITEMS.exec(words.trim())?.groups ?? {};
  const items = vocabulary.numbers.get(count.toLowerCase()) ?? Number(count);
  return items > 1 && items <= MOST_ITEMS && COUNTED.test(rest) && !countsIn(rest, vocabulary);
}

const countsIn = (words: string, vocabulary: Vocabulary): boolean =>
  /\p{Nd}/u.test(words) || SINGLE.test(words) || hasNumber(words, vocabulary);

/** `Did you know that we deliver on Sundays?`: not `Did you know?` alone. */
const TOLD_AS_QUESTION =
  /^[^\p{L}]{0,8}(?:did you (?:already )?know|have you heard|(?:(?:hast|habt) (?:du|ihr)|haben sie|hättest du|hättet ihr)?(?: ?schon)? ?gewusst|wusst(?:est du|et ihr|en sie)(?: schon)?|(?:le )?sav(?:iez[- ]vous|ais[- ]tu)|sab[ií](?:as|ais|an|a usted)|(?:lo )?sapev(?:i|ate)|wist (?:je|jij|u|jullie)|(?:você )?sabi(?:a|am))(?!\p{L})[\s,:…–-]{1,4}(?:\S+ ){2,}/iu;

/** Questions that tell something: `Why does our tent never leak?` */
const PRESUPPOSES =
  /^[^\p{L}]{0,8}(?:what if (?:we|i) (?:told|tell) you (?:that )?(?:this|our|the|these|it)(?!\p{L})|(?:why|warum|pourquoi|por qué) (?:\p{L}{1,20} ){0,2}(?:our|this|these|unsere?|diese[rs]?|notre|nos|nuestr[oa]s?) (?:\p{L}{1,20} ){0,4}(?:never|always|nie|immer|jamais|toujours|nunca|siempre)(?!\p{L}))/iu;

/** `Good news: it never leaks!` */
const ANNOUNCED =
  /^[^\p{L}]{0,8}(?:(?:good|great|big|happy|breaking|exciting) news|fun fact|update|spoiler|fyi|gute (?:nachricht(?:en)?|neuigkeiten)|bonne nouvelle|buenas noticias|buona notizia|goed nieuws|boas notícias) ?[:–—-] ?(?<rest>\S.*)$/iu;

/** Times, dates and numbers of a choice, which claim nothing: `See you at 10?`, `Option 1 or 2?` */
const WHEN =
  /(?<!\p{L})(?:at|by|um|gegen|à|vers|a las?|sobre las) \d{1,2}(?:[:.h]\d{2})?(?: ?(?:am|pm|uhr|h))?(?!\d)|\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|uhr)(?!\p{L})|\d{1,2}(?:st|nd|rd|th|er|\.)? (?:de )?(?:jan|feb|mar|mär|apr|abr|may|mai|jun|jul|aug|ago|août|sep|oct|okt|nov|dec|dez|dic|déc|enero|janv|févr|fév|avr|juin|juil)\p{L}{0,8}|(?<!\d)(?:19|20)\d{2}(?!\d)|(?<!\p{L})(?:team|option|round|runde|part|teil|equipo|opción|équipe) \d{1,2}(?: (?:or|oder|o|ou) \d{1,2})?/giu;

/** `in just one day`, `en une seule journée`: one that does count. */
const SINGLE =
  /(?<!\p{L})(?:(?:just|only) one|a single|nur eine[nmr]?|eine[nmr]? einzige[nr]?|une? seule?|un solo|una sola) (?:minute|hour|day|week|visit|session|minuten?|stunden?|tag|woche|besuch|heure|jour|journée|semaine|visite|séance|minuto|hora|día|semana|visita|sesión)(?!\p{L})/iu;

/** True for a question about the reader: `Which of these three would you pick?` */
export const asksReader = (words: string): boolean => READER.test(words) && !OURS.test(words);

const READER =
  /^[^\p{L}\p{N}(]*(?:(?:have you )?(?:got|had)|(?:do|can|could|would|are|have|did) you(?! know| believe| heard)|which|what(?:['’]s)?|how (?:many|much|old|often|long)|who(?:['’]s)? (?:wants|has|needs|can|is (?:in|up|ready))|one or|wie (?:viele?|oft|lange|alt)|welche[rsnm]?|was|wer (?:hat|will|kann|kommt)|(?:habt|hast|könnt|kannst|kennt|kennst|würdet|würdest|braucht|brauchst|mögt|magst|nehmt|nimmst|seid|bist) (?:ihr|du)|cuánt[oa]s?|cuál(?:es)?|qué|quién(?:es)? (?:tiene|quiere|puede)|(?:tien|ten|pod|pued|quer|quier|eleg|elig|prefer|prefier|conoc)(?:és|éis|es|ís|es)|combien|l[ae]quel(?:le)?s?|quel(?:le)?s?|qui (?:a|veut|peut|est prêt)|(?:avez|as|pouvez|peux|voulez|veux|connaissez|préférez|choisiriez)[ -](?:vous|tu)|vous (?:avez|préférez|êtes)|tu (?:as|préfères))(?!\p{L})/iu;
const OURS =
  /(?<!\p{L})(?:our|ours|us|we|unser\p{L}{0,2}|uns|wir|nuestr[oa]s?|nosotr[oa]s|notre|nos|nous)(?!\p{L})/iu;

/** In UTF-16 units: more than any sentence of a post. */
const LONGEST = 2_000;

/** An independent clause after a call or a greeting. */
const CLAUSE =
  /[,:;–—-] ?(?:it|they|the|this|these|our|es|sie|er|der|die|das|unser\p{L}{0,2}|la|el|los|las|le|les|il|elle|nos|nuestr\p{L}{1,3}) (?:\p{L}{1,20} ){0,3}(?:is|are|was|were|has|have|closes|opens|ist|sind|war|hat|haben|es|son|está|están|fue|tiene|est|sont|était|a|ont)(?!\p{L})/iu;

/** Claims within a call to action: superlatives, "the only", "that never". */
const BOASTS: readonly RegExp[] = [
  /(?<!\byour )\b(?:best|only|most \p{L}{4,30}|better than|number one)(?!\p{L})/iu,
  /\bthe (?:\p{L}{1,20} )?(?!(?:guest|honest|request|test|rest|west|forest|interest|latest|quest|contest|harvest|protest|modest|chest|vest|nest|newest|biggest fan)(?!\p{L}))\p{L}{2,20}est(?!\p{L})/iu,
  /\b(?:der|die|das|den|dem|des) (?:\p{L}{1,20} )?(?!(?:erste|nächste|gäste|liste|kiste|küste|meiste|weste|reste|dienste|geste)[nrsm]?(?!\p{L}))\p{L}{2,30}ste[nrsm]?(?!\p{L})/iu,
  /(?<!\p{L})(?:einzige[nrsm]?|am besten|beste[nrsm]? \p{L}{2,30} (?:der|des|von|in|im))(?!\p{L})/iu,
  /(?<!\p{L})(?:el|la|los|las|lo) (?:\p{L}{1,20} ){0,2}(?:más|mejor|mejores|menos|único|única|únicos|únicas)(?!\p{L})/iu,
  /(?<!\p{L})(?:el|la|los|las) (?:mejor|mejores|única|único)(?!\p{L})/iu,
  /(?<!\p{L})(?:le|la|les|l['’]) ?(?:\p{L}{1,20} ){0,2}(?:plus|meilleur\p{L}{0,3}|moins|seule?s?|unique)(?!\p{L})/iu,
  /(?<!\p{L})(?:il|lo|la|i|gli|le|o|a|os|as) (?:\p{L}{1,20} ){0,2}(?:più|migliore|migliori|unic[oa]|mais|melhor|melhores|únic[oa])(?!\p{L})/iu,
  /(?<!\p{L})(?:de|het) (?:\p{L}{2,20}ste|enige|beste)(?!\p{L})/iu,
  /(?<!\p{L})(?:that|which|who|die|der|das|que|qui|che|dat|wat) (?:\p{L}{1,20} ){0,3}(?:never|always|everyone|nie|niemals|immer|nicht|keine?|nunca|siempre|jamais|toujours|pas|mai|sempre|nooit|altijd)(?!\p{L})/iu,
  /(?<!\p{L})(?:it|they|(?:our|my|this|these) (?:\p{L}{2,20} ){1,2})(?:never|always) \p{L}/iu,
  /(?<!\p{L})(?:stays?|keeps?|works?|dry|warm|cool|safe) (?:\p{L}{1,15} ){0,2}in any (?:weather|storm|season|light|situation|condition)s?(?!\p{L})/iu,
  /(?<!\p{L})(?:hello|goodbye) to (?:free|fresh|(?!summer|winter|easter|\p{L}{3,7}ber )\p{L}{3,12}er) \p{L}/iu,
  /^(?!.*(?<!\p{L})(?:[Vv]ote|[Nn]ominate|[Ww]in|[Ee]nter|[Ss]ign up|[Aa]pply|[Dd]raw)(?!\p{L})).*(?:\p{Lu}\p{L}{1,20} ){1,3}(?:Award|Prize|Preis|Prix)(?!\p{L})/u,
  /(?<!\p{L})why (?:so many |our )?(?:customers|people|scientists|vets|dentists|doctors|experts|chefs|teachers|parents|guests|locals|critics|reviewers|professionals) (?:trust|love|choose|swear by|recommend|rely on|prefer)(?!\p{L})/iu,
  // An offer at no cost: `first lesson free`.
  /(?<!\p{L})(?:first|erste[rnsm]?|primer[oa]?|premi(?:er|ère)|prim[oa]|eerste|primeir[oa]) \p{L}{2,20} (?:is |ist |est |es |è |é )?(?:free|gratis|kostenlos|umsonst|offerte?|gratuite?|gratuit[oa]|grátis)(?!\p{L})/iu,
  CLAUSE,
];

/** `Good morning from Berlin’s oldest bakery!`: not `You are the best!` or `Best wishes`. */
const greetsAsBest = (words: string): boolean =>
  !FLATTERY.test(words) && (boasts(withoutIdioms(words)) || OLDEST.test(words));

const FLATTERY =
  /(?<!\p{L})(?:you(?: are|['’]re)|ihr seid|du bist|sois|eres|vous êtes|tu es|wishes|regards|grüße|wünsche|deseos|vœux)(?!\p{L})|(?<!\p{L})(?:best|beste[nr]?|mejores|meilleurs?) (?:customers?|clients?|community|fans|followers|guests|friends|team|crew|neighbou?rs|kund\p{L}+|gäste\p{L}?|clientes|vecinos|equipo|amis|équipe)(?!\p{L})/iu;
const OLDEST =
  /['’]s (?!(?:latest|newest|next)(?!\p{L}))(?:\p{L}{2,20}est|most \p{L}{4,20}|only) \p{L}/iu;

const boasts = (words: string): boolean => BOASTS.some((form) => form.test(words));

/** Characters allowed before the first word: emoji, list marks, quotation marks. */
const LEAD = String.raw`^[^\p{L}\p{N}(]{0,60}`;

const opening = (words: string): RegExp =>
  new RegExp(`${LEAD}(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

/** With an emoji behind it, unless that answers: `Open on Sundays? ✅` */
const QUESTION = /[?？؟](?![^\p{L}\p{N}]{0,12}[✅☑✔💯👍🏆])[^\p{L}\p{N}]{0,12}$/u;

/** Labels and bracketed remarks about the text itself. */
const FORMAL: readonly RegExp[] = [
  /^[^\p{L}\p{N}(]*(?:(?:title|description|tags?)\s*(?:[:：]|$)|more(?=\s*[:：]| (?:infos?|information|here|soon|below|details|about|on|at|to come|in)(?!\p{L})))/iu,
  opening('link|enlace|lien'),
  /^\(.*\)$/,
];

/**
 * Facts that a reader could look up or count, whatever the sentence opens with. Every gap is
 * bounded.
 */
const CHECKABLE =
  /\d\s?%|\d (?:in|out of|von|sur|de|su|van) \d|\d[.,]\d{3}|\d[.,]{0,3}\+? (?:\p{L}{1,30} )?(?:customers|people|women|men|users|reviews|stars?|days?|hours?|weeks?|months?|years?|times)(?!\p{L})|\b(?:award[- ]winning|voted|best[- ]?sell(?:er|ing)|clinically|scientifically|dermatologist\w*|doctors|experts|certified|patented|guaranteed?|proven|waterproof|prize[- ]winning|same[- ]day|thousands of|millions of|number one)(?!\p{L})|(?<!\p{L})(?:(?:gold|silver|bronze) medal|am selben tag|preisgekrönt\p{L}{0,2}|prämiert\p{L}{0,2}|ausgezeichnet(?:e[rnms]?)? (?:von|mit|als|beim)|medaill\p{L}{1,3}|le jour même|médaill\p{L}{1,3}|récompensée?s?|en une seule (?:journée|visite|séance)|el mismo día|premiad[oa]s?|galardonad[oa]s?|medalla)(?!\p{L})/iu;

/** Greetings, thanks and announcements of news. */
const GREETINGS = opening(openings('greetings'));

const NO_CLAIMS: readonly RegExp[] = [
  opening(openings('requests-and-remarks')),
  // A short line that only introduces the next one.
  /^(?:\S+\s+){0,7}\S+:$/,
  /\b(?:in the comments|link in (?:the |der )?bio|enlace en la bio|lien (?:dans|en) (?:la )?bio|let us know|(?<=(?:^|(?:and|please|then|just|or|to|[,.!;–—-]) ))tell us|tag a friend|dm us|comment below)\b/i,
];
