import { isNotice, isReceipt } from './chat-notices.ts';
import { type Message, readingOfMessages } from './conversation.ts';
import { isWriter } from '../lines/names.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';
import { isNameLine, isTime, readTimesBelow } from './dated-below.ts';
import { readStamps } from './signed-messages.ts';
import { dateIn, isWhen } from '../lines/when.ts';

/** Invisible direction marks, which exports put around names and notices. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Precedes the messages of the person who copies the chat. Only a recipient or an attachment may
 * follow: `You sent the wrong colour` is a customer's sentence.
 */
const OWN =
  /^(?:you (?:sent|wrote|said|replied|forwarded.{0,30})|du hast (?:.{0,20} )?(?:gesendet|geschrieben|geantwortet|weitergeleitet)|von dir gesendet|vous avez (?:envoyé|écrit|répondu|transféré)|tu as (?:envoyé|répondu)|(?:has )?(?:enviaste|enviado|respondiste|escribiste)|hai (?:inviato|scritto|risposto|inoltrato)|(?:jij|je|u) (?:hebt|heeft|hebben) (?:.{0,20} )?(?:verzonden|gestuurd|geschreven|geantwoord)|(?:jij|je) (?:verzond|stuurde)|(?:você )?(?:enviou|escreveu|respondeu)|wysłano|du skickade|du sendte)(?: (?:to|auf|à|a|ad|para|op) .{1,40}| .{0,10}(?:photo|picture|image|video|vídeo|vidéo|attachment|file|message|sticker|gif|link|post|reel|story|foto|bild|datei|anhang|nachricht|fichier|pièce jointe|imagen|archivo|adjunto|mensaje|immagine|allegato|messaggio|bijlage|bestand|bericht|imagem|arquivo|anexo|mensagem)s?)?:?$/iu;

/**
 * Reads chats without a time beside each name: a name or `You sent` above the words, or a time
 * below.
 */
export function readSidedChat(text: string, answers: Answers): Reading | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.replace(MARKS, '').trim())
    .filter((line) => line !== '');
  return (
    readTimesBelow(lines, answers) ?? readStamps(lines, answers) ?? withNamesAbove(lines, answers)
  );
}

/** Limit of lines above the first message: the name of the chat and the members online. */
const MOST_BEFORE = 6;

/** The words of one person below one name. */
interface Turn {
  readonly name: string;
  readonly date: string | undefined;
  readonly isSelf: boolean;
  readonly lines: string[];
}

function withNamesAbove(lines: readonly string[], answers: Answers): Reading | undefined {
  const isLabelled = lines.some((line) => OWN.test(line));
  const names = namesIn(lines);
  if (names.size === 0 || !(isLabelled || isReceived(lines, names))) return undefined;
  const before: LeftOut[] = [];
  const turns: Turn[] = [];
  let [isOpen, date]: [boolean, string | undefined] = [false, undefined];
  for (const [at, line] of lines.entries()) {
    const isSelf = OWN.test(line);
    const isName = names.has(line) && lines[at + 1] !== undefined;
    const last = turns.at(-1);
    if (isSelf || isName) {
      turns.push({ name: line, date, isSelf, lines: [] });
      isOpen = true;
    } else if (isTime(line) || isWhen(line)) {
      date = dateIn(line) ?? date;
      before.push({ text: line, why: 'date' });
      isOpen = false;
    } else if (last && isOpen) last.lines.push(line);
    else before.push({ text: line, why: last ? 'system' : 'heading' });
  }
  const isSure = before.filter(({ why }) => why === 'heading').length <= MOST_BEFORE;
  return isSure && turns.length > 1
    ? readingOfMessages(before, turns.flatMap(messagesOf), answers)
    : undefined;
}

/** Each line is a message of its own: in these apps, the enter key sends. */
function messagesOf({ name, date, isSelf, lines }: Turn): Message[] {
  const written = lines.filter((line, at) => !isNotice(line) && !isReaction(lines, at));
  const said = written.length === 0 ? lines.slice(0, 1) : written;
  const notices = lines.filter((line) => !said.includes(line));
  return [
    ...said.map((line, at) => ({
      speaker: name,
      head: at === 0 ? name : '',
      date,
      lines: [line],
      isSelf,
    })),
    { speaker: undefined, head: '', lines: notices },
  ];
}

/** True for `❤` above its count, and for the count. */
const isReaction = (lines: readonly string[], at: number): boolean =>
  (PICTURES.test(lines[at] ?? '') && COUNT.test(lines[at + 1] ?? '')) ||
  (COUNT.test(lines[at] ?? '') && PICTURES.test(lines[at - 1] ?? ''));

const PICTURES = /^(?:\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?){1,6}$/u;
const COUNT = /^\d{1,4}$/;

/** True without labels, if names take turns, and a message is marked as delivered or read. */
function isReceived(lines: readonly string[], names: ReadonlySet<string>): boolean {
  const heads = lines.filter((line) => names.has(line));
  const isTimed = lines.some((line, at) => names.has(line) && isTime(lines[at + 1] ?? ''));
  const isMarked = lines.some(
    (line) => isReceipt(line) || /^(?:iMessage|SMS|RCS)(?: |$)/.test(line),
  );
  return isMarked && !isTimed && names.size > 1 && names.size < heads.length;
}

/** Lines with the author of the lines below: repeated ones, or known names. */
function namesIn(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const found = lines.filter((line, at) => {
    const [before = '', next = ''] = [lines[at - 1], lines[at + 1]];
    const isAbove = next !== '' && !OWN.test(next) && !isTime(next);
    return isAbove && isNameLine(line) && !OWN.test(before);
  });
  for (const line of found) counts.set(line, (counts.get(line) ?? 0) + 1);
  return new Set(found.filter((line) => (counts.get(line) ?? 0) > 1 || isWriter(line)));
}
