import { type AddressForm, CAPITAL, of, TOWN } from './address-form.ts';

/** Addresses without the word for a street: named houses, rural boxes, flats, lots, hamlets. */

const APART = String.raw`(?<![\p{L}\p{N}])`;
/** Not a month or the unit of a time: `to 5 June`. */
const NO_DATE = String.raw`(?!(?:AM|PM|Uhr|[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Oo]kt|[Nn]ov|[Dd]e[cz])(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?(?!\p{L}))`;
const NAMES = String.raw`(?:The )?${NO_DATE}\p{Lu}\p{Ll}[\p{L}'’-]{1,20}(?: \p{Lu}\p{Ll}[\p{L}'’-]{1,20}){0,2}`;
const HOUSES =
  'Cottage|House|Barn|Farm|Lodge|Mill|Manor|Villa|Rectory|Vicarage|Croft|Grange|Bungalow|Farmhouse|Cottages|Mansions|Apartments';
const LANES =
  'Street|Road|Avenue|Lane|Drive|Court|Close|Crescent|Place|Square|Terrace|Way|Gardens|Grove|Mews|Row|Hill|Rise|Green|Common|Quay';
const COUNTIES =
  'Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow';
/** A person or a parcel arrives at what follows. */
const TO = String.raw`(?<=(?<!\p{L})(?:[Dd]eliver(?:ed|y)?|[Ll]ives?|[Ll]iving|[Aa]ddress|[Ss]ent|[Ss]end|[Ss]hip(?:ped)?|[Bb]ring|[Bb]rought|[Mm]oved|[Mm]ail(?:ed)?|[Dd]ropped(?: off)?|[Pp]icked up|[Ll]eft|[Ll]ocated|[Ii]nstalled|[Hh]ouse|[Hh]ome|we['’]re|I['’]m)(?: (?:it|them|us|me|everything|mine|ours|the \p{L}{2,12}|my \p{L}{2,12}))?(?: (?:is|was|at|to|over to|round to):?|:) )`;

/** `Rose Cottage, Mill Lane, Ashwell`, `delivered to Wheelwrights, Duck Street`: no number is needed. */
export const NAMED_HOUSE = of(
  String.raw`(?:${HOUSES}), \p{Lu}|, \p{Lu}.{1,40} (?:${LANES})(?!\p{L})`,
  String.raw`${APART}(?:\p{Lu}[\p{L}'’-]{1,20} ){1,3}(?:${HOUSES}), (?:\p{Lu}[\p{L}'’-]{1,20} ){1,3}(?:${LANES})(?!\p{L})(?:, ${TOWN})?|${TO}(?:\p{Lu}[\p{L}'’-]{1,20} ?){1,3}, (?:\p{Lu}[\p{L}'’-]{1,20} ){1,2}(?:${LANES})(?!\p{L})(?:, ${TOWN})?`,
);

