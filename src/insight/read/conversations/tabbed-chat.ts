import { type Message, readingOfMessages } from './conversation.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';
import { dateIn, isWhen } from '../lines/when.ts';

/** `09:12`, `9:12 PM`, `午前9:12`, `오후 1:05`. */
const TIME = String.raw`(?:(?:午前|午後|오전|오후|上午|下午)\s?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?`;

/** A time and a name before the words; a notice of the app has no name. */
const MESSAGE = new RegExp(
  String.raw`^(?<time>${TIME})\t(?:(?<name>[^\t]{1,60})\t(?<words>.*)|(?<notice>[^\t]*))$`,
  'u',
);

/** `2026/10/03(土)`, `Sat, 10/03/2026`: a day alone on its line. */
const DAY =
  /^(?:\p{L}{2,12}\.?,? )?\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\.?(?: ?[(（]?\p{L}{1,12}[)）]?)?$/u;

const isDay = (line: string): boolean => line.length <= 40 && (DAY.test(line) || isWhen(line));

/** In lines, above the first day. */
const MOST_BEFORE = 8;

/** Reads exports with a day above tabbed messages: a time, a name and the words. */
export function readTabbedChat(text: string, answers: Answers): Reading | undefined {
  const before: LeftOut[] = [];
  const messages: (Message & { lines: string[] })[] = [];
  let day: string | undefined;
  for (const line of text.split('\n')) {
    const found = MESSAGE.exec(line)?.groups;
    const last = messages.at(-1);
    if (found) {
      const { time = '', name, words, notice = '' } = found;
      const head = name === undefined ? time : `${time} ${name}`;
      messages.push({ speaker: name, head, date: day, lines: [words ?? notice] });
    } else if (isDay(line.trim())) {
      day = dateIn(line.trim()) ?? line.trim();
      before.push({ text: line.trim(), why: 'date' });
    } else if (last) last.lines.push(line);
    else if (line.trim() !== '') before.push({ text: line.trim(), why: 'heading' });
  }
  const named = messages.filter(({ speaker }) => speaker !== undefined).length;
  const headings = before.filter(({ why }) => why === 'heading').length;
  if (named < 2 || day === undefined || headings > MOST_BEFORE) return undefined;
  return readingOfMessages(before, messages.map(withoutMarks), answers);
}

/** Without the quotation marks that an export puts around several lines. */
function withoutMarks(message: Message): Message {
  const whole = message.lines.join('\n').trim();
  const isMarked = whole.length > 1 && whole.startsWith('"') && whole.endsWith('"');
  if (!isMarked || message.lines.length < 2) return message;
  return { ...message, lines: whole.slice(1, -1).replaceAll('""', '"').split('\n') };
}
