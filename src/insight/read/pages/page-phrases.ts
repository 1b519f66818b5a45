/**
 * Lines of the best-known sites that no general form recognises: notes on a translation, on the
 * kind of a review or on its length, and the links below all reviews.
 */
import { siteLineOf } from './page-site-lines.ts';
import { wholeLine } from '../lines/page-words.ts';

/** In UTF-16 units. */
const LONGEST = 120;

/** Beside the name or the day of a review, or between its head and its words. */
const NOTE = wholeLine(
  'recommends|empfiehlt|recommande|recomienda|consiglia|recomenda|poleca|rekommenderar',
  "review source|herkunft der bewertung|quelle der bewertung|source de l[’']avis|origen de la (?:opinión|reseña)|fonte della recensione|bron van de (?:beoordeling|recensie)|origem da avaliação",
  '(?:verified|verifizierter?|geverifieerde?) (?:linkedin[ -])?\\p{L}{4,14}(?: (?:on|auf|op) linkedin)?|\\p{L}{4,14} (?:vérifiée?|verificad[oa]|verificat[oa]) (?:sur|en|su|no) linkedin',
  'vip|mod|moderator|bot|validated reviewer|(?:verified )?(?:current|former) user|(?:review )?source: .{3,40}|profile badge for .{3,60}|top \\d{1,2}% (?:commenter|poster)|neu hier|nouveau membre|stickied comment|angehefteter kommentar',
  // The way in which the review was asked for
  'ohne einladung abgegebene bewertung|unaufgefordert(?:e bewertung)?|avis (?:déposé|laissé) sans invitation|sans invitation|(?:opinión|reseña) espontánea|sin invitación|recensione spontanea|senza invito|spontan(?:e|t omdöme|eous) ?(?:review|beoordeling|recensie)?|zonder uitnodiging|avaliação espontânea|sem convite|bez zaproszenia|na zaproszenie|z zaproszenia|utan inbjudan|på inbjudan|efter inbjudan|uopfordret anmeldelse',
  // Games before their release, copies without a price
  'early access review|product (?:received|refunded)(?: for free)?|early[- ]access(?:[- ](?:review|rezension))?|(?:rezension|review) (?:während|aus) (?:der )?early[- ]access(?:-phase)?.{0,20}|(?:produkt )?kostenlos erhalten|kostenlos erhaltenes produkt|produkt (?:zurückgegeben|erstattet)|accès anticipé|évaluation en accès anticipé|produit (?:reçu gratuitement|obtenu gratuitement|remboursé)|acceso anticipado|(?:análisis|reseña) de acceso anticipado|producto (?:recibido gratis|obtenido de forma gratuita|reembolsado)|accesso anticipato|recensione (?:in|della versione in) accesso anticipato|prodotto (?:ricevuto gratuitamente|gratuito|rimborsato)|vroegtijdige toegang|product gratis (?:ontvangen|verkregen)|acesso antecipado|análise (?:de|em) acesso antecipado|produto (?:recebido de forma gratuita|recebido de graça|reembolsado)|wczesny dostęp|recenzja z wczesnego dostępu|produkt otrzymany za darmo|recension i early access|produkten mottagen gratis|早期アクセスレビュー|無料で受け取った製品',
  // Audience of a post
  'shared with (?:public|friends|your friends)|öffentlich|mit öffentlich geteilt|partagé (?:avec|en) .{3,20}|público|pubblic[oa]|compartido con .{3,20}|condivis[oa] con .{3,25}|gedeeld met .{3,20}|partilhado com .{3,20}|compartilhado com .{3,20}|udostępnione .{3,25}|delat med .{3,20}|公開',
  // A note on a change above the day
  '(?:modified|changed|geändert|modifié(?:e|s)? le|modifié|modificad[oa]|alterad[oa]|gewijzigd|zmieniono|zmodyfikowano|edytowano|ändrad|redigerad|更新日|編集済み)\\s?[:：]?',
  // The most useful review
  "(?:reviewers|guests|travell?ers)[’'] choice|wahl der (?:gäste|reisenden)|ausgewählte bewertung|choix des (?:voyageurs|clients|lecteurs)|(?:la )?elección de los (?:viajeros|usuarios|huéspedes)|(?:la )?scelta degli? (?:ospiti|utenti|viaggiatori)|keuze van (?:gasten|beoordelaars|reizigers)|escolha dos (?:hóspedes|avaliadores|viajantes)|wybór (?:gości|oceniających)|gästernas val",
  String.raw`(?:\p{L}+ ){0,3}\d{1,2} (?:years?|months?|jahre?n?|monate?n?|ans?|mois|años?|mes(?:es)?|ann[io]|mes[ei]|jaar|maand(?:en)?|anos?|lat(?:a)?|rok|miesi\p{L}+|år|månad(?:er)?) (?:on|bei|auf|sur|en|su|op|no|na|på) (?:airbnb|vrbo|etsy|vinted)`,
  '(?:first to review|erste bewertung|\\d{1,4} check-ins?|\\d{1,4} photos?|local favorite|guest favou?rite|gäste-favorit|coup de cœur voyageurs|favorito entre huéspedes|amato dagli ospiti|favoriet van gasten|preferido dos hóspedes)',
  String.raw`\p{Lu}[\p{L} -]{2,30} \([<>]? ?\d[\d.,]*.{0,20} (?:emp\.|employees|mitarbeiter|employés|salariés|empleados|dipendenti|medewerkers|funcionários)\)`,
);

