/** Statements that hide behind a call to action or thanks, in English, German, Spanish and French. */

const either = (...lists: readonly string[]): string => lists.join('|');

/** In UTF-16 units: more than any sentence of a post. */
const LONGEST = 1_000;

const VERBS = either(
  'is|are|was|were|has|have|had|includes?|comes?|costs?|starts?|opens?|closes?|lasts?|stays?|gets?|takes?|runs?|works?|means?|helps?|loves?|like|likes|agree|recommends?|leaves?|sleeps?',
  'ist|sind|war|waren|hat|haben|enthält|enthalten|kostet|kosten|beginnt|öffnet|schließt|hält|halten|bleibt|bleiben|bekommt|bekommen|läuft|funktioniert|dauert|umfasst|liebt|lieben|schläft',
  'es|son|está|están|era|fue|tienen?|incluyen?|cuestan?|duran?|empiezan?|abren?|cierran?|hay|llegan?|funcionan?|duermen?',
  'est|sont|était|étaient|a|ont|comprend|comprennent|inclut|incluent|coûtent?|durent?|commencent?|ouvrent?|ferment?|restent?|dort|dorment|fonctionnent?',
);

/** Words that begin a request, a question or a remark about the reader or the writer. */
const NO_SUBJECT = either(
  "you|we|i|it['’]s time|let|what|which|who|how|why|when|where|see|there|that|tell|your (?:feedback|opinion|voice|review|turn|story|words?|comments?|support|thoughts)|yours",
  'du|ihr|wir|ich|was|welche\\p{L}?|wer|wie|wo|wann|euer (?:feedback|wort)|eure (?:meinung|worte)|deine (?:meinung|stimme)',
  'tú|te|os|nos|vosotr[oa]s|nosotr[oa]s|qué|cuál|quién|cómo|dónde|cuándo|que|si|tu (?:opinión|turno)|vuestr[oa] (?:opinión)',
  'vous|tu|nous|on|je|quel\\p{L}{0,3}|qui|que|comment|où|quand|si|votre (?:avis|opinion)|à',
);

/** `Book now: every lesson includes pickup`, `Komm vorbei – Hunde sind willkommen`. */
const CLAUSE = new RegExp(
  String.raw`(?:[,:;–—] ?| - |(?<!\p{L})(?:because|since|and|weil|denn|und|porque|pues|car|parce que|et) )(?!(?:${NO_SUBJECT})(?!\p{L}))(?:[\p{L}'’-]{1,25} ){1,5}?(?:${VERBS})(?!\p{L})`,
  'iu',
);

const SWEEPING = either(
  'everyone|everybody|nobody|no one|all|always|never|most|thousands',
  'alle|jede[rsmn]?|niemand|immer|nie|die meisten',
  'tod[oa]s?|nadie|siempre|nunca|la mayoría',
  'tous|toutes|tout le monde|personne|toujours|jamais',
);

/** `See why everyone loves us`, `Join everyone who switched`. */
const WHY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:why|how|warum|wieso|weshalb|por qué|pourquoi) (?:[\p{L}'’-]{1,25} ){0,3}?(?:${SWEEPING})|(?:join|like) (?:everyone|everybody|all those) (?:who|that))(?!\p{L})`,
  'iu',
);

/** `Say goodbye to squeaky brakes`: a promise, unless it is of the calendar. */
const FAREWELL =
  /(?<!\p{L})(?:say goodbye to|schluss mit|(?:di|decid|dile) adiós a|(?:dites|dis) (?:adieu|au revoir) (?:à|aux?)|(?:fini|finis|finies) les) (?!(?:the )?(?:winter|summer|spring|autumn|weekend|year|januar\p{L}*|monday|sommer|winter|jahr|verano|invierno|año|été|hiver|année)(?!\p{L}))\p{L}/iu;

/** True for a call to action with a statement behind it. */
export const statesBehindCall = (words: string): boolean =>
  [CLAUSE, WHY, FAREWELL].some((form) => form.test(words.slice(0, LONGEST)));

/** `Thanks to our customers, we doubled in size`, `Dank unserer Kunden haben wir uns verdoppelt`. */
const CREDIT =
  /^[^\p{L}\p{N}]*(?:thanks to|dank(?! (?:an|euch|dir|ihnen))|gracias a|merci à|grâce à)\s(?:(?!(?<!\p{L})(?:who|that|die|que|qui|wie)(?!\p{L})).){1,80}?(?:,? (?:we|our|wir|unser\p{L}{0,2}|nous|notre|nos|hemos|somos|nuestr[oa]s?))(?!\p{L}| (?:love|can|will|wish|thank|freuen|danken|lieben))/iu;

/** True for thanks that state what the writer achieved. */
export const creditsWriter = (words: string): boolean => CREDIT.test(words.slice(0, LONGEST));
