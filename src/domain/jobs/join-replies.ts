/**
 * Joins a reply that was cut short with its continuation. The cut may be within a word, and a chat
 * model's first token rarely has the space before it: the prompt asks the model to begin with the
 * last word, completed, and the overlap shows where the two meet. If the model begins elsewhere,
 * the characters on both sides decide.
 */
export function joinReplies(before: string, after: string): string {
  if (before === '' || after === '') return before + after;
  if (/\s$/.test(before) || /^\s/.test(after)) return before + after;
  const shared = WIDE_END.test(before) ? wideOverlap(before, after) : overlap(before, after);
  if (shared > 0) return before + after.slice(shared);
  return partsWords(before, after) ? `${before} ${after}` : before + after;
}

/** Longest overlap that is detected, in UTF-16 units. */
const LONGEST_OVERLAP = 200;

/**
 * Returns the length of the longest suffix of `before`, from the start of a word, that `after`
 * repeats.
 */
function overlap(before: string, after: string): number {
  const tail = before.slice(-LONGEST_OVERLAP);
  for (const { index } of tail.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    const repeated = tail.slice(index);
    if (after.startsWith(repeated)) return repeated.length;
  }
  return 0;
}

/**
 * Returns the number of last characters that `after` repeats, at least two; for scripts without
 * spaces.
 */
function wideOverlap(before: string, after: string): number {
  for (let length = 12; length >= 2; length -= 1)
    if (before.length >= length && after.startsWith(before.slice(-length))) return length;
  return 0;
}

function partsWords(before: string, after: string): boolean {
  if (WIDE_END.test(before) || WIDE_START.test(after)) return false;
  if (/[’']$/.test(before) && /^(?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}])/u.test(after)) return false;
  if (/[.!?…"”’)\],;:]$/.test(before))
    return /^[\p{L}\p{N}"“‘(#@]/u.test(after) && !splitsNumber(before, after);
  const last = /[\p{L}\p{N}]+$/u.exec(before.slice(-LONGEST_OVERLAP))?.[0];
  const first = /^[\p{L}\p{N}]+/u.exec(after)?.[0];
  if (last === undefined || first === undefined) return /^[#@“‘(]/u.test(after);
  if (/\d$/.test(last) && /^\d/.test(first)) return false;
  if (/^\p{Lu}/u.test(first) && /\p{Ll}$/u.test(last)) return true;
  return !isTorn(last, first, before, after);
}

/** True for a number cut in two: `1,` and `000`, `4.` and `5`. */
const splitsNumber = (before: string, after: string) =>
  /\d[.,:]$/.test(before) && /^\d/.test(after);

/**
 * True for a word cut in two (`wond` and `erful`), false for two words (`great` and `gift`). Checks
 * the words around them, then letters that no word begins or ends with, then the endings of words.
 * In doubt there are two words: most replies are cut between words.
 */
function isTorn(last: string, first: string, before: string, after: string): boolean {
  const [end, start] = [last.toLowerCase(), first.toLowerCase()];
  const around = new Set([
    ...wordsOf(before.slice(0, -last.length)),
    ...wordsOf(after.slice(first.length)),
  ]);
  if (around.has(end + start)) return true;
  if ([end, start].some((word) => FUNCTION_WORDS.has(word) || around.has(word))) return false;
  if (!/\p{sc=Latin}/u.test(first)) return false;
  if (NO_END.test(end) || NO_START.test(start)) return true;
  if (WHOLE.has(start)) return false;
  return ENDING.test(start) || (/[^aeiouyà-ü]$/.test(end) && MIDDLE.test(start));
}

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Matches letters that no word ends with: without a vowel, or as in `comf`, `incredibl`, `agrav`.
 */
const NO_END = /^[b-df-hj-np-tv-xzß]+$|(?:[bcdfgkptv][lr]|[vjq]|cc|bb|mf)$/;

/**
 * Matches letters that no word begins with: without a vowel, or as in `mfortable`, `nder`, `tting`.
 */
const NO_START =
  /^[b-df-hj-np-tv-xzß]+$|^(?!sch|[sp]h|th|[cgkpbfs]l|[bcdfgkptvw]r|[kgps]n|chr?|qu|s[ckpqtmvw]|[dktsz]w|tw|wh|kh|gh|p[fs]|t[sz]|cz|ll|[b-df-hj-np-tv-z]['’])[b-df-hj-np-tv-xzß]{2}/;

/** Endings of words in seven languages, some with up to two letters before them. */
const ENDING =
  /^(?:e[dnrs]|ers|ings?|ly|ial|ible|ful|ung|te[nt]|tà|é)$|^\p{L}{0,2}(?:ful|ness|ments?|[ts]ions?|keit|heit|lich|isch|mente|ci[oó]n|ção|zion[ei]|issim[oaie]|[ií]sim[oa]s?|dade|lijke?|heid)$/u;

/**
 * Endings after a consonant, some with a vowel and up to two letters before them: `astic`, `iteit`.
 */
const MIDDLE =
  /^(?:[aeiouà-ü]\p{L}{0,2})?(?:[ií]ble|tely|it[àt]|ics?|ical|[ae]nces?|i[ge]|ige[nmrs]?|lich|liche[nmrs]?|ungs?|[ae]nt[aeio]?s?|e?ment[aeio]?|[ai]e?ndo|eiten|ity|eit|ing|ous|[ai]ble|ial|ional|iv[aeio]s?|os[aeio]s?|[aiu][dt][aeio]s?|sche[nmrs]?|ique|ezza|aux|els?|ors?|ers?)$/u;

/** Whole words that look like endings. */
const WHOLE = new Set(
  'ants best ende action option moment nation vision able eating event agent urgent unique using order other offer under after ever over owner user ideal used eventi unido unter aber oder einer immer'.split(
    ' ',
  ),
);

const FUNCTION_WORDS = new Set(
  'a an and are as at be but by for from has have how if in is it its more no not of on or our so than that the their they this to too was we were what when which who will with you your der die das den dem ein eine und oder ist sind war mit von für auf im in zu sie wir ihr nicht auch el la los las un una y o es son con de del en por para que se su le les des et ou est sont avec du dans pour qui ne pas'.split(
    ' ',
  ),
);

/** Scripts without spaces between words. */
const WIDE = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}、。！？「」]`;
const WIDE_END = new RegExp(`${WIDE}$`, 'u');
const WIDE_START = new RegExp(`^${WIDE}`, 'u');
