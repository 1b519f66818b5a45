/**
 * Tells sentences that claim something from those that need nobody behind them: questions, calls to
 * action, greetings, thanks, what the writer does with feedback, hashtags, links and labels. By their
 * form alone, in the languages that `OPENINGS` has; in others it is a claim unless it is a question.
 */
export function claims(sentence: string): boolean {
  const words = wordsOf(sentence);
  if (FORMAL.some((form) => form.test(words))) return false;
  if (CHECKABLE.test(words)) return true;
  if (countWords(words) < 3) return false;
  return !NO_CLAIMS.some((form) => form.test(words));
}

/** Whether a sentence says enough that a customer may have said the same, as a call to action may too. */
export function isStatement(sentence: string): boolean {
  const words = wordsOf(sentence);
  return countWords(words) >= 3 && !FORMAL.some((form) => form.test(words));
}

const wordsOf = (sentence: string): string =>
  sentence.replace(/https?:\/\/\S+|[#@][\p{L}\p{N}_]+/gu, ' ').trim();

const countWords = (words: string): number =>
  words.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** What may stand before the first word: emoji, list marks, quotation marks. */
const LEAD = String.raw`^[^\p{L}\p{N}(]*`;

const opening = (words: string): RegExp =>
  new RegExp(`${LEAD}(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

/** Questions, labels, and remarks in brackets about the text itself. */
const FORMAL: readonly RegExp[] = [
  /[?？؟]["”’)\s]*$/,
  opening('title|description|tags?|more|link|ps|p\\.s\\.|note'),
  /^\(.*\)$/,
];

/** Facts that a reader could look up or count, however the sentence begins. Every gap is bounded. */
const CHECKABLE =
  /\d\s?%|\d (?:in|out of|von|sur|de|su|van) \d|\d[.,]\d{3}|\d[.,]{0,3}\+? (?:\p{L}{1,30} )?(?:customers|people|women|men|users|reviews|stars?|days?|hours?|weeks?|months?|years?|times)(?!\p{L})|\b(?:award[- ]winning|voted|best[- ]?sell(?:er|ing)|clinically|scientifically|dermatologist\w*|doctors|experts|certified|patented|guaranteed?|proven|waterproof|thousands of|millions of|number one)(?!\p{L})/iu;

/** How sentences begin that claim nothing. */
const OPENINGS: readonly string[] = [
  // English: what the reader is to do.
  "(?:so |and |now |then |just |please |go ahead and )?(?:shop|try|tell|share|discover|join|comment|follow|click|tap|double[- ]tap|visit|order|grab|tag|drop|swipe|check|learn|read|sign|subscribe|save|send|book|call|come|stop by|find|see|watch|listen|ask|pick|choose|take|treat|meet|imagine|picture|let[’']?s|let us|let that|leave|write|type|vote|say|stay|get|give|start|pull up|look|keep|head|hit|dm|message|go|explore|browse|experience|feel|wear|wake up|slip|pair|dress|upgrade|make|enjoy|celebrate|remember|unlock|add|mark|trust us|be the first|introducing|don[’']?t (?:miss|forget|wait|worry|settle|just take))",
  // Greetings, thanks, and the news that there is some.
  '(?:a |an )?(?:huge |big |warm |heartfelt )?(?:thank(?:s| you)|welcome|hello|hi|hey|dear|cheers|shout[- ]?out)|good (?:morning|evening|news)|big news|happy (?:news|monday|tuesday|wednesday|thursday|friday|weekend)|congrat\\w*|true story|spotted',
  "(?:it[’']?s )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|fall|winter|the (?:weekend|season|wait))(?: (?:is|and|,)|[,:!])|it[’']?s (?:time|here|official|monday|tuesday|wednesday|thursday|friday)",
  // What the writer does with what was said.
  "(?:and |so )?we (?:also )?(?:read|listen|ask|keep (?:reading|asking)|promise|thank|hear|heard|reviewed|asked|noted|get it|love (?:reading|hearing)|could read|couldn[’']?t agree|would love|welcome|can[’']?t wait|know how)|we[’']?re (?:listening|all ears)",
  "here(?:[’']s| is| are)|this one(?:[’']s| is) for|that[’']?s what we|you (?:asked|spoke|said|told|deserve|inspire)|your (?:turn|feedback|words|reviews|comments|stories)|because you|(?:feedback|reviews|words|comments) like|in (?:your|their) own? ?words|(?:straight )?from (?:the|our) (?:reviews|customers|community)|what (?:an?|people say|you said|our customers)|why you|how to|ready (?:when|to|for)|words can|nothing beats|the verdict|now available|available (?:now|in|at|online)|questions|no (?:judge?ment|pressure)",
  // German.
  'jetzt|entdeck\\w*|probier\\w*|schaut?|teilt?|schreibt?|folgt?|sagt?|erzähl\\w*|holt?|bestell\\w*|kommt?|lasst?|klick\\w*|markier\\w*|danke|vielen dank|hallo|hi|willkommen|mehr (?:dazu|infos)|wir (?:lesen|hören|freuen|danken)|was meint',
  // French.
  'découvr\\w*|essay\\w*|partage\\w*|dites|dis|racont\\w*|merci|bonjour|salut|bienvenue|clique\\w*|suive\\w*|commande[zr]|venez|laisse[zr]|profite[zr]|nous (?:lisons|écoutons|avons hâte)|et vous',
  // Spanish.
  'descúbr\\w*|descubr\\w*|prueb\\w*|compart\\w*|cuént\\w*|dinos|gracias|hola|bienvenid\\w*|haz clic|síguenos|pide|compra|ven|déja\\w*|etiqueta|te leemos|os leemos|leemos',
  // Italian, Dutch, Portuguese.
  'scopri\\w*|provala|provalo|condivid\\w*|raccont\\w*|dicci|grazie|ciao|benvenut\\w*|clicca|seguici|ordina|vieni|lascia\\w*',
  'ontdek|probeer|deel|vertel|bedankt|dank|hallo|hoi|welkom|klik|volg|bestel|kom|laat',
  'descubra|experimente|compartilhe|conte|obrigad[oa]|olá|bem-vind\\w*|clique|siga|peça|venha|deixe|marque',
];

const NO_CLAIMS: readonly RegExp[] = [
  ...OPENINGS.map(opening),
  // A short line that only leads to what follows.
  /^(?:\S+\s+){0,7}\S+:$/,
  /\b(?:in the comments|link in (?:the )?bio|let us know|tell us|tag a friend|dm us|comment below)\b/i,
];
