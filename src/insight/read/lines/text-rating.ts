/** Ratings in a customer's own words, where they stay: `10/10 would buy again`. */

/** Follows a figure that counts instead of rating: `3/5 of the cups`, `9/10 times`. */
const COUNTED = String.raw`(?!\s*(?:of|von|vom|de[rsnm]?|du|dei|del|delle|della|dos|das|van|het|times?|mal|fois|veces|volte|keer|vezes|people|days?|[\p{L}]+ (?:of|out))(?![\p{L}]))`;
const OUT_OF = new RegExp(
  String.raw`(?<![\d/.,-])(?<value>\d{1,2}(?:[.,]\d)?)\s?(?:\/|out of|von|sur|de|su|van de)\s?(?<scale>10|5)(?![\d/.,]*\d|\s?[/%€$£]|\p{L})${COUNTED}`,
  'giu',
);

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['one', 'ein', 'einen', 'une', 'un', 'una', 'uno', 'een', 'één', 'uma'],
    ['two', 'zwei', 'deux', 'dos', 'due', 'twee', 'duas'],
    ['three', 'drei', 'trois', 'tres', 'tre', 'drie', 'três'],
    ['four', 'vier', 'quatre', 'cuatro', 'quattro', 'quatro'],
    ['five', 'fünf', 'cinq', 'cinco', 'cinque', 'vijf'],
  ].flatMap((words, at) => words.map((word) => [word, at + 1])),
);
const STARS = new RegExp(
  String.raw`(?:^|[.!?…\n]\s*|[,;:–—-]\s+)(?:(?:solid|full|klare|volle|well[- ]deserved|verdiente|un[ea]? |my |solide )\s?)?(?<value>[1-5]|${Object.keys(NUMBERS).join('|')})\s?[-+]?\s?(?:stars?|sterne?n?|étoiles?|estrellas?|stell[ea]|sterren|ster|estrelas?)(?:\s(?:from (?:me|us)|von (?:mir|uns)|de (?:ma|notre|mi|nuestra|minha|nossa) part[e]?|da parte (?:mia|nostra)|van (?:mij|ons)|all the way|for (?:sure|me)|dafür|pour moi|per me|para mí|voor mij))?\s?(?=[.!?,;:…–—-]|$|\p{Extended_Pictographic}|(?:(?:for|für|pour|por|per|para|voor|pelo|pela)(?![^.!?\n]{0,80}(?:\s\d|zero|null|zéro|cero|nul)\s)|because|as|since|but|weil|da|denn|aber|car|parce|puisque|mais|porque|ya que|pero|perché|poiché|ma|però|omdat|want|maar|mas|pois)(?!\p{L}))`,
  'giu',
);

/** Every match of `STARS` contains it; most texts contain neither it nor a digit. */
const STAR = /st|ét/iu;

/** In UTF-16 units; a longer text is a story with figures of other kinds. */
const LONGEST = 3000;

/** The only rating in a text, 0 to 5; undefined if there is none, or if several differ. */
export function ratingIn(text: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  const hasDigit = /\d/.test(text);
  const hasStar = STAR.test(text);
  if (!hasDigit && !hasStar) return undefined;
  const bare = /^\s*([1-5])\s*[!.]?\s*$/.exec(text)?.[1];
  if (bare !== undefined) return Number(bare);
  const found = new Set<number>();
  for (const { groups } of hasDigit ? text.matchAll(OUT_OF) : []) {
    const rating = (Number(groups?.['value']?.replace(',', '.')) * 5) / Number(groups?.['scale']);
    if (rating <= 5) found.add(rating);
  }
  for (const { groups } of hasStar ? text.matchAll(STARS) : []) {
    const value = groups?.['value']?.toLowerCase() ?? '';
    found.add(NUMBERS[value] ?? Number(value));
  }
  return found.size === 1 ? [...found][0] : undefined;
}
