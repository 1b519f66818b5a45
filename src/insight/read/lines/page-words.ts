/**
 * Phrases of pages around the words of customers, in English, German, French, Spanish, Italian,
 * Dutch and Portuguese. All patterns match whole lines of limited length.
 */

/** Danish, Finnish, Norwegian, Swedish, Polish, Czech, Turkish, Russian: reviews say most of them too. */
const EVERYDAY_BUTTONS =
  'nyttig|nyttigt|del|anmeld|rapporter|svar|besvar|vis mer|vis mere|les mer|læs mere|användbar|dela|anmäl|svara|gilla|visa mer|läs mer|hyödyllinen|ilmoita|vastaa|przydatne|pomocne|zgłoś|udostępnij|odpowiedz|lubię to|užitečné|nahlásit|sdílet|odpovědět|faydalı|yararlı|paylaş|bildir|yanıtla|beğen|полезно|поделиться|пожаловаться|ответить|нравится';

/** In lower case, without final punctuation. */
const BUTTONS: ReadonlySet<string> = new Set(
  [
    // English
    'edit reply|reply to review|copy|rows per page|love this|oh no|write a response|helpful|not helpful|unhelpful|useful|report|report abuse|report review|report this item|show more details|show less details|show details|report this review|report this comment|flag|flag as inappropriate|share|share review|like|love|comment|comments|add comment|reply|edit|delete|more|more options|more_vert|show more|see more|read more|less|show less|see less|read less|view more|view all|load more|next|previous|back|yes|no|thanks|thank|upvote|downvote|translate|translate to english|see translation|see original|show original|original|show translation|translated by google|view original|funny|cool|write a review|write review|see all|see all reviews|show all reviews|read all reviews|save|follow|hide|close|sign in|log in|menu|thumb_up|thumb_down|flag_outline|copy link|was this helpful|did you find this helpful|helpful?|vote|reviews|send|ask a question|add to cart|buy now|expand|collapse|images in this review|customer image|customer images|photo|photos|see photo|view photo|video|react|add reaction|star_rate|message|read full review|sort|filter|filters|search|search reviews|search all reviews|all ratings|recommended|loading|see more reviews|more reviews|translate all reviews to english|view image gallery|see details|view all reviews for this item|photos from reviews|next page|previous page|report this review|continue reading|read all reviews|learn more|claim your profile|filter reviews',
    // More reviews, with a count in between: `Načíst 3 další`
    'načíst další|zobrazit další|načítať ďalšie|zobraziť ďalšie|meer laden|meer tonen|mehr laden|weitere laden|charger plus|cargar más|carica altri|carregar mais|załaduj więcej|pokaż więcej',
    // German
    'upvoten|downvoten|auszeichnung|award verleihen|hilfreich|nicht hilfreich|nützlich|melden|missbrauch melden|bewertung melden|teilen|gefällt mir|kommentieren|kommentar|kommentare|antworten|bearbeiten|löschen|mehr|mehr anzeigen|mehr lesen|weiterlesen|mehr erfahren|weniger|weniger anzeigen|weniger lesen|alle anzeigen|weiter|zurück|ja|nein|übersetzen|übersetzung anzeigen|original anzeigen|original|bewertung schreiben|rezension schreiben|alle bewertungen anzeigen|alle rezensionen anzeigen|speichern|folgen|schließen|anmelden|danke|rezension melden|vollständige bewertung lesen|bilder in dieser rezension|kundenbild|mehr laden|war das hilfreich|senden|fand ich hilfreich|empfehlen|filtern|sortieren|suchen|weitere rezensionen|weitere bewertungen|weitere rezensionen anzeigen|weitere bewertungen anzeigen|alle bewertungen|nächste seite|vorherige seite|bewertung übersetzen|kundenrezension verfassen|alle rezensionen ins deutsche übersetzen',
    // French
    "vote positif|vote négatif|récompenser|utile|pas utile|inutile|signaler|signaler un abus|signaler cet avis|signaler l’avis|signaler l'avis|partager|j’aime|j'aime|commenter|commentaire|commentaires|répondre|modifier|supprimer|plus|afficher plus|tout afficher|voir plus|lire plus|lire la suite|en lire plus|lire tout|afficher plus de commentaires|voir plus d’avis|voir plus d'avis|en savoir plus|moins|afficher moins|voir moins|lire moins|suivant|précédent|oui|non|traduire|voir la traduction|voir l’original|voir l'original|afficher l’original|afficher l'original|écrire un avis|rédiger un avis|donner mon avis|voir tous les avis|enregistrer|suivre|fermer|se connecter|merci|images dans cet avis|image du client|afficher la suite|envoyer|filtrer|trier|lire tous les commentaires|plus d’avis|plus d'avis|page suivante|page précédente|voir les commentaires|traduire tous les avis en français|continuer à lire",
    // Spanish
    'voto positivo|voto negativo|votar a favor|votar en contra|premiar|útil|no útil|no es útil|reportar|informar|informar de un abuso|denunciar|denunciar reseña|denunciar opinión|compartir|me gusta|comentar|comentario|comentarios|responder|editar|eliminar|más|mostrar más|ver más|leer más|menos|mostrar menos|ver menos|leer menos|siguiente|anterior|sí|si|traducir|ver traducción|ver original|mostrar original|escribir una reseña|escribir una opinión|ver todas las reseñas|ver todas las opiniones|guardar|seguir|cerrar|iniciar sesión|gracias|imágenes en esta reseña|imagen del cliente|enviar|filtrar|ordenar|leer todos los comentarios|más opiniones|más reseñas|página siguiente|página anterior|seguir leyendo|traducir todas las opiniones al español',
    // Italian
    'premia|utile|non utile|segnala|segnala abuso|segnala recensione|segnala un problema|condividi|mi piace|commenta|commento|commenti|rispondi|modifica|elimina|altro|mostra altro|mostra di più|leggi di più|leggi tutto|leggi altro|vedi altro|meno|mostra meno|leggi meno|avanti|successivo|indietro|precedente|sì|traduci|vedi traduzione|mostra originale|vedi originale|scrivi una recensione|vedi tutte le recensioni|tutte le recensioni|salva|segui|chiudi|accedi|grazie|immagini presenti nella recensione|immagine del cliente|invia|filtra|ordina|leggi tutti i commenti|leggi tutte le recensioni|altre recensioni|pagina successiva|pagina precedente|continua a leggere',
    // Dutch
    'nuttig|niet nuttig|handig|behulpzaam|melden|rapporteren|misbruik melden|review melden|beoordeling melden|delen|vind ik leuk|leuk|reageren|reactie|reacties|antwoorden|beantwoorden|bewerken|verwijderen|meer|meer weergeven|meer tonen|meer lezen|lees meer|toon meer|minder|minder weergeven|minder tonen|lees minder|minder lezen|volgende|vorige|terug|ja|nee|vertalen|vertaling bekijken|vertaling weergeven|origineel bekijken|origineel weergeven|schrijf een review|review schrijven|beoordeling schrijven|schrijf een recensie|alle reviews bekijken|opslaan|volgen|sluiten|inloggen|bedankt|afbeeldingen in deze recensie|verzenden|filteren|sorteren|meer reviews|meer recensies|volgende pagina|vorige pagina|alle beoordelingen lezen|alle reviews lezen|verder lezen',
    // Portuguese
    'votar positivamente|votar negativamente|útil|não útil|denunciar|denunciar abuso|denunciar avaliação|reportar|relatar|compartilhar|partilhar|gostei|curtir|gosto|comentar|comentário|comentários|responder|editar|excluir|eliminar|mais|mostrar mais|ver mais|ler mais|leia mais|menos|mostrar menos|ver menos|ler menos|próximo|próxima|seguinte|anterior|voltar|sim|não|traduzir|mais avaliações|próxima página|página seguinte|página anterior|ler todos os comentários|continuar lendo|continuar a ler|ler tudo|ver tradução|ver original|mostrar original|escrever uma avaliação|escreva uma avaliação|ver todas as avaliações|salvar|guardar|seguir|fechar|entrar|obrigado|imagens nesta avaliação|enviar|filtrar|ordenar',
    EVERYDAY_BUTTONS,
    // Japanese, Chinese, Korean
    'więcej|mniej|pokaż mniej|czytaj więcej|zobacz więcej|rozwiń|zwiń|more information|mehr informationen|en savoir plus|más información|ulteriori informazioni|meer informatie|mais informações|więcej informacji|さらに表示|すべて表示|すべてのレビューを表示|レビューを書く|appサポート|アプリサポート|報告|違反を報告|違反を報告する|違反報告|返信|返信する|フォロー|翻訳|翻訳する|翻訳を表示|原文を表示|検索|さらに見る|もっと見る|続きを読む|いいね|共有|役に立った|参考になった|レポート|报告|举报|有用|点赞|赞|回复|分享|展开|更多|더보기|좋아요|공유|신고|도움이 돼요|팔로우',
  ]
    .join('|')
    .split('|'),
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

const HELPFUL =
  '(?:helpful|useful|funny|hilfreich|nützlich|lustig|utiles?|útil|útiles|úteis|amusante?|divertid[oa]|divertente|engraçad[oa]|nuttig|behulpzaam|handig|grappig)';
const VOTED = wholeLine(
  String.raw`(?:this review|diese (?:bewertung|rezension)|cet avis|esta (?:reseña|opinión|avaliação)|questa recensione|deze (?:review|recensie)).{1,60}${HELPFUL}.{0,60}\d{1,6}.{0,30}`,
  '.{5,60}(?:subjective opinion|subjektive meinung|opinion subjective|opinión subjetiva|opinione soggettiva|opinione di un|subjectieve mening|opinião subjetiva).{3,110}',
  String.raw`\d{1,6} (?:out of|of|von|sur|de|su|van) \d{1,6} .{0,40}${HELPFUL}.{0,20}`,
  String.raw`.{0,30}(?:people|persons?|personen|persoon|personnes?|personas?|persone|mensen|pessoas?|customers?|users?|kunden|kundinnen|kund[*:_]innen|nutzer(?:[*:_]innen)?|clients?|clientes|clienti|klanten|travell?ers|guests?|others?|andere)(?!\p{L}).{0,50}${HELPFUL}.{0,20}`,
  String.raw`(?:was|were|is|did|do|war|waren|ist|finden|fanden|fand|cet|cette|avez|¿?te|¿?le|¿?fue|¿?has|¿?esta|ti|questa|hai|vond|was|is|heb|esta|essa|você|achou|isso|foi).{1,60}${HELPFUL}.{0,25}[?].{0,30}`,
  String.raw`(?:mark(?:ed)? as |als |é |è |es |est )?${HELPFUL}(?: markiert)?[ ?:]{0,3}[(]?\d{0,6}[)]?`,
  String.raw`\d{1,6} (?:helpful |nützliche |hilfreiche )?(?:votes?|likes?|stimmen?|gefällt mir|votos?|me gusta|j[’']aime|mi piace|vind-ik-leuks?|curtidas?|gostos?)`,
);

/** In UTF-16 units; the notice of a travel site has a second sentence. */
const LONGEST_NOTICE = 300;
const NOTICE =
  /^(?:this|diese|cet|cette|esta|questa|deze|dit) (?:review|response|bewertung|antwort|rezension|avis|réponse|opinión|reseña|respuesta|recensione|risposta|beoordeling|recensie|reactie|antwoord|avaliação|resposta) .{1,20}(?:subjecti[vf]\p{L}*|subjektive?|subjetiv[oa]|soggettiv[oa]|opinion|opinione) .{3,80}tripadvisor/iu;

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
const EVERYDAY = wholeLine(EVERYDAY_BUTTONS, `(?:é|è|es|est) ${HELPFUL}`);
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
const GUIDE =
  '(?:local guide|guía local|guida locale|lokale gids|guide local|guia local|level \\d{1,2}(?: contributor)?|stufe \\d{1,2}|niveau \\d{1,2}|nivel \\d{1,2}|livello \\d{1,2}|nível \\d{1,2})';
const BADGE = wholeLine(
  '(?:✓|✔|✅|☑)?\\s?(?:amazon )?(?:verified(?: (?:purchase|buyer|review|order|customer|guest|stay|owner|reviewer|booking|user|shopper|traveler|traveller|purchaser))?|verifizierter? (?:reisender|kauf|käufer|käuferin|kundin|kunde|bewertung|nutzer|gast|aufenthalt|bestellung)|verifiziert|bestätigter (?:kauf|aufenthalt)|überprüft(?:e bewertung)?|geprüfte bewertung|echtheit geprüft|gekauft|achat (?:vérifié|confirmé)|voyageur vérifié|viajero verificado|viaggiatore verificato|geverifieerde reiziger|viajante verificado|avis vérifié|acheteur vérifié|client vérifié|vérifiée?|compra verificada|comprador(?:a)? verificad[oa]|opinión verificada|reseña verificada|cliente verificad[oa]|verificad[oa]|acquisto verificato|acquirente verificato|recensione verificata|cliente verificato|verificat[oa]|geverifieerde (?:aankoop|koper|klant|beoordeling|review)|geverifieerd|avaliação verificada|comprador(?:a)? verificad[oa]|(?:compra|estadia) verificada)',
  '(?:current|former|ex-?|aktuelle[rn]?|ehemalige[rn]?)[ -]?(?:employee|contractor|intern|freelancer|staff|angestellte\\S*|mitarbeiter\\S*).{0,60}|angestellte/r.{0,40}|hat (?:bis|zum|von|seit|im) .{2,100} gearbeitet\\.?',
  'invited|redirected|unprompted(?: review)?|merged|auf einladung|eingeladen|sur invitation|spontané|avis spontané|invitad[oa]|por invitación|su invito|op uitnodiging|uitgenodigd|convidad[oa]|a convite|por convite',
  'vine (?:voice|customer.{0,40})|top \\d{1,5} reviewer|top reviewer|top contributor|top fan|hall of fame|elite(?: \\d{2,4})?|superhost|host|early reviewer.{0,20}|staff pick|promoted|sponsored|incentivized review|owner|pro|member since .{4,20}|mitglied seit .{4,20}|membre depuis .{4,20}|miembro desde .{4,20}|membro dal .{4,20}|lid sinds .{4,20}|membro desde .{4,20}|would recommend|(?:(?:yes|no), )?i would (?:not )?recommend this(?: product| item)?(?: to a friend)?|recommends? this (?:product|item)|customer|kunde|kundin',
  `(?:.{2,40}? ?[·•|,-] ?)?(?:${COUNT}|${GUIDE})(?: ?[·•|,] ?(?:${COUNT}|${GUIDE}))*`,
  '[(\\[]?(?:edited|updated(?: review)?|bearbeitet|aktualisiert(?:e bewertung)?|modifiée?|avis (?:modifié|mis à jour)|mis à jour|editad[oa]|actualizad[oa]|(?:reseña|opinión) (?:editada|actualizada)|modificat[oa]|aggiornat[oa]|recensione (?:modificata|aggiornata)|bewerkt|bijgewerkt|atualizad[oa]|avaliação (?:editada|atualizada))[)\\]]?',
  '(?:incentivi[sz]ed|gesponsert|incentivé|incentivad[oa]|incentivat[oa]|gestimuleerd|promotional review|sampling|free product)(?: .{1,20})?',
  'nowa|nowe|nowy|ny|nytt|uusi|yeni|nová|nové|nový|új|nou|novo|новое|новый|новинка',
  'new|neu|nouveau|nouvelle|nuevo|nueva|nuovo|nuova|nieuw|novo|nova|(?:not )?recommended|(?:nicht )?empfohlen|(?:non )?recommandé|(?:no )?recomendad[oa]|(?:non )?consigliato|(?:niet )?aanbevolen|(?:não )?recomendado|(?:on |auf |sur |en |su |op |no )?(?:google|tripadvisor|yelp|facebook|trustpilot|booking\\.com)',
  `[a-z]{2} ?[·•|,] ?${COUNT}`,
  '(?:ローカルガイド|本地向导|지역 가이드|\\d{1,6} ?(?:件の|条|則)?(?:レビュー|クチコミ|评价|評論)|\\d{1,6} ?枚の写真|리뷰 ?\\d{1,6}개?|사진 ?\\d{1,6}장?)(?: ?[·・|] ?(?:\\d{1,6} ?.{1,10}|.{1,6} ?\\d{1,6}.?)){0,3}',
  'top \\d{1,3}% \\p{L}{3,20}|zaproszono|inbjuden|inviteret|invitert|pozvano',
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
  '\\(\\d{2} ?(?:[-–] ?\\d{2}|\\+)\\)|(?:aged?|alter|âge|edad|età|leeftijd|idade|wiek)\\s?:? \\(?\\d{1,2} ?[-–] ?\\d{1,2}\\)?|\\d{1,2} ?[-–] ?\\d{1,2} (?:years(?: old)?|jahre|ans|años|anni|jaar|anos|lat)',
  '\\d{1,2} (?:days?|weeks?|months?|tage?|wochen?|monate?|jours?|semaines?|mois|días?|semanas?|meses|giorn[oi]|settiman[ae]|mes[ei]|dag(?:en)?|weken|week|maand(?:en)?|dias?|mês)',
  '(?:posted .{3,30} ago\\. ?)?owned for .{3,30} when reviewed\\.?|posted .{3,30} ago\\.|(?:this )?review is from .{3,80}',
  '(?:dauer|reisegrund|reisezeit|verreist als|preis-leistungs-verhältnis|duration|reason for travel|travell?ed as|durée|motif du voyage|duración|motivo del viaje|durata|motivo del viaggio|duur|reden van de reis)\\s?: .{2,60}|verreist als .{3,30}',
  "(?:order date|date of order|auftragsdatum|bestelldatum|kaufdatum|date de commande|fecha del pedido|data dell[’']ordine|besteldatum|data do pedido|posted on|datum der bestellung)\\s?: .{4,40}",
  "(?:vacation|holiday|business|urlaub|geschäftsreise|vacances|voyage d[’']affaires|vacaciones|viaje de negocios|vacanza|lavoro|vakantie|zakenreis|férias|negócios)(?: ?[❘|·•,] ?.{2,30})?",
  String.raw`\d[\d.,]{0,8} ?(?:hrs?|hours?|h|std\.?|stunden|heures?|horas?|ore|uur) (?:on record|played|insgesamt|gespielt|en tout|jouées|registradas|in totale|geregistreerd|gespeeld).{0,60}`,
  '(?:fits? (?:.{2,30})|true to size|runs (?:small|large|big|true to size).{0,20}|fällt (?:.{2,30} aus|aus.{0,30})|passt (?:genau|perfekt|wie erwartet)|taille (?:petit|grand|normalement|bien|correctement).{0,20}|(?:calza|veste) (?:.{2,25})|valt (?:.{2,25}) uit|talla (?:justa|pequeña|grande|correcta).{0,20})',
  '(?:colou?r(?: name)?|size(?: name| bought| purchased| ordered)?|style(?: name)?|pattern(?: name)?|flavou?r(?: name)?|edition|format|version|app version|model|scent|material|configuration|capacity|variant|variation|set|package quantity|item|purchased item|item purchased|product|bought|sku|fit|fits|quality|width|height|age|body type|skin type|hair type|location|device|os|platform|room|room type|trip type|travell?er type|type of travell?er|stayed in|length of stay|tip|tips|room tip|meal type|price per person|food|service|atmosphere|ambien[ct]e|noise level|wait time|group size|parking|value|rooms|cleanliness|sleep quality|staff|comfort|facilities|order|order type|dietary restrictions|recommended dishes|recommended for.{0,20}|reservation|vegetarian options|kid-friendliness|wheelchair accessibility|country|language|usually wears|height|true to size|overall fit|would you recommend.{0,40}|recommended)\\s?[:：=].{0,100}',
  '(?:farbe|(?:gekaufte |bestellte )?größe|stil|muster|geschmack|format|version|modell|duft|variante|artikel|produkt|ausführung|menge|inhalt|zimmer|zimmertyp|reiseart|reisetyp|essen|service|atmosphäre|ambiente|preis pro person|parken|passform|qualität|gekauft|stückzahl|stilname|farbname|land|ort|lage|sauberkeit|personal|komfort|preis-leistungs-verhältnis|aufenthaltsdauer|empfehlung|gerät|gruppengröße|wartezeit|lautstärke|reservierung|empfohlene gerichte)\\s?[:：=].{0,100}',
  '(?:couleur|taille(?: achetée| commandée)?|style|motif|goût|format|version|modèle|parfum|article|produit|chambre|type de (?:chambre|voyage|voyageur)|cuisine|service|ambiance|atmosphère|prix par personne|nourriture|pointure|emplacement|propreté|personnel|confort|rapport qualité[ -]prix|appareil|quantité)\\s?[:：=].{0,100}',
  '(?:color|talla(?: comprada)?|tamaño|estilo|sabor|formato|versión|modelo|artículo|producto|habitación|tipo de (?:habitación|viaje|viajero)|comida|servicio|ambiente|precio por persona|ubicación|limpieza|personal|aroma|calidad|dispositivo|cantidad|nombre del? (?:estilo|patrón|color))\\s?[:：=].{0,100}',
  '(?:colore|taglia(?: acquistata)?|dimensioni?|dimensione|stile|gusto|formato|versione|modello|articolo|prodotto|camera|tipo di (?:camera|viaggio|viaggiatore)|cibo|servizio|atmosfera|prezzo (?:per|a) persona|posizione|pulizia|personale|profumo|qualità|dispositivo|nome (?:stile|colore|modello))\\s?[:：=].{0,100}',
  '(?:kleur|(?:gekochte )?maat|grootte|stijl|smaak|formaat|versie|model|artikel|product|kamer|kamertype|type reis|soort reiziger|eten|service|sfeer|prijs per persoon|ligging|schoonmaak|personeel|geur|kwaliteit|apparaat|aantal)\\s?[:：=].{0,100}',
  '(?:cor|tamanho(?: comprado)?|estilo|sabor|formato|versão|modelo|artigo|produto|quarto|tipo de (?:quarto|viagem|viajante)|comida|serviço|atendimento|ambiente|preço por pessoa|localização|limpeza|funcionários|fragrância|qualidade|dispositivo|quantidade)\\s?[:：=].{0,100}',
  '(?:dine in|dinner|lunch|breakfast|brunch|take ?out|takeaway|delivery|vor ort|abendessen|mittagessen|frühstück|mitnahme|sur place|dîner|déjeuner|consumo en el lugar|cena|almuerzo|comida|sul posto|pranzo|cena|ter plaatse|diner|lunch|no local|jantar|almoço)(?: ?[|·•,] ?.{1,40}){0,4}',
  'servito (?:in|a) \\p{L}{4,12}|(?:tomar|consumir) no local|(?:(?:tomar|consumir) no local|café da manhã)(?: ?[|·•] ?.{1,40}){1,4}',
  "(?:solo|persona que viaja sola|una? viajer[oa]|solo travell?er|alleinreisender? gast|personne voyageant seule|persona che viaggia sola|alleenreizende|pessoa viajando sozinha|podróżujący samotnie|couples?|famil(?:y|ies)|famille|voyageu(?:r|se)s? (?:individuel(?:le)?|solo|d.affaires)|viajer[oa]s? (?:individual(?:es)?|solitari[oa]|de negocios)|friends|business|group|solo travell?er|alone|travell?ed (?:solo|alone|as a couple|with (?:family|friends|kids)|on business)|paare?|familie|freunde|alleinreisende[r]?|geschäftlich|gruppe|voyage (?:en famille|en couple|d[’']affaires)|en famille|en couple|entre amis|en solitaire|seul|pareja|en pareja|en familia|familia|amigos|con amigos|negocios|viajero individual|solitario|coppia|in coppia|in famiglia|famiglia|amici|con amici|lavoro|viaggiatore singolo|stel|koppel|gezin|vrienden|zakelijk|alleenreiziger|casal|em casal|família|em família|sozinho|viajante individual|negócios)",
  String.raw`\d{1,3} (?:nights?|nächte?|nacht|nuits?|noches?|nott[ei]|nachten|noites?)(?: ?[·•|,-] ?.{3,40})?`,
  String.raw`(?:v(?:ersion|\.)? ?\d{1,3}(?:\.\d{1,5}){1,3}|(?:stayed|stay) .{1,40}(?:nights?|week|days?|kids).{0,30}|travell?ed (?:with|for|as|solo|alone).{0,40}|photos? \d{1,3} .{0,60}|foto \d{1,3} .{0,60}|\+?\d{1,3} (?:more )?photos?|\d{1,3} (?:weitere )?fotos?|visited on (?:a )?(?:weekday|weekend|public holiday)|besucht an einem .{3,20})`,
  '(?:[€$£]{1,4}|[€$£]?\\d{1,4}(?:[–-][€$£]?\\d{1,4})? ?[€$£]?)',
  String.raw`.{3,100} ?\(#?\d{6,15}\)`,
  String.raw`(?:used the software for|(?:verwendete die )?software (?:für|genutzt seit)|utilise le logiciel depuis).{1,60}|(?:a utilisé le logiciel|utilizó el software|usou o software|ha utilizzato il software|gebruikte de software).{1,30}\d.{1,20}|used (?:daily|weekly|monthly|occasionally|yearly|other) for (?:less than |more than )?\d.{3,20}|(?:hat|heeft) (?:die|de) software .{4,40}(?:verwendet|genutzt|gebruikt)|.{0,60}\d{1,6} ?[-–] ?[\d.,]{1,8} (?:employees|mitarbeiter|employés|empleados|dipendenti|medewerkers|funcionários)`,
  "(?:this item|dieser artikel|cet article|este artículo|questo articolo|dit artikel|este artigo|choice of the (?:guest|traveller)|auswahl des gastes|choix du voyageur|elección del (?:huésped|viajero)|scelta (?:dell[’']ospite|del viaggiatore)|keuze van de (?:gast|reiziger)|escolha do (?:hóspede|viajante))",
  '(?:group trip|gruppenreise|voyage (?:en groupe|de groupe)|viaje en grupo|viaggio di gruppo|groepsreis|viagem em grupo|(?:stayed|aufenthalt|séjour|estancia|estadía|soggiorno|verblijf|verblijfsduur|estadia|hospedagem|hospedou-se|pernottamento|se quedó|ficou|bleef) (?!(?:was|war|était|fue|è|was|foi)(?!\\p{L}))(?:\\p{L}+ ){0,3}(?:nights?|week|weeks|month|kids|children|pets?|nächten?|nacht|woche|monat|kindern?|haustier(?:en)?|nuits?|semaine|mois|enfants?|animal|animaux|noches?|semana|mes|niños|mascotas?|nott[ei]|settimana|mese|bambini|animali|nachten|week|maand|kinderen|huisdier(?:en)?|noites?|mês|crianças|animais))',
  '(?:positiv|positive|critical|kritisch|positif|critique|positivo|crítico|critico|positief)\\s?:.{0,100}',
  String.raw`\p{L}[\p{L} /&’'-]{1,30} \d{1,2}[.,]\d`,
  String.raw`\d{1,6} (?:helpful votes?|hilfreiche stimmen?|votes? utiles?|votos? útil(?:es)?|vot[oi] util[ei]|nuttige stem(?:men)?|votos? úte?is)`,
  "this (?:review|response) is the subjective opinion of .{3,80}|diese bewertung ist die subjektive meinung .{3,80}|cet avis est l[’']opinion subjective .{3,90}|esta opinión es la opinión subjetiva .{3,90}|questa recensione rappresenta l[’']opinione .{3,90}|deze beoordeling is de subjectieve mening .{3,90}|esta avaliação é a opinião subjetiva .{3,90}",
  '(?:translated|translation|übersetzt|traduit|traducid[oa]|tradott[oa]|vertaald|traduzid[oa]) (?:by|from|von|aus|par|de|por|da|dal|door|uit|pelo|do).{2,40}|originally posted on .{2,40}|posted (?:on|via) .{2,40}|(?:reviewed|collected|submitted) (?:on|via|at|by) \\S{2,40}\\.\\p{L}{2,6}|source ?: .{2,60}',
);

/** True for a page's information on the purchase, the stay or the app: `Size: M`, `Couples`. */
export const isDetail = (line: string): boolean =>
  line.length <= LONGEST && DETAIL.test(line.trim());

const REVIEWS =
  '(?:(?:gasten|klanten|gäste|kunden|nutzer|hotel|google-|produkt|product)?(?:rezensionen|bewertungen|beoordelingen|recensies|reviews)|reviews?|ratings?|comments?|feedback|testimonials?|bewertungen|rezensionen|kundenbewertungen|kundenrezensionen|kundenmeinungen|bewertung|meinungen|erfahrungen|erfahrungsberichte|avis|commentaires|évaluations|notes|témoignages|reseñas|opiniones|valoraciones|calificaciones|comentarios|recensioni|valutazioni|opinioni|recensies|beoordelingen|ervaringen|avaliações|opiniões|classificações|comentários|depoimentos)';
const SORTING =
  '(?:並べ替え|sort(?:ed)? by|sorteer op|ordina|ordena|sortieren|trier|sortuj|sortera|sortér|sorter|sortiert? nach|sortieren nach|trier par|trié par|ordenar por|ordina per|ordinate per|sorteren op|gesorteerd op|classificar por|filter by|filtern nach|filtrer par|filtrar por|filtra per|filteren op).{0,60}';
const HEADING = wholeLine(
  'version history|versionsverlauf|historique des versions|historial de versiones|cronologia (?:delle )?versioni|versiegeschiedenis|histórico de versões',
  // The numbers of the pages.
  String.raw`\d{1,4}(?:\s+(?:\d{1,4}|…|\.{3})){2,12}`,
  String.raw`(?:trustscore|trust score) .{1,20}|spitzen(?:bewertungen|rezensionen) (?:aus|in) .{2,40}|top reviews from .{2,40}|meilleure?s? (?:avis|évaluations|commentaires) .{2,40}|(?:principales|mejores) reseñas de .{2,40}|(?:le )?recensioni migliori (?:da|in) .{2,40}|beste (?:recensies|reviews) uit .{2,40}|\d{1,3}(?:[.,]\d{3})* (?:global )?${REVIEWS}`,
  "(?:hotel highlights|highlights des hotels|points forts de l[’']hôtel|aspectos destacados(?: del hotel)?|punti salienti(?: dell[’']hotel)?|hoogtepunten(?: van het hotel)?|destaques do hotel|infos zur reise|trip details|about (?:the|this) (?:trip|stay))",
  '(?:powered by|bereitgestellt von|propulsé par|con tecnología de|offerto da|mogelijk gemaakt door|desenvolvido por) .{2,40}|(?:sign up|subscribe) .{2,40}|inscrivez-vous .{2,40}|(?:zum )?newsletter .{2,40}',
  "(?:there are )?no comments .{0,40}|(?:es gibt )?(?:zu dieser bewertung )?(?:gibt es )?keine kommentare.{0,40}|(?:il n[’']y a )?aucun commentaire.{0,40}|(?:no hay|sin) comentarios.{0,40}|(?:non ci sono|nessun) comment[oi].{0,40}|non sono (?:presenti|disponibili) commenti.{0,40}|er zijn geen (?:reacties|opmerkingen).{0,40}|(?:não há|sem) comentários.{0,40}",
  '(?:phone|tablet|watch|chromebook|telefon|tablet|téléphone|tablette|teléfono|tableta|telefono|telefoon|telefone)|(?:omtaler|anmeldelser|omdömen|recensioner|arvostelut)(?: ?\\(?\\d[\\d. ]{0,7}\\)?)?|recommendations|empfehlungen|recommandations|recomendaciones|raccomandazioni|aanbevelingen|recomendações|r/\\w{2,30}|(?:positive|neutral|negative) (?:feedback )?(?:rating)?|(?:positive|neutrale|negative) bewertung',
  `(?:customers say|ai generated .{0,60}|how .{0,60} work|what[’']s new|app privacy|data not collected|the trustpilot experience|is this your company\\?|verified company|in the .{2,40} category|visit this website|see the most mentioned topics|people often mention|popular mentions|total: [\\d.,]+|overview|about|photos|you might also like|related (?:products|items)|frequently bought together|das sagen kund(?:en|innen).{0,20}|was ist neu|app-datenschutz|informationen|ist das ihr unternehmen\\?|vous connaissez .{0,40}|nouveautés|confidentialité de l[’']app|novedades|privacidad de la app|novità|privacy dell[’']app|wat is er nieuw|app-privacy|novidades|privacidade do app)`,
  `.{0,60}(?<!\\p{L})${REVIEWS}(?!\\p{L}).{0,40}[^.!?]?`,
  SORTING,
  '(?:date|datum|fecha|relevance|relevanz|pertinence|relevancia|rilevanza|relevantie|relevância|helpfulness)',
  "(?:most relevant|suggested|most recent|most helpful|newest|highest|lowest|top rated|relevanteste|neueste|am hilfreichsten|les plus pertinents|les plus récents|más relevantes|más recientes|più rilevanti|più recenti|meest relevant|nieuwste|mais relevantes|mais recentes)(?: first| zuerst| d[’']abord)?",
  String.raw`(?:excellent|great|very good|good|average|poor|bad|terrible|hervorragend|gut|akzeptabel|mangelhaft|ungenügend|bien|moyen|médiocre|mauvais|excelente|bueno|normal|malo|eccezionale|buono|nella media|scarso|pessimo|uitstekend|goed|gemiddeld|matig|slecht|excelente|bom|razoável|fraco|péssimo)? ?\d{1,3}%`,
  String.raw`(?:[1-5]|one|two|three|four|five)[ -]?(?:stars?|sterne?|étoiles?|estrellas?|stell[ea]|sterren|ster|estrelas?)\s{0,3}[(:]?\s?\d{1,7}(?:[.,]\d{1,3})?\s?[%)]?\)?`,
  String.raw`(?:page|seite|page|página|pagina) \d{1,4}(?: (?:of|von|sur|de|di|van) \d{1,5})?|(?:\p{L}{3,15} ){0,3}\d{1,4} ?[–-] ?\d{1,4} (?:of|von|sur|de|di|van) \d{1,6}.{0,20}`,
  String.raw`(?:out of|von|sur|de|su|van(?: de)?) ?5|(?:©|copyright).{0,80}|(?:privacy|terms|imprint|impressum|datenschutz|cookies?|about us|contact us|help|conditions of use|mentions légales|cgv|aviso legal|privacidad|note legali|voorwaarden|termos)(?: ?[|·•,&] ?.{1,60})?`,
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

const FIRST_PERSON =
  /(?<!\p{L})(?:i|i[’']\p{L}{1,2}|my|we|our|me|ich|wir|mein[er]?|unser[e]?|je|j[’'].{1,10}|nous|mon|ma|yo|mi|mis|nosotros|io|ho|abbiamo|mio|mia|ik|wij|mijn|eu|meu|minha|nós)(?!\p{L})/iu;

const MENU = wholeLine(
  "more_vert|more_horiz|more options|weitere optionen|plus d[’']options|más opciones|altre opzioni|meer opties|mais opções|więcej opcji|flag (?:as )?inappropriate|show review history|als unangemessen (?:melden|kennzeichnen)|rezensionsverlauf anzeigen|signaler comme inapproprié|afficher l[’']historique des avis|marcar como inadecuad[oa]|mostrar historial de reseñas|segnala come inappropriat[oa]|mostra cronologia recensioni|als ongepast markeren|reviewgeschiedenis (?:tonen|weergeven)|(?:marcar|sinalizar|denunciar) como impr[óo]pri[oa]|mostrar histórico de avaliações|(?:location|from) [A-Z]{2}",
);

export const isFirstPerson = (line: string): boolean => FIRST_PERSON.test(line);

/** True for the menu beside a reviewer's name. */
export const isMenu = (line: string): boolean => MENU.test(line);

const DETAIL_LABEL = wholeLine(
  '(?:purchased item|item purchased|gekaufter artikel|article acheté|artículo comprado|articolo acquistato|gekocht artikel|artigo comprado|item comprado) ?:?',
  '(?:item|product|artikel|produkt|article|produit|artículo|producto|articolo|prodotto|artigo|produto|produkty?|model|variant|farbe|größe|couleur|colou?r|size) ?:',
  '(?:1 ?人あたりの料金|service|servicio|servizio|serviço|seating type|geräuschpegel|wartezeit|gruppengröße|parkmöglichkeiten|niveau sonore|temps d.attente|taille du groupe|nivel de ruido|tiempo de espera|tamaño del grupo|livello di rumorosità|tempo di attesa|dimensioni del gruppo|geluidsniveau|wachttijd|groepsgrootte|nível de ruído|tempo de espera|tamanho do grupo|meal type|price per person|travel group|tipo de viaje|grupo del? viaje|type de voyage|groupe de voyage|voyageurs|tipo di viaggio|gruppo di viaggio|reiseart|reisegruppe|soort reis|reisgezelschap|tipo de viagem|grupo de viagem|positive|critical|food|atmosphere|noise level|wait time|visited on|besucht am|visita il|visité le|visitado en|group size|parking(?: space| options)?|kid-friendliness|wheelchair accessibility|vegetarian options|dietary restrictions|(?:popular|recommended) dishes|plats recommandés|empfohlene gerichte|platos recomendados|piatti consigliati|aanbevolen gerechten|pratos recomendados|reservation|trip type|room type|get it if you want|art der mahlzeit|preis pro person|positiv|kritisch|type de repas|prix par personne|tipo de comida|precio por persona|tipo di pasto|prezzo (?:a|per) persona|soort maaltijd|prijs per persoon|tipo de refeição|preço por pessoa)',
);

/** True for a label whose value is on the next line. */
export const isDetailLabel = (line: string): boolean => DETAIL_LABEL.test(line);