export const PLACED: readonly AddressForm[] = [
  // `flat 3, 91 thornbury rise`
  of(
    String.raw`(?:[Ff]lat|[Aa]pt|[Aa]partment|[Uu]nit) \d`,
    String.raw`${APART}(?:flat|apt\.?|apartment|unit) \d{1,4}[a-z]?,? \d{1,4}[a-z]? (?:\p{L}[\p{L}'’-]{2,20} ){1,2}(?:street|st|road|rd|avenue|ave|lane|ln|drive|close|crescent|court|way|rise|gardens|grove|place|terrace|hill|row|view|walk|mews|square|green|vale|park|parade|wharf|quay)(?!\p{L})`,
    'giu',
  ),
  // `we are at Flat 6`
  of(
    String.raw` (?:[Ff]lat|[Aa]pt\.?|[Aa]partment) \d`,
    String.raw`(?<=(?<!\p{L})(?:[Aa]t|[Tt]o|[Ii]n|[Ff]rom|is|outside) )(?:[Ff]lat|[Aa]pt\.?|[Aa]partment) \d{1,4}[A-Za-z]?(?![\p{L}\d]|[.,]\d|[ -](?:bed|room|m²|sq|people|person|guest|night|pack|piece|box|part|panel|section|carton|%))`,
  ),
  // `36 Lissan Park, Dublin D24 XY00`
  of(
    String.raw`Dublin|[AC-FHKNPRTV-Y]\d[\dW] ?[A-Z\d]{4}`,
    String.raw`${APART}(?:[Aa]pt\.? |[Aa]partment |[Ff]lat |[Uu]nit )?\d{1,4}[A-Za-z]?,? (?:\p{Lu}[\p{L}'’-]{1,20},? ){1,5}(?:(?:Co\.?|County) \p{Lu}\p{Ll}{2,12},? )?(?:(?<=Dublin )(?:\d{1,2}W?(?![\dA-Z])|[A-Z]\d[\dW] ?[A-Z\d]{4}(?![A-Z\d]))|[AC-FHKNPRTV-Y]\d[\dW] ?[A-Z\d]{4}(?![A-Z\d]))`,
  ),
  // `6 Ballyhack Cottages, Kilmore, Co. Wexford`
  of(
    String.raw`, (?:Co\.|County) \p{Lu}`,
    String.raw`${APART}\d{1,3}[A-Za-z]?,? (?:(?!(?:In|For|Our|The|Of|At|And)(?!\p{L}))\p{Lu}[\p{L}'’-]{1,20} ?){1,3}, (?:\p{Lu}[\p{L}'’-]{1,20},? ){1,3}(?:Co\.|County) (?:${COUNTIES})(?!\p{L})`,
  ),
  // `RR 2 Box 88, Elkins WV`
  of(
    String.raw`Box \d`,
    String.raw`${APART}(?:RR|HC|R\.R\.|Rural Route) ?\d{1,3},? Box \d{1,5}[A-Z]?(?:, ${TOWN}(?: \p{Lu}{2})?(?: \d{5})?)?`,
    'gu',
    'box$',
  ),
  // `Apartment 1204, The Quays`
  of(
    String.raw`(?:partment|lat|pt\.?|nit|uite) [\dA-Z]{1,5}, \p{Lu}`,
    String.raw`${APART}(?:[Aa]partment|[Ff]lat|[Aa]pt\.?|[Uu]nit|[Ss]uite) (?=[A-Z]{0,2}\d|[A-Z],)[\dA-Z]{1,5}, ${NAMES}(?:, ${TOWN})?`,
    'gu',
    '(?:partment|lat|pt|nit|uite)$',
  ),
  // `Flat 14 Hexham House`
  of(
    String.raw`(?:partment|lat|pt\.?|nit) [\dA-Z]{1,5},? \p{Lu}`,
    String.raw`${APART}(?:[Aa]partment|[Ff]lat|[Aa]pt\.?|[Uu]nit) (?=[A-Z]{0,2}\d|[A-Z] )[\dA-Z]{1,5},? (?:\p{Lu}[\p{L}'’-]{1,20} ){1,2}(?:${HOUSES}|Court|Tower|Towers|Heights|Point|Place|Gardens|Wharf|Building|Buildings|Estate|Park|View|Hall)(?!\p{L})(?:, ${TOWN})?`,
    'gu',
    '(?:partment|lat|pt|nit)$',
  ),
  // `H-22, Sector 5, Noida 201301`
  of(
    String.raw`Sector|Block|Phase|Plot`,
    String.raw`${APART}(?:(?:Plot |House |Flat |H\. ?)?(?:[Nn]o\.? ?)?[A-Z]{0,2}[-/ ]?\d{1,4}(?:[-/]\d{1,4})?,? )(?:Sector|Block|Phase|Plot)[ -]?[\dA-Z]{1,4}(?:, ${TOWN}){0,3}(?:[ -]{1,3}\d{3} ?\d{3})?`,
    'gu',
    'Sector|Block|Phase|Plot',
  ),
  of(
    String.raw`\d{3} ?\d{3}(?!\d)`,
    String.raw`(?<=, )${CAPITAL} ?[ –-] ?[1-9]\d{2} ?\d{3}(?!\d|[.,]\d)`,
  ),
  // `No. 5 Jalan Kiara 3`
  of(
    String.raw`Jalan|Jln|Lorong|Đường|Phố`,
    String.raw`${APART}(?:(?:[Nn]o\.? ?)?\d{1,4}[A-Z]?,? )?(?:Jalan|Jln\.?|Lorong|Đường|Phố) (?:${CAPITAL} ?){1,3}(?:\d{1,3}(?:/\d{1,3}[A-Z]?)?)?(?:, (?:\d{5} )?${TOWN})?(?<=\d.{0,80})`,
    'gu',
    'Jalan|Jln|Lorong|Đường|Phố',
  ),
  // `lieu-dit La Grande Borde, 24200 Sarlat`
  of(
    String.raw`[Ll]ieu[- ]dit|[Hh]ameau`,
    String.raw`${APART}(?:[Ll]ieu[- ]dit|[Hh]ameau(?: de(?: la)?| du| des)?) (?:L['’])?${TOWN}(?:, \d{5} ${TOWN})?`,
    'gu',
    'lieu|hameau',
  ),
  // Any street with its number, post code and town: `Dlouhá 14/3, 110 00 Praha`, `12, Grand’Rue, 68000 Colmar`
  of(
    String.raw`\d[a-z]?,? (?:\p{Lu}{1,2}-)?(?:\d{4,6}|\d{3} \d{2}) `,
    String.raw`${APART}(?:${CAPITAL} ){1,4}\d{1,4} ?[a-z]?(?:[/-]\d{1,4})?, (?!(?:19|20)\d\d )(?:\p{Lu}{1,2}-)?(?:\d{4,6}|\d{3} \d{2}) ${TOWN}`,
  ),
  of(
    String.raw`, \d{5} \p{Lu}`,
    String.raw`${APART}\d{1,4}(?: ?(?:bis|ter|[a-d]))?,? (?:[\p{L}'’-]{2,20} ){0,3}\p{Lu}[\p{L}'’-]{2,20}, \d{5} ${TOWN}`,
  ),
  // `Rua das Acácias, 512, ap. 34, Vila Mariana, São Paulo - SP, 04110-000`
  of(
    String.raw` ?[-–/] ?[A-Z]{2}(?:, \d{5}-?\d{3})?`,
    String.raw`${APART}(?:[Rr]ua|R\.|[Aa]venida|[Aa]v\.|[Tt]ravessa|[Aa]lameda|[Pp]raça|[Ee]strada) [^\n,]{2,40}, (?:nº ?)?\d{1,5}(?:[,–-]? (?:ap(?:to)?\.?|casa|bloco|bl\.) ?[\dA-Za-z]{1,5}){0,2}(?:[,–-]{1,2} ?${TOWN}){1,2} ?[-–/] ?[A-Z]{2}(?:, (?:CEP )?\d{5}-?\d{3})?(?![\p{L}\d])`,
  ),
  // `88 Rundle Mall, Adelaide SA 5000`
  of(
    String.raw`[A-Z]{2,3} \d{4}`,
    String.raw`${APART}\d{1,5}[A-Z]?(?:[-/]\d{1,4})? (?:\p{Lu}[\p{L}'’-]{1,20} ){1,3}?\p{Lu}[\p{L}'’-]{1,20},? (?:\p{Lu}[\p{L}'’-]{1,20} ){1,3}[A-Z]{2,3},? \d{4,5}(?!\d)`,
  ),
  // `delivered to 3 The Paddocks, Upper Slaughter`, `sent it to 1600 w 7th st`
  of(
    String.raw`(?:is|was|to|at|:) \d{1,5}[A-Za-z]? `,
    String.raw`${TO}(?:[Nn]o\.? ?|[Nn]umber )?\d{1,5}[A-Za-z]? ${NAMES}(?:, ${TOWN})?`,
  ),
  of(
    String.raw`\d{1,5} (?:[nsewNSEW]{1,2}\.? )?\d{1,3}(?:st|nd|rd|th) `,
    String.raw`${APART}\d{1,5} (?:[nsewNSEW]{1,2}\.? )?\d{1,3}(?:st|nd|rd|th) (?:[Ss]t|[Aa]ve|[Ss]treet|[Aa]venue|[Rr]d|[Pp]l|[Bb]lvd)(?!\p{L})(?:,? (?:[Aa]pt\.?|#|[Uu]nit) ?[\dA-Za-z]{1,5})?`,
  ),
  of(
    String.raw`(?:is|was|to|at|:) (?:\p{Lu}\p{Ll}+ ){2,3}\d`,
    String.raw`${TO}(?:\p{Lu}\p{Ll}[\p{L}'’-]{1,20} ){2,3}\d{1,4}[a-zA-Z]?(?![\p{L}\d]|[.,]\d|%)`,
  ),
];
