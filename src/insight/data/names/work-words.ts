/** Words of sentences about a person at work who is named, in the languages of the app. */

const either = (...lists: readonly string[]): string => `(?:${lists.join('|')})`;

/** `on the till`, `an der Kasse`, `kassalta`: where someone works. */
export const POSTS = either(
  String.raw`(?:on|at|from|behind|in) (?:the )?(?:front desk|till|bar|door|gate|desk|counter|reception|checkout|phones?|workshop|kitchen|lobby|pharmacy|housekeeping|accounts|billing|returns|bakery|warehouse|garage|security|spa|(?:help|service|returns) desk|shop floor)`,
  String.raw`(?:an|hinter|bei|am|vom|von|aus|im|in) (?:der |dem )?(?:Kasse|Bar|Theke|Empfang|Rezeption|Service|Werkstatt|Tür|Tresen|Schalter|Küche|Laden|Lager|Büro|Praxis|Buchhaltung|Bäckerei|Apotheke|Lobby|Garderobe|Telefon|Hotline|Kundendienst|Kundenservice|Support|Verkauf)`,
  String.raw`(?:au|à la|à l['’]|derrière l[ea]|du|de la|de l['’]) ?(?:bar|caisse|accueil|comptoir|réception|standard|atelier|téléphone|guichet|cuisine|entrepôt|boulangerie|pharmacie|SAV|porte|rayon \p{L}+)|en (?:cuisine|salle|caisse|boutique|réserve)`,
  String.raw`(?:en|de|del|detrás de|tras) (?:el |la )?(?:caja|barra|recepción|mostrador|taller|puerta|cocina|tienda|teléfono|ventanilla|bar|panadería|farmacia|almacén|sala|lavandería|oficina)`,
  String.raw`(?:al|alla|dal|dalla|del|della|dietro (?:al|il|la)|in|all['’]) ?(?:cassa|banco|bancone|bar|reception|telefono|sportello|officina|cucina|negozio|porta|sala|forno|magazzino|farmacia|segreteria)`,
  String.raw`(?:na|no|da|do|ao|à|atrás d[oa]) (?:caixa|balcão|bar|receção|recepção|loja|oficina|cozinha|porta|telefone|armazém|farmácia|padaria|sala)`,
  String.raw`(?:achter|aan|bij|van|in|op) (?:de |het )?(?:bar|balie|kassa|receptie|werkplaats|keuken|winkel|klantenservice|deur|magazijn|bakkerij|apotheek|kantoor)`,
  String.raw`(?:na|przy|z|za|w) (?:recepcji|kasie|kasy|kasą|barze|barem|baru|ladą|warsztacie|warsztatu|serwisu|sklepu|infolinii|kuchni|drzwiach|dzia(?:łu|le) \p{L}+|magazynu|apteki|aptece|biura|biurze|piekarni|sali)`,
  String.raw`(?:i|ved|bag|bak|bakom|på|från|fra) (?:kassen|kassan|kassa|baren|receptionen|resepsjonen|disken|værkstedet|verkstedet|verkstaden|verkstan|køkkenet|kjøkkenet|köket|butikken|butiken|døren|døra|dörren|skranken|lagret|lageret|apoteket|kontoret|bageriet|bakeriet|växeln)`,
  String.raw`(?:kassa|vastaanoto|tiski|baari|korjaamo|aula|keittiö|respa|varasto|toimisto|leipomo|myymälä|asiakaspalvelu|liikkee|ove)(?:lla|llä|lta|ltä|ssa|ssä|sta|stä)`,
  String.raw`(?:στο|στη|στην|από το|από τη|από την|πίσω από τ[οην]+) (?:μπαρ|ταμείο|ρεσεψιόν|υποδοχή|πόρτα|τηλέφωνο|συνεργείο|κατάστημα|μαγαζί|κουζίνα|αποθήκη|φαρμακείο|φούρνο|γραφείο)`,
  String.raw`(?:на|за|из|со?|в|у) (?:касс[еы]|кассой|ресепшене?|баре|баром|бара|стойк[еи]|стойкой|мастерской|кухн[еи]|магазин[еа]|поддержки|сервис[еа]|склад[еа]|аптек[еи]|офис[еа]|пекарн[еи]|при[её]мной|регистратур[еы])`,
  String.raw`(?:kasada|kasadan|resepsiyonda|resepsiyondan|barda|bardan|tezgahta|serviste|servisten|kapıda|mutfakta|mutfaktan|depoda|depodan|fırında|ofiste|eczanede|lobide)(?:ki)?`,
  String.raw`(?:na|v|u|za|z|ze) (?:recepci|recepce|recepcie|kase|kasy|pokladně|pokladny|pokladni|baru|barem|barom|pultem|pultom|dílně|dílny|servisu|kuchyni|kuchyně|prodejny|obchodu|skladu|skladě|lékárně|lékárny|kanceláře|pekárny)`,
);

/** Prepositions and articles of `POSTS`, and the endings of its cases. */
const AROUND_POSTS = new Set(
  'the from behind hinter bei vom von aus der dem derrière detrás tras alla dal dalla del della dietro all atrás achter aan bij van het przy ved bag bak bakom från fra lla llä lta ltä ssa ssä sta stä στο στη στην από την πίσω ada ado'.split(
    ' ',
  ),
);

/** A word that begins like the name of a place of work: each of `POSTS` has one. */
export const POST_WORD = new RegExp(
  `^(?:(?:l|all)['’])?(?:${[...new Set(POSTS.match(/\p{L}{3,}/gu))]
    .filter((word) => !AROUND_POSTS.has(word))
    .join('|')})`,
  'iu',
);

