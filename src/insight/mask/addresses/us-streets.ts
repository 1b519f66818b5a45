import { type AddressForm, CAPITAL, of } from './address-form.ts';

/**
 * Streets of the United States by the suffixes of the Postal Service (Publication 28, appendix C1),
 * beside those that English streets share.
 */

/** Written in full they are words as well: only after a longer number or before a unit. */
const SUFFIXES =
  'Annex|Arcade|Bayou|Beach|Bend|Bluffs?|Bottom|Branch|Brooks?|Burg|Bypass|Canyon|Causeway|Chase|Cliffs?|Commons?|Corners?|Course|Cove|Creek|Crest|Crossroads?|Curve|Dale|Dam|Divide|Estates?|Expressway|Extension|Falls|Ferry|Fields?|Flats?|Forest|Forge|Forks?|Freeway|Gateway|Glens?|Greens|Harbors?|Haven|Hills|Hollow|Inlet|Islands?|Isle|Junction|Keys?|Knolls?|Lakes?|Landing|Lock|Lodge|Loop|Manors?|Meadows?|Mills?|Mission|Motorway|Mountain|Neck|Orchard|Oval|Overpass|Park|Pass|Passage|Path|Pines?|Plains?|Plaza|Pointe?|Prairie|Ramp|Ranch|Rapids|Rest|Ridges?|River|Run|Shoals?|Shores?|Skyway|Springs?|Spur|Stravenue|Stream|Summit|Terrace|Throughway|Trace|Track|Trafficway|Tunnel|Underpass|Union|Valleys?|Viaduct|Villages?|Ville|Vista|Wells?|Woods?';
/** Short forms that stand for nothing else behind a number and a name. */
const SHORT =
  'Aly|Anx|Bch|Blfs?|Bnd|Brk|Brg|Byp|Cswy|Clf|Clfs|Cmn|Cmns|Crk|Crse|Crst|Cv|Cvs|Dl|Ests?|Expy|Fls|Fld|Flds|Frst|Frk|Frks|Fry|Fwy|Gln|Grn|Grv|Gtwy|Hbr|Hls|Hollw|Holw|Hvn|Inlt|Jct|Knl|Knls|Ldg|Lks|Lndg|Mdw|Mdws|Mls|Mnr|Mtn|Mtwy|Orch|Pkwys?|Pln|Plns|Plz|Pne|Pnes|Psge|Pt|Pts|Rdg|Rdgs|Riv|Rnch|Rpds|Rst|Shrs?|Skwy|Smt|Spg|Spgs|Sq|Stra|Strm|Tpke|Trce|Trl|Trls|Trak|Tunl|Via|Vis|Vlg|Vly|Vlys|Vw|Vws|Wls|Xing|Xrd';
const UNIT = String.raw`(?:,? (?:(?:[Aa]pt|[Aa]partment|[Uu]nit|[Ss]uite|[Ss]te|[Bb]ldg|[Ff]l|[Rr]m|[Ll]ot|[Ss]pc|[Tt]rlr)\.? ?#? ?(?:\d{1,5}[A-Z]?|[A-Z](?:-?\d{1,4})?)|# ?\d{1,5}[A-Z]?)(?![\p{L}\d]))`;
const TOWN = String.raw`(?:,? ${CAPITAL}(?: ${CAPITAL}){0,2},? [A-Z]{2},?(?: \d{5}(?:-\d{4})?)?(?!\p{L}))`;
const START = String.raw`(?<![\p{L}\p{N}.,$€£])`;
const NAME = String.raw`(?:[NSEW]{1,2}\.? )?(?:\p{Lu}[\p{L}'’-]{1,20} )`;

export const US_STREETS: readonly AddressForm[] = [
  // `2208 Cottonwood Bend Apt 9`, `77 Quail Hollow Ste 4B`
  of(
    String.raw`\d (?:[NSEW]{1,2}\.? )?\p{Lu}.{1,80}(?:[Aa]pt|[Aa]partment|[Uu]nit|[Ss]uite|[Ss]te|[Bb]ldg|#|[Ff]l|[Rr]m|[Ll]ot|[Ss]pc|[Tt]rlr)`,
    String.raw`${START}\d{1,5} ${NAME}{0,3}\p{Lu}[\p{L}'’-]{1,20}${UNIT}${TOWN}?`,
  ),
  // `4127 Sugarberry Hollow`, `12 Mill Creek Byp`
  of(
    String.raw`\d (?:[NSEW]{1,2}\.? )?\p{Lu}.{1,80}(?:${SUFFIXES}|${SHORT})(?!\p{L})`,
    String.raw`${START}(?:(?!(?:19|20)\d\d |\d+ (?:Piece|Pack|Count|Star|Bed|Bedroom|Mile|Watt|Page|Acre|Foot|Meter|Year|Day|Hour|Person|People|Thread|Degree|Calorie)s? )(?!\d00+ )\d{3,5} ${NAME}{1,3}(?:${SUFFIXES})|\d{1,5} ${NAME}{1,3}(?:${SHORT}))(?!\p{L})\.?${UNIT}?${TOWN}?`,
  ),
];
