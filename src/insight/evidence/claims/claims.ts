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
  if (FORMAL.some((form) => form.test(words))) return false;
  if (/\p{Nd}/u.test(words) || CHECKABLE.test(words)) return true;
  if (creditsSomeone(words) || creditsWriter(words)) return true;
  if (GREETINGS.some((form) => form.test(words)))
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

/** A sentence with blanks in place of such a label: its words keep their positions. */
export const unlabelled = (sentence: string): string =>
  sentence.replace(LABEL, (label) => ' '.repeat(label.length));

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
const GREETINGS: readonly RegExp[] = [
  opening(
    "(?:a |an )?(?:huge |big |warm |heartfelt )?(?:thank(?:s| you)|welcome|hello|hi|hey|dear|cheers|shout[- ]?out)|(?:morning|afternoon|evening),? (?!.*\\b(?:our|my|the|this|it|is|are|when|say|says)\\b)(?:\\p{L}{1,15} ){0,4}(?:all|every(?:one|body)|folks|friends|team|owls|birds|people|lovers|fans|neighbou?rs)(?=[^\\p{L}]*$)|good afternoon(?=[^\\p{L}]*$|,? (?:all|everyone|everybody|friends|folks)[^\\p{L}]*$)|good (?:morning|evening|news)|big news|happy (?:news|monday|tuesday|wednesday|thursday|friday|weekend)|congrat\\w*|true story|spotted|merry (?:christmas|xmas)|season[’']?s greetings|happy (?:sunday|new year|holidays|easter|christmas|birthday|anniversary|halloween|thanksgiving|diwali|hanukkah|eid|bank holiday|(?:mother|father|valentine|women|new year)[’']?s[’']? (?:day|eve))|have an? (?:\\p{L}{1,20} ){0,3}(?:weekend|day|week|evening|night|holidays?|christmas|easter|summer|winter|spring|autumn|time|one|break|start|sunday|monday|friday|saturday|trip)|enjoy (?:your|the) (?:long |bank |holiday )?(?:weekend|day|week|evening|holidays?|break|sunshine|summer)|(?:we[’']?re )?(?:wishing|sending) (?:you|all)|we wish you|(?:all the )?best wishes|good ?(?:night|bye|luck)|see you (?:soon|there|then|tomorrow|later|around|on|at|in|next)|sleep (?:well|tight)|take care|safe (?:travels|journey)",
  ),
  opening(
    "(?:(?:wir )?wünschen? euch )?(?:einen? )?gute[nrs]? (?:morgen|tag|abend|nacht|woche|rutsch|start|reise|fahrt|erholung|besserung)|wir wünschen (?:dir|euch|ihnen|allen)|(?:habt|hab|genießt|genieß) (?:noch )?(?:ein|eine|einen|das|den|die|euer|dein) (?:\\p{L}{1,20} ){0,2}(?:wochenende|feierabend|tag|woche|abend|feiertage?|sommer|sonntag|zeit|ferien|start)|alles (?:gute|liebe)|liebe grüße|kommt gut (?:heim|nach hause|an|rein|in|durch)|moin|servus|grüezi|grüß (?:dich|euch|gott)|macht[’']s gut|(?:ein |einen |eine )?schöne[sn]? (?:langes )?(?:wochenende|feierabend|tag|woche|abend|ferien|feiertage?|weihnacht\\p{L}{0,5}|ostern|pfingsten|urlaub|sonntag|sommer|restwoche|zeit)|(?:allen \\p{L}{2,20} )?viel (?:erfolg|glück|spaß|freude)|(?:herzlichen|vielen|tausend|besten|lieben) dank|danke|herzlichen glückwunsch|bis (?:bald|morgen|gleich|dann)|frohe[s]? \\p{L}{1,20}|hallo|hi|willkommen",
  ),
  opening(
    'buenos días|buenas(?: (?:tardes|noches))?|buen(?:a|as|os)? (?:día|fin|finde|puente|domingo|lunes|viernes|verano|viaje|provecho|semana|suerte|vacaciones|semanas)|que (?:paséis|pases|pasen|tengáis|tengas|tengan|disfrutéis|disfrutes|disfruten|descanséis|descanses|(?:te|os|les) vaya|sea)|(?:os|te|les) deseamos|(?:un )?(?:abrazo|saludo|beso)|feliz|felices|(?:mil|muchas|muchísimas) gracias|gracias|hola|bienvenid\\p{L}{1,2}|hasta (?:pronto|mañana|luego)|enhorabuena',
  ),
  opening(
    "(?:(?:nous vous|on vous) souhait(?:e|ons) |passez )?(?:(?:une?|de|d[’']) ?)?(?:bon(?:ne|s|nes)?|belles?|beaux?|douces?|joyeu(?:x|ses?)) (?:week-end|weekend|journée|soirée|année|appétit|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|fêtes?|vacances|semaine|rentrée|nuit|route|pont|été|courage|chance|anniversaire|fin|pâques|noël|voyage|réveillon)|(?:nous|on) vous souhait(?:e|ons)|meilleurs vœux|coucou|joyeu(?:x|ses?)|(?:mille|grand|un grand) mercis?|merci|bonjour|bonsoir|salut|bienvenue|à (?:très )?(?:bientôt|demain|vite|plus|tout de suite|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine)|au revoir|félicitations",
  ),
  opening(
    'buon ?(?:giorno|a sera|weekend|a giornata)|buon[ao] \\p{L}{1,20}|mille grazie|grazie|ciao|benvenut\\p{L}{1,2}|goedemorgen|goedemiddag|goedenavond|fijn weekend|(?:hartelijk )?(?:bedankt|dank)|hallo|hoi|welkom|bom dia|boa (?:tarde|noite|semana)|bom fim|muito obrigad[oa]|obrigad[oa]|olá|bem-vind\\p{L}{1,2}',
  ),
];

