/**
 * What customers speak of in every trade, by the words they use for it: synonyms that no count of
 * words would bring together. Written down by hand from reviews of clothes, phones, restaurants,
 * hotels and software; `tests/domain/analysis/themes.test.ts` holds what they find.
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
      '(?:too|little|bit|tad|slightly|very) (?:big|small|large|long|short|tight|loose|wide|narrow|roomy)',
      'box[iy]e?r?|roomy|baggy|cropped|petite|medium|loose(?:r|ly)?|tight(?:er)?|xx?s|xx?l|pass(?:t|form)|größen?|taille|tallas?|taglia|maat',
    ],
  },
  {
    label: 'Quality and material',
    product: true,
    words: [
      'quality|materials?|fabrics?|cotton|wool|silk|leather|linen|well[- ]made|made well|beautifully made',
      'sturdy|durable|flimsy|sheer|see[- ]through|thin|lightweight|stitching|construction|(?:solid|nice) build',
      'qualität|stoff|verarbeitung|qualité|tissu|matière|calidad|tela|qualità|tessuto|kwaliteit|qualidade',
    ],
  },
  {
    label: 'Faults and wear',
    product: true,
    words: [
      'br(?:oke|oken|eakage|eaks?(?! up))|died|dead|defect\\w*|faulty|fray\\w*|torn|tore|rip(?:s|ped)?|shr[aiu]nk|disintegrat\\w*',
      '(?:fell|falls|falling|came|coming) (?:apart|off|undone)|stopped working|no longer work\\w*',
      "(?:does|did|do)(?: not|n[’']?t) (?:even |ever )?(?:work|hold|last|turn on|charge)|unusable|useless|junk",
      'kaputt|defekt|cassée?|abîmée?|roto|rota|rotto|defectuos[oa]',
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
      'service|staff|wait(?:er|ers|ress|resses)|servers?|employees?|cashier|bartenders?|customer (?:care|support)|tech(?:nical)? support|managers?|management|host(?:ess)?|attentive|rude(?:ly)?|sales (?:associate|person|lady)',
      'bedienung|kundendienst|kundenservice|personal|mitarbeiter\\w*|freundlich\\w*|personnel|accueil|servicio|camarer[oa]s?|personale|cameriere|bediening|atendimento',
    ],
  },
  {
    label: 'Food and taste',
    product: true,
    words: [
      'food|tast(?:e|es|ed|y|eless)|flavou?r(?:s|ful|ed)?|delicious|fresh|bland|menu|dish(?:es)?|salty|spicy|seasoned|(?:over|under)?cooked|stale|yummy|tender|meals?',
      'essen|geschmack|lecker|köstlich|speisen?|nourriture|plats?|goût|délicieux|comida|sabor|delicios[oa]|cibo|gusto|buonissim[oa]|eten|lekker',
    ],
  },
  {
    label: 'Portions and choice',
    product: true,
    words: ['portions?|servings?|buffets?|selection|variety|options'],
  },
  {
    label: 'Place and atmosphere',
    words: [
      'ambian?[ce]{2}|ambien[ct]e|atmosphere|décor|decor|decorated|interior|lighting|cozy place|noisy|crowded|location|parking|view',
      'atmosphäre|lage|einrichtung|emplacement|ubicación|posizione|sfeer|ligging',
    ],
  },
  {
    label: 'Speed and waiting',
    words: [
      'slow(?:ly)?|wait(?:s|ed|ing)?|prompt(?:ly)?|quick(?:ly)?|fast|took (?:over |almost |about )?(?:an?|\\d+) ?(?:hours?|min\\w*)|an hour|forever|immediately|right away|on time|late',
      'schnell|langsam|warten|gewartet|rapide(?:ment)?|lente?|attente|attendu|rápid[oa]|lent[oa]|espera|veloce|snel|traag',
    ],
  },
  {
    label: 'Ease of use',
    use: true,
    words: [
      'eas(?:y|ier|iest) to (?:use|set|install|clean|assemble|read|pair|connect|navigate)|ease of us(?:e|ing)|user[- ]friendly|instructions?|directions|set[- ]?up|intuitive|confusing|complicated|handy|keyboard',
      'bedienen|bedienung ist|anleitung|einfach zu|facile à|mode d’emploi|fácil de|instrucciones|facile da|makkelijk',
    ],
  },
  {
    label: 'Sound and calls',
    product: true,
    use: true,
    words: [
      'sounds? quality|sounds?(?! (?:good|funny|like))|audio|volume|noise|static|mic|microphone|hear|loud|reception|signal|(?:dropped )?calls?|voice|ton|lautstärke|klang',
    ],
  },
  {
    label: 'Battery and charging',
    product: true,
    words: [
      'batter(?:y|ies)(?: life)?|charg(?:er|ers|ing)|hold(?:s)? (?:a )?charge|juice|akku|batterie|batería',
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
      'clean|cleanliness|dirty|dirt|filthy|smell(?:s|ed|y)?|hygien\\w*|sauber|schmutzig|propre|sale|limpi[oa]s?|suci[oa]|pulit[oa]|schoon|vies',
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

const ASPECTS = DEFINITIONS.map((aspect) => ({
  ...aspect,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${aspect.words.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
}));

export interface AspectsFound {
  readonly labels: readonly string[];
  /** The text without the words that told them: what else is there to find. */
  readonly rest: string;
}

/** What a text speaks of, of the things that customers of every trade speak of. */
export function aspectsOf(text: string): AspectsFound {
  let rest = text;
  const labels = ASPECTS.filter(({ pattern }) => {
    const without = rest.replace(pattern, '|');
    const found = without !== rest;
    rest = without;
    return found;
  }).map(({ label }) => label);
  return { labels, rest };
}

const labelsWhere = (wanted: 'product' | 'use') =>
  new Set(DEFINITIONS.filter((aspect) => aspect[wanted]).map(({ label }) => label));

/** Labels of what is about the thing itself, and about using it. */
export const PRODUCT_ASPECTS: ReadonlySet<string> = labelsWhere('product');
export const USE_ASPECTS: ReadonlySet<string> = labelsWhere('use');
