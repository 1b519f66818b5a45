/** Homes and rooms of reviewers, as travel sites show them beside their names. */

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];

let countries: ReadonlySet<string> | undefined;

/** The names of all countries in the supported languages. */
function countryNames(): ReadonlySet<string> {
  if (countries) return countries;
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = LANGUAGES.flatMap((language) => {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => display.of(code)?.toLowerCase() ?? []);
  });
  countries = new Set([...names, ...OTHER_NAMES]);
  return countries;
}

const OTHER_NAMES =
  'usa|uk|u.s.|united states of america|england|scotland|wales|holland|großbritannien|grande-bretagne|gran bretaña|gran bretagna|groot-brittannië|tschechien|czech republic|turkey|schottland|angleterre|inglaterra'.split(
    '|',
  );

const ROOM =
  /^(?=.{3,60}$)(?:[\p{L}’'-]+ ){0,5}(?:rooms?|suite|studio|apartment|bungalow|villa|dorm|dormitory|chalet|cottage|\p{L}*zimmer|\p{L}*suite|wohnung|ferienwohnung|appartement|apartamento|appartamento|chambre|habitación|camera|\p{L}*kamer|quarto|loft|penthouse|cabin|hütte|zelt|tent)(?: (?:with|mit|avec|con|met|com|für|for|pour|per|para|voor|-) .{2,40}| [\p{L}’'/-]+){0,3}$/iu;

const PLACE_NAME = String.raw`\p{Lu}[\p{L}’'-]*(?:[ -](?:\p{Lu}[\p{L}’'-]*|d[aeio]l?|la|le|am|an der|upon|sur|im|ob der)){0,3}`;
const TOWN = new RegExp(`^${PLACE_NAME}, ${PLACE_NAME}$`, 'u');

/** True for a country alone. */
export const isCountry = (line: string): boolean =>
  line.length <= 60 && countryNames().has(line.toLowerCase());

/** True for a kind of room, and for a headline that ends like one: `Déçus par la chambre`. */
export const isRoom = (line: string): boolean => ROOM.test(line);

/** True for a country, `Tampa, Florida`, or a kind of room. */
export function isPlace(line: string): boolean {
  if (line.length > 60 || !/^\p{Lu}/u.test(line)) return false;
  const bare = line.replace(/^(?:location|from|aus|de|uit|da|ort)[: ]\s?/i, '').toLowerCase();
  return countryNames().has(bare) || TOWN.test(line) || ROOM.test(line);
}
