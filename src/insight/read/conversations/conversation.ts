import { isBot } from '#domain/quotes/programs.ts';
import { parseDates } from '../lines/quote-date.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import { isBracketed, isNotice, isPrompt, isThing, withoutNote } from './chat-notices.ts';
import { consentReading } from '../tables/consent-reading.ts';
import { isOnlyGreeting } from '../lines/greetings.ts';
import type { Answers, LeftOut, Reading, Speaker } from '#domain/quotes/reading.ts';
import { answersUnder, permitsIn } from './permits.ts';
import { colleaguesIn, isOwnRole } from '../lines/speakers.ts';

/** One message, or a notice of the app between two. */
export interface Message {
  /** As written in the paste; undefined for a notice of the app, empty for an unnamed speaker. */
  readonly speaker: string | undefined;
  /** Text before the words: name and time. */
  readonly head: string;
  /** The day as written. */
  readonly date?: string | undefined;
  /** All lines, including empty ones. */
  readonly lines: readonly string[];
  /** Lines of the app below the words. */
  readonly notices?: readonly string[];
  /** True by a role or an address of the user's side. */
  readonly isOwn?: boolean;
  /** True for the person who copied the chat, whatever the user answers. */
  readonly isSelf?: boolean;
}

export interface Words {
  readonly text: string;
  /** The statements in it, if they are several. */
  readonly points?: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Facts on the whole conversation. */
interface Thread {
  readonly names: ReadonlySet<string>;
  /** Lines that are the whole of several messages. */
  readonly repeated: ReadonlySet<string>;
}

/** Extracts the writer's words from a message. */
export type Cleaning = (message: Message, thread: Thread) => Words;

/** Builds the reading of messages: one quote each, without the user's own side. */
export function readingOfMessages(
  before: readonly LeftOut[],
  messages: readonly Message[],
  answers: Answers,
  clean: Cleaning = withoutNotices,
): Reading {
  const thread = threadOf(messages);
  const cleaned = messages.map((message) => ({ message, words: clean(message, thread) }));
  const speakers = speakersOf(cleaned, answers.own);
  const ownNames = new Set(speakers.flatMap(({ name, isOwn }) => (isOwn ? [name] : [])));
  const dates = parseDates(messages.map(({ date }) => date));
  const turns = cleaned.map(({ message, words }) => ({
    speaker: message.speaker,
    text: words.text,
  }));
  const permits = permitsIn(turns);
  const answering = new Set(permits.flatMap(({ at, isShort }) => (isShort ? [at] : [])));
  const rows: { readonly draft: QuoteDraft; readonly at: number }[] = [];
  const leftOut: LeftOut[] = [...before];
  const heads = messages.map(({ head }) => head).filter((head) => head !== '');
  if (heads.length > 0) leftOut.push({ text: heads.join('\n'), why: 'name' });
  cleaned.forEach(({ message, words }, at) => {
    const { speaker } = message;
    const [text, date] = [words.text, dates[at]];
    if (text.trim() !== '') {
      if (speaker === undefined) leftOut.push({ text, why: 'system' });
      else if (isOwnMessage(message, ownNames)) leftOut.push({ text, why: 'own' });
      else if (isOnlyGreeting(text)) leftOut.push({ text, why: 'greeting' });
      else if (answering.has(at)) leftOut.push({ text, why: 'detail' });
      else
        for (const said of words.points ?? [text]) {
          const draft = {
            text: said,
            ...(speaker !== '' && { speaker }),
            ...(date !== undefined && { date }),
          };
          rows.push({ draft, at });
        }
    }
    leftOut.push(...words.leftOut);
    for (const line of message.notices ?? []) leftOut.push({ text: line.trim(), why: 'system' });
  });
  const asked = permits.find(({ speaker }) => !ownNames.has(speaker))?.question;
  if (asked === undefined) return { quotes: rows.map(({ draft }) => draft), leftOut, speakers };
  const under = answersUnder(turns, permits);
  const told = rows.map(({ draft, at }) => ({ draft, answer: under[at] ?? '' }));
  return { ...consentReading(asked, told, leftOut, answers), speakers };
}

/** A writer without a name is no answer to the question who the user is: the message itself tells. */
const isOwnMessage = ({ speaker, isSelf, isOwn }: Message, own: ReadonlySet<string>): boolean =>
  isSelf === true || (speaker === '' ? isOwn === true : own.has(speaker ?? ''));

function threadOf(messages: readonly Message[]): Thread {
  const wholes = messages.map(({ lines }) => lines.join('\n').trim());
  const known = new Set<string>();
  const repeated = wholes.filter((text) => known.size === known.add(text).size);
  return {
    names: new Set(messages.flatMap(({ speaker = '' }) => (speaker === '' ? [] : [speaker]))),
    repeated: new Set(repeated),
  };
}

function speakersOf(
  cleaned: readonly { readonly message: Message; readonly words: Words }[],
  own: readonly string[] | undefined,
): Speaker[] {
  const found = new Map<string, Speaker>();
  for (const { message, words } of cleaned) {
    const { speaker: name } = message;
    if (name === undefined || name === '' || message.isSelf === true || words.text.trim() === '')
      continue;
    const known = found.get(name);
    const isOwn =
      isBot(name) || (own?.includes(name) ?? (message.isOwn === true || isOwnRole(name)));
    found.set(name, {
      name,
      count: (known?.count ?? 0) + 1,
      isOwn: isOwn || (own === undefined && known?.isOwn === true),
    });
  }
  const colleagues = own === undefined ? colleaguesIn([...found.keys()]) : new Set();
  return [...found.values()].map((speaker) =>
    colleagues.has(speaker.name) ? { ...speaker, isOwn: true } : speaker,
  );
}

const COUNT = /^\s*\d{1,5}\s*$/;
const PICTURE = /^\s*\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?\s*$/u;

/** The words of a chat message, without attachments, reactions and other notices. */
export function withoutNotices({ lines, speaker }: Message, thread: Thread): Words {
  const kept: string[] = [];
  const leftOut: LeftOut[] = [];
  let afterReaction = false;
  let hasWords = false;
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  for (const [at, line] of lines.entries()) {
    const isAbove = !hasWords && at < last && isReference(line, thread);
    const isCount = (afterReaction && COUNT.test(line)) || isAbove;
    const isCounted = isNotice(line) && /^\s*\d/.test(line);
    const isReaction =
      /^\s*:[a-z0-9_+:-]{2,80}:\s*$/.test(line) ||
      (PICTURE.test(line) && COUNT.test(lines[at + 1] ?? ''));
    afterReaction = isReaction || isCounted;
    const isBelow = at === last && at !== first;
    const isEvent = !hasWords && EVENT.test(lines[first]?.trim() ?? '');
    const isMark = isBelow && (isApart(lines, at) || isEvent) && NEW.test(line.trim());
    const isWhole = !hasWords && at === last && !isMark;
    const isOfNotice = isThing(line) && isNotice(lines[at + 1] ?? '');
    const isApps =
      isMark || isCount || isReaction || isOfNotice || isNoticeOf(line, isWhole, thread);
    if (line.trim() !== '' && speaker !== undefined && isApps) {
      leftOut.push({ text: line.trim(), why: 'system' });
      continue;
    }
    const { said, note } = withoutNote(line);
    if (note !== '') leftOut.push({ text: note, why: 'system' });
    kept.push(said);
    hasWords ||= said.trim() !== '';
  }
  return { text: kept.join('\n').trim(), leftOut };
}

/** Above the messages that are not read yet, set apart from those above. */
const NEW =
  /^(?:New|Neue?|Nouveaux?|Nuevos?|Nuov[oi]|Nieuwe?|Nov[ao]s?|Now[ey]|Nya?)(?: (?:messages?|nachrichten|mensajes|messaggi|berichten|mensagens|wiadomości|meddelanden))?$/u;

const EVENT = /^(?:joined|left|was added|set the|renamed)(?!\p{L})/u;

const isApart = (lines: readonly string[], at: number): boolean => lines[at - 1]?.trim() === '';

/** True for `[В ответ на Jana]` above the words: brackets around the name of a writer. */
const isReference = (line: string, { names }: Thread): boolean =>
  /^\s*\[[^\]]{4,60}\]\s*$/.test(line) && [...names].some((name) => line.includes(name));

/** True for a notice of the app; what its fields prompt for may also be a customer's message. */
const isNoticeOf = (line: string, isWhole: boolean, { names, repeated }: Thread): boolean =>
  isWhole && isBracketed(line)
    ? isNotice(line) || repeated.has(line.trim())
    : (isNotice(line) && !(isWhole && isPrompt(line))) || tellsOf(line.trim(), names);

/** `Jana loved “…”`: a notice behind the name of a writer. */
const tellsOf = (line: string, names: ReadonlySet<string>): boolean =>
  line.length <= 160 &&
  [...names].some((name) => {
    if (!line.startsWith(`${name} `)) return false;
    const words = line.slice(name.length + 1);
    return isNotice(words) && !isPrompt(words);
  });
