/** A form of a postal address. */
export interface AddressForm {
  /** Present in every matching text; lets other texts skip the long pattern. */
  readonly sign: RegExp;
  readonly form: () => RegExp;
  /** Matches a word that every matching text contains; absent if no word is required. */
  readonly word?: RegExp | undefined;
}

/** Letters, as a negated class: a class of all letters takes ten times as long to compile. */
const LETTERS = String.raw`[^\s\d,;:!?¿¡()"“”„«»/#&<>€$£%+*=@_[\]{}|–—…]{0,30}`;
export const WORD = String.raw`\p{L}${LETTERS}`;
export const CAPITAL = String.raw`\p{Lu}${LETTERS}`;
export const TOWN = String.raw`${CAPITAL}(?: (?:${CAPITAL}|(?:am|an der|im|in|bei|ob|de|la|le|les|sur|sous|del|di|da|do|van|aan|den|der|of|upon)(?= )|\(\p{Lu}{2}\)|\d{1,2}(?!\d))){0,4}`;

export function of(
  sign: string | RegExp,
  source: string,
  flags = 'gu',
  word?: string,
): AddressForm {
  let form: RegExp | undefined;
  return {
    sign: typeof sign === 'string' ? new RegExp(sign, flags.replace('g', '')) : sign,
    // Compiled for the first text with its sign: the patterns are long.
    form: () => (form ??= new RegExp(source, flags)),
    word: word === undefined ? undefined : new RegExp(word, 'iu'),
  };
}
