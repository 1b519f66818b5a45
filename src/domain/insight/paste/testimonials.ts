import type { QuoteDraft } from '../quote.ts';
import { mayBeName } from './names.ts';
import type { LeftOut, Reading } from './reading.ts';
import { readStars } from './stars.ts';

/** A name behind a dash below the words, with a place or a job. */
const SIGNED = /^[–—―-]{1,2}\s?(?<name>\p{Lu}[^,|(·\n]{0,40}?)(?:\s?[,|(·]\s?(?<aside>.{2,60}))?$/u;

/** `“We saved hours.” – Omar`. */
const SIGNED_INLINE =
  /^["“«„»](?<words>[^"”»“]{2,2000})["”»“«]\s?[–—―-]{1,2}\s?(?<name>\p{L}[^"“”]{0,60})$/u;

/** Words with the name of who said them below or behind, as sites show their best voices. */
export const readTestimonials = (text: string): Reading | undefined =>
  signedInline(text) ?? signedBelow(text);

function signedInline(text: string): Reading | undefined {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const found = lines.flatMap((line) => {
    const groups = SIGNED_INLINE.exec(line)?.groups;
    return groups ? [groups] : [];
  });
  if (lines.length < 2 || found.length < lines.length) return undefined;
  const quotes = found.map(({ words = '', name = '' }) => ({
    text: words.trim(),
    speaker: name.replace(/[,|(·].*$/, '').trim(),
  }));
  return { quotes, leftOut: found.map(({ name = '' }) => ({ text: name, why: 'name' })) };
}

function signedBelow(text: string): Reading | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const quotes: QuoteDraft[] = [];
  const leftOut: LeftOut[] = [];
  let said: string[] = [];
  for (const line of lines) {
    const { name } = (line.length <= 120 && SIGNED.exec(line)?.groups) || {};
    if (name === undefined || !mayBeName(name) || said.length === 0) {
      said.push(line);
      continue;
    }
    const [first = ''] = said;
    const stars = said.length > 1 ? readStars(first) : undefined;
    const words = stars?.rest === '' ? said.slice(1) : said;
    if (stars?.rest === '') leftOut.push({ text: first, why: 'rating' });
    leftOut.push({ text: line, why: 'name' });
    quotes.push({
      text: unwrapped(words.join('\n')),
      speaker: name,
      ...(stars?.rest === '' && { rating: stars.rating }),
    });
    said = [];
  }
  leftOut.push(...said.map((line) => ({ text: line, why: 'other' }) as const));
  return quotes.length >= 2 && said.length <= 2 ? { quotes, leftOut } : undefined;
}

/** Without the quotation marks around the whole of it. */
const unwrapped = (text: string): string =>
  /^["“«„»](?<words>[^"“”«»„]+)["”»“«]$/u.exec(text)?.groups?.['words']?.trim() ?? text;
