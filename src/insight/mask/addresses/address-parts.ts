/** The parts of an address in front of its street and behind it. */

const NAME = String.raw`\p{Lu}[\p{L}'’-]{1,20}`;
const APART = String.raw`(?<![\p{L}\p{N}])`;
const HOUSES =
  'Forge|Cottage|House|Barn|Farm|Lodge|Mill|Manor|Hall|Court|Villa|Rectory|Vicarage|Chapel|Stables|Croft|Grange|Oast|Bakery|Dairy|Schoolhouse|Coach House|Farmhouse|Cottages|Mansions|Place|Heights|Towers?|Point|Buildings?|Studios?|View|End|Gate|Bank|Nook|Retreat|Annexe?|Orchard|Apartments|Smithy|School|Station|Post Office|Inn|Brewery|Maltings|Granary|Parsonage|Manse|Presbytery|Priory|Abbey|Tower|Pump House|Gatehouse|Boathouse|Laurels|Hollies|Firs|Elms|Beeches|Willows|Oaks|Gables|Poplars|Limes|Cedars|Pines|Birches|Orchards|Meadows?|Bothy|Bakehouse|Malthouse|Tollhouse|Tollgate|School House|Cabin|Byre|Loft|Tannery|Mews|Quays?|Wharf|Works|Warehouse|Arcade|Centre|Plaza|Residences?|Estate|Gardens|Park';
/** `Unit 5/`, `Flat 2/`, `Lot 14`, `Level 3, `, `Garden Flat, ` */
const DOORS = String.raw`(?:[Ff]lat|[Aa]pt\.?|[Aa]partment|[Uu]nit|[Ss]uite|[Ss]te\.?|[Rr]oom|[Ll]ot|[Ll]evel|[Ff]loor|[Ss]hop|[Vv]illa|[Tt]ownhouse|[Oo]ffice|[Pp]enthouse|[Bb]lock|[Tt]ower|[Dd]oor|[Pp]lot|[Ee]rf|[Ss]tand)`;
const BEFORE_STREET = [
  // `The Old Forge, `, with or without a flat.
  String.raw`(?:${DOORS} [\dA-Z]{1,5},? )?(?:(?:${NAME} ){1,3}|(?:The ))(?:${HOUSES}), ?`,
  String.raw`${DOORS} (?:(?:No\.? ?)?[\dA-Z-]{1,6}[,/-]? ?(?:[–-] ?)?)?`,
  String.raw`(?:[Bb]asement|[Gg]arden|[Gg]round [Ff]loor|[Tt]op|[Uu]pper|[Ll]ower|[Ff]irst|[Ss]econd|[Tt]hird)(?: [Ff]loor)?(?: [Ff]lat)?, `,
  // `c/o Hargreaves, `, `p. Adr. Familie Lindner, `
  String.raw`(?:c/o|C/O|p\.? ?[Aa]dr\.?|z\. ?H(?:d|än)?d?\.?) (?:${NAME},? ){1,3}`,
  String.raw`(?:(?:[Bb]ât(?:iment)?|[Aa]ppt?|[Aa]ppartement|[Rr]és(?:idence)?|[Ee]sc(?:alier)?|[Pp]orte|[Ee]ntrée|[Hh]all|[Tt]our|[Bb]loc|[Bb]loque|[Pp]ortal|[Tt]orre|[Ss]cala|[Pp]alazzina|[Hh]aus|[Aa]ufgang|[Ff]lat|[Uu]nit|[Bb]lock)\.? [\p{L}\d]{1,12}, ){1,3}`,
  String.raw`(?:[Ff]erme|[Rr]ésidence|[Vv]illa|[Mm]as|[Mm]anoir|[Dd]omaine|[Ff]inca|[Cc]ortijo|[Ee]dificio|[Cc]onjunto|[Cc]ascina|[Pp]odere|[Qq]uinta|[Hh]of|[Gg]ut|[Hh]aus) (?:(?:[Ll]es? |[Ll]a |[Ll]os |[Ll]as |[Ee]l |[Ii]l |d[eiou] |d[eo]s |della )?${NAME}(?: (?=\p{Lu}))?){1,3}, `,
];
/** A house, a door or a host before a street; ends where the street begins. */
export const HOUSE = new RegExp(`${APART}(?:${BEFORE_STREET.join('|')})$`, 'u');