/** Openings of sentences that claim nothing. */
const OPENINGS: readonly string[] = [
  // English: requests to the reader.
  "(?:so |and |now |then |just |please |go ahead and )?(?:shop|try|tell|share|discover|join|comment|follow|click|tap|double[- ]tap|visit|order|grab|tag|drop|swipe|check|learn|read|sign|subscribe|save|send|book|call|come|stop by|find|see|watch|listen|ask|pick|choose|take|treat|meet|imagine|picture|let[’']?s|let us|let that|leave|write|type|vote|say|stay|get|give|start|pull up|look|keep|head|hit|dm|message|go|explore|browse|experience|feel|wear|wake up|slip|pair|dress|upgrade|make|enjoy|celebrate|remember|unlock|add|mark|trust us|be the first|introducing|swing by|pop (?:in|by|over)|reserve|register|nominate|reply|repost|bookmark|invite|bring|hurry|stock up|apply now|donate|scroll|relax|indulge|spoil yourself|reward yourself|dive in|hop on|guess|spread the word|pass it on|show (?:us|off|your)|hear|why not|fancy|can[’']?t wait|(?:claim|secure|save) (?:your|yours|a (?:spot|seat|place|table))|win|enter|download|scan|request|rsvp|schedule|pre-?order|stay tuned|watch this space|turn on|snap|mention|refer|forward|raise|press|don[’']?t (?:miss|forget|wait|worry|settle|just take))",
  "(?:it[’']?s )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|fall|winter|the (?:weekend|season|wait))(?: (?:is|and|,)|[,:!])|it[’']?s (?:time|here|official|monday|tuesday|wednesday|thursday|friday)",
  // The writer's use of the feedback.
  "(?:and |so )?we (?:also )?(?:read|listen|ask|keep (?:reading|asking)|promise|thank|hear|heard|reviewed|asked|noted|get it|love (?:reading|hearing)|could read|couldn[’']?t agree|would love|welcome|can[’']?t wait|know how)|we[’']?re (?:listening|all ears)",
  "here(?:[’']s| is| are)|this one(?:[’']s| is) for|that[’']?s what we|you (?:asked|spoke|said|told|deserve|inspire)|your (?:turn|feedback|words|reviews|comments|stories)|because you|(?:feedback|reviews|words|comments) like|in (?:your|their) own? ?words|(?:straight )?from (?:the|our) (?:reviews|customers|community)|what (?:an?|people say|you said|our customers)|why you|how to|ready (?:when|to|for)|words can|nothing beats|the verdict|now available|available (?:now|in|at|online)|questions|no (?:judge?ment|pressure)",
  // German.
  '(?!(?:haben|sind|können|wollen|müssen|sollen|werden|würden|dürfen|mögen|hatten|waren|wenn|dann|denn|den|schlafen|trinken|atmen|wohnen|zahlen|essen|baden|heizen|arbeiten) )(?!.*(?<!\\p{L})(?:ohne|besser|täglich|nie|immer|direkt|geprüft\\p{L}{0,3}|\\p{L}{0,20}sieger|länger|seit|keine?[mnrs]?|erst|reine[mnrs]?)(?!\\p{L}))\\p{L}{3,20}e?n sie|(?:ruf|klingel|meld|komm|schau)(?:t|st)? (?:(?:uns|doch|einfach|mal|kurz|gleich|gern|gerne) ){0,3}(?:an|durch|vorbei|rein|rum)(?!\\p{L})|(?:lust|bock|hunger|appetit|zeit) (?:auf|für) [^.!?]{2,40}\\?',
  "(?:wisch|swip|scroll|tipp|speicher|lik|kommentier|verlink|nenn|schnapp|frag|hör|merk)(?:e|t|st|et)?|nehmt|nimm|macht? mit|gewinnt|sei(?:d)? (?:dabei|gespannt)|verg(?:esst|iss)|verrat(?:e|et)?|ladet|bleibt? (?:dran|gesund|neugierig)|weiter(?:sagen|lesen)|auf geht[’']?s|los geht[’']?s|heute (?:wird es|geht es um|reden wir|sprechen wir|zeigen wir|nehmen wir|verraten wir|stellen wir)|jetzt(?! (?:ist|sind|war|hat|haben|gibt|läuft|geht|kostet|auch))|(?!bei|für|mit|von|zu|ohne|über|unter|nach|gegen|um|aus|wegen|hat|haben|ist|war|gibt)\\p{L}{3,20} (?:dir|euch|uns)|wir sehen uns|man sieht sich|bucht?|buchen|reservier\\w*|sicher[tn]? (?:dir|euch|sie)|werdet? teil|trefft|schickt?|besucht?|komm|melde\\w*|abonnier\\w*|lest|wählt|stimmt ab|freut euch|gönnt? (?:dir|euch)|verpasst?|ruft? an|link in|termin|entdeck\\w*|probier\\w*|schaut?|teilt?|schreibt?|folgt?|sagt?|erzähl\\w*|holt?|bestell\\w*|kommt?|lasst?|klick\\w*|markier\\w*|danke|vielen dank|hallo|hi|willkommen|mehr (?:dazu|infos)|wir (?:lesen|hören|freuen|danken)|was meint",
  // French.
  "on (?:vous attend|a hâte|se retrouve|vous (?:raconte|explique|dit|montre|emmène|présente))|hâte de|à vos \\p{L}{1,20}|(?!assez|chez|nez|voulez|avez|êtes|pouvez)\\p{L}{2,20}ez(?:-(?:nous|vous|le|la|les|moi|y|en))?|inscris|clique|swipe|glisse|tague|abonne|regarde|viens|fa(?:is|ites)|pense|à (?:toi|vous) de|(?:reste|fonce|passe)(?! \\p{L}{1,20} (?:est|a))|ne (?:manquez|ratez|tardez)|n[’']hésitez|rendez-vous|lien (?:dans|en)|découvr\\w*|essay\\w*|partage\\w*|dites|dis|racont\\w*|merci|bonjour|salut|bienvenue|clique\\w*|suive\\w*|commande[zr]|venez|laisse[zr]|profite[zr]|nous (?:lisons|écoutons|avons hâte)|et vous",
  // Spanish.
  'hoy (?:toca|hablamos|vamos a (?:hablar|contar)|(?:os|te) (?:contamos|enseñamos|mostramos|hablamos))|desliz\\p{L}{1,3}|pulsa|pincha|toca|regístrate|descárga\\p{L}{1,4}|participa|envía\\p{L}{0,3}|manda|pregunta\\p{L}{0,3}|recuerda|echa(?:d)? un|pasad|pasa a|dale|no (?:te |os )?(?:olvid\\p{L}{1,4}|pierd\\p{L}{1,3}|perd\\p{L}{1,4}|dud\\p{L}{1,3})|quédate|seguid\\p{L}{0,3}|reservad|llamad|escribid\\p{L}{0,3}|apuntaos|animaos|pedid|decid\\p{L}{0,3}|mirad|comentad|compartid|(?!est[eé])\\p{L}{0,15}[áéíóú]\\p{L}{0,8}(?:nos|te|os)|(?:te|os|les) esperamos|nos vemos|reserv[ae]|escríb\\w*|enlace en|únete|llévate|aprovecha|no te (?:lo |la )?pierdas|visita(?:nos)?|mira|elige|apúntate|vota|comenta|guarda|llama|haz|cuenta|sígue|suscríbete|pásate|anímate|elegid|venid|probad|contadnos|descúbr\\w*|descubr\\w*|prueb\\w*|compart\\w*|cuént\\w*|dinos|gracias|hola|bienvenid\\w*|haz clic|síguenos|pide|compra|ven|déja\\w*|etiqueta|te leemos|os leemos|leemos',
  // Italian, Dutch, Portuguese.
  'scopri\\w*|provala|provalo|condivid\\w*|raccont\\w*|dicci|grazie|ciao|benvenut\\w*|clicca|seguici|ordina|vieni|lascia\\w*',
  'ontdek|probeer|deel|vertel|bedankt|dank|hallo|hoi|welkom|klik|volg|bestel|kom|laat',
  'descubra|experimente|compartilhe|conte|obrigad[oa]|olá|bem-vind\\w*|clique|siga|peça|venha|deixe|marque',
];

const NO_CLAIMS: readonly RegExp[] = [
  ...OPENINGS.map(opening),
  // A short line that only introduces the next one.
  /^(?:\S+\s+){0,7}\S+:$/,
  /\b(?:in the comments|link in (?:the |der )?bio|enlace en la bio|lien (?:dans|en) (?:la )?bio|let us know|(?<=(?:^|(?:and|please|then|just|or|to|[,.!;–—-]) ))tell us|tag a friend|dm us|comment below)\b/i,
];
