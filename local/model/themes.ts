import { parseObject } from '../json.ts';

/** Length of a quote as the app sends it, in UTF-16 units, from which the demo calls it long. */
const LONG = 150;

/**
 * The answer to a request for themes (`src/domain/questions/sorting-request.ts`); undefined
 * for any other. The demo understands nothing: it sorts quotes by their length, and says so.
 */
export function answerThemes(userMessage: string): string | undefined {
  if (!/^<quotes>\n[\s\S]*\n<\/quotes>$/.test(userMessage)) return undefined;
  const quotes = userMessage.split('\n').flatMap((line) => {
    const { id, text } = parseObject(line);
    return typeof id === 'number' && typeof text === 'string' ? [{ id, length: text.length }] : [];
  });
  const themes = [
    { name: 'Demo: long quotes', those: quotes.filter(({ length }) => length >= LONG) },
    { name: 'Demo: short quotes', those: quotes.filter(({ length }) => length < LONG) },
  ].map(({ name, those }) => ({ name, quotes: those.map(({ id }) => id) }));
  return JSON.stringify({ themes });
}