/** Notes that no customer writes, with a stop at the end of some. */
const AUTOMATIC = wholeLine(
  // Translations
  "(?:(?:this )?(?:review|text|comment|comentario) )?(?:automatically |machine[- ])?translated(?: automatically| review| by \\p{L}+| from .{3,20})?|google translation|(?:\\p{L}+ )?translated by (?:google|etsy|ai).{0,40}|(?:automatisch |maschinell |aus dem \\p{L}+ |von google |von etsy )?übersetzt.{0,40}|(?:automatische|maschinelle|google-)[ -]?übersetzung|(?:(?:avis|commentaire|texte) )?traduite?s? (?:automatiquement|par|de|du|depuis) ?.{0,40}|traduction (?:automatique|google|de google|par google)|(?:(?:reseña|opinión|comentario|texto) )?traducid[oa] (?:automáticamente|por|del?) ?.{0,40}|traducción (?:automática|de google)|(?:(?:recensione|commento|testo) )?tradott[oa] (?:automaticamente|da|dal|dall[’']) ?.{0,40}|traduzione (?:automatica|di google|google)|(?:automatisch |uit het \\p{L}+ )?vertaald.{0,40}|(?:automatische |google[- ])vertaling|(?:(?:avaliação|comentário|texto) )?traduzid[oa] (?:automaticamente|por|pelo|pela|do) ?.{0,40}|tradução (?:automática|do google)|(?:automatycznie )?przetłumaczon[aeoy].{0,40}|tłumaczenie (?:automatyczne|google)|(?:maskin|automatiskt )?översatt.{0,40}|google-översättning|.{0,12}(?:翻訳済み|による翻訳|自動翻訳|から翻訳).{0,12}",
  '\\((?:(?:translated by|(?:von google )?übersetzt(?: von)?|von|(?:avis )?traduite? par|traducid[oa] por|traducción de|tradott[oa] da|traduzione di|vertaald door|traduzid[oa] pel[oa]|tradução d[oae]|przetłumaczon[eaoy] przez|tłumaczenie|översatt av|översättning av|oversat af|oversatt av|přeloženo) ?google(?:m|n)?(?: übersetzt)?|von google übersetzt|googlen? kääntämä|google tarafından çevrildi|original)\\)',
  // Pictures and films that the browser cannot show
  "(?:the media|this video|the video|media) (?:could not|couldn[’']t|cannot|can[’']t) be (?:loaded|played)|(?:video player is loading|video-player wird geladen|lecteur vidéo .{3,30})|(?:die medien konnten|das video konnte|medien konnten|der medieninhalt konnte) nicht (?:geladen|abgespielt) werden|(?:le contenu multimédia|le média|les médias|la vidéo) n[’'](?:a|ont) pas pu être chargée?s?|(?:no se ha podido|no se pudo|no se puede) cargar (?:el|los|este) (?:contenido|medios|vídeo|video|contenido multimedia|archivo multimedia)|(?:impossibile|non è stato possibile) caricare (?:il|i) (?:contenut[oi]|video|file)(?: multimedial[ei])?|(?:de media|de video|het mediabestand) (?:kon|konden|kan) niet worden geladen|não foi possível (?:carregar|reproduzir) (?:a mídia|o conteúdo|o vídeo|a multimédia)|nie można (?:załadować|odtworzyć) (?:multimediów|filmu)|(?:mediet|videon) kunde inte (?:laddas|läsas in)",
  // Words that a shop writes if the buyer says nothing
  "(?:automatic feedback|automatische bewertung|évaluation automatique|commentaire automatique|feedback automatico|valutazione automatica|(?:voto|comentario|comentarios|valoración) automátic[oa]s?|automatische feedback|automatyczna opinia|avaliação automática)\\s?[:：–-].{0,110}|(?:the )?(?:buyer|customer|reviewer) (?:left no|did ?n[o’']t leave a?n?y?) (?:comments?|review|text)|(?:the (?:reviewer|user|customer)|this user) (?:did ?n[o’']t|has not|hasn[’']t) (?:write|written|leave|left) (?:a|any) .{3,30}|(?:no review text|no written review|(?:this|questo|cet|esta?|diese|deze|dit|este) (?:review|giudizio|recensione|avis|commentaire|comentario|reseña|opinión|bewertung|beoordeling|avaliação) (?:\\p{L}+ ){0,2}(?:no|non|n[’']|keine?n?|aucun|geen|não|sin) ?.{0,30}(?:comment\\p{L}*|kommentare?|comentarios?|opmerkingen|comentários?)|(?:brak komentarzy|inga kommentarer).{0,30}|el usuario no ha escrito (?:una|ninguna) reseña.{0,50}|l[’']utilisateur n[’']a pas (?:écrit|laissé) .{3,60}|l[’']utente non ha (?:scritto|lasciato) .{3,60}|de gebruiker heeft geen .{3,60}|o (?:usuário|utilizador) não (?:escreveu|deixou) .{3,60}|użytkownik nie (?:napisał|dodał) .{3,60}|rating only|nur sternebewertung|bewertung ohne (?:text|kommentar)|keine? (?:rezension|bewertungs)text|avis sans (?:texte|commentaire)|note sans commentaire|sin comentario(?:s)?|solo valoración|nessun (?:testo|commento)|senza commento|geen (?:tekst|toelichting)|sem comentário(?:s)?|bez komentarza|コメントなし)",
);

