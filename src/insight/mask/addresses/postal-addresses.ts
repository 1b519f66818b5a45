import { type AddressForm, CAPITAL, of, TOWN, WORD } from './address-form.ts';
import { BEHIND, HOUSE, TOWNS_BEHIND } from './address-parts.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { matchesOf } from '../../text/matches.ts';
import { NAMED_HOUSE, PLACED } from './placed-addresses.ts';
import { CODED } from './coded-addresses.ts';
import { US_STREETS } from './us-streets.ts';
import { wordBits } from '../../text/word-bits.ts';

/**
 * Finds postal addresses: a street with its number, post boxes, post codes with their town.
 * `bits`: the result of `mayNameStreet` for the text.
 */
export function findAddresses(text: string, bits: number, hasDigit: boolean): Mask[] {
  const houses = NAMED_HOUSE.sign.test(text) ? addressesOf(text, NAMED_HOUSE.form()) : [];
  if (!hasDigit) return houses;
  const near = nearNumbers(text);
  const named = BOUND.filter((_, at) => (bits & (1 << at)) !== 0);
  const signed = ANY_FREE.test(near) ? [...FREE, ...named] : named;
  return houses.concat(signed.flatMap((it) => signedIn(text, near, it)));
}

const signedIn = (text: string, near: string, { sign, forms }: SignedForms): Mask[] =>
  sign.test(near) ? forms.flatMap((form) => addressesOf(text, form())) : [];

function addressesOf(text: string, form: RegExp): Mask[] {
  return matchesOf(text, form).flatMap(({ 0: whole, index }) => {
    const found = whole.replace(/[\s.,;–-]{1,4}$/, '');
    const end = index + found.length;
    if (NORM.test(found) || HOST.test(found) || UNIT.test(text.slice(end, end + 14))) return [];
    const [door = ''] = BEHIND.exec(text.slice(end, end + REACH)) ?? [];
    const last = end + door.length;
    TOWNS_BEHIND.lastIndex = last;
    const [towns = ''] = TOWNS_BEHIND.exec(text) ?? [];
    return [{ start: startOf(text, index), end: last + towns.length, kind: 'address' as const }];
  });
}

/** Includes up to two parts before the street: `Flat 3, The Old Forge, `. */
function startOf(text: string, index: number): number {
  const [house = ''] = HOUSE.exec(text.slice(Math.max(0, index - REACH), index)) ?? [];
  if (house === '') return index;
  const start = index - house.length;
  const [door = ''] = HOUSE.exec(text.slice(Math.max(0, start - REACH), start)) ?? [];
  return start - door.length;
}

/** `EN 60335` is a norm. */
const NORM = /(?:^|[^\p{L}])(?:DIN|EN|ISO|IEC|VDE|UNE) \d{4,5}$/u;

/** `via Booking.com, 2 adults` */
const HOST = /\p{L}\.(?:com|net|org)(?!\p{L})/u;

/** A number before one of these is a count or a measure. */
const UNIT =
  /^ ?(?:perc\p{L}{0,3}|min(?:uten?|utes?|utos?|uti|s)?|gehminuten|stunden?|hours?|heures?|horas?|ore|uur|uhr|km|m|meter|mètres?|metros?|metri|€|\$|£|%|euros?|eur|stars?|sterne|étoiles?|estrellas?|stelle|sterren|x|mal|times|people|personen|personnes|personas|jahre|years|ans|años|anni|jaar|anos|tage|days|jours|días|giorni|dagen|dias|kilometer|stück|teilen?|pièces|piezas|pezzi|stukjes|pieces|peças|części|parça|bitar)(?!\p{L})/iu;

const NUMBERS = /\d+/g;

/** The text around its numbers: a street is never farther from its number. */
function nearNumbers(text: string): string {
  let near = '';
  let last = 0;
  for (const { 0: digits, index } of matchesOf(text, NUMBERS)) {
    const end = Math.min(text.length, index + digits.length + REACH);
    near += text.slice(Math.max(last, index - REACH), end);
    last = end;
  }
  return near;
}

