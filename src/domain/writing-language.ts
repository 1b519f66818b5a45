/** The language most of these texts are in, as ISO 639-1; English where that is not plain. */
export function writingLanguage(languages: readonly (string | undefined)[]): string {
  const counts = new Map<string, number>();
  for (const language of languages)
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first?.[0] ?? 'en';
}