/** The words under a thing that the reader might buy or read next, and the bottom of pages. */
const LINK = wholeLine(
  // A filter, and opening hours
  'all|alle|tous|toutes|todos|todas|tutti|tutte|wszystkie|alla',
  '(?:(?:opens? soon|closes soon|open|closed|geöffnet|geschlossen|ouvert|fermé|abierto|cerrado|aperto|chiuso|geopend|gesloten|aberto|fechado|otwarte|zamknięte)(?: now| 24 hours| jetzt)?) ?[·⋅•] ?.{3,40}',
  '(?:you (?:may|might) also (?:like|consider|enjoy)|similar (?:items|products|games|apps|places|hotels)(?: .{2,30})?|related (?:posts|videos|articles|searches)|more (?:items|games|apps|products|from) .{2,40}|people also (?:viewed|bought|searched).{0,20}|based on what .{2,40}|customers also (?:bought|viewed).{0,30}|recently viewed(?: items)?|your recently viewed items.{0,50}|buy it again|products related to .{2,40}|discussions about .{2,30}|top alternatives.{0,30}|alternatives to .{2,30}|continue this thread|frequently asked questions|faqs?|questions (?:& answers|and answers|\\(\\d{1,5}\\)))',
  '(?:am relevantesten|relevanteste|(?:le )?plus pertinents?|(?:lo )?más (?:relevantes?|recientes?|útil(?:es)?)|più (?:rilevant[ei]|recent[ei]|util[ei])|mais (?:relevantes?|recentes?|úteis)|meest (?:relevant|recent)e?|najnowsze|mest relevanta?|senaste|nyeste|関連度順?|新しい順|おすすめ順|最新)',
  '(?:das könnte (?:dir|ihnen) auch gefallen|ähnliche (?:artikel|produkte|apps|spiele|hotels|anzeigen)|das könnte dir gefallen|kunden kauften auch|wird oft zusammen gekauft|häufig gestellte fragen|verwandte .{3,30}|zuletzt angesehen.{0,20}|anzeige|gesponsert)',
  '(?:vous aimerez (?:peut-être )?aussi|vous pourriez (?:aussi )?aimer|articles (?:similaires|sponsorisés|associés).{0,30}|produits (?:similaires|associés|apparentés).{0,40}|(?:questions fréquentes|foire aux questions)|publicité.{0,40}|sponsorisée?s?|consultés? récemment)',
  '(?:(?:también )?(?:te|le) (?:podría|puede|podrían|pueden) (?:interesar|gustar)|(?:artículos|productos|apps|juegos) (?:similares|relacionados|patrocinados).{0,30}|preguntas frecuentes|patrocinad[oa]s?|vistos recientemente|publicidad)',
  '(?:(?:ti )?potrebbe(?:ro)? (?:anche )?(?:piacerti|interessarti)(?: anche)?|(?:articoli|prodotti|app|giochi) (?:simili|correlati|sponsorizzati).{0,30}|domande frequenti|sponsorizzat[oaie]|visti di recente|pubblicità|correlati)',
  '(?:dit vind je misschien ook leuk|misschien vind je dit ook leuk|(?:vergelijkbare|gerelateerde|soortgelijke) (?:artikelen|producten|apps|games|items).{0,30}|veelgestelde vragen|gesponsord|advertentie|onlangs bekeken)',
  '(?:(?:você|também) (?:também )?(?:pode|poderá) gostar.{0,20}|(?:artigos|itens|produtos|apps|jogos) (?:semelhantes|similares|relacionados|patrocinados).{0,30}|perguntas frequentes|patrocinad[oa]s?|vistos recentemente|anúncio)',
  '(?:(?:podobne|polecane) (?:produkty|oferty|aplikacje|przedmioty).{0,20}|sponsorowane|często zadawane pytania|może ci się spodobać|liknande (?:produkter|artiklar|appar)|du kanske också gillar|sponsrad|vanliga frågor|関連商品|よくある質問|スポンサー|類似商品)',
  "(?:join our (?:mailing list|newsletter)|subscribe to .{3,40}|your email|enter your email|(?:back|return|nach|zurück) (?:to|zum|nach) (?:top|home ?page|oben|seitenanfang)|haut de (?:la )?page|retour en haut|volver (?:arriba|al principio)|torna (?:su|all[’']inizio)|terug naar boven|voltar ao (?:topo|início)|powrót na górę|till toppen|skip to (?:main )?content|zum (?:haupt)?inhalt springen)",
  "(?:privacy|user|cookie) (?:policy|notice|agreement|settings)|terms (?:of (?:service|use)|and conditions|& conditions)|refund policy|shipping policy|nutzungsbedingungen|datenschutz\\p{L}*|conditions (?:générales|d[’']utilisation).{0,20}|politique de confidentialité|(?:términos|condiciones) (?:y condiciones|de (?:uso|servicio|venta))|política de (?:privacidad|privacidade|cookies)|(?:termini|condizioni) (?:e condizioni|d[’']uso|di (?:servizio|vendita))|informativa sulla privacy|(?:gebruiks|algemene )voorwaarden|privacybeleid|termos (?:de (?:uso|serviço)|e condições)|regulamin|polityka prywatności|användarvillkor|integritetspolicy|プライバシーポリシー|利用規約",
  '(?:©|\\(c\\) |copyright ).{2,110}|.{2,80}(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti riservati|alle rechten voorbehouden|todos os direitos reservados|wszelkie prawa zastrzeżone|med ensamrätt)',
  '(?:.{2,30} [·|] ){2,6}.{2,40}(?:© ?\\d{4}|meta|cookies).{0,20}',
);

