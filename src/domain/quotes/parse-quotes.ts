import { isMaskKind } from './mask.ts';
import { newQuoteId, type Quote, type ShownWords, starsOf } from './quote.ts';
import { parseLabels } from './quote-labels.ts';

/** Parses stored quotes of unknown origin. Skips what is none; an id that is taken is replaced. */
export function parseQuotes(value: unknown): Quote[] {
  if (!Array.isArray(value)) return [];
  const taken = new Set<string>();
  return value.flatMap(parseQuote).map((quote) => {
    const id = taken.has(quote.id) ? newQuoteId() : quote.id;
    taken.add(id);
    return { ...quote, id };
  });
}

function parseQuote(value: unknown): Quote[] {
  const { id, text, rating, language, date, source, speaker, count, choice, unmasked } =
    Object(value);
  const { labels, notAbout, shown } = Object(value);
  if (typeof text !== 'string' || text.trim() === '') return [];
  const stars = starsOf(rating);
  const under = parseLabels(labels);
  const others = parseTexts(notAbout);
  const words = parseShown(shown);
  return [
    {
      id: typeof id === 'string' && id !== '' ? id : newQuoteId(),
      text,
      ...(stars !== undefined && { rating: stars }),
      ...(isLike(language, /^[a-z]{2}$/) && { language }),
      ...(isLike(date, /^\d{4}-\d{2}-\d{2}$/) && { date }),
      ...(isLike(source, /^[a-z-]{1,20}$/) && { source }),
      ...(typeof speaker === 'string' && speaker !== '' && { speaker: speaker.slice(0, 40) }),
      ...(Number.isSafeInteger(count) && count > 1 && { count }),
      ...((choice === 'pinned' || choice === 'dropped') && { choice }),
      ...(unmasked === true && { unmasked }),
      ...(words.length > 0 && { shown: words }),
      ...(under && { labels: under }),
      ...(others.length > 0 && { notAbout: others }),
    },
  ];
}

/** Parses a stored list of texts, each once. */
export const parseTexts = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((it) => typeof it === 'string'))] : [];

const parseShown = (value: unknown): ShownWords[] =>
  Array.isArray(value)
    ? value.flatMap((it) => {
        const { kind, words } = Object(it);
        return isMaskKind(kind) && typeof words === 'string' ? [{ kind, words }] : [];
      })
    : [];

const isLike = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value);
