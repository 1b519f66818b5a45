const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The quotes in other languages than a post, which its sentences were not compared with:
 * "8 German and 3 French quotes". Empty if there are none.
 */
export function uncomparedQuotes(
  quotes: readonly { readonly language?: string }[],
  language: string,
): string {
  const others = quotes.filter(
    (quote) => quote.language !== undefined && quote.language !== language,
  );
  if (others.length === 0) return '';
  const groups = [...Map.groupBy(others, (quote) => quote.language ?? '')];
  const named = groups
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([code, { length }]) => `${length} ${LANGUAGES.of(code) ?? code}`);
  const list = new Intl.ListFormat('en').format(named);
  return `${list} ${others.length === 1 ? 'quote' : 'quotes'}`;
}