/** The empty field of a search, above the reviews: `Search job titles`. */
const SEARCH = wholeLine(
  '(?:search|find|filter) (?:(?:for|in|by|all|these|the|customer|user) ){0,2}(?:reviews?|ratings?|job titles?|jobs|locations?|companies|keywords?|topics?|questions(?: and answers)?)',
  '(?:in )?(?:(?:den|allen|diesen) )?(?:bewertungen|rezensionen|berufsbezeichnungen?|jobtiteln?|positionen|stichwort|themen) (?:durch)?suchen|(?:suche(?:n)?|durchsuchen) (?:in |nach )?(?:(?:den|allen) )?(?:bewertungen|rezensionen|berufsbezeichnung(?:en)?|jobtiteln?|stichwort|themen)',
  '(?:re)?chercher (?:dans |parmi )?(?:(?:les|des|un|tous les) )?(?:avis|commentaires|évaluations|intitulés?(?: de poste)?|postes?|mots?[ -]clés?)',
  '(?:busca|buscar|busque|pesquisa|pesquisar|pesquise|procurar) (?:en |por |nas |em )?(?:(?:las|los|todas las|as|os) )?(?:reseñas|opiniones|comentarios|cargos?|puestos?|títulos de puestos?|palabras? clave|avaliações|comentários|opiniões|palavras?[ -]chave)',
  '(?:cerca|cercare) (?:nelle |tra le |per |fra le |in )?(?:recensioni|commenti|qualifiche|qualifica|posizioni|mansioni|parole? chiave)',
  '(?:zoek(?:en)?) (?:in |naar |op )?(?:(?:de|alle) )?(?:beoordelingen|recensies|reviews|functietitels?|functies|trefwoord(?:en)?)|(?:beoordelingen|recensies|reviews|functietitels?) (?:door)?zoeken',
  '(?:szukaj|wyszukaj|przeszukaj) (?:w |wśród )?(?:opinie|opinii|opiniach|recenzji|recenzjach|recenzje|stanowisk[oa]?)',
);