/** In UTF-16 units. */
const REACH = 64;

/** Post code and town after a street. */
const PLACE = String.raw`(?:(?:,? in |,? ?[,–-]? ?)(?:\p{Lu}{1,2}-?)?\d{4,5}(?:-\d{3,4})?(?: ?\p{Lu}{2})?(?!\d),? ${TOWN}|,? \d{4,5}(?:-\d{3,4})?(?![\d\p{L}])|,? ?[,–-] ?(?:in )?${TOWN}| in ${TOWN})`;
/** Allows a capital first letter of a street type: an `i` flag would let any word be a town. */
const either = (types: string): string =>
  `(?:${types.replace(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`)})`;
/** House number with its letter, stair and door. */
const NUMBER = String.raw`\d{1,5}(?: ?[a-hA-H](?![\p{L}])(?:/\d{1,4}){0,3}|(?:[/-]\d{1,4}){1,3}[a-zA-Z]?(?!\d)|/[A-Za-z](?!\p{L})| ?(?:bis|ter|quater|bus [\dA-Z]{1,4})(?!\p{L}))?(?!\d|[.,]\d|%)`;
const DOOR = String.raw`(?:,? ${either('apto|dep(?:to|artamento)?|dpto|oficina|torre|local|apt|apartment|flat|unit|suite|ste|floor|fl|wohnung|whg|og|stock|etage|étage|appt?|appartement|bât(?:iment)?|escalier|esc|piso|planta|puerta|pta|portal|bloque|interno|int|scala|piano|appartamento|verdieping|andar|lote|bloco|dto|esq|fração|casa')}(?!\p{L})\.? ?[\dA-Z]{0,4}[ºª°]?(?!\p{L})|,? (?:Hinterhaus|Vorderhaus|Seitenflügel|Gartenhaus|Erdgeschoss|EG|bajo(?: (?:dcha|izda|izq|derecha|izquierda|[A-Z](?!\p{L}))\.?)?|[Áá]tico|entresuelo|entlo\.?|principal|r/c|rés-do-chão|hoog|rechts|links|piano terra|rez-de-chaussée)(?!\p{L})|,? \d{1,2}(?:\.?[ºª°]|\.)(?: ?(?:OG|Stock|Etage|étage|[Pp]iso|[A-Z](?!\p{L})|[Ii]zq\.?|[Dd]cha\.?|[Ii]zda\.?|[Ii]zquierda|[Dd]erecha|[Aa]ndar|[Ee]sq\.?|[Dd]to\.?|[Ff]rente))?(?![\p{L}\d])){0,3}`;

const EN_TYPES =
  'Street|St|Road|Rd|Avenue|Ave|Av|Lane|Ln|Drive|Dr|Court|Ct|Close|Crescent|Cres|Place|Pl|Square|Sq|Terrace|Ter|Way|Boulevard|Blvd|Gardens|Gdns|Grove|Mews|Row|Hill|Rise|Parkway|Pkwy|Highway|Hwy|Circle|Cir|Walk|Wharf|Trail|Trl|Loop|Quay|Parade|View|Green|Alley|Crossing|Heights|Ridge|Vale|Broadway|Turnpike|Pike';
const EN_PREFIX = String.raw`(?:${either('flat|apt\\.?|apartment|unit|suite|house|no\\.?|number')} (?:(?=\d{1,5}[A-Za-z]?[-/]\d)|[\dA-Z/-]{1,7},? ))?`;
const EN_TAIL = String.raw`(?:,? (?:${either('apt|apartment|flat|unit|suite|ste|floor')}|#)\.? ?#?[\dA-Z-]{1,6})?(?:,? ${CAPITAL}(?: ${CAPITAL}){0,2}(?=,? (?:\p{Lu}{2,3} \d{4,5}|[A-Z]{1,2}\d|\d{5}|[A-Z]\d[A-Z])|,|\.|\s|$))?(?:,? (?:\p{Lu}{2,3} )?(?:\d{4,5}(?:-\d{4})?(?!\d)|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?!\p{L})|[A-Z]\d[A-Z] ?\d[A-Z]\d))?`;

const DE_STREET = String.raw`(?:\p{Lu}[\p{L}.-]{0,40}(?:stra(?:ß|ss)e|str\.?|weg|allee|gasse|(?<!Stell|Camping|Zelt|Park|Sitz|Spiel|Sport|Steh|Golf|Tennis|Rast|Liege|Fenster|Arbeits|Grill|Ess|Bade|Speicher|Lager|Listen|Bolz|Schlaf|Tisch|stell|park|sitz|spiel)platz|ring(?<!Ring)|damm|ufer|steig|chaussee|pfad|graben|twiete|stiege|wall|promenade|kamp|zeile|steg|gürtel|kai)|(?:${CAPITAL}[ -]){1,3}(?:Stra(?:ß|ss)e|Str\.?|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer|Steig|Chaussee|Pfad|Gürtel|Kai|Lände|Hof|Markt))`;
const DE_LANE = String.raw`(?:Am|An der|An den|Auf dem|Auf der|Im|In den|In der|Zum|Zur|Unter den|Hinter der|Hinterm|Beim|Alter|Alte|Neue|Neuer|Hohe|Lange|Kleine|Große) (?:(?:alten|neuen|großen|kleinen|hohen|oberen|unteren|langen|breiten|grünen) )?${CAPITAL}(?: ${CAPITAL})?`;
const FR_TYPES = String.raw`rue|avenue|av\.?|boulevard|bd|bld|place|pl\.|allées?|impasse|chemin|ch\.|route|rte|quai|cours|square|passage|villa|faubourg|fbg|résidence|rés\.|sentier|ruelle|esplanade|lotissement|hameau|clos|montée|traverse|chaussée`;
const FR_STREET = either(FR_TYPES);
const FR_NAME = String.raw`(?: (?:de la|de l['’]|de|du|des|le|la|les|l['’]|d['’]|et|à la|au|aux|en|sur)){0,2}(?:[ ]|(?<=['’]))${WORD}(?:[ -](?:de |du |des |la |le |les |l['’]|d['’])?${CAPITAL}){0,4}`;
const ROMANCE_NAME = String.raw`(?: (?:de las|de los|de la|del|della|delle|dei|degli|dello|dell['’]|de|da|das|do|dos|di|la|las|los|el|y|e|d['’])){0,2}(?:[ ]|(?<=['’./]))(?:${CAPITAL}|\d{1,2} (?=de |di ))(?:,? (?:de las |de los |de la |del |della |delle |dei |de |da |das |do |dos |di |e |y )?${CAPITAL}){0,4}`;
const ES_TYPES = String.raw`calle|c\/|c\.|cl\.|avenida|avda?\.?|av\.|plaza|pza\.?|pl\.|plaça|paseo|p\.?º|passeig|carretera|ctra\.?|camino|cno\.?|ronda|pje\.?|psje\.?|jr\.|jirón|prolongación|privada|cerrada|andador|travesía|trav\.|pasaje|urbanización|urb\.|rambla|glorieta|carrer|cuesta|callejón|vía|bulevar|carrera|cra\.?|diagonal|transversal|calzada`;
const ES_STREET = either(ES_TYPES);
const IT_TYPES = String.raw`via|v\.le|viale|piazza|p\.zza|p\.za|piazzale|corso|c\.so|vicolo|largo|strada|lungomare|lungarno|contrada|borgo|salita|galleria|località|loc\.|calle|campo|rione`;
const IT_STREET = either(IT_TYPES);
const PT_TYPES = String.raw`rua|r\.|avenida|av\.|travessa|tv\.|praça|largo|estrada|alameda|al\.|rodovia|beco|calçada|urbanização|quinta|ladeira|praceta|rotunda`;
const PT_STREET = either(PT_TYPES);
const NUMBER_SIGN = String.raw`,? ?(?:n\.?[º°o]?\.? ?|nº ?|núm\.? ?|número |numero |no\.? ?|# ?|-)?`;
const NL_STREET = String.raw`(?:(?:Laan|Weg|Plein|Dijk|Kade|Straat|Singel) (?:(?:van|der|den|de|het|ter|ten) ){0,3}${CAPITAL}|(?:Grote|Oude|Nieuwe|Kleine) Markt|(?:${CAPITAL} ){0,2}\p{Lu}[\p{L}.'’-]{0,40}(?:straat|str\.|laan|weg|plein|gracht|kade|dijk|singel|steeg|dreef|pad|plantsoen|lei|steenweg|hof|burgwal|vaart|wal|straatje|baan|kaai|hoek|oord)|(?:${CAPITAL} ){1,3}(?:[Ss]traat|[Ll]aan|[Ww]eg|[Pp]lein|[Gg]racht|[Kk]ade|[Dd]ijk|[Ss]ingel))`;

const APART = String.raw`(?<![\p{L}\p{N}])`;

/** A single check for the streets of four languages. */
const ROMANCE_SIGN = new RegExp(
  `${APART}(?:${FR_STREET}|${ES_STREET}|${IT_STREET}|${PT_STREET})(?: |(?<=[./]))`,
  'u',
);
/** Their words, up to the first sign: `v.le`, `c/`, `p.º`. */
const ROMANCE_WORD = String.raw`(?<!\p{L})(?:${[FR_TYPES, ES_TYPES, IT_TYPES, PT_TYPES]
  .flatMap((types) => types.split('|'))
  .map((type) => /^[\p{L}?]+/u.exec(type)?.[0] ?? '')
  .join('|')})º?(?!\p{L})`;

/**
 * A sign that finds one of `types` first, and then the digit before it within `reach`: far more
 * texts have numbers than streets.
 */
function behindNumber(reach: number, types: string): string {
  return String.raw`${types}(?<=\d.{0,${reach}}${types})`;
}

const FORMS: readonly AddressForm[] = [
  ...PLACED,
  ...US_STREETS,
  ...CODED,
  // English, with capitals and without.
  of(
    behindNumber(80, String.raw`(?:${EN_TYPES})(?!\p{L})`),
    String.raw`${APART}${EN_PREFIX}\d{1,5}[A-Za-z]?(?:[-/]\d{1,4})? (?:[NSEW]{1,2}\.? )?(?:(?:${CAPITAL}|\d{1,3}(?:st|nd|rd|th)) ){1,4}(?:${EN_TYPES})(?!\p{L})\.?${EN_TAIL}`,
    'gu',
    String.raw`(?:${EN_TYPES})(?!\p{L})`,
  ),
  of(
    behindNumber(
      60,
      String.raw`(?:street|road|avenue|lane|drive|close|crescent|boulevard|terrace|\bst\b|\brd\b|\bave\b)`,
    ),
    String.raw`${APART}\d{1,5}[a-z]? (?!(?:star|stars|min|mins|minutes?|hours?|days?|weeks?|miles?|km|m|meters?|blocks?|houses|shops|cars|times|feet|different|other|more|of|on|in|from|and|people|lane|way|the|years?|months?|x|euros?|dollars|pounds)(?!\p{L}))(?:\p{L}[\p{L}'’-]{1,20} (?!(?:on|in|from|the|down|up|off|across|away|of|to|and)\b)){1,2}(?:street|road|avenue|lane|drive|close|crescent|boulevard|terrace|st|rd|ave)(?!\p{L})\.?(?:,? (?:apt|unit|suite|ste|#)\.? ?[\da-z]{1,5})?(?:,? \p{L}{3,20}(?: \p{L}{3,20})?,? [a-z]{2},? \d{5}(?!\d))?`,
    'giu',
    String.raw`street|road|avenue|lane|drive|close|crescent|boulevard|terrace|\b(?:st|rd|ave)\b`,
  ),
  // Post codes that suffice on their own: Britain, Canada, Brazil, Portugal, Japan.
  of(
    String.raw`\d[A-Za-z]{2}(?!\p{L})`,
    String.raw`${APART}(?:(?:\d{1,4}[A-Za-z]?,? )?(?:${CAPITAL},? (?:(?:of|on|the|upon|in|next|y|le|under|by|with|near|cum) ){0,2}){1,10})?(?:GIR ?0AA|[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? ?\d(?!GB|TB|MB|HP|KG|CM|MM|KM|AM|PM)[ABD-HJLNP-UW-Z]{2})(?!\p{L}|\d)`,
  ),
  of(
    String.raw`\d[A-Z] ?\d`,
    String.raw`${APART}(?:${CAPITAL},? (?:\p{Lu}{2} )?)?[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])`,
  ),
  of(
    String.raw`\d{4,5}-\d{3}`,
    String.raw`${APART}(?:CEP:? ?)?(?:\d{4}-\d{3} ${TOWN}|\d{5}-\d{3}(?![\d-]))`,
  ),
  of(
    String.raw`\d{5}`,
    String.raw`${APART}${CAPITAL}(?: ${CAPITAL})?,? \p{Lu}{2},? \d{5}(?:-\d{4})?(?!\d)`,
  ),
  of(
    String.raw`\d{4} ?\p{Lu}{2}`,
    String.raw`${APART}(?!(?:19|20)\d{2} (?:AM|PM|TV|HD))[1-9]\d{3} ?\p{Lu}{2},? (?:in )?${TOWN}`,
  ),
  // German: street and number, lanes only with their town, a town with its code after `in`, `aus`.
  of(
    String.raw`(?:\p{Lu}[\p{L}.-]{1,40}(?:stra(?:ß|ss)e|str\.?|weg|allee|gasse|platz|ring|damm|ufer|steig|chaussee|pfad|graben|twiete|stiege|wall|promenade|kamp|zeile|steg|gürtel|kai)|(?:Stra(?:ß|ss)e|Str\.?|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer|Steig|Chaussee|Pfad|Gürtel|Kai|Lände|Hof|Markt)),? (?:Nr\.? ?|Hausnummer )?\d`,
    String.raw`${APART}${DE_STREET},? (?:Nr\.? ?|Hausnummer )?${NUMBER}${DOOR}${PLACE}?`,
  ),
  // Written without capitals: endings that no other word before a number has.
  of(
    String.raw`(?:stra(?:ß|ss)e|str\.?|allee|gasse|chaussee|straat|gracht|plein|gatan|katu),? \d`,
    String.raw`${APART}\p{Ll}[\p{Ll}-]{2,40}(?:stra(?:ß|ss)e|str\.?|allee|gasse|chaussee|straat|gracht|plein|gatan|katu),? (?:nr\.? ?)?${NUMBER}`,
    'gu',
    '(?:stra(?:ß|ss)e|str|allee|gasse|chaussee|straat|gracht|plein|gatan|katu)$',
  ),
  of(
    String.raw`\d{4,5} \p{Lu}`,
    String.raw`${APART}${DE_LANE} ${NUMBER}${DOOR},? (?:in )?(?:\p{Lu}{1,2}-?)?\d{4,5} ${TOWN}`,
  ),
  of(
    String.raw`${DE_LANE} \d`,
    String.raw`${APART}${DE_LANE} \d{1,4} ?[a-hA-H](?![\p{L}\d])|(?<=(?:wohnen?|wohnhaft|nach|Adresse:?|Anschrift:?|geliefert|Lieferung|zu uns|Haus) )${DE_LANE} \d{1,4}(?!\d|[.,]\d)`,
    'gu',
    '(?:Am|An|Auf|Im|In|Zum|Zur|Unter|Hinter|Hinterm|Beim|Alter|Alte|Neue|Neuer|Hohe|Lange|Kleine|Große)$',
  ),
  of(
    String.raw`\d{4,5} \p{Lu}`,
    String.raw`(?:(?<=(?<!\p{L})(?:in|aus|nach|à|a|en|te|em|PLZ|CAP|CP|from|wohne)[ :]|[,;] )|(?<!\p{L})(?:[A-Z]{1,2}-))\d{4,5} (?!(?:\p{Lu}{1,2}|Euro|Teile|Puzzleteile|Nutzer|Kunden|Bewertungen|Rezensionen|Exemplare|Zuschauer|Kilometer|Meter|Schritte|Stück|Leute|Menschen|Besucher|Umdrehungen|Mal|Punkte|Watt|Stunden|Seiten|Follower|Gäste|Einwohner|Mitarbeiter|Personen|Franken|Tage|Jahre|Wörter|Lumen|Liter|Gramm|Kalorien|EUR|CHF|USD)(?!\p{L}))${TOWN}`,
  ),
  // French.
  of(
    ROMANCE_SIGN,
    String.raw`${APART}\d{1,4}(?: ?(?:bis|ter|quater|[a-d]))?,? ${FR_STREET}${FR_NAME}${DOOR}(?:,? (?:\d{5}|[A-Z]{1,2}-?\d{4}|\d{4}) ${TOWN}(?: (?:cedex|CEDEX)(?: \d{1,2})?)?| à ${TOWN}|, ${TOWN})?`,
    'gu',
    ROMANCE_WORD,
  ),
  of(
    ROMANCE_SIGN,
    String.raw`${APART}${FR_STREET} (?:(?:de la |de l['’]|de |du |des |le |la |les |l['’]|d['’]){0,2})?${CAPITAL}(?:[ -]${CAPITAL}){0,3},? (?:n° ?)?${NUMBER}${PLACE}?`,
  ),
  // Spanish, Italian, Portuguese; Latin American number grids; in lower case if the word is
  // unambiguous.
  ...[ES_STREET, IT_STREET, PT_STREET].map((street) =>
    of(
      ROMANCE_SIGN,
      String.raw`${APART}${street}${ROMANCE_NAME}(?:${NUMBER_SIGN}${NUMBER}|,? [sS]/[nN](?!\p{L}))${DOOR}${PLACE}?`,
    ),
  ),
  of(
    String.raw`\d ?[A-Za-z]?(?: (?:sur|norte|este|oeste|bis))? ?(?:#|[Nn][oº°]\.?) ?\d`,
    String.raw`${APART}${ES_STREET} ?\d{1,3} ?[A-Za-z]?(?: (?:sur|norte|este|oeste|bis))? ?(?:#|[Nn][oº°]\.?) ?\d{1,3} ?[A-Za-z]?(?: ?- ?\d{1,3})?${DOOR}${PLACE}?`,
  ),
  of(
    String.raw`(?:calle|c\/|avenida|avda|rua|via) `,
    String.raw`${APART}(?:calle|c\/|avenida|avda\.?|rua|via) ?(?!mail|email|e-mail|chat|app|web|internet|sms|telefono)(?:\p{Ll}{2,20} ){1,3}(?:,? ?(?:n\.?º?|nº|número|numero) ?)?(?:(?<=via (?:\p{Ll}{2,20} ){2,3})|(?<!via .{0,60}))${NUMBER}${DOOR}`,
    'gu',
    '(?:calle|c|avenida|avda|rua|via)$',
  ),
  // Dutch.
  of(
    String.raw`(?:straat|str\.|laan|weg|plein|gracht|kade|dijk|singel|steeg|dreef|pad|plantsoen|lei|steenweg|hof|burgwal|vaart|wal|straatje|baan|kaai|hoek|oord|Markt) \d|(?:Laan|Weg|Plein|Dijk|Kade|Straat|Singel) `,
    String.raw`${APART}${NL_STREET} \d{1,4}(?: ?-? ?(?:[a-zA-Z](?!\p{L})|\d{1,3}|I{1,3}(?!\p{L})|hs|bis))?(?!\d|[.,]\d|%)${PLACE}?`,
    'gu',
    '(?:straat|str|laan|weg|plein|gracht|kade|dijk|singel|steeg|dreef|pad|plantsoen|lei|hof|burgwal|vaart|wal|straatje|baan|kaai|hoek|oord|Markt)$',
  ),
  // Post boxes.
  of(
    String.raw`[Bb][Oo][Xx]|[Pp]ost|BP|[Cc]\.P\.|[Aa]p(?:arta)?do`,
    String.raw`${APART}(?:[Pp]\.? ?[Oo]\.? ?[Bb][Oo][Xx]|[Pp]ostfach|[Pp]ostbus|BP|B\.P\.|[Bb]oîte [Pp]ostale|[Aa]partado(?: de [Cc]orreos| [Pp]ostal)?|[Aa]pdo\.?(?: (?:de )?[Cc]orreos)?|[Cc]asella [Pp]ostale|C\.P\.|[Cc]aixa [Pp]ostal) ?:?(?:n[º°.]? ?)? ?\d{1,4}(?: ?\d{2,3}){0,2}(?!\d)(?:${PLACE}|,? ${TOWN} \d{4,6}(?!\d))?`,
    'gu',
    'box|post|BP|c$|ap(?:arta)?do',
  ),
  // Poland, Turkey, the Nordic countries.
  of(
    String.raw`(?:ul|al|os|pl)\. ?\p{Lu}|ulic|alej`,
    String.raw`${APART}(?:[Uu]l\.|[Uu]lic[aąy]|[Aa]l\.|[Aa]lej[aei]|[Oo]s\.|[Oo]siedl[eu]|[Pp]l\.) ?(?:${CAPITAL} ){0,3}${CAPITAL} \d{1,4}[a-zA-Z]?(?: ?/ ?\d{1,4}| m\. ?\d{1,4})?(?:,? \d{2}-\d{3}(?: ${TOWN})?)?`,
    'gu',
    '(?:ul|al|os|pl)$|ulic|alej',
  ),
  of(String.raw`\d{2}-\d{3} \p{Lu}`, String.raw`(?<![\p{L}\p{N}-])\d{2}-\d{3} ${TOWN}`),
  of(
    String.raw`(?:[Cc]ad|[Ss]ok|[Mm]ah|[Bb]ulv)`,
    String.raw`${APART}(?:${CAPITAL} ){1,3}(?:[Cc]addesi|[Cc]ad\.|[Ss]okağ?[ıi]?k?|[Ss]ok\.|[Mm]ahallesi|[Mm]ah\.|[Bb]ulvarı)(?:,? ?(?:\d{1,5}\. ?|(?:${CAPITAL} ){0,3})(?:[Ss]okağ?[ıi]?k?|[Ss]ok\.|[Cc]addesi|[Cc]ad\.))?,? ?(?:[Nn]o\.?:? ?)?\d{1,4}(?:/\d{1,4})?(?:,? ?(?:[Dd]aire|[Kk]at|[Dd])\.?:? ?\d{1,3}){0,2}(?:,? ?\d{5})?(?:,? ${CAPITAL}(?:/${CAPITAL})?)?`,
    'gu',
    'cad|sok|mah|bulv',
  ),
  of(
    String.raw`(?:gatan|vägen|gränd|torget|stigen|backen|gaden?|vej(?:en)?|stræde|vænget|vegen|veien|gata|katu|tie|allé) \d`,
    String.raw`${APART}(?:${CAPITAL} ){0,2}\p{Lu}[\p{L}-]{1,30}(?:gatan|vägen|gränd|torget|stigen|backen|gaden?|vej(?:en)?|stræde|vænget|vegen|veien|gata|katu|tie|allé) \d{1,4} ?[A-Ha-h]?(?![\p{L}\d]|[.,]\d)(?: \d{1,3})?(?:,? (?:lgh \d{4}|\d{1,2}\. ?(?:tv|th|mf|sal))){0,2}(?:,? (?:\d{3} \d{2}|\d{4,5}) ${TOWN})?`,
    'gu',
    '(?:gatan|vägen|gränd|torget|stigen|backen|gaden?|vej(?:en)?|stræde|vænget|vegen|veien|gata|katu|tie|allé)$',
  ),
  // Chinese, Japanese, Korean, Arabic, Russian.
  of(
    String.raw`[路街道巷弄村]\p{Script=Han}{0,8}\d`,
    String.raw`(?:\p{Script=Han}{2,4}[省市区區县縣]){0,3}\p{Script=Han}{1,8}[路街道巷弄村][\p{Script=Han}]{0,8}\d{1,5}(?:[号號弄幢栋棟座]|单元|室)(?:[\p{Script=Han}]{0,6}\d{1,4}[号號栋棟幢座期楼樓层層单元室户戶]{1,2}){0,4}`,
    'gu',
    '[路街道巷弄村]',
  ),
  of(
    String.raw`[都道府県市区町村〒]|\d(?:丁目|番地)`,
    String.raw`(?:〒 ?\d{3}-?\d{4} ?)?(?:東京都|北海道|(?:大阪|京都)府|\p{Script=Han}{2,3}県)?(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}[市区郡町村]){0,3}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{0,8}[\p{Script=Han}ー]\d{1,4}(?:丁目|[-ー−の])\d{1,4}(?:番地?|[-ー−の号])?(?:\d{1,4})?号?(?:[ 　]?[\p{Script=Katakana}\p{Script=Han}ー]{1,15}\d{2,4}号?室?)?|〒 ?\d{3}-?\d{4}(?: ?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,40}\d{1,4}(?:[-ー−の]\d{1,4}){0,3})?`,
  ),
  of(
    String.raw`[로길동]`,
    String.raw`(?:\p{Script=Hangul}{1,8}[시도구군] ?){0,3}\p{Script=Hangul}{1,10}[로길] ?\d{1,4}(?:번?길 ?\d{1,4})?(?:-\d{1,4})?(?:,? ?\d{1,4}[동호층]){0,3}`,
    'gu',
    '[로길동]',
  ),
  of(
    String.raw`شارع|حي|ص\.?ب`,
    String.raw`(?:شارع|طريق|حي)(?: \p{Script=Arabic}{2,15}){1,4}[،,]? ?(?:رقم|مبنى|عمارة|بناية|منزل|فيلا)? ?\d{1,5}|(?:\d{1,5} )شارع(?: \p{Script=Arabic}{2,15}){1,3}|ص\.? ?ب\.? ?:?\d{2,7}`,
    'gu',
    'شارع|حي|ص',
  ),
  of(
    String.raw`ул|пр|пер|дом`,
    String.raw`${APART}(?:(?:г\.|город) ?${CAPITAL},? )?(?:[Уу]л\.?|[Уу]лица|[Уу]лице|[Пп]р(?:осп|-т)?\.?|[Пп]роспект|[Пп]ер\.?|[Пп]ереулок|[Бб]ульвар|[Шш]оссе|[Нн]аб\.|[Пп]л\.) ?\p{Lu}[\p{L}-]{1,25}(?: \p{L}{2,20})?,? ?(?:д\.? ?|дом )?\d{1,4}\p{L}?(?:,? ?(?:корп?\.?|кв\.?) ?\d{1,4}){0,2}`,
    'gu',
    'ул|пр|пер|дом',
  ),
];

interface SignedForms {
  readonly sign: RegExp;
  readonly forms: readonly AddressForm['form'][];
  readonly word: RegExp | undefined;
}

/** The forms by their sign, so that a sign shared by several is searched once. */
const SIGNED: readonly SignedForms[] = [
  ...Map.groupBy(FORMS, ({ sign }) => `${sign.source}/${sign.flags}`).values(),
].flatMap((forms) =>
  forms[0]
    ? [{ sign: forms[0].sign, forms: forms.map(({ form }) => form), word: forms[0].word }]
    : [],
);

const BOUND = SIGNED.filter(({ word }) => word !== undefined);
const FREE = SIGNED.filter(({ word }) => word === undefined);
/** A single check for most texts, which have none of them. */
const ANY_FREE = new RegExp(FREE.map(({ sign }) => `(?:${sign.source})`).join('|'), 'u');

/** The forms that a word may belong to, as bits. */
export const mayNameStreet = wordBits(BOUND.flatMap(({ word }) => word ?? []));
