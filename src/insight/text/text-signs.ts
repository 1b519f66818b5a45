/**
 * Signs of a text, as bits. A rule whose sign is missing skips its patterns, which take longer to search
 * than all of these together. A sign that a rule needs is never missing; it may be set for nothing.
 */
export const SIGN = {
  digit: 1,
  at: 1 << 1,
  underscore: 1 << 2,
  slash: 1 << 3,
  hash: 1 << 4,
  bracket: 1 << 5,
  colon: 1 << 6,
  /** A dot before a letter: `shop.example`. */
  dotted: 1 << 7,
  /** A letter beside a digit: `b2`. */
  mixed: 1 << 8,
  /** A letter or digit, one of `-_.`, a letter or digit: `old-goat`. */
  joined: 1 << 9,
  /** A capital after a small letter: `laReina`. */
  camel: 1 << 10,
  /** A letter of another script than Latin. */
  script: 1 << 11,
  /** A digit, sign or space that ASCII has as well. */
  foreign: 1 << 12,
  /** Words, from here on: `here`, a spelled-out sign of a mail address, `follow`. */
  here: 1 << 13,
  mail: 1 << 14,
  follow: 1 << 15,
  /** A place of work: `till`, `Kasse`. */
  post: 1 << 16,
  /** A word that singles out a person: `who`, `qui`. */
  cleft: 1 << 17,
} as const;

const LOWER = 1;
const UPPER = 2;
const LETTER = LOWER | UPPER;
const DIGIT = 4;
const JOINT = 8;

/** The signs of single units, by their code in ASCII. */
const SIGNS_OF: readonly number[] = Array.from({ length: 0x80 }, (_, code) => {
  const unit = String.fromCharCode(code);
  if (unit === '@') return SIGN.at;
  if (unit === '_') return SIGN.underscore;
  if (unit === '/') return SIGN.slash;
  if (unit === '#') return SIGN.hash;
  if (unit === ':') return SIGN.colon;
  return '([{<'.includes(unit) ? SIGN.bracket : 0;
});

/** The signs of the units of a text, without those of its words. */
export function signsOf(text: string): number {
  let signs = 0;
  let [before, last] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = code < 0x80 ? kindOf(code) : foreignKind(code);
    signs |= code < 0x80 ? (SIGNS_OF[code] ?? 0) : foreignSigns(code);
    if (kind === DIGIT) signs |= SIGN.digit;
    if (last !== 0 && kind !== 0) signs |= pairSigns(before, last, kind, text, at);
    before = last;
    last = kind;
  }
  return signs;
}

/** The signs of two neighbours and the unit before them. */
function pairSigns(before: number, last: number, kind: number, text: string, at: number): number {
  if (kind === JOINT) return 0;
  if (last === JOINT) {
    const dotted = (kind & LETTER) !== 0 && text.charCodeAt(at - 1) === 0x2e ? SIGN.dotted : 0;
    return before === 0 || before === JOINT ? dotted : dotted | SIGN.joined;
  }
  if ((last === DIGIT) !== (kind === DIGIT)) return SIGN.mixed;
  return (last & LOWER) !== 0 && (kind & UPPER) !== 0 ? SIGN.camel : 0;
}

function kindOf(code: number): number {
  if (code >= 97 && code <= 122) return LOWER;
  if (code >= 65 && code <= 90) return UPPER;
  if (code >= 48 && code <= 57) return DIGIT;
  return code === 0x2d || code === 0x2e || code === 0x5f ? JOINT : 0;
}

/** Beyond Latin-1 any unit may be a letter of either case. */
function foreignKind(code: number): number {
  if (code >= 0xdf && code <= 0xff) return LOWER;
  if (code >= 0xc0 && code <= 0xde) return UPPER;
  return code >= 0xaa && !isPunctuation(code) ? LETTER : 0;
}

/** Without the small letters above and below the line, `ⁿ`. */
const isPunctuation = (code: number): boolean =>
  code >= 0x2000 &&
  code <= 0x20cf &&
  code !== 0x2071 &&
  code !== 0x207f &&
  !(code >= 0x2090 && code <= 0x209c);

function foreignSigns(code: number): number {
  if (code === 0xff20) return SIGN.at | SIGN.script | SIGN.foreign;
  if (isPunctuation(code) || code === 0xa0) return SIGN.foreign;
  return code > 0x24f ? SIGN.script | SIGN.foreign : 0;
}