/** Below the words: reactions of others, links to what the writer has made. */
const COUNTED = wholeLine(
  '(?:give )?award|preis verleihen|(?:attribuer une )?récompense|récompenser|premiar|otorgar premio|premia|assegna premio|prijs (?:geven|toekennen)|atribuir prémio|dar prêmio|przyznaj nagrodę|ge utmärkelse',
  'more content|weitere inhalte|plus de contenu|más contenido|altri contenuti|meer (?:content|inhoud)|mais conteúdo|więcej treści|mer innehåll',
  '(?:all reactions|alle reaktionen|toutes les réactions|todas las reacciones|tutte le reazioni|alle reacties|todas as reações|wszystkie reakcje|alla reaktioner)\\s?:?(?: ?\\d{1,6})?',
  String.raw`.{2,40},? (?:and|und|et|y|e|en|i|och) \d{1,6} (?:others?|more|weitere|andere|weiteren personen|autres(?: personnes)?|más|personas más|altr[ei](?: persone)?|anderen|outr[oa]s(?: pessoas)?|innych|andra)`,
  String.raw`(?:see all|alle|voir (?:toutes )?les|ver todas las|vedi tutte le|bekijk alle|ver todas as) (?:photos|fotos|foto[’']s|foto) .{3,60}`,
  String.raw`(?!sign in with apple user)(?:sign in|log in|anmelden|se connecter|connectez-vous|iniciar sesión|accedi|inloggen|entrar|iniciar sessão|zaloguj się|logga in) (?:with|to|mit|bei|um|pour|avec|con|para|per|met|om|com|aby|för) .{2,50}`,
  String.raw`(?:add|write|leave) a (?:public )?comment|(?:kommentar|antwort) (?:hinzufügen|schreiben)|(?:ajoute[rz]|écrire) un commentaire|(?:añad[ei]r?|agregar?|escribe|escribir) un comentario|(?:aggiungi|scrivi) un commento|(?:een )?reactie (?:toevoegen|plaatsen)|(?:adicionar?|adicione|escreva|escrever) um comentário|(?:dodaj|napisz) (?:publiczny )?komentarz|lägg till en kommentar|schreib(?:e|en sie)? (?:einen?|deinen|ihren) (?:öffentlichen )?(?:kommentar|antwort)|écri(?:re|vez|s) (?:un commentaire|une réponse)(?: public)?|(?:escribe|escreve) (?:un|um) (?:comentario|comentário)(?: público)?|scrivi (?:un commento|una risposta)(?: pubblico)?|schrijf een (?:openbare )?(?:reactie|opmerking|antwoord)|skriv en kommentar|write a (?:public )?reply|(?:comment|reply) as (?!soon|promised|fast|quick|well|usual|if|it|they|we|you|a|an|the|anonymous)\S{2,30}(?: \S{2,30})?|kommentieren als \S{2,30}(?: \S{2,30})?|commenter en tant que \S{2,30}(?: \S{2,30})?|comentar como \S{2,30}(?: \S{2,30})?|commenta come \S{2,30}(?: \S{2,30})?|reageren als \S{2,30}(?: \S{2,30})?|コメントする|コメントを追加`,
);

/** Below a review: whose opinion it is. */
const OPINION = wholeLine(
  '.{5,90}(?:subjective opinion|subjektive meinung|opinion subjective|opinión subjetiva|opinione (?:soggettiva|personale)|subjectieve mening|opinião (?:subjetiva|pessoal)|subiektywn\\p{L}+ opini\\p{L}+|subjektiva åsikt).{3,110}',
);

