/**
 * Character references of HTML as exports write them: `&#39;`, `&eacute;`, `&commat;`. Those
 * without a semicolon are words: `AT&T`, `R&D`, `&copy` in prose. The names are those of HTML 4.01
 * (section 24) and of HTML 5 for ASCII and the accented letters of Latin; the complete list of
 * 2,125 (the package `entities`) is 11 kB, and what it has beyond these is mathematics.
 */

/** Names in HTML 5, in lists by their first character. */
const NAMED: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'amp & lt < gt > quot " apos \' excl ! num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , ' +
    'period . sol / colon : semi ; equals = quest ? commat @ lsqb [ lbrack [ bsol \\ rsqb ] rbrack ] ' +
    'lowbar _ grave ` lcub { lbrace { vert | verbar | rcub } rbrace } dash ‐ hyphen ‐ ' +
    'iexcl ¡ cent ¢ pound £ curren ¤ yen ¥ brvbar ¦ sect § uml ¨ copy © ordf ª laquo « not ¬ reg ® macr ¯ ' +
    'deg ° plusmn ± sup2 ² sup3 ³ acute ´ micro µ para ¶ middot · cedil ¸ sup1 ¹ ordm º raquo » ' +
    'frac14 ¼ frac12 ½ half ½ frac34 ¾ iquest ¿ times × divide ÷ szlig ß AElig Æ aelig æ OElig Œ oelig œ ' +
    'ETH Ð eth ð THORN Þ thorn þ Oslash Ø oslash ø Lstrok Ł lstrok ł Dstrok Đ dstrok đ Hstrok Ħ hstrok ħ ' +
    'Tstrok Ŧ tstrok ŧ inodot ı imath ı IJlig Ĳ ijlig ĳ fflig ﬀ filig ﬁ fllig ﬂ ffilig ﬃ ffllig ﬄ ' +
    'fnof ƒ circ ˆ tilde ˜ ndash – mdash — horbar ― lsquo ‘ rsquo ’ rsquor ’ sbquo ‚ lsquor ‚ ldquo “ rdquo ” ' +
    'rdquor ” bdquo „ ldquor „ dagger † Dagger ‡ bull • bullet • nldr ‥ hellip … mldr … permil ‰ prime ′ ' +
    'Prime ″ lsaquo ‹ rsaquo › oline ‾ euro € numero № trade ™ TRADE ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ ' +
    'rArr ⇒ hArr ⇔ minus − infin ∞ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ ' +
    'star ☆ starf ★ bigstar ★ phone ☎ female ♀ male ♂ check ✓ checkmark ✓ cross ✗ malt ✠ sext ✶ ' +
    'Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ ' +
    'Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ ' +
    'epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ sigmaf ς ' +
    'sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω'
  )
    .split(' ')
    .flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1] ?? '']] : [])),
);

/** Names of white space and of invisible characters. */
const UNSEEN: Readonly<Record<string, string>> = {
  Tab: '\t',
  NewLine: '\n',
  nbsp: '\u00a0',
  NonBreakingSpace: '\u00a0',
  shy: '\u00ad',
  ensp: '\u2002',
  emsp: '\u2003',
  emsp13: '\u2004',
  emsp14: '\u2005',
  numsp: '\u2007',
  puncsp: '\u2008',
  thinsp: '\u2009',
  ThinSpace: '\u2009',
  hairsp: '\u200a',
  ZeroWidthSpace: '\u200b',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
  NoBreak: '\u2060',
};

/** Accents at the end of the names of letters: `&eacute;`, `&Ccaron;`. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  macr: '\u0304',
  breve: '\u0306',
  dot: '\u0307',
  uml: '\u0308',
  ring: '\u030a',
  dblac: '\u030b',
  caron: '\u030c',
  cedil: '\u0327',
  ogon: '\u0328',
};

const ACCENTED = new RegExp(`^([a-zA-Z])(${Object.keys(ACCENTS).join('|')})$`);

/** Groups: a number, one in base 16, a name. */
const REFERENCE =
  '(?:#0{0,5}(\\d{1,7})|#[xX]0{0,5}([\\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\\d]{1,15}));';
const OUTERMOST = new RegExp(`&()${REFERENCE}`, 'g');
/** With the `amp;` of each further encoding as the first group: `&amp;#39;`. */
const DEEP = new RegExp(`&((?:amp;|#38;|#[xX]26;){0,9})${REFERENCE}`, 'g');

/** Two halves of a character beyond the basic plane, as numbers of their own. */
const HALVES = /&#(5[5-6]\d{3});&#(5[6-7]\d{3});/g;

/**
 * The references of a text with what they stand for, in order. `isDeep`: each with all of its
 * encodings, and not only the outermost.
 */
export function entitiesIn(text: string, isDeep = false) {
  if (!text.includes('&')) return [];
  const found: { readonly start: number; readonly end: number; readonly by: string }[] = [];
  for (const match of text.matchAll(isDeep ? DEEP : OUTERMOST)) {
    const { 0: whole, 1: again = '', 2: decimal, 3: hex, 4: name, index } = match;
    const by = name === undefined ? numbered(decimal, hex) : named(name);
    if (by !== undefined) found.push({ start: index, end: index + whole.length, by });
    else if (again !== '') found.push({ start: index, end: index + 1 + again.length, by: '&' });
  }
  for (const { 0: whole, 1: high, 2: low, index } of text.matchAll(HALVES)) {
    const by = String.fromCharCode(Number(high), Number(low));
    if (/^[\ud800-\udbff][\udc00-\udfff]$/.test(by))
      found.push({ start: index, end: index + whole.length, by });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Decodes the references of a text once: `&amp;amp;` is `&amp;`. */
export function decodeEntities(text: string): string {
  let [decoded, from] = ['', 0];
  for (const { start, end, by } of entitiesIn(text)) {
    decoded += text.slice(from, start) + by;
    from = end;
  }
  return decoded + text.slice(from);
}

function named(name: string): string | undefined {
  const known = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  if (known !== undefined) return known;
  if (Object.hasOwn(UNSEEN, name)) return UNSEEN[name];
  // Old exports write the basic ones in capitals too.
  if (/^(?:AMP|LT|GT|QUOT|COPY|REG)$/.test(name)) return NAMED[name.toLowerCase()];
  const [, letter, accent] = ACCENTED.exec(name) ?? [];
  if (letter === undefined || accent === undefined) return undefined;
  const composed = (letter + (ACCENTS[accent] ?? '')).normalize('NFC');
  return composed.length === 1 ? composed : undefined;
}

const WINDOWS_1252 = new TextDecoder('windows-1252');

function numbered(decimal: string | undefined, hex: string | undefined): string | undefined {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  // Below 0xa0 the numbers are those of Windows (HTML 5, 13.2.5.80); other controls are no text.
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_1252.decode(Uint8Array.of(code));
  const isText = code >= 0x20 || code === 9 || code === 10 || code === 13;
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return isText && code <= 0x10ffff && code !== 0x7f && !isHalf
    ? String.fromCodePoint(code)
    : undefined;
}
