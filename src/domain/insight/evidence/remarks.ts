/**
 * Phrases beside a clause that tell whether it was meant as it stands, in English, German, French
 * and Spanish.
 */

const END = String.raw`(?![\p{L}\p{N}])`;

const within = (...words: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})${END}`, 'iu');

const opening = (...words: readonly string[]): RegExp =>
  new RegExp(`^(?:${words.join('|')})${END}`, 'iu');

const OF_OTHERS = within(
  'ads?|advert(?:s|isement)?|adverti[sz]ing|brochure|website|listing|slogan|motto|sign|leaflet|flyer|label|rumou?r|myth|dream|plan|theory|idea|competit(?:or|ion)|rival|neighbou?r|elsewhere|other|another|old|previous|former|last|next door',
  'werbung|anzeige|prospekt|webseite|website|homepage|katalog|flyer|schild|motto|gerücht|märchen|traum|plan|theorie|idee|konkurrenz|nachbar\\p{L}{0,3}|woanders|andere[rnsm]?|alte[rnsm]?|vorherige[rnsm]?|vorige[rnsm]?|frühere[rnsm]?|vorgänger\\p{L}{0,3}|letzte[rnsm]?',
  'annonce|publicité|pub|brochure|site|slogan|devise|affiche|étiquette|rumeur|mythe|rêve|plan|théorie|idée|concurren\\p{L}{1,4}|voisine?s?|ailleurs|autres?|ancien(?:ne)?s?|précédente?s?|dernière?s?|vieux|vieil(?:le)?',
  'anuncio|publicidad|folleto|web|página|lema|eslogan|cartel|etiqueta|rumor|mito|sueño|plan|teoría|idea|competencia|vecin[oa]s?|otr[oa]s?|antigu[oa]s?|anterior(?:es)?|viej[oa]s?|últim[oa]s?',
);

/** True if the words before a clause speak of an advertisement, of others or of a predecessor. */
export const isOfOthers = (text: string): boolean => OF_OTHERS.test(text);

const TIME_TURN = within(
  'at first|first|to begin with|in the beginning|initially|originally|formerly|previously|once|used to|before|back then|until|till|for years|years ago|in the past|last year',
  'anfangs|am anfang|zu beginn|zuerst|zunächst|früher|damals|einst|ursprünglich|bisher|bislang|vorher|einmal|bis|vor jahren|letztes jahr',
  "au (?:début|départ|commencement)|d['’]abord|avant|autrefois|jadis|à l['’]origine|auparavant|jusqu\\p{L}{0,2}|l['’]an dernier",
  'al principio|antes|primero|antiguamente|en su día|originalmente|al comienzo|inicialmente|hasta|el año pasado',
);

/** True if the words before a clause speak of a past that is over. */
export const isTimeTurn = (text: string): boolean => TIME_TURN.test(text);

const LIMITS_LATER = within(
  'until|till|at first|at the start|in the beginning|no longer|any ?more|not any|since then|that was before|supposedly|back then|or not|not|anyway',
  'bis|anfangs|zumindest|jedenfalls|angeblich|nicht mehr|seitdem|seither|damals|oder|nicht',
  "jusqu\\p{L}{0,2}|au début|du moins|en tout cas|ne plus|depuis|soi[- ]disant|ou|pas|c['’]était avant",
  'hasta|al principio|al menos|por lo menos|ya no|desde entonces|supuestamente|no',
);

/** True if the words after a clause end it or leave only a part of it. */
export const limitsLater = (text: string): boolean => LIMITS_LATER.test(text);

const CONSEQUENCE = opening(
  "so (?:that )?(?:i|we|my|our|the)|(?:which is why|that[’']s why|therefore|because)",
  'deshalb|deswegen|darum|daher|also|sodass|so ?dass|weil|denn',
  "donc|du coup|si bien|parce qu(?:e|[’'])\\p{L}{0,9}|car|alors",
  'así que|por eso|porque|de modo que|por lo que',
);

/** True for words that conclude from the clause before, or explain it. */
export const isConsequence = (text: string): boolean => CONSEQUENCE.test(text);

const RELATION = opening(
  'which|who|what a',
  'was|wie schön|das (?:schätz|lieb|mag|find|gefäll)\\p{L}{1,4}',
  "ce qui|ce qu(?:e|[’'])\\p{L}{0,9}|quel(?:le)?",
  'lo que|lo cual|cosa que|qué',
);

/** True for a remark on the clause before. */
export const isRelation = (text: string): boolean => RELATION.test(text);
