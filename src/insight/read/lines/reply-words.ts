/** Phrases around and in the answers of reviewed businesses, in the supported languages. */

import { wholeLine } from './page-words.ts';
import { isWhen } from './when.ts';

/** In UTF-16 units. */
const LONGEST = 120;

const ROLE =
  '(?:developers?|business owners?|employers?|arbeitgebers?|employeur|empleador|datore di lavoro|werkgever|empregador|camping|owners?|sellers?|merchants?|business|company|management|managers?|hosts?|property|hotel|restaurant|shop|store|vendors?|supplier|manufacturer|brand|support(?: team)?|team|customer (?:service|care|support)|service|author|entwicklers?|entwicklerteams?|inhabers?|inhaberin|eigentümers?|eigentümerin|verkäufers?|händlers?|anbieters?|unternehmens?|unterkunft|gastgebers?|gastgeberin|betreibers?|herstellers?|hotels?|restaurants?|kundenservice|kundendienst|propriétaire|développeur|vendeur|marchand|établissement|hôte|gérant|direction|entreprise|service client|propietari[oa]|desarrollador(?:a|es)?|vendedor|establecimiento|alojamiento|anfitri[óo]na?|empresa|negocio|direcci[óo]n|gerencia|tienda|servicio de atenci[óo]n al cliente|proprietari[oa]|sviluppatore|venditore|struttura|gestore|direzione|azienda|negozio|eigenaar|ontwikkelaars?|verkopers?|accommodatie|bedrijf|winkel|klantenservice|propriet[áa]ri[oa]|desenvolvedor(?:a)?|programador|vendedor|propriedade|acomoda[çc][ãa]o|alojamento|estabelecimento|loja|ger[êe]ncia|apoio ao cliente|właściciel(?:a|ka|ki)?|sprzedawc[ay]|sprzedając[ya]|deweloper|wydawca|gospodarz|menedżer|obsługa(?: klienta)?|ägare(?:n)?|säljare(?:n)?|utvecklare(?:n)?|ejer(?:en)?|sælger(?:en)?|eier(?:en)?|selger(?:en)?|omistaja|majitel|vlastník|tulajdonos|proprietar)';
const ANSWER =
  '(?:responses?|reply|replies|answer|comment|feedback|antwort|rückmeldung|stellungnahme|kommentar|réponse|respuesta|contestaci[óo]n|risposta|reactie|antwoord|resposta|svar|vastaus|odpowiedź|odpověď|odpoveď|válasz|răspuns|odgovor|yanıt|cevap|απάντηση|ответ|відповідь)';
const BY =
  "(?:from|by|of|vom|von(?: der)?|des|der|du|de la|de l['’]|de los|de|del|della|dello|dell['’]|di|dal|da|do|dos|van(?: de| het)?|från|fra|od|właściciela|z|от)";
