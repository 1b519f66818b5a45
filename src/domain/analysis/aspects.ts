/**
 * What customers speak of in every trade, by the words they use for it: synonyms that no count of
 * words would bring together. Written down by hand from reviews of clothes, phones, speakers, software,
 * restaurants, hotels and flights; `tests/services/insight/analyse-quotes.test.ts` holds what they find.
 * An aspect takes the words that it finds: what is told more exactly comes first.
 */
interface Aspect {
  readonly label: string;
  /** About the thing itself, and not about how it is sold or served. */
  readonly product?: true;
  /** About using it. */
  readonly use?: true;
  /** English, and what other languages say for it. */
  readonly words: readonly string[];
}

const DEFINITIONS: readonly Aspect[] = [
  {
    label: 'Fit and size',
    product: true,
    words: [
      '(?:un)?fit(?:s|ted|ting)?',
      'siz(?:e|es|ed|ing)',
      'runs? (?:a |on the )?(?:bit |little |slightly |very |quite )?(?:large|small|big|true|loose\\w*)',
      '(?:too|little|bit|tad|slightly) (?:big|small|large|long|short|tight|loose|wide|narrow|roomy)(?! of )',
      'very (?:big|small|large|long|short|tight|loose|wide|narrow)(?! [a-z])',
      'box[iy]e?r?|roomy|baggy|cropped|petite|medium(?! (?:rare|haul|well|heat|roast))|loose(?:r|ly)?|tight(?:er)?|xx?s|xx?l|pass(?:t|form)|größen?|taille|tallas?|taglia|maat',
    ],
  },
  {
    label: 'Quality and material',
    product: true,
    words: [
      '(?<!(?:sound|audio|picture|image|video|call|voice|food|air|sleep) )quality(?! of (?:the )?(?:sound|food|pictures?|sleep))|materials?|fabrics?|cotton|wool|silk|leather|linen|plastic|well[- ]made|made well|beautifully made',
      'sturdy|durable|flimsy|sheer|see[- ]through|thin|lightweight|stitching|construction|(?:solid|nice) build',
      'qualität|stoff|verarbeitung|plastik\\w*|qualité|tissu|matière|(?<!relación )calidad|tela|plástico|qualità|tessuto|kwaliteit|qualidade',
    ],
  },
  {
    label: 'Faults and wear',
    product: true,
    words: [
      'br(?:oke|oken|eakage|eaks?(?! up))|died|dead|defect\\w*|faulty|fray\\w*|torn|tore|rip(?:s|ped)?|shr[aiu]nk|disintegrat\\w*',
      '(?:fell|falls|falling|came|coming) (?:apart|off|undone)|stopped working|no longer work\\w*|leak(?:s|ed|ing|y)?',
      "(?:does|did|do)(?: not|n[’']?t) (?:even |ever )?(?:work|hold|last|turn on|charge)|unusable|useless|junk",
      'kaputt|defekt|undicht|tropft|cassée?|abîmée?|roto|rota|rotto|defectuos[oa]',
    ],
  },
  {
    label: 'Colours and patterns',
    product: true,
    words: [
      'colou?r(?:s|ed|ful)?|patterns?|patterned|prints?|floral|shades?|vibrant|motif',
      'black|white|blue|green|red|yellow|navy|burgundy|gr[ea]y|pink|orange|purple|coral',
      'farben?|muster|couleurs?|motifs|colores|estampados?|colori|kleur(?:en)?|cores',
    ],
  },
  {
    label: 'Look and design',
    product: true,
    words: [
      'designs?|styles?|stylish|details?|detailing|elegant|feminine|look of it|appearance|attractive|texture',
      'aussehen|optik|schnitt|diseño|esthétique|estilo|stile|ontwerp',
    ],
  },
  {
    label: 'Flattering or not',
    product: true,
    words: [
      '(?:un)?flattering|flatters?|figure|shape|silhouette|maternity|curv(?:y|es)|waist|bust(?:y|ier)?',
    ],
  },
  {
    label: 'Outfits and occasions',
    use: true,
    words: [
      'jeans|pants|skirts?|shorts|leggings?|cardigans?|jackets?|outfits?|dress(?:ed)? (?:it )?(?:up|down)|dressy|casual(?:ly)?|night out|office|(?:for|to) work|work days|meetings?|wedding',
    ],
  },
  {
    label: 'Seasons',
    words: ['summer|spring|winter|autumn|(?:warm|cold|hot|cool)(?:er)? weather|layer(?:ed|ing)?'],
  },
  { label: 'Compliments from others', words: ['compliment\\w*|everyone (?:asks|loves)'] },
  {
    label: 'Comfort',
    product: true,
    use: true,
    words: [
      '(?:un)?comfort(?:able|ably)?|comfy|soft|cosy|cozy|breathable|itchy|scratchy|snug',
      'bequem|weich|confortables?|doux|cómod[oa]s?|suave|comod[oa]|morbid[oa]|comfortabel|zacht',
    ],
  },
  {
    label: 'Price and value',
    words: [
      'pric(?:e|es|ed|ey|y|ing)|value|worth|expensive|inexpensive|cheap(?:er)?|bargain|money|cost(?:s|ly)?|deals?|overpriced|discounts?|on sale',
      'preis(?:e|wert)?|teuer|günstig|geld|prix|chère?|argent|precios?|car[oa]s?|dinero|prezz[oi]|prijs|duur|preço',
    ],
  },
  {
    label: 'Delivery and packaging',
    words: [
      'deliver(?:y|ed|ies)|shipping|shipped|shipment|packag(?:e|ed|ing)|packed|parcel|courier|arrived (?:on time|late|early|damaged|broken|quickly|fast)',
      'lieferung|geliefert|versand|verpackung|verpackt|paket|livraison|livrée?|emballage|colis|envío|entrega|paquete|spedizione|consegna|levering|bezorg\\w*',
    ],
  },
  {
    label: 'Service and staff',
    words: [
      '(?:customer |room )?service(?!s)|staff|crew|flight attendants?|wait(?:er|ers|ress|resses)|servers?|employees?|cashier|bartenders?|(?:customer|tech|technical)? ?(?:care|help|support) (?:team|desk|staff|line)|(?:customer|tech|technical) (?:care|support)|support (?:was|is|answered|replied|responded|fixed|never|did|agents?)|(?<!project |task |password )managers?|host(?:ess)?|receptionists?|concierge|attentive|rude(?:ly)?|sales (?:associate|person|lady)',
      'kundendienst|kundenservice|personal|mitarbeiter\\w*|freundlich\\w*|beratung|service|personnel|accueil|serveu(?:r|se)s?|servicio|atención al cliente|camarer[oa]s?|personale|cameriere|bediening|atendimento',
    ],
  },
  {
    label: 'Food and taste',
    product: true,
    words: [
      'food|tast(?:e|es|ed|y|eless)|flavou?r(?:s|ful|ed)?|delicious|fresh|bland|menu|dish(?:es)?|desserts?|edible|inedible|salty|spicy|seasoned|(?:over|under)?cooked|stale|yummy|tender|meals?',
      'essen|geschmack|lecker|köstlich|speisen?|nourriture|plats?|goût|délicieux|comida|sabor|delicios[oa]|cibo|gusto|buonissim[oa]|eten|lekker|schmeckt|aromatisch|viande|fromage',
    ],
  },
  {
    label: 'Portions and choice',
    product: true,
    words: [
      'portions?|servings?|buffets?|selection|variety|choices? (?:of|for)|(?:good|great|plenty of|wide|more) choices?|options|portionen|raciones|porzioni',
    ],
  },
  {
    label: 'Place and atmosphere',
    words: [
      'ambian?[ce]{2}|ambien[ct]e|atmosphere|décor|decor|decorated|interior|lighting|cozy place|crowded|location|located|parking|views?|walking distance|(?:minutes?|mins?|short|easy|close|long) walk|close to|near(?:by| the)|beach|terrace|neighbou?rhood|terrasse|vue|playa|vista',
      'atmosphäre|lage|einrichtung|emplacement|ubicación|posizione|sfeer|ligging',
    ],
  },
  {
    label: 'Speed and waiting',
    words: [
      "slow(?:ly|er)?|laggy|sluggish|load(?:s|ing) (?:slowly|times?)|performance|(?<!can(?:no|[’']?)t |can not )wait(?:s|ed|ing)?|prompt(?:ly)?|quick(?:ly)?|fast|took (?:over |almost |about )?(?:an?|\\d+) ?(?:hours?|min\\w*)|an hour|forever|immediately|right away|on time|late",
      'schnell|langsam|warten|gewartet|rapide(?:ment)?|lente?|attente|attendu|rápid[oa]|lent[oa]|espera|veloce|snel|traag',
    ],
  },
  {
    label: 'Ease of use',
    use: true,
    words: [
      '(?:eas(?:y|ier|iest)|simpler?|hard|difficult|quick) to (?:use|set|install|clean|assemble|read|pair|connect|navigate|operate|customi[sz]e|track)|ease of us(?:e|ing)|user[- ]friendly|(?:user )?interface|instructions?|directions|set(?:ting)?[- ]?up|intuitive|confus(?:ed|ing)|overwhelm(?:ed|ing)|learning curve|onboarding|complicated|clunky|handy|keyboard',
      'bedienen|bedienung|anleitung|einfach zu|facile à|mode d’emploi|fácil de|instrucciones|facile da|makkelijk',
    ],
  },
  {
    label: 'Sound and calls',
    product: true,
    use: true,
    words: [
      "(?:sounds?|audio|call|voice) quality|quality of (?:the )?sound|sound(?:s|ing|ed)?(?! (?:good|funny|like))|audio|volume|(?:background |wind )?noise[- ]?(?:cancel\\w*|reduction)|background noise|static|mic|microphone|(?:can|could|couldn[’']?t|can[’']?t|cannot|barely|hardly|to) hear|loud enough|(?:good|great|bad|poor|terrible|no|weak|better|clear|cell|phone) reception|(?:dropped|phone|clear) calls?|call (?:quality|clarity)|voice|bass|ton|lautstärke|klang|sonido|micrófono|altavo(?:z|ces)",
    ],
  },
  {
    label: 'Battery and charging',
    product: true,
    words: [
      'batter(?:y|ies)(?: life)?|bater[ií]as?|charg(?:er|ers|ing)|hold(?:s)? (?:a )?charge|juice|akku|batterie|batería',
    ],
  },
  {
    label: 'Camera and screen',
    product: true,
    words: ['cameras?|screens?|displays?|megapixels?|picture quality|kamera|bildschirm|pantalla'],
  },
  {
    label: 'Cleanliness',
    words: [
      'clean|cleanliness|dirty|dirt|filthy|mou?ld|stains?|hygien\\w*|sauber|schmutzig|reinig\\w*|propre|sale|limpi[oa]s?|suci[oa]|pulit[oa]|schoon|vies',
    ],
  },
  {
    label: 'Smell and scent',
    product: true,
    words: [
      'smell(?:s|ed|y|ing)?|scent(?:s|ed)?|fragran\\w*|odou?rs?|aromas?|perfume|geruch|riecht|duft\\w*|odeur|olor|profumo',
    ],
  },
  {
    label: 'Skin and hair',
    product: true,
    words: [
      'skin|hair|moisturi[sz]\\w*|hydrat\\w*|greasy|oily|wrinkles?|acne|haut|haare?|peau|cheveux|piel|pelo',
    ],
  },
  {
    label: 'Rooms and beds',
    product: true,
    words: [
      '(?<!(?:living|family|dining|wiggle|leg|every|more|no|enough|any|all|for|my|each|of) )rooms?|beds?|bathrooms?|showers?|mattress(?:es)?|pillows?|towels?|air ?con(?:ditioning|ditioner)?',
      'zimmer|betten|chambres?|habitaci(?:ón|ones)|camas?|kamers?',
    ],
  },
  {
    label: 'Breakfast',
    words: ['breakfasts?|frühstück|petit[- ]déjeuner|desayunos?|colazione|ontbijt'],
  },
  {
    label: 'Noise and quiet',
    product: true,
    words: [
      'nois(?:e|es|y)|quiet(?:ly|er)?|silent|silence|loud(?:er|ly)?|thin walls?|leise|laut(?:er)?|bruyante?|calme|silencios[oa]|ruid(?:o|os|oso|osa)|tranquil[oa]|rumoros[oa]|stil',
    ],
  },
  {
    label: 'Pool and extras',
    words: ['pools?|spa|gym|sauna|jacuzzi|hot tub|elevators?|piscin[ae]'],
  },
  {
    label: 'Booking and check-in',
    words: [
      'check[- ]?in|check-out|checked (?:in|out)|boarding|booked|bookings?|reservations?|front desk|(?:at|asked) reception|appointments?|buchung|réservation|reserva|prenotazione',
    ],
  },
  {
    label: 'Delays and cancellations',
    words: [
      'delay(?:s|ed)?|(?<!noise[ -])cancel(?:s|l?ed|l?ing|lations?)|postponed|overbooked|rebook\\w*|verspät\\w*|storniert|retards?|annulée?s?|retras(?:o|os|ado)|cancelad[oa]|ritardo',
    ],
  },
  {
    label: 'Luggage',
    words: [
      'luggage|baggage|suitcases?|carry[- ]on|gepäck|koffer|bagages?|valises?|equipaje|maletas?',
    ],
  },
  {
    label: 'Seats and space',
    product: true,
    words: ['seats?|seating|leg ?room|cramped|spacious|sitze?'],
  },
  {
    label: 'Features and functions',
    product: true,
    use: true,
    words: [
      'features?|functions?|functionalit(?:y|ies)|capabilit(?:y|ies)|customi[sz]\\w*|flexib(?:le|ility)|templates?|automations?|dashboards?|settings|funktion(?:en)?|fonctionnalités?|funciones',
    ],
  },
  {
    label: 'Bugs and updates',
    product: true,
    use: true,
    words: [
      '(?:fix|many|more|some|full of|lots? of|no|this|the|these) bugs?|bug ?fix(?:es)?|bugg?y|glitch\\w*|crash(?:es|ed|ing)?|freez(?:es|ing)|froze|lagg(?:y|ing)|errors?|(?:latest|last|new|recent|every|each|after the|since the) updates?|abstürz\\w*|fehlermeldung',
    ],
  },
  {
    label: 'Login and account',
    use: true,
    words: [
      'log(?:ged|ging)?[- ]?(?:in|on|out)|sign(?:ed|ing)? in|passwords?|accounts?|anmeld(?:en|ung)|konto|compte|cuenta',
    ],
  },
  {
    label: 'Connection and sync',
    product: true,
    use: true,
    words: [
      "bluetooth|wi-?fi|wireless(?:ly)?|internet|connectivity|disconnect\\w*|(?:not|to|won[’']t|will|can|that) connect|pair(?:s|ed|ing) (?:with|to|easily|quickly|instantly)|sync(?:s|ed|ing|h\\w*)?|integrat(?:e|es|ed|ion|ions)|verbindung|connexion|conexión|se desconecta\\w*",
    ],
  },
  {
    label: 'Mobile and offline',
    product: true,
    use: true,
    words: ['mobile(?! phones?)|offline|desktop(?: app)?|android'],
  },
  {
    label: 'Notifications and ads',
    use: true,
    words: ['notifications?|reminders?|ads|adverts?|advertising|pop-?ups?|werbung'],
  },
  {
    label: 'Gifts',
    words: ['gifts?|gifted|as a present|birthday presents?|geschenk\\w*|cadeaux?|regal(?:o|os|é)'],
  },
  {
    label: 'Family and children',
    words: [
      'kids?|child(?:ren)?|toddlers?|grand(?:kids|children)|famil(?:y|ies)|kinder|familie|enfants?|famille|niñ[oa]s?|familia',
    ],
  },
  {
    label: 'Returns and refunds',
    words: [
      'refund\\w*|had to return|will be returning|be returning|return(?:ed|ing)? (?:it|this|them|the|mine|both)|returns|exchange[ds]?|(?:send|sent|sending|taking|take) (?:it|them) back|taking it back',
      'zurückgeschickt|rücksendung|umtausch|remboursement|retour(?:né)?|devolución|devolver|reembolso|reso|rimborso',
    ],
  },
];

