/**
 * Joins a reply that was cut short and what came when the model was asked to go on. The cut may be
 * within a word, and a chat model's first token rarely has the space that stood there: the prompt asks
 * it to begin with the last word, finished, and the overlap tells where the two meet. A model that
 * begins elsewhere is joined by what stands on both sides.
 */
export function joinReplies(before: string, after: string): string {
  if (before === '' || after === '') return before + after;
  if (/\s$/.test(before) || /^\s/.test(after)) return before + after;
  const shared = WIDE_END.test(before) ? wideOverlap(before, after) : overlap(before, after);
  if (shared > 0) return before + after.slice(shared);
  return partsWords(before, after) ? `${before} ${after}` : before + after;
}

/** The longest repetition that is looked for, in UTF-16 units. */
const LONGEST_OVERLAP = 200;

/** How much of the end of `before`, from the start of a word, `after` repeats. */
function overlap(before: string, after: string): number {
  const tail = before.slice(-LONGEST_OVERLAP);
  for (const { index } of tail.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    const repeated = tail.slice(index);
    if (after.startsWith(repeated)) return repeated.length;
  }
  return 0;
}

/** Scripts without spaces: how many of the last characters `after` repeats, at least two. */
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
  return isWord(last, before) || FUNCTION_WORDS.has(first.toLowerCase());
}

/** `1,` and `000`, `4.` and `5`. */
const splitsNumber = (before: string, after: string) =>
  /\d[.,:]$/.test(before) && /^\d/.test(after);

/** A fragment of a word seldom stands by itself earlier in the text. */
function isWord(last: string, before: string): boolean {
  const lower = last.toLowerCase();
  if (FUNCTION_WORDS.has(lower)) return true;
  const words = before
    .slice(0, -last.length)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.includes(lower) ?? false;
}

const FUNCTION_WORDS = new Set(
  'a an and are as at be but by for from has have how if in is it its more no not of on or our so than that the their they this to too was we were what when which who will with you your der die das den dem ein eine und oder ist sind war mit von für auf im in zu sie wir ihr nicht auch el la los las un una y o es son con de del en por para que se su le les des et ou est sont avec du dans pour qui ne pas'.split(
    ' ',
  ),
);

/** Scripts that part no words. */
const WIDE = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}、。！？「」]`;
const WIDE_END = new RegExp(`${WIDE}$`, 'u');
const WIDE_START = new RegExp(`^${WIDE}`, 'u');
