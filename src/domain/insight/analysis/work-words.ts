/** Words of the sentences in which a name stands for a person at work, in the languages of the app. */

const either = (...lists: readonly string[]): string => `(?:${lists.join('|')})`;

/** `on the till`, `an der Kasse`, `kassalta`: where someone works. */
export const POSTS = either(
  String.raw`(?:on|at|from|behind|in|of) (?:the )?(?:front desk|till|bar|door|desk|counter|reception|checkout|phones?|workshop|kitchen|(?:help|service|returns) desk|shop floor)`,
  String.raw`(?:an|hinter|bei|am|vom|von|aus|im|in) (?:der |dem )?(?:Kasse|Bar|Theke|Empfang|Rezeption|Service|Werkstatt|Tür|Tresen|Schalter|Küche|Laden|Telefon|Hotline|Kundendienst)`,
  String.raw`(?:au|à la|à l['’]|derrière l[ea]|du|de la|de l['’]) ?(?:bar|caisse|accueil|comptoir|réception|standard|atelier|téléphone|guichet|cuisine|SAV|porte)`,
  String.raw`(?:en|de|del|detrás de|tras) (?:el |la )?(?:caja|barra|recepción|mostrador|taller|puerta|cocina|tienda|teléfono|ventanilla)`,
  String.raw`(?:al|alla|dal|dalla|del|della|dietro (?:al|il|la)|in|all['’]) ?(?:cassa|banco|bancone|bar|reception|telefono|sportello|officina|cucina|negozio|porta)`,
  String.raw`(?:na|no|da|do|ao|à|atrás d[oa]) (?:caixa|balcão|bar|receção|recepção|loja|oficina|cozinha|porta|telefone)`,
  String.raw`(?:achter|aan|bij|van|in|op) (?:de |het )?(?:bar|balie|kassa|receptie|werkplaats|keuken|winkel|klantenservice|deur)`,
  String.raw`(?:na|przy|z|za|w) (?:recepcji|kasie|kasy|kasą|barze|barem|baru|ladą|warsztacie|warsztatu|serwisu|sklepu|infolinii|kuchni|drzwiach)`,
  String.raw`(?:i|ved|bag|bak|bakom|på|från|fra) (?:kassen|kassan|kassa|baren|receptionen|resepsjonen|disken|værkstedet|verkstedet|verkstaden|verkstan|køkkenet|kjøkkenet|köket|butikken|butiken|døren|døra|dörren|skranken)`,
  String.raw`(?:kassa|vastaanoto|tiski|baari|korjaamo|aula|keittiö|respa|asiakaspalvelu|liikkee|ove)(?:lla|llä|lta|ltä|ssa|ssä|sta|stä)`,
  String.raw`(?:στο|στη|στην|από το|από τη|από την|πίσω από τ[οην]+) (?:μπαρ|ταμείο|ρεσεψιόν|υποδοχή|πόρτα|τηλέφωνο|συνεργείο|κατάστημα|μαγαζί|κουζίνα)`,
  String.raw`(?:на|за|из|с|в|у) (?:касс[еы]|кассой|ресепшене?|баре|баром|бара|стойк[еи]|стойкой|мастерской|кухн[еи]|магазин[еа]|поддержки|сервис[еа]|регистратур[еы])`,
  String.raw`(?:kasada|kasadan|resepsiyonda|resepsiyondan|barda|bardan|tezgahta|serviste|servisten|kapıda|mutfakta|mutfaktan)(?:ki)?`,
  String.raw`(?:na|v|u|za|z|ze) (?:recepci|recepce|recepcie|kase|kasy|pokladně|pokladny|pokladni|baru|barem|barom|pultem|pultom|dílně|dílny|servisu|kuchyni|kuchyně|prodejny|obchodu)`,
);