const LABELS = DEFINITIONS.map(({ label }) => label);

/** A letter or digit of any language that the words are of. */
const LETTER = String.raw`[a-z0-9\u00c0-\u024f]`;

/** All at once, each aspect in its own group: one pass over a text takes a fifth of one for each. */
const PATTERN = new RegExp(
  `(?<!${LETTER})(?:${DEFINITIONS.map(({ words }) => `(${words.join('|')})`).join('|')})(?!${LETTER})`,
  'g',
);

export interface AspectsFound {
  readonly labels: readonly string[];
  /** The text without the words that told them: what else is there to find. */
  readonly rest: string;
}

/** What a text speaks of, of the things that customers of every trade speak of. */
export function aspectsOf(text: string): AspectsFound {
  const lower = text.toLowerCase();
  // Few letters get longer by it, and then no offset holds.
  const written = lower.length === text.length ? text : lower;
  const labels = new Set<string>();
  let rest = '';
  let from = 0;
  lower.replace(PATTERN, (found: string, ...groups: unknown[]) => {
    const which = groups.findIndex((group) => group !== undefined);
    const at = Number(groups[LABELS.length]);
    labels.add(LABELS[which] ?? '');
    rest += `${written.slice(from, at)}|`;
    from = at + found.length;
    return '';
  });
  return { labels: [...labels], rest: rest + written.slice(from) };
}

const labelsWhere = (wanted: 'product' | 'use') =>
  new Set(DEFINITIONS.filter((aspect) => aspect[wanted]).map(({ label }) => label));

/** Labels of what is about the thing itself, and about using it. */
export const PRODUCT_ASPECTS: ReadonlySet<string> = labelsWhere('product');
export const USE_ASPECTS: ReadonlySet<string> = labelsWhere('use');