const REPLY = new RegExp(
  `^(?:[↩↪➥└→>»-]\\s?){0,3}(?:${[
    `${ANSWER} ?${BY}:? ?.{1,100}`,
    '(?:reakce|odpověď|vyjádření|reakcia|odpoveď|vyjadrenie) (?:obchodu|e-?shopu|prodejce|predajcu|výrobce|výrobcu|majitele|majiteľa|provozovatele|prevádzkovateľa)',
    `${ANSWER} ?[:·|–-] ?.{1,70}`,
    '(?:odpowiedź|odpowiedzi|odpověď|odpoveď|odgovor) (?:firmy|sprzedawcy|sprzedającego|dewelopera|wydawcy|programisty|gospodarza|obiektu|restauracji|firemy|vývojáře|vývojára|společnosti|spoločnosti|ubytování) ?.{0,60}',
    `(?:the |le |el |il |der |die )?${ROLE}(?:['’]s?)?(?: ?team)?(?: ${ROLE})?['’]?s? ?-?(?:${ANSWER}(?!\\p{L})|replied|responded|answered|antwortet|hat geantwortet|a répondu|ha respondido|respondi[óo]|ha risposto|heeft gereageerd|respondeu)(?: ?[:·|,(-].{0,60}|.{0,30})`,
    'business owner information|(?:your|suggested|draft|deine|ihre|votre|tu|su|la tua|jouw|uw|sua) (?:reply|replies|response|antwort|réponse|respuesta|risposta|antwoord|resposta)',
    '.{0,20}(?:からの返信|の回答|回复|回覆|회신|답글|답변|사장님 댓글)|(?:respon|tanggapan|balasan) \\p{L}{3,20}|ответ (?:владельца|разработчика|продавца|компании)|satıcı(?:nın)? (?:cevabı|yanıtı)',
    `(?:official|our|seller|public|offizielle|réponse officielle) ?${ANSWER}.{0,40}`,
    `.{2,50} (?:replied|responded|answered|hat geantwortet|antwortete|a répondu|ha respondido|respondi[óo]|ha risposto|heeft gereageerd|antwoordde|heeft geantwoord|reageerde|respondeu)(?: (?:on|am|le|el|il|op|em) .{4,30}|.{0,20})?`,
    '.{2,50} (?:odpowiedział(?:a|\\(a\\))?|odpowiedzieli|odpověděl[ai]?|svarade|vastasi) ?:',
    `(?:entwickler|verkäufer|inhaber|händler|eigentümer|hotel|hersteller)antwort.{0,30}`,
    `(?:replied|responded|geantwortet|beantwortet|répondu|respondido|risposto|gereageerd|respondido)(?:[: ].{0,60})?`,
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

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|day|afternoon|evening)|greetings|hallo|hi|liebe[rs]?|guten (?:tag|morgen|abend)|grüezi|servus|moin|sehr geehrte[rs]?|bonjour|bonsoir|salut|cher|chère|madame|monsieur|hola|estimad[oa]|querid[oa]|buen(?:os|as)|ciao|salve|gentile|car[oa]|buon(?:giorno|asera)|beste|geachte|dag|goede(?:morgen|middag|navond|dag)|ol[áa]|bo[ma] (?:dia|tarde|noite)|prezad[oa]|hei|hej|hejsan|god (?:dag|morgen|morgon)|kära|kære|kjære|moi|hyvä|cześć|dzień dobry|witaj|szanown[ya]|pani|dobrý den|ahoj|mil[áýé]|vážen[áý]|kedves|szia|üdvözl\p{L}{2,5}|tisztelt|bun[ăa]|stimat[ăe]?|drag[ăi]|pozdrav|poštovan[aiu]|bok|merhaba|sayın|sevgili|γεια|αγαπητ[έή]|καλη\p{L}{2,6}|здравствуйте|привет|уважаем\p{L}{2}|доброго|добрый|добрый|вітаю|thank(?: you|s)|danke?|vielen dank|herzlichen dank|merci|gracias|grazie|bedankt|dank je|obrigad[oa]|tack|tak|takk|kiitos|dzięku\p{L}{2,4}|děkuj\p{L}{1,3}|ďakuj\p{L}{1,3}|köszön\p{L}{2,8}|mulțumi\p{L}{1,3}|hvala|teşekkür\p{L}{0,6}|ευχαριστ\p{L}{2,5}|спасибо|дякую|дякуємо)(?!\p{L})/iu;

const ROLE_ALONE = wholeLine(
  '(?:verified|official) (?:brand|account|partner)|verifizierte marke|marque vérifiée|marca (?:verificada|verificata|oficial)|marchio verificato|geverifieerd merk|zweryfikowana marka|offizieller? (?:account|marke)|compte officiel|cuenta oficial|account ufficiale|officieel account|conta oficial|oficjalne konto',
  '(?:(?:business |co-)?owner|(?:general |guest relations |store |office |property )?manager|director|host|chef|founder|inhaber(?:in)?|geschäftsführer(?:in)?|direktor(?:in)?|gérante?|direct(?:eur|rice)|propriétaire|gerente|directora?|propietari[oa]|titolare|direttore|direttrice|proprietari[oa]|eigenaar|bedrijfsleider|proprietári[oa]) (?:at|of|bei|von|vom|chez|de|du|del|en|di|del|presso|van|bij|da|do) .{2,60}',
  '(?:(?:plugin|app|theme|extension|add-on|game|verified|official|product) )?(?:author|developer|maker|creator|seller|moderator|brand|shop owner|store owner|business owner|site owner|property manager|staff|support|official)',
  '(?:plugin-|app-|shop-)?(?:autor(?:in)?|verfasser(?:in)?|entwickler(?:in)?|verkäufer(?:in)?|inhaber(?:in)?|betreiber(?:in)?|anbieter|moderator(?:in)?|händler(?:in)?)',
  '(?:auteur|développeu(?:r|se)|vendeu(?:r|se)|propriétaire|modérateur|gérant(?:e)?)',
  '(?:autora?|desarrollador(?:a)?|vendedor(?:a)?|propietari[oa]|moderador(?:a)?)',
  '(?:autore|autrice|sviluppatore|venditore|venditrice|proprietari[oa]|moderatore|titolare)',
  '(?:auteur|ontwikkelaar|verkoper|eigenaar|beheerder|moderator)',
  '(?:autora?|programador(?:a)?|desenvolvedor(?:a)?|vendedor(?:a)?|proprietári[oa]|moderador(?:a)?)',
);

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

const REPLIED = new RegExp(
  [
    String.raw`(?:thank you|thanks)(?: so much| very much| a lot)?(?:,? \p{L}+,?)? for (?:your|the|this|taking|leaving|sharing|choosing|reaching|writing|letting|bringing|staying|visiting|being|such|rating|using)`,
    String.raw`we(?:['’]re| are) (?:so |very |truly |really |extremely |glad |delighted |thrilled |happy |pleased )*(?:sorry|glad|happy|delighted|thrilled|pleased)`,
    'we (?:apologi[sz]e|appreciate your|look forward to|hope to (?:see|welcome))|please (?:contact|email|reach out|write to|get in touch)|our (?:support )?team',
    'vielen (?:lieben )?dank für (?:ihre?|deine?|eure?|die|das|den)|danke(?: schön|,? \\p{L}+,?)? für (?:ihre?|deine?|eure?|die|das|den)|es tut uns (?:sehr |wirklich )?leid|wir (?:freuen uns|bedauern|entschuldigen uns)|herzlichen dank für|das freut uns|freut uns',
    "merci (?:beaucoup |infiniment )?(?:\\p{L}+ )?(?:pour|d[’']avoir|de votre|à vous)|nous (?:sommes (?:désolés|ravis|navrés|heureux)|vous (?:remercions|prions|présentons)|regrettons)|toutes nos excuses",
    'gracias(?:,? \\p{L}+,?)? por (?:tu|su|sus|tus|vuestr[oa]s?|compartir|dejar|elegir|la|el|comentar|visitar)|agradecemos|lamentamos|nos alegra|sentimos (?:mucho|que|lo)|esperamos (?:verle|volver|verte|veros)',
    'grazie (?:mille )?(?:\\p{L}+ )?(?:per|della|del|di)|ci (?:dispiace|scusiamo|fa piacere)|siamo (?:felici|lieti|spiacenti|contenti)|la ringraziamo|ti ringraziamo',
    '(?:bedankt|dank je(?: wel)?|dank u(?: wel)?|hartelijk dank)(?:,? \\p{L}+,?)? voor|het spijt ons|wat (?:fijn|leuk|jammer) (?:om|dat)|we (?:hopen|vinden het)|onze excuses',
    'obrigad[oa](?:,? \\p{L}+,?)? (?:pel[oa]s?|por)|agradecemos|lamentamos|pedimos desculpas?|ficamos (?:muito )?(?:felizes|contentes)|sentimos muito',
  ].join('|'),
  'iu',
);

/**
 * True for a text that opens like an answer by the reviewed business: it thanks for the review, or
 * apologises.
 */
export const soundsLikeReply = (text: string): boolean => REPLIED.test(text.slice(0, 160));

const THANKED =
  /(?:thank|danke?|dank|merci|gracias|agrade[cs]\p{L}+|grazie|ringrazi\p{L}+|bedankt|obrigad[oa])(?!\p{L})[^.!?]{0,70}(?<!\p{L})(?:(?:your|ihre?|deine?|eure?|votre|ton|tu|su|vuestr[oa]|tua|sua|la tua|la sua|je|jouw|uw|seu|o teu) (?:\p{L}+ ){0,2})(?:feedback|review|rating|comments?|words|rezension|bewertung|rückmeldung|worte|avis|retour|commentaire|reseña|opinión|comentarios?|valoración|recensione|commento|parole|recensie|beoordeling|reactie|avaliação|comentário|palavras)(?!\p{L})/iu;

const SPEAKS_AS =
  /^(?:(?:hi|hey|hello)(?: \p{L}{2,20})?[,!.]? )?(?:the )?(?:maker|creator|seller|(?:developer|dev|(?:co-?)?founder|author) of .{2,30}) here(?![\p{L}’'])(?=.{0,300}(?<!\p{L})(?:we|us|our|thanks|thank you|dm|sorry)(?!\p{L}))/isu;

/** True for words by which makers of a thing introduce themselves below its reviews: `Maker here.` */
export const speaksAsMaker = (text: string): boolean => SPEAKS_AS.test(text.slice(0, 400));

/** True for thanks for a review, as only the reviewed business writes them. */
export const thanksForReview = (text: string): boolean => THANKED.test(text.slice(0, 160));