/** Beginnings of the verbs that follow a person at work, and seldom a thing. */
export const ACTS = new RegExp(
  String.raw`(?<!\p{L})${either(
    'gave|lent|found|remembered|sorted|ran (?:after|out|to)|called|came out|waved|knew|helped|smiled|laughed|who|us (?!all )',
    'gab|half (?:uns|mir|beim|sofort)|(?:uns|mir|mich) |fand|suchte|hat (?:sich|zurückgerufen|angerufen|alles|sofort|gleich)|rief|holte|merkte|mixte|wusste|schenkte|lachte|erklärte',
    "connaissait|riait|nous|m['’]a |a (?:appelé|offert|trouvé|pris)|savait|souriait|a cherché|est venue? (?:nous|me|saluer)",
    'llamó|regaló|subió|recordaba|acordaba|nos |ayudó|sonreía|sabía',
    'ricordava|rideva|sorrideva|sapeva|(?:ci|mi) ha |ha (?:chiamato|regalato|offerto|trovato)',
    'lembrava|ofereceu|guardou|ajudou|chamou|sorria|fez-nos|sabia',
    'wist|belde|gaf|hielp|lachte|regelde|rende|vond|zocht|maakte|ons ',
    'dał|pobieg|pamięta|zamówił|zadzwonił|śmiał|pomóg|pomog|uśmiech|wiedział|zrobiła? |znala|oddzwoni|naprawi|nam ',
    'sprang|mindes|ringde|gav|skrattade|hjälpte|visste|kom ihåg|lagade|letade|hittade|fixade|log ',
    'løb|løp|huskede|husket|ringede|ringte|grinede|lo |hjalp|vidste|ga |fandt|fant|lavede',
    'antoi|soitti|muisti|juoksi|nauratti|auttoi|nauroi|löysi|tiesi|hymyili|teki|etsi |haki|meille|meitä',
    'θυμ|έδωσε|έτρεξε|κάλεσε|βοήθησε|άνοιξε|γελο|χαμογ|ήξερε|βρήκε|μας|μου',
    'подари|вызва|помни|запомни|перезвони|позвони|помог|наш[её]л|нашла|откры|смея|улыба|дала? |знал|приготов|прив[её]з|искал|починил|нам |мне ',
    'verdi|çağırdı|hatırladı|yardım|aradı|güldü|koştu|açtı|buldu|biliyordu|hazırladı|bulmuş|getirdi|bize|bana',
    'zavola|dala? |pamatova|pamäta|pomoh|běžel|smál|našel|našla|otevře|věděl|usmív|nám |mi |připravi|opravi',
  )}`,
  'u',
);

const CLEFT_NAME = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]{1,20}`;

/** `It was Will who`, `C’est Aimé qui`: the person who did it. */
export const CLEFTS: readonly RegExp[] = [
  ["[Ii]t (?:was|is) |[Ii]t['’]s ", '(?:who|that) '],
  ["[Cc]['’](?:est|était) ", 'qui '],
  [
    '[Ee]s war ',
    ', (?:der|die) (?=den|die|das|uns|mich|mir|mein|unser|sich|am|alles|es|sofort|ein)',
  ],
  ['(?:[Ff]ue|[Ee]ra|[Hh]a sido) ', '(?:quien|(?:el|la) que) '],
  ["(?:[Èè]|[Ee]['’]) (?:stat[oa] )?", '(?:che |a (?=\\p{Ll}+r(?:e|l[oaie]|ci|mi)))'],
  ['(?:[Ff]oi (?:[oa] )?)', '(?:quem|que) '],
  ['[Hh]et was ', 'die '],
  ['[Dd]et (?:var|er) ', ',? ?(?:som|der) '],
  ['[Ss]e oli ', ', joka '],
  ['[Ήή]ταν (?:[οη] )?', 'που '],
  [
    '(?:[Ээ]то (?:был[аи]? )?|[Ии]менно )',
    ',? ?(?:кто |котор\\p{L}+ |(?=\\p{L}+(?:л|ла|лся|лась|[её]з|[её]с|ог) ))',
  ],
  ['[Bb]yl[ao]? to ', ', (?:kdo|kter[ýá]) '],
].map(([before = '', after = '']) => {
  const gap = after.startsWith(',') ? '' : ' ?';
  return new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${before}))${CLEFT_NAME}(?=${gap}(?:${after}))`,
    'gu',
  );
});

/** Names that are words as well, in the languages whose names `NAMES_THAT_ARE_WORDS` lacks. */
export const WORD_NAMES: ReadonlySet<string> = new Set(
  'aimé aimée désiré désirée engel wolf consuelo fiore italo esperança céu roos sterre vrolijk tuuli onni taisto päivi aino väinö barış květa růžena вера надежда лев роман любовь слава'.split(
    ' ',
  ),
);

/** Words for people at work that are no names: `Jemand an der Kasse`, `Девушка на кассе`. */
export const NOBODY: ReadonlySet<string> = new Set(
  'озон ozon вайлдберриз яндекс сдэк авито paris august april china asia someone anyone nobody everyone people worker workers alle einer eine sie er on elle il él lei lui zij hij ela ele ktoś nikt dziewczyna chłopak kobieta tjejen killen någon ingen mannen kvinnan flickan hon han manden kvinden pigen nogen fyren hun jenta gutten kvinnen noen mies nainen tyttö poika myyjä joku henkilökunta hän девушка парень мужчина женщина кассир кассирша кто-то продавец сотрудник сотрудница охранник бармен он она они kadın adam kız biri görevli çalışan kasiyer paní pán slečna někdo obsluha holka prodavačka'.split(
    ' ',
  ),
);
