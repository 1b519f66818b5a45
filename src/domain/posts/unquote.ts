/** Quotation marks by their openings: of English, German, French, Dutch, Nordic and East Asian texts. */
const CLOSINGS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '”': '”',
  '„': '“”„',
  '‘': '’',
  '‚': '‘',
  '«': '»',
  '»': '«»',
  '‹': '›',
  '「': '」',
  '『': '』',
  '《': '》',
};

/** Citation marks may follow the last quotation mark. */
const MARKS = /(?:[ \t]{0,3}\[q(?:uote)?[ \t]?\d[\dqQuote ,;&–-]{0,40}\]){1,6}[ \t]{0,3}$/i;

/**
 * Takes off quotation marks around a whole post. Keeps them if the post is a customer's quote word
 * for word, or contains several quotations.
 */
export function unquote(post: string, quotes: readonly string[]): string {
  const text = post.trim();
  const marks = MARKS.exec(text.slice(-200))?.[0] ?? '';
  const quoted = text.slice(0, text.length - marks.length);
  const closing = CLOSINGS[quoted.charAt(0)];
  if (closing === undefined || quoted.length < 3 || !closing.includes(quoted.at(-1) ?? ''))
    return post;
  const inner = quoted.slice(1, -1);
  // An apostrophe may begin a word and end another.
  if (closing === "'" && !/^\p{Lu}[^]*[.!?…]$/u.test(inner)) return post;
  if (inner.trim() === '' || endsEarly(inner, quoted.charAt(0), closing)) return post;
  const words = lettersOf(inner);
  if (words !== '' && quotes.some((quote) => lettersOf(quote).includes(words))) return post;
  return inner.trim() + marks;
}

/** True if the first quotation ends before the last mark: there are several. */
function endsEarly(inner: string, opening: string, closing: string): boolean {
  let depth = 1;
  for (let at = 0; at < inner.length; at += 1) {
    const sign = inner.charAt(at);
    if (sign !== opening && !closing.includes(sign)) continue;
    const before = inner.charAt(at - 1);
    const after = inner.charAt(at + 1);
    // An apostrophe is within a word.
    if ("'’".includes(sign) && /\p{L}/u.test(before) && /[\p{L}\s]/u.test(after)) continue;
    const opens = closing.includes(opening)
      ? !/\S/.test(before) && /\S/.test(after)
      : sign === opening;
    depth += opens ? 1 : -1;
    if (depth === 0) return true;
  }
  return depth !== 1;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
