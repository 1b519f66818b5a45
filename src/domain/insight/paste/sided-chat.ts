import { isNotice } from './chat-notices.ts';
import { type Message, readingOfMessages } from './conversation.ts';
import { isWriter, mayBeName } from './names.ts';
import type { Answers, LeftOut, Reading } from './reading.ts';
import { isBot } from './speakers.ts';
import { dateIn, isClock, isWhen } from './when.ts';

/** Invisible direction marks, which exports put around names and notices. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Precedes the messages of the person who copies the chat. Only a recipient or an attachment may
 * follow: `You sent the wrong colour` is a customer's sentence.
 */
const OWN =
  /^(?:you (?:sent|wrote|said|replied|forwarded.{0,30})|du hast (?:.{0,20} )?(?:gesendet|geschrieben|geantwortet|weitergeleitet)|von dir gesendet|vous avez (?:envoyé|écrit|répondu|transféré)|tu as (?:envoyé|répondu)|(?:has )?(?:enviaste|enviado|respondiste|escribiste)|hai (?:inviato|scritto|risposto|inoltrato)|(?:jij|je|u) (?:hebt|heeft|hebben) (?:.{0,20} )?(?:verzonden|gestuurd|geschreven|geantwoord)|(?:jij|je) (?:verzond|stuurde)|(?:você )?(?:enviou|escreveu|respondeu)|wysłano|du skickade|du sendte)(?: (?:to|auf|à) .{1,30}| .{0,10}(?:photo|picture|image|video|vídeo|vidéo|attachment|file|message|sticker|gif|link|post|reel|story|foto|bild|datei|anhang|nachricht|fichier|pièce jointe|imagen|archivo|adjunto|mensaje|immagine|allegato|messaggio|bijlage|bestand|bericht|imagem|arquivo|anexo|mensagem)s?)?:?$/iu;

/**
 * Reads chats without a time beside each name: a name or `You sent` above the words, or a time
 * below.
 */
export function readSidedChat(text: string, answers: Answers): Reading | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.replace(MARKS, '').trim())
    .filter((line) => line !== '');
  return withTimesBelow(lines, answers) ?? withOwnLabels(lines, answers);
}

const isTime = (line: string): boolean => line.length <= 60 && isClock(line);

const isNameLine = (line: string): boolean =>
  mayBeName(line) &&
  line.split(/\s+/).length <= 4 &&
  /^(?:\p{Lu}|@|\p{Ll}[\p{L}\d]*[_.\d])/u.test(line) &&
  !isNotice(line) &&
  !isWhen(line);

interface Draft extends Message {
  readonly lines: string[];
}

/** Limit of lines above the first message: the name of the chat and the members online. */
const MOST_BEFORE = 6;

function withOwnLabels(lines: readonly string[], answers: Answers): Reading | undefined {
  if (!lines.some((line) => OWN.test(line))) return undefined;
  const names = namesIn(lines);
  if (names.size === 0) return undefined;
  const before: LeftOut[] = [];
  const messages: Draft[] = [];
  let [isOpen, date]: [boolean, string | undefined] = [false, undefined];
  for (const [at, line] of lines.entries()) {
    const isOwn = OWN.test(line);
    const isName = names.has(line) && lines[at + 1] !== undefined;
    const last = messages.at(-1);
    if (isOwn || isName) {
      messages.push({ speaker: line, head: line, date, lines: [], isSelf: isOwn });
      isOpen = true;
    } else if (isTime(line) || isWhen(line)) {
      date = dateIn(line) ?? date;
      before.push({ text: line, why: 'date' });
      isOpen = false;
    } else if (last && isOpen) last.lines.push(line);
    else before.push({ text: line, why: last ? 'system' : 'heading' });
  }
  const isSure = before.filter(({ why }) => why === 'heading').length <= MOST_BEFORE;
  return isSure && messages.length > 1 ? readingOfMessages(before, messages, answers) : undefined;
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

/** Reads a name, the words and the time below each other, as in downloads from social networks. */
function withTimesBelow(lines: readonly string[], answers: Answers): Reading | undefined {
  const times = lines.flatMap((line, at) => (isTime(line) ? [at] : []));
  const ends = [-1, ...times];
  const blocks = times.map((end, at) => lines.slice((ends[at] ?? -1) + 1, end));
  const names = blocks.map(([name = '']) => name);
  const isEven =
    times.length > 2 &&
    times.at(-1) === lines.length - 1 &&
    blocks.every(
      ([name = '', words]) => words !== undefined && (isNameLine(name) || isBot(name)),
    ) &&
    new Set(names).size < names.length;
  if (!isEven) return undefined;
  const messages = blocks.map(([name = '', ...words], at): Draft => {
    const time = lines[times[at] ?? 0] ?? '';
    return { speaker: name, head: `${name} ${time}`, date: dateIn(time), lines: words };
  });
  return readingOfMessages([], messages, answers);
}