/** What a person does next, by the beginning of the verb; of a thing it is seldom said. */
export const ACTS = new RegExp(
  String.raw`(?<!\p{L})${either(
    'gave|lent|found|remembered|sorted|ran (?:after|out|to)|called|knew|helped|smiled|laughed|who',
    'gab|half|rief|holte|merkte|mixte|wusste|schenkte|lachte|erklärte',
    "connaissait|riait|nous|m['’]a |a (?:appelé|offert|trouvé|pris)|savait|souriait",
    'llamó|regaló|subió|recordaba|acordaba|nos |ayudó|sonreía|sabía',
    'ricordava|rideva|sorrideva|sapeva|(?:ci|mi) ha |ha (?:chiamato|regalato|offerto|trovato)',
    'lembrava|ofereceu|guardou|ajudou|chamou|sorria|fez-nos|sabia',
    'wist|belde|gaf|hielp|lachte|regelde|rende',
    'dał|pobieg|pamięta|zamówił|zadzwonił|śmiał|pomóg|pomog|uśmiech|wiedział',
    'sprang|mindes|ringde|gav|skrattade|hjälpte|visste|kom ihåg',
    'løb|løp|huskede|husket|ringede|ringte|grinede|lo |hjalp|vidste|visste|ga ',
    'antoi|soitti|muisti|juoksi|nauratti|auttoi|nauroi|löysi|tiesi|hymyili',
    'θυμ|έδωσε|έτρεξε|κάλεσε|βοήθησε|άνοιξε|γελο|χαμογ|ήξερε|βρήκε|μας|μου',
    'подари|вызва|помни|запомни|перезвони|позвони|помог|наш[её]л|нашла|откры|смея|улыба|дала? |знал',
    'verdi|çağırdı|hatırladı|yardım|aradı|güldü|koştu|açtı|buldu|biliyordu',
    'zavola|dala? |pamatova|pamäta|pomoh|běžel|smál|našel|našla|otevře|věděl|usmív',
  )}`,
  'u',
);

const CLEFT_NAME = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]{1,20}`;

/** `It was Will who`, `C’est Aimé qui`: the person who did it. */
export const CLEFTS: readonly RegExp[] = [
  ["[Ii]t (?:was|is) |[Ii]t['’]s ", '(?:who|that) '],
  ["[Cc]['’](?:est|était) ", '(?:qui |et |, )'],
  [
    '[Ee]s war ',
    ', (?:der|die) (?=den|die|das|uns|mich|mir|mein|unser|sich|am|alles|es|sofort|ein)',
  ],
  ['(?:[Ff]ue|[Ee]ra|[Hh]a sido) ', '(?:quien|(?:el|la) que) '],
  ["(?:[ÈèEe]['’]? (?:stat[oa] )?) ?", '(?:che |a (?=\\p{Ll}+r(?:e|l[oaie]|ci|mi)))'],
  ['(?:[Ff]oi (?:[oa] )?)', '(?:quem|que) '],
  ['[Hh]et was ', 'die '],
  ['[Dd]et (?:var|er) ', ',? ?(?:som|der) '],
  ['[Ss]e oli ', ', joka '],
  ['[Ήή]ταν (?:[οη] )?', 'που '],
  [
    '(?:[Ээ]то (?:был[аи]? )?|[Ии]менно )',
    ',? ?(?:кто |котор\\p{L}+ |(?=\\p{L}+(?:л|ла|лся|лась) ))',
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

/** Who is at work without a name: `Jemand an der Kasse`, `Девушка на кассе`. */
export const NOBODY: ReadonlySet<string> = new Set(
  "someone somebody anyone nobody everyone people employee worker workers jemand niemand alle einer eine sie er quelqu'un quelqu’un personne on elle il alguien nadie ella él qualcuno nessuno lei lui iemand zij hij alguém ninguém ela ele ktoś nikt pani pan dziewczyna chłopak kobieta kolejka tjejen killen någon ingen personalen damen mannen kvinnan flickan hon han manden kvinden pigen nogen fyren hun jenta gutten kvinnen noen mies nainen tyttö poika myyjä joku henkilökunta hän jono девушка парень мужчина женщина кассир кассирша кто-то продавец сотрудник сотрудница охранник бармен персонал очередь он она они kadın adam kız biri görevli çalışan kasiyer kuyruk paní pán slečna někdo obsluha holka prodavačka fronta он".split(
    ' ',
  ),
);