const BEHIND_STREET = [
  String.raw`(?:[Aa]p(?:t[os]?|artment|artamento)?|[Aa]ppt?|[Ff]lat|[Uu]nit|[Ss]uite|[Ss]te|[Ff]loor|[Bb]te|[Bb]o[iî]te|[Bb]us|[Ii]nt(?:erno)?|[Ss]cala|[Pp]iano|[Tt]op|[Tt]ür|[Ss]tiege|[Ww]ohnung|[Ww]hg|[Aa]pp|[Ss]ala|[Cc]onj|[Bb]l(?:oco|oque)?|[Pp]iso|[Pp]ta|[Pp]uerta|[Ee]sc(?:alera|alier)?|[Bb]ât(?:iment)?|[Kk]amer|[Aa]ndar|[Ff]ração|[Cc]asa|[Ll]ote|[Ss]c|[Ee]t|lgh)\.? ?(?:n?[º°.] ?)?(?:\d{1,4}[ -]?[A-Za-z]?|[A-Z]\d{0,2})[ºª°]?(?!\p{L}|\d)`,
  String.raw`(?:st|kl|\d{1,2})\.? ?(?:tv|th|mf)(?!\p{L})\.?`,
  String.raw`\d{1,2}(?:\.?[ºª°]|\.|e|ème|er|st|nd|rd|th|de)? (?:OG|Stock|Etage|[ée]tage|[Ff]loor|hoog|verdieping|[Pp]iso|[Aa]ndar|[Ii]zq|[Ii]zda|[Dd]cha|[Ee]sq|[Dd]to|[Ff]rente|piano|[A-D])(?!\p{L})\.?`,
  String.raw`\d{1,2}\.?[ºª](?: ?[A-Z](?!\p{L}))?`,
  String.raw`\d{1,2}(?:r|n|t|[ºª]) ?\d{1,2}[aªº](?!\p{L})`,
  String.raw`(?<=, )\p{Lu}{2,4}(?: \d{3,5})?(?![\p{L}\d])`,
  String.raw`(?:Col\.?|Colonia|Fracc\.?|Barrio|Bo\.|Urb\.?|Zona) \p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20})?(?:, (?:\p{Lu}{3,4}|\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?)(?!\p{L}))?`,
].join('|');
/** Additions after a street and its number: `ap. 73`, `bte 4`, `2 hoog`, `3e étage`, `st. tv.`. */
export const BEHIND = new RegExp(`^(?:(?:, ?| | ?[–-] ?)(?:${BEHIND_STREET})){1,3}`, 'u');

/** A post code of Ireland: `D24 XY00`, with a letter and a digit in its second part. */
export const EIRCODE = String.raw`[AC-FHKNPRTV-Y]\d[\dW] ?(?=[\dA-Z]{0,3}\d)(?=[\dA-Z]{0,3}[A-Z])[\dAC-FHKNPRTV-Y]{4}(?![\p{L}\d])`;
const TOWN = String.raw`(?:(?:Co|St)\.? )?${NAME}(?: (?:(?:of|on|upon|under|the|le|by|in|St\.?) )?${NAME}){0,2}`;
/** Districts and a town with its code, right behind a street: `, Karori, Wellington 6012`, ` 9` of Dublin. */
export const TOWNS_BEHIND = new RegExp(
  String.raw`(?:(?:,? ${TOWN}){0,4}?,? (?:(?:[A-Z]{2,3},? )?(?:\d{4}|\d{3} ?\d{3})(?![\d\p{L}]|[.,]\d|%)|${EIRCODE}|[A-HJ-NP-Z]\d{4}[A-Z]{3}(?!\p{L})(?: (?:CABA|${TOWN}))?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\p{L})|[A-Z]\d[A-Z] \d[A-Z]\d(?!\p{L}))|(?<=Dublin) \d{1,2}\w?(?!\d)|(?<=, [A-Z])\d{4}[A-Z]{3}(?!\p{L})(?: CABA)?|,? \d{5} \p{Ll}[\p{Ll}'’-]{2,24}(?=[,.;:!?)\n]|\s*$))`,
  'uy',
);
