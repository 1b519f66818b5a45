import { countsOf } from './line-counts.ts';
import { mayBeName } from './names.ts';
import type { PageLine } from './page-line.ts';

/** `Standort: Praxis am Markt`, perhaps with the treatment behind it: on sites of doctors. */
const LOCATION =
  /^(?:location|address|standort|praxis|adresse|ort|lieu|cabinet|localización|ubicación|dirección|lugar|posizione|sede|indirizzo|presso|locatie|adres|localização|localizado|local|morada|lokalizacja|miejsce|gabinet|místo|konum)\s?: \p{Lu}.{2,90}$/iu;

/** With a capital behind the label, and no second label: not `Praxis: modern · Personal: freundlich`. */
const isLocation = (text: string): boolean =>
  LOCATION.test(text) && /: \p{Lu}/u.test(text) && text.split(':').length === 2;

const DOT = /^[•·]$/;

/** In UTF-16 units. */
const LONGEST_PLACE = 110;
const LONGEST_TREATMENT = 80;

const isTreatment = (line: PageLine | undefined): boolean =>
  line !== undefined && line.text.length <= LONGEST_TREATMENT && !/[.!?…]$/u.test(line.text);

/** `Termin verifiziert`, `Nummer bestätigt`: above the place, on such a site. */
const CONFIRMED =
  /verif|bestätigt|vérifi|confirm|geverifi|bevestigd|zweryfikowan|potwierdzon|ověřen|doğrulan/iu;

/** The mark of a shop. */
const BOUGHT =
  /buyer|purchas|shopper|kauf|käuf|achat|achet|compra|acquist|koop|koper|zakup|kupuj/iu;

/** Fewest lines of one place, without a label, that show the layout. */
const FEWEST = 2;

/** The places without a label that stand above a dot and below a mark of the site, review after review. */
function placesIn(lines: readonly PageLine[]): ReadonlySet<string> {
  const counts = countsOf(
    lines.flatMap(({ kind, text }, at) => {
      const above = lines[at - 1];
      const isBelowMark =
        above?.kind === 'badge' && CONFIRMED.test(above.text) && !BOUGHT.test(above.text);
      const isPlace = kind === 'text' && text.length <= LONGEST_PLACE && isBelowMark;
      return isPlace && lines[at + 1]?.text === '•' && lines[at + 3]?.kind === 'text' ? [text] : [];
    }),
  );
  return new Set([...counts].flatMap(([text, count]) => (count < FEWEST ? [] : [text])));
}

/**
 * Leaves out the treatment that a site of doctors names between the place and the words, each behind a
 * dot of its own: `Standort: Praxis am Markt`, `•`, `Wurzelbehandlung`.
 */
export function withTreatments(lines: readonly PageLine[]): readonly PageLine[] {
  const places = placesIn(lines);
  let isTold = false;
  return lines.map((line, at) => {
    const above = lines[at - 1];
    const isHead = above?.kind !== 'text' || mayBeName(above.text);
    const isLabelled = isHead && line.text.length <= LONGEST_PLACE && isLocation(line.text);
    const isPlace = (isLabelled && isBesideDot(line, lines[at + 1])) || places.has(line.text);
    const isDot = isTold && DOT.test(line.text) && isTreatment(lines[at + 1]);
    const isNamed = isTold && DOT.test(above?.text ?? '') && isTreatment(line);
    isTold = isNamed || isDot || isPlace;
    return isTold ? { kind: 'badge', text: line.text, isApart: line.isApart } : line;
  });
}

/** True for a place with a dot below it, or with the treatment behind it. */
const isBesideDot = ({ text }: PageLine, next: PageLine | undefined): boolean =>
  DOT.test(next?.text ?? '') || / [•·] \p{Lu}[^.!?]{2,80}$/u.test(text);
