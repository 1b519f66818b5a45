import { isSentence } from '../lists/list-items.ts';
import { isBulleted, withoutBullet } from '../lists/lists.ts';
import { isShortThanks } from './email-words.ts';
import type { Words } from './conversation.ts';

/** Fewest items of a list. */
const FEW = 2;

/** Splits the words of an e-mail where its writer lists points: each is a statement of its own. */
export function withPoints(words: Words): Words {
  const lines = words.text.split('\n');
  const starts = lines.flatMap((line, at) => (isBulleted(line) ? [at] : []));
  const items = starts.map((at, index) => itemAt(lines, at, starts[index + 1]));
  // Steps, names and numbers are no statements.
  if (items.length < FEW || !items.every(({ said }) => isSentence(said))) return words;
  const above = [lines.slice(0, starts[0]).join('\n'), ...items.map(({ below }) => below)];
  const end = above.pop()?.trim() ?? '';
  const leads = above.map(leadOf);
  const points = items.flatMap(({ said }, at) => [leads[at]?.said ?? '', said]);
  const out = leads.flatMap((lead) => (lead.out === '' ? [] : [lead.out]));
  return {
    ...words,
    leftOut: [...words.leftOut, ...out.map((text) => ({ text, why: 'other' }) as const)],
    points: [...points, end].filter((text) => text !== ''),
  };
}

/** An item with the lines that continue it up to an empty one, and the paragraphs below it. */
function itemAt(lines: readonly string[], at: number, next: number | undefined) {
  const more = lines.slice(at + 1, next);
  const gap = more.findIndex((line) => line.trim() === '');
  const own = gap === -1 ? more : more.slice(0, gap);
  return {
    said: [withoutBullet(lines[at] ?? ''), ...own].join('\n').trim(),
    below: more.slice(own.length).join('\n'),
  };
}

/** Splits the text above a list into statements, and thanks or a sentence that ends in a colon. */
function leadOf(above: string): { readonly said: string; readonly out: string } {
  const text = above.trim();
  const lead = /(?:^|(?<=[.!?…]\s))[^.!?…]{1,200}:$/u.exec(text);
  const said = text.slice(0, lead?.index ?? text.length).trim();
  return isShortThanks(said) ? { said: '', out: text } : { said, out: lead?.[0] ?? '' };
}
