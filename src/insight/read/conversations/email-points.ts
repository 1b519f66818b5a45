import { isSentence } from '../lists/list-items.ts';
import { isBulleted, withoutBullet } from '../lists/lists.ts';
import { isShortThanks } from './email-words.ts';
import type { Words } from './conversation.ts';

/** Fewest items of a list. */
const FEW = 2;

/** Splits the words of an e-mail where its writer lists points: each is a statement of its own. */
export function withPoints(words: Words): Words {
  const lines = words.text.split('\n');
  const items = lines.flatMap((line, at) => (isBulleted(line) ? [at] : []));
  const [first = 0, last = 0] = [items[0], items.at(-1)];
  const points = items.map((at, index) => itemAt(lines, at, items[index + 1]));
  // Steps, names and numbers are no statements.
  if (points.length < FEW || !points.every(isSentence)) return words;
  const end = last + (points.at(-1)?.split('\n').length ?? 0);
  const lead = leadOf(lines.slice(0, first).join('\n'));
  const below = lines.slice(end).join('\n').trim();
  const leftOut = [...words.leftOut];
  if (lead.out !== '') leftOut.push({ text: lead.out, why: 'other' });
  return {
    ...words,
    leftOut,
    points: [lead.said, ...points, below].filter((text) => text !== ''),
  };
}

/** An item with the lines that continue it: those up to the next one, or to an empty line. */
function itemAt(lines: readonly string[], at: number, next: number | undefined): string {
  const more = lines.slice(at + 1, next);
  const gap = more.findIndex((line) => line.trim() === '');
  const own = gap === -1 ? more : more.slice(0, gap);
  return [withoutBullet(lines[at] ?? ''), ...own].join('\n').trim();
}

/** What is said above a list, and what only leads to it: thanks, and a sentence that ends in a colon. */
function leadOf(above: string): { readonly said: string; readonly out: string } {
  const text = above.trim();
  const lead = /(?:^|(?<=[.!?…]\s))[^.!?…]{1,200}:$/u.exec(text);
  const said = text.slice(0, lead?.index ?? text.length).trim();
  return isShortThanks(said) ? { said: '', out: text } : { said, out: lead?.[0] ?? '' };
}
