import { entitiesIn } from './html-entities.ts';
import { copyOf, replaceParts, type TextCopy } from './text-copy.ts';
import { composed, folded, needsForm, visibleCharacter } from './visible-form.ts';

/**
 * The one form in which texts are read and compared; what the user sees and sends stays as it was,
 * and is cut by the map of the copy. In the copy
 * - characters that are not shown are left out (Unicode's `Default_Ignorable_Code_Point`), except
 *   joiners that a script or an emoji needs;
 * - each space is a space, each line end a line feed, each hyphen a hyphen-minus;
 * - letters, digits and signs are the ordinary ones (NFKC), accents part of their letter (NFC);
 *   except what readers tell apart: fractions, raised and circled numbers, signs that stand for
 *   several characters, and emoji;
 * - references of HTML are decoded.
 *
 * Its text is its own normal form. Linear; a text that needs nothing costs one search.
 */
export function normalForm(text: string): TextCopy {
  let copy = copyOf(text);
  if (!needsForm(text)) return copy;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = decoded(folded(copy, foldedCharacter));
    if (next === copy) break;
    copy = next;
  }
  return composed(copy);
}

/** A reference may stand for a character to fold, and a folded one may complete a reference. */
const MOST_TURNS = 8;

/**
 * Numbers that are no digits, letters that modify, spacing accents (`it´s`), the ordinals `ª` and
 * `º`, vowels that NFKC takes apart, letters of Hangul that stand alone (`ㅋㅋ`), raised signs.
 */
const AS_IT_IS =
  /^[\p{No}\p{Lm}\p{Sk}\p{ExtPict}ªº\u2070-\u209f\u3131-\u318e\uffa1-\uffdc\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}]$/u;

const WIDE = /^[\uff01-\uff9f]$/;

/** Folds one character; kept, as the same few hundred make up all texts. */
function foldedCharacter(character: string): string {
  const known = FOLDED.get(character);
  if (known !== undefined) return known;
  const by = fold(character);
  FOLDED.set(character, by);
  return by;
}

/** At most one entry for each character of Unicode that is looked at. */
const FOLDED = new Map<string, string>();

function fold(character: string): string {
  const visible = visibleCharacter(character);
  if (visible !== character) return visible;
  if (/^[\u2010\u2011]$/.test(character)) return '-';
  if (AS_IT_IS.test(character) && !WIDE.test(character)) return character.normalize('NFC');
  const plain = character.normalize('NFKC');
  // A sign for several characters is read as the one it is: `…`, `℀`.
  if (/^[\p{P}\p{S}]$/u.test(character) && plain.length > 1) return character.normalize('NFC');
  return plain === '\u2010' ? '-' : plain;
}

const decoded = (copy: TextCopy): TextCopy => replaceParts(copy, entitiesIn(copy.text, true));
