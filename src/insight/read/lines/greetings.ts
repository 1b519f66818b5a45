import { isGivenName } from '../../data/names/given-names.ts';

/** Messages that only greet, which are no statement of a customer, in the supported languages. */

const HELLO = [
  'hi(?:ya)?|hello|hey+|heya|howdy|greetings|good (?:morning|afternoon|evening|day)|(?:good )?morning',
  'hallo+|hallöchen|moin(?: moin)?|servus|grüezi|grüß (?:gott|dich|euch)|guten (?:tag|morgen|abend)|schönen guten (?:tag|morgen|abend)',
  'bonjour|bonsoir|salut|coucou|rebonjour',
  'hola|muy buenas|buenas|buen(?:os|as) (?:días|tardes|noches)|buen día',
  'ciao|salve|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio',
  'hoi|hé|dag|goede(?:morgen|middag|navond|ndag)|goede (?:morgen|middag|avond|dag)',
  'olá|oi+|bom dia|boa (?:tarde|noite)',
  'dzień dobry|dobry wieczór|cześć|witam|hej(?:san)?|hejsan|god (?:morgon|morgen|dag|kväll|aften|kveld)|halla|moi|hei|terve|päivää|hyvää (?:huomenta|päivää|iltaa)|dobrý (?:den|večer)|dobré ráno|ahoj|bună(?: ziua)?|jó napot|szia|merhaba|selam|günaydın|iyi (?:günler|akşamlar)|здравствуйте|добрый (?:день|вечер)|доброе утро|привет|добрий день|вітаю|привіт|γεια(?: σας)?|καλημέρα|こんにちは|おはようございます|こんばんは|你好|您好|안녕하세요',
].join('|');

/** Whom the greeting is for: `Hi there`, `Hola a todos`. A name has a capital. */
const WHOM =
  "(?:there|all|again|everyone|everybody|team|folks|guys|you|zusammen|alle(?:rseits|n)?|nochmal|liebes team|ihr(?: lieben)?|à (?:tous|toutes|vous)|tout le monde|l[’']équipe|a tod[oa]s|de nuevo|equipo|a tutt[ie]|di nuovo|team|allemaal|iedereen|daar|samen|nogmaals|a tod[oa]s|pessoal|gente|de novo|państwu|alla|alle sammen|kaikki)";

/** Asked for politeness: `how are you?`. */
const HOW =
  "(?:how are (?:you|things)(?: doing)?(?: today)?|how[’']s it going|wie geht(?:[’']?s| es)(?: (?:dir|ihnen|euch))?|(?:comment )?(?:ça|ca) va|comment allez[- ]vous|comment vas[- ]tu|qué tal(?: estás?)?|cómo (?:estás?|están|va)|come (?:va|stai|sta|state)|tutto bene|hoe gaat het(?: met (?:je|jou|u|jullie))?|alles goed|tudo (?:bem|bom)|como (?:vai|está|estão|vão)|jak się (?:masz|pan(?:i)? ma))";

/** Said when both leave: `You too`, `Tschüss`. */
const BYE = [
  '(?:and )?(?:(?:to )?you too|same to you|likewise|you as well)|(?:good ?|bye[- ])?bye|see (?:you|ya)(?: (?:soon|then|later|around))?|have a (?:good|great|nice|lovely) (?:day|evening|weekend|one)|take care',
  '(?:danke,? )?(?:dir|ihnen|euch) auch|ebenso|ebenfalls|gleichfalls|tschüs+i?|tschau|auf wiedersehen|bis (?:bald|dann|später)|schöne[ns]? (?:tag|abend|wochenende|feierabend)(?: noch)?|schönen tag(?: noch)?',
  '(?:à )?(?:vous|toi) aussi|de même|pareillement|au revoir|à (?:bientôt|plus(?: tard)?|demain)|bonne (?:journée|soirée|fin de journée)',
  'igualmente|tú también|usted también|adiós|hasta (?:luego|pronto|mañana)|(?:que tengas? )?(?:un )?buen día',
  'altrettanto|anche a (?:te|lei|voi)|arrivederci|a (?:presto|dopo)|buona (?:giornata|serata)',
  'jij ook|u ook|jullie ook|insgelijks|hetzelfde|doei+|dag hoor|tot (?:ziens|snel|later)|fijne (?:dag|avond)(?: nog)?',
  '(?:para )?você também|tu também|igualmente|tchau|até (?:logo|breve|amanhã|mais)|(?:tenha )?(?:um )?bom dia',
  'wzajemnie|do widzenia|do zobaczenia|miłego dnia|detsamma|hej ?då|i lige måde|farvel|ha det(?: bra)?|samoin|näkemiin|nápodobně|na shledanou|görüşürüz|до свидания',
].join('|');

/** Said to go on, or in return for thanks: `Sure, go ahead`, `De rien`. */
const IN_RETURN = [
  "(?:sure,? )?go ahead|you[’']?re (?:very |most )?welcome",
  'gern geschehen|de rien|de nada|di niente|graag gedaan',
].join('|');

/** Signs around and after the words: `Hi 👋`, `¡Hola!`. */
const SIGNS = '[\\s!¡¿?.,…~:;()👋🙂😊😀🙏☺👍👌❤\\uFE0F\\u{1F3FB}-\\u{1F3FF}-]{0,12}';

const START = new RegExp(`^[¡¿\\s]{0,3}(?:${HELLO})(?!\\p{L})(?:,? ${WHOM}(?!\\p{L}))?`, 'iu');
/** The name of the person greeted: `Jana`, `Frau Weber`, but not `Great App`. */
const NAMED =
  /^,? (?<title>(?:Mr|Mrs|Ms|Dr|Herrn?|Frau|Mme|Mlle|Madame|Monsieur|Señora?|Sra?|Signora?|Sig|Mevrouw|Meneer|Senhora?|Pan|Pani)\.? )?(?<name>\p{Lu}[\p{L}’'-]{0,20})(?: \p{Lu}[\p{L}.’'-]{0,20})?/u;
const END = new RegExp(`^(?:[,.!–-]{0,3} ?¿?${HOW})?${SIGNS}$`, 'iu');
const GOODBYE = new RegExp(`^[¡\\s]{0,3}(?:${BYE}|${IN_RETURN})(?: x{1,3})?${SIGNS}$`, 'iu');
/** Without words. */
const THUMBS = /^(?:[👍👌🙏🙂😊😉👋]|\uFE0F|[\u{1F3FB}-\u{1F3FF}]|\s){1,12}$/u;

/** In UTF-16 units. */
const LONGEST = 70;

/** True for a message that only greets or says goodbye: `Hi there`, `You too 👋`, `👍`. */
export function isOnlyGreeting(message: string): boolean {
  const text = message.trim();
  if (text.length > LONGEST) return false;
  if (GOODBYE.test(text) || THUMBS.test(text)) return true;
  const start = START.exec(text)?.[0];
  if (start === undefined) return false;
  const rest = text.slice(start.length);
  if (END.test(rest)) return true;
  const { title, name = '' } = NAMED.exec(rest)?.groups ?? {};
  const isPerson = title !== undefined || isGivenName(name.toLowerCase());
  return isPerson && END.test(rest.replace(NAMED, ''));
}
