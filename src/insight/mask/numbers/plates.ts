import { findAll } from '../contacts/contacts.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { matchesOf } from '../../text/matches.ts';

/** Finds number plates: by the form of a country, after their word, or beside a vehicle. */
export function findPlates(text: string): Mask[] {
  if (!PLATE_SIGN.test(text)) return [];
  return [
    ...FORMS.flatMap((form) => findAll(text, form, 'ID number')),
    ...findNamed(text),
    ...(VEHICLE_SIGN.test(text) ? findBesideVehicles(text) : []),
  ];
}

/** Capitals and digits side by side, as every plate has. */
const PLATE_SIGN = /[A-ZÄÖÜ][ -]?\d|\d[ -]?[A-Z]|[А-Я]\d{3}/u;

const FORMS: readonly RegExp[] = [
  // Britain, France and Italy, Germany.
  /(?<![\p{L}\p{N}-])[A-Z]{2}[0-7]\d ?[A-HJ-PR-Z]{3}(?![\p{L}\p{N}-])/gu,
  /(?<![\p{L}\p{N}-])[A-HJ-NP-TV-Z]{2}[ -]\d{3}[ -][A-HJ-NP-TV-Z]{2}(?![\p{L}\p{N}-])/gu,
  /(?<![\p{L}\p{N}-])(?!USB|DIN|ISO|CD|LED|UNE|NF|PN|EN|BS|AS)[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} \d{3,4}[EH]?(?![\p{L}\p{N}-])/gu,
  // The Netherlands, Spain.
  /(?<![\p{L}\p{N}-])(?!MP|PS|USB|CD)(?:[A-Z]{2}-\d{3}-[A-Z]|[A-Z]-\d{3}-[A-Z]{2}|\d-[A-Z]{3}-\d{2}|\d{2}-[A-Z]{3}-\d|[A-Z]{2}-[A-Z]{2}-\d{2}|\d{2}-[A-Z]{2}-[A-Z]{2})(?![\p{L}\p{N}-])/gu,
  /(?<![\p{L}\p{N}.,-])\d{4} ?[BCDFGHJKLMNPRSTVWXYZ]{3}(?![\p{L}\p{N}-])/gu,
  // Russia, Turkey.
  /(?<![\p{L}\p{N}-])[АВЕКМНОРСТУХ]\d{3}[АВЕКМНОРСТУХ]{2}(?: ?\d{2,3})?(?![\p{L}\p{N}-])/gu,
  /(?<![\p{L}\p{N}.,-])\d{2} [A-Z]{1,3} \d{2,5}(?= plaka)/gu,
];

/** Any other form: matched only after its word. */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[Kk]ennzeichen|[Nn]ummernschild|[Pp]late|[Rr]egistration|[Ii]mmatriculation|[Pp]laque|[Mm]atrícula|[Pp]laca|[Tt]arga|[Kk]enteken|[Rr]eg|[Rr]ejestrac(?:ja|ji|yjny[mn]?)|[Pp]laka)(?:[ :]{1,2}|(?:number|no|is|was|ist|lautet|est|es|è|é|mit|de)(?!\p{L})){1,5}(?<code>[A-ZÄÖÜ\d]{1,4}(?:[ -]?[A-Z\d]{1,4}){1,3})(?![\p{L}\d])`,
  'gu',
);

function findNamed(text: string): Mask[] {
  return matchesOf(text, NAMED).flatMap(({ 0: found, index, groups = {} }) => {
    const { code = '' } = groups;
    const end = index + found.length;
    return /\d/.test(code) ? [{ start: end - code.length, end, kind: 'ID number' as const }] : [];
  });
}

const VEHICLE = String.raw`(?:car|van|taxi|cab|minicab|lorry|truck|pickup|suv|hatchback|saloon|estate|motorbike|scooter|moped|campervan|motorhome|minibus|uber|driver|bmw|audi|mercedes|vw|volkswagen|ford|opel|vauxhall|toyota|skoda|seat|renault|peugeot|citro[eë]n|fiat|kia|hyundai|nissan|volvo|mini|transit|astra|golf|corsa|polo|passat|clio|smart|dacia|porsche|kangoo|sprinter|caddy|octavia|fabia|focus|fiesta|twingo|kombi|wagen|auto|pkw|lkw|transporter|\p{L}{0,9}wagen|bus|kombi|wohnmobil|motorrad|fahrer(?:in)?|voiture|camion|camionnette|fourgon(?:nette)?|véhicule|scooter|moto|chauffeur|coche|furgoneta|camión|vehículo|conductora?|taxista|macchina|furgone|furgoncino|autista|tassista|bestelbus(?:je)?|busje|vrachtwagen|chauffeur|carro|caminhão|carrinha|motorista|samochód|auto|araba|bil|fabi\p{Ll}|[šs]kod\p{Ll}{1,2}|octavi\p{Ll}|aut[aeou]|autem|arac\p{Ll}{1,3}|mașin[aă](?: mea)?)`;
const VEHICLE_SIGN = new RegExp(String.raw`(?<!\p{L})${VEHICLE}(?!\p{L})`, 'iu');
/** Three digits and two letters at least: `S555 GTR`, `BDZ 4471`, `B KR 774`, `1234 XY 75`. */
const CODE = String.raw`(?:[A-Z]{1,3}\d{1,4}[ -]?[A-Z]{2,3}|[A-Z]{2,3}[ -]?(?!(?:19|20)\d\d(?!\d))\d{4,5}(?:[ -]?[A-Z]{1,2})?|[A-Z]{1,3}[ -][A-Z]{1,2}[ -]\d{2,4}|\d{1,4}[ -]?[A-Z]{2,3}[ -]?\d{2,4}|[A-Z]{1,2}[ -]?\d{3,6}[ -]?[A-Z]{1,3}|\d[A-Z]{3}\d{3}|[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} \d{1,4}|[A-Z]{2}[ -]?\d{3} \d{3}|[A-Z]{2,3} (?=[A-Z]{0,4}\d{1,4}[A-Z]{0,3}\d)[A-Z\d]{4,5})(?![\p{L}\d-])`;
const BESIDE_VEHICLE = new RegExp(
  String.raw`(?<=(?<!\p{L})${VEHICLE}(?:,| \(|:| with| mit| avec| con| com| met| vom| von| of| de la| de| du)? )(?=[A-ZÄÖÜ -]{0,7}\d[A-Z -]{0,4}\d)${CODE}`,
  'giu',
);
const BEFORE_VERB = new RegExp(
  String.raw`(?<![\p{L}\d-])${CODE}(?= (?:was |is |had )?(?:parked|blocked|blocking|cut (?:me|us)|overtook|parkte|blockiert|garé|stationné|aparcado|parcheggiat))`,
  'giu',
);

/** The words of vehicles in any case, plates in capitals. */
const findBesideVehicles = (text: string): Mask[] =>
  [BESIDE_VEHICLE, BEFORE_VERB]
    .flatMap((form) => findAll(text, form, 'ID number'))
    .filter(({ start, end }) => !/\p{Ll}/u.test(text.slice(start, end)));
