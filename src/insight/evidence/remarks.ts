/**
 * Phrases beside a clause that tell whether it was meant as it stands, in seven
 * languages.
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
  'pubblicità|annuncio|opuscolo|sito|volantino|cartello|etichetta|voce|mito|sogno|piano|teoria|idea|concorren\\p{L}{1,4}|vicin[oiae]|altrove|altr[oaie]|vecchi[oae]?|precedent[ei]|ultim[oaie]',
  'reclame|advertentie|folder|brochure|website|site|slogan|bord|label|gerucht|mythe|droom|plan|theorie|idee|concurren\\p{L}{1,4}|buren|buurman|buurvrouw|elders|andere?|oude?|vorige?|vroegere?|laatste',
  'anúncio|publicidade|folheto|site|página|lema|cartaz|etiqueta|boato|mito|sonho|plano|teoria|ideia|concorr\\p{L}{1,6}|vizinh[oa]s?|outr[oa]s?|antig[oa]s?|anterior(?:es)?|velh[oa]s?|últim[oa]s?',
);

/** True if the words before a clause speak of an advertisement, of others or of a predecessor. */
export const isOfOthers = (text: string): boolean => OF_OTHERS.test(text);

const REPORTS = within(
  'according to|in (?:my|your|his|her|our|their) dreams|or rather|swears?|swore|at least',
  'laut (?:der|dem|den|einer|eine[ms]|ihr|ihm|ihnen|prospekt|katalog|anzeige|werbung|webseite|website|hersteller|verkäufer)|zufolge|angeblich|schwör\\p{L}{0,3}|schwor|im traum|beziehungsweise',
  "selon|d['’]après|paraît|prétend\\p{L}{0,4}|jure(?:nt)?|dans (?:mes|tes|ses|vos|leurs) rêves|ou plutôt",
  'según|juran?|al parecer|en (?:mis|tus|sus) sueños|o más bien',
  'secondo|giura(?:no)?|pare che|a quanto pare|nei (?:miei|tuoi|suoi|loro) sogni|o meglio',
  'volgens|zweert|zweren|naar verluidt|in (?:mijn|je|hun) dromen|of liever',
  'segundo|juram?|parece|ao que parece|nos (?:meus|teus|seus) sonhos|ou melhor',
);

/** True if the words beside a clause name who says so, or that it was a dream. */
export const isReported = (text: string): boolean => REPORTS.test(text);

const TIME_TURN = within(
  'at first|(?<!(?:the|my|our|his|her|their|its) )first|to begin with|in the beginning|initially|originally|formerly|previously|once|used to|before|back then|until|till|for years|years ago|in the past|last year',
  'anfangs|am anfang|zu beginn|zuerst|zunächst|früher|damals|einst|ursprünglich|bisher|bislang|vorher|einmal|bis|vor jahren|letztes jahr',
  "au (?:début|départ|commencement)|d['’]abord|avant|autrefois|jadis|à l['’]origine|auparavant|jusqu\\p{L}{0,2}|l['’]an dernier",
  'al principio|antes|primero|antiguamente|en su día|originalmente|al comienzo|inicialmente|hasta|el año pasado',
  "all['’]inizio|dapprima|prima|un tempo|una volta|in origine|inizialmente|finora|fino|l['’]anno scorso",
  'eerst|in het begin|aanvankelijk|vroeger|ooit|voorheen|tot|oorspronkelijk|vorig jaar',
  'no início|primeiro|antes|antigamente|outrora|originalmente|inicialmente|até|no ano passado',
);

/** True if the words before a clause speak of a past that is over. */
export const isTimeTurn = (text: string): boolean => TIME_TURN.test(text);

const LIMITS_LATER = within(
  'until|till|at first|at the start|in the beginning|no longer|any ?more|not any|since then|that was before|supposedly|back then|or not|not|anyway',
  'bis|anfangs|zumindest|jedenfalls|angeblich|nicht mehr|seitdem|seither|damals|oder|nicht',
  "jusqu\\p{L}{0,2}|au début|du moins|en tout cas|ne plus|depuis|soi[- ]disant|ou|pas|c['’]était avant",
  'hasta|al principio|al menos|por lo menos|ya no|desde entonces|supuestamente|no',
  "fino|all['’]inizio|almeno|in ogni caso|non più|da allora|o no|non|secondo",
  'tot|in het begin|althans|tenminste|niet meer|sindsdien|zogenaamd|of|niet|volgens',
  'até|no início|pelo menos|já não|desde então|supostamente|ou|não|segundo',
);

/** True if the words after a clause end it or leave only a part of it. */
export const limitsLater = (text: string): boolean => LIMITS_LATER.test(text);

const CONSEQUENCE = opening(
  "so (?:that )?(?:i|we|my|our|the)|(?:which is why|that[’']s why|therefore|because)",
  'deshalb|deswegen|darum|daher|also|sodass|so ?dass|weil|denn',
  "donc|du coup|si bien|parce qu(?:e|[’'])\\p{L}{0,9}|car|alors",
  'así que|por eso|porque|de modo que|por lo que',
  'quindi|perciò|così che|perché|per questo',
  'dus|daarom|zodat|omdat|want',
  'por isso|porque|pois|portanto|de modo que',
);

/** True for words that conclude from the clause before, or explain it. */
export const isConsequence = (text: string): boolean => CONSEQUENCE.test(text);

const CAUSE = opening(
  "because|denn|weil|car|parce qu(?:e|[’'])\\p{L}{0,9}|porque|perché|omdat|want",
);

/** True for words that explain the clause before. */
export const isCause = (text: string): boolean => CAUSE.test(text);

const RELATION = opening(
  'which|who|what a',
  'was|wie schön|das (?:schätz|lieb|mag|find|gefäll)\\p{L}{1,4}',
  "ce qui|ce qu(?:e|[’'])\\p{L}{0,9}|quel(?:le)?",
  'lo que|lo cual|cosa que|qué',
  'il che',
  'wat',
  'o que',
);

/** True for a remark on the clause before. */
export const isRelation = (text: string): boolean => RELATION.test(text);