/** The label above the purchased item, whose value is on the next lines. */
const PURCHASE = wholeLine(
  '(?:service|product|seller|delivery|shop|store|item) rating|(?:service|produkt|liefer|shop)bewertung|note (?:du service|du produit|du vendeur|de la livraison)|(?:valoración|calificación) del (?:servicio|producto|vendedor)|valutazione del (?:servizio|prodotto|venditore)|(?:service|product)beoordeling|avaliação do (?:serviço|produto|vendedor)',
  '(?:translate|translate this review) (?:to|into) \\p{L}{4,12}|(?:ins|auf) \\p{L}{4,15} übersetzen|traduire en \\p{L}{4,12}|traducir al? \\p{L}{4,12}|traduci in \\p{L}{4,12}|vertalen naar het \\p{L}{4,12}|traduzir para \\p{L}{4,12}|przetłumacz na .{5,20}|översätt till \\p{L}{4,12}',
  "item details|artikeldetails|produktdetails|détails de l[’']article|detalles del (?:artículo|producto)|dettagli (?:articolo|prodotto|dell[’']articolo)|artikelgegevens|detalhes do (?:item|produto|artigo)",
  "(?:recommends? this (?:item|product|shop|seller)|empfiehlt (?:diesen artikel|dieses produkt)|recommande (?:cet article|ce produit|cette boutique)|recomienda este (?:artículo|producto)|consiglia (?:quest[’']articolo|questo (?:articolo|prodotto))|(?:beveelt|raadt) dit (?:artikel|product|item) aan|recomenda este (?:artigo|item|produto)|poleca ten (?:przedmiot|produkt)|rekommenderar (?:den här artikeln|produkten))",
  String.raw`(?:review|bewertung|avis|reseña|recensione|recensie|avaliação) (?:from|von|de|da|van|su|auf|provenant de) [\w-]{2,40}(?:\.[\w-]{2,20}){1,2}`,
  // The variant of a shop: `XL / Moss`
  String.raw`(?=.*\p{L})[\p{Lu}\d][\p{L}\d.-]{0,15}(?: [\p{L}\d.-]{1,15})? \/ [\p{Lu}\d][\p{L}\d.-]{0,15}(?: [\p{L}\d.-]{1,15})?(?: \/ [\p{Lu}\d][\p{L}\d.-]{0,15})?`,
  // Several things that a customer ticked: `Friendly staff · Fair prices · Clean premises`
  String.raw`\p{Lu}[\p{L}\d ’'-]{2,24}(?: [·•] \p{Lu}[\p{L}\d ’'-]{2,24}){2,8}`,
);

/** `View all Pros and Cons`, `Ver mais conteúdo`: with up to four words, without a stop. */
const MORE = wholeLine(
  String.raw`[+]? ?(?:(?:see|view|show|load|browse|discover) (?:more|all|the full)|(?:alle?|weitere|mehr) (?:\p{L}+ ){0,3}(?:anzeigen|ansehen|lesen|laden)|(?:voir|afficher|lire|charger|découvrir) (?:plus|tous|toutes|tout|la suite|d[’']autres)|(?:ver|leer|mostrar|cargar|descubrir) (?:más|todos|todas|todo)|(?:vedi|mostra|leggi|carica|scopri) (?:di più|altr[oaie]|tutt[oiae]|altro)|(?:bekijk|toon|lees|laad) (?:meer|alle|alles)|(?:meer|alle) (?:\p{L}+ ){0,2}(?:bekijken|tonen|lezen|laden|weergeven)|(?:ver|ler|mostrar|carregar) (?:mais|todos|todas|tudo)|(?:pokaż|zobacz|czytaj|wczytaj) (?:więcej|wszystkie)|(?:visa|läs|se) (?:mer|alla|fler)|saiba mais|ler mais|leer más|scopri di più)(?: [\p{L}\d().,&’'-]{1,20}){0,4}`,
);

export type Phrase = 'badge' | 'button' | 'detail' | 'heading';

const PHRASES: readonly (readonly [Phrase, RegExp])[] = [
  ['badge', NOTE],
  ['badge', AUTOMATIC],
  ['detail', PURCHASE],
  ['button', OPINION],
  ['button', COUNTED],
  ['button', MORE],
  ['heading', SEARCH],
  ['heading', LINK],
];

/** The kind of a line that a well-known site adds; undefined for any other line. */
export function phraseOf(line: string): Phrase | undefined {
  if (line.length > 2 * LONGEST) return undefined;
  const bare = line.trim().replace(/[.…]{1,3}$/, '');
  if (line.length > LONGEST) return OPINION.test(bare) ? 'button' : undefined;
  return siteLineOf(bare) ?? PHRASES.find(([, form]) => form.test(bare))?.[0];
}
