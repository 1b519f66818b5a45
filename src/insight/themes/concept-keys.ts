/** Without case and accents, except that of `ñ`: `uñas` are nails, but `unas` is an article. */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^\0-\u007f]/.test(lower)) return lower;
  const bare = lower
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]|(?<!n)\u0303/g, '')
    .normalize('NFC');
  return bare
    .replaceAll('ß', 'ss')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');
}

/** A word of a text, with its place there. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** `l’accueil`, `dell’hotel`, `qu’elle`; and `kid’s`. */
export const ELISION = /^(?:[cdjlmnst]|qu|lorsqu|jusqu|dell|all|nell|dall|sull|un|quell)'(?=.)|'s$/;

/** Articles and prepositions that Arabic attaches to its nouns. */
const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل|[وف](?=\p{Script=Arabic}{3}))(?=\p{Script=Arabic}{2})/u;

/** Splits by hand: matching a pattern per word takes three times as long. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (let start = 0; start < text.length; start += 1) {
    if (!isWordUnit(text, start)) continue;
    let end = start + 1;
    while (isWordUnit(text, end) || (isJoint(text.charCodeAt(end)) && isWordUnit(text, end + 1)))
      end += 1;
    words.push({ text: text.slice(start, end), start, end });
    start = end;
  }
  return words;
}

function isWordUnit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80)
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  // Most letters of the Latin alphabets, to avoid the slow pattern.
  if (code >= 0xd8 && code <= 0x24f) return code !== 0xf7;
  return code >= 0xaa && /[\p{L}\p{N}\p{M}]/u.test(text.charAt(at));
}

/** Hyphens and apostrophes inside a word. */
const isJoint = (code: number): boolean => code === 0x2d || code === 0x27 || code === 0x2019;

export function keyOf(word: string): string {
  const key = plain(word);
  if (key.includes("'")) return key.replace(ELISION, '');
  return key.charCodeAt(0) >= 0x600 ? key.replace(ARTICLE, '') : key;
}
