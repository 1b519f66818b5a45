import { findMark, type Mark, openingWords, unfinishedFrom } from './thought-marks.ts';

/**
 * Separates thinking from the post in streamed `content`. Servers without a reasoning parser
 * (llama.cpp with format none, Groq's `raw`, old Ollama builds) leave the marks in:
 * `thought-marks.ts` lists them.
 *
 * - A mark counts at the beginning of a line and after a sentence. In the middle of a sentence it
 *   counts if its thought ends on the same line, and right after a quotation mark it never does. A
 *   token of the model's template counts anywhere.
 * - A thought that does not end hides the rest of the reply.
 * - Some chat templates open the thought in the prompt, so the reply holds its end alone:
 *   everything before the first one is thinking.
 * - What comes after the end of the model's turn is no part of the post.
 */
export type ThoughtFilter = {
  feed(content: string): void;
  /** Adds thinking from a field of its own. */
  think(thought: string): void;
  /** Ends the reply: a partial mark that was held back counts as text. */
  end(): void;
  readonly text: string;
  readonly thinking: string;
};

export function createThoughtFilter(): ThoughtFilter {
  const reading = startReading();
  let isStart = true;
  let held = '';

  function readOn(atEnd: boolean): void {
    let at = 0;
    if (isStart) {
      const opening = openingWords(held) ?? (atEnd ? 0 : undefined);
      if (opening === undefined) return;
      isStart = false;
      if (opening > 0) openThought(reading, 'words');
      at = opening;
    }
    for (;;) {
      const mark = findMark(held, at);
      if (!mark) break;
      take(reading, held.slice(at, mark.start));
      takeMark(reading, mark, held.slice(mark.start, mark.end));
      at = mark.end;
    }
    const end = atEnd ? wordsEnd(held) : unfinishedFrom(held, reading.thoughts.includes('words'));
    take(reading, held.slice(at, Math.max(at, end)));
    held = held.slice(Math.max(at, end));
  }

  return {
    feed(content) {
      held += content;
      readOn(false);
    },
    think: (thought) => addThinking(reading, thought),
    end() {
      readOn(true);
      settleAside(reading);
      restoreTaken(reading);
      takeFinal(reading);
    },
    get text() {
      return reading.text;
    },
    get thinking() {
      return reading.thinking;
    },
  };
}

/** Half of a token is no word: the reply was cut in it. */
const wordsEnd = (held: string): number =>
  held.length - (/<[|｜][^<>\s]{0,64}$/.exec(held)?.[0].length ?? 0);

/** Place in the reply. */
interface Reading {
  text: string;
  thinking: string;
  /** Ends of both: reading those of a growing string takes the time of copying it. */
  textEnd: string;
  thinkingEnd: string;
  isBlank: boolean;
  /** Families of the thoughts that are open, the innermost last. */
  thoughts: string[];
  /** A mark in the middle of a sentence with what follows, until it is known what it is. */
  aside: { readonly name: string; raw: string } | undefined;
  /** Words between the mark of a turn or channel and its body. */
  header: string | undefined;
  /** `other`: a turn of the user before the post. `over`: the model's turn has ended. */
  turn: 'own' | 'other' | 'over';
  hasThought: boolean;
  /** Number of marks that opened a thought that was open already. */
  repeats: number;
  /** Text that the second end of a repeated thought turned into thinking. */
  taken: string;
  /** Labels around the answer that were left out: their ends are too. */
  labels: string[];
  /** The post strikes words through: `</s>` is no end. */
  strikes: boolean;
}

function startReading(): Reading {
  return {
    text: '',
    thinking: '',
    textEnd: '',
    thinkingEnd: '',
    isBlank: true,
    thoughts: [],
    aside: undefined,
    header: undefined,
    turn: 'own',
    hasThought: false,
    repeats: 0,
    taken: '',
    labels: [],
    strikes: false,
  };
}

const isThinking = ({ thoughts, turn }: Reading) => thoughts.length > 0 || turn !== 'own';

const LONGEST_HEADER = 80;

function take(reading: Reading, part: string): void {
  if (part === '') return;
  if (reading.header !== undefined) takeHeader(reading, part);
  else if (isThinking(reading)) addThinking(reading, part);
  else if (reading.aside) takeAside(reading, reading.aside, part);
  else addText(reading, part);
}

function addThinking(reading: Reading, part: string): void {
  reading.thinking += part;
  reading.thinkingEnd = part.at(-1) ?? reading.thinkingEnd;
}

function addText(reading: Reading, part: string): void {
  // The empty lines between the thinking and the post belong to neither.
  const words = reading.hasThought && reading.text === '' ? part.trimStart() : part;
  reading.text += words;
  reading.textEnd = (reading.textEnd + words).slice(-LONGEST_END);
  reading.isBlank &&= words.trim() === '';
}

/** Characters at the end of the text that tell whether a sentence has ended. */
const LONGEST_END = 40;

/** A header ends with its line, and is short. */
function takeHeader(reading: Reading, part: string): void {
  const header = (reading.header ?? '') + part;
  const line = header.indexOf('\n');
  const word = header.length > LONGEST_HEADER ? header.search(/\s\S+\s/) + 1 : -1;
  const end = line === -1 ? (word > 0 ? header.indexOf(' ', word + 1) : -1) : line;
  if (end === -1 && header.length <= LONGEST_HEADER) {
    reading.header = header;
    return;
  }
  const cut = end === -1 ? header.length : end;
  reading.header = header.slice(0, cut);
  endHeader(reading);
  take(reading, header.slice(cut));
}

/** `start assistant channel analysis`, `im_start user`, `start assistant to=self`. */
function endHeader(reading: Reading): void {
  const header = (reading.header ?? '').toLowerCase();
  reading.header = undefined;
  const isOther = /^\S+ *(?:user|system|human|tool|developer|function)/.test(header);
  if (isOther && !header.startsWith('channel')) startOtherTurn(reading);
  else if (reading.turn === 'other') reading.turn = 'own';
  if (/channel *(?!final|answer|response|content)[a-z]|\bto=(?!user)/.test(header))
    openThought(reading, 'token');
}

function startOtherTurn(reading: Reading): void {
  if (reading.turn === 'own') reading.turn = reading.isBlank ? 'other' : 'over';
}

function openThought(reading: Reading, name: string): void {
  reading.hasThought = true;
  // Some models repeat the mark that their template has written, and end the thought once.
  if (reading.thoughts.includes(name)) reading.repeats += 1;
  else reading.thoughts.push(name);
}

/** Ends the thoughts that the tokens of the template began. */
function endTokenThoughts(reading: Reading): void {
  reading.thoughts = reading.thoughts.filter((name) => name !== 'token');
}

/** A mark in the middle of a sentence that has no end on its line is a word of it. */
function takeAside(reading: Reading, aside: { raw: string }, part: string): void {
  aside.raw += part;
  if (part.includes('\n') || aside.raw.length > LONGEST_ASIDE) settleAside(reading);
}

const LONGEST_ASIDE = 300;

function settleAside(reading: Reading): void {
  const raw = reading.aside?.raw ?? '';
  reading.aside = undefined;
  take(reading, raw);
}

function takeMark(reading: Reading, mark: Mark, raw: string): void {
  if (!mark.isToken && isQuoted(reading)) {
    take(reading, raw);
    return;
  }
  if (reading.aside) {
    if (mark.isToken) settleAside(reading);
    else if (mark.kind !== 'close' || mark.name !== reading.aside.name) {
      take(reading, raw);
      return;
    }
  }
  switch (mark.kind) {
    case 'open':
      takeOpening(reading, mark, raw);
      break;
    case 'close':
      takeClosing(reading, mark, raw);
      break;
    case 'header':
      endTokenThoughts(reading);
      reading.hasThought = true;
      reading.header = `${reading.header ?? ''}${mark.name} `;
      break;
    case 'body':
      if (reading.header !== undefined) endHeader(reading);
      break;
    case 'turn-end':
      takeTurnEnd(reading, mark, raw);
      break;
    case 'other-turn':
      endTokenThoughts(reading);
      startOtherTurn(reading);
      break;
    case 'answer':
      endTokenThoughts(reading);
      if (reading.turn === 'other') reading.turn = 'own';
      break;
    case 'label':
      takeLabel(reading, mark, raw);
  }
}

function takeOpening(reading: Reading, mark: Mark, raw: string): void {
  const isFirst = reading.isBlank;
  if (
    isThinking(reading) ||
    mark.isToken ||
    isFirst ||
    (!mark.isWord && isBoundary(reading.textEnd))
  )
    openThought(reading, mark.name);
  else if (mark.isWord) take(reading, raw);
  else reading.aside = { name: mark.name, raw };
}

function takeClosing(reading: Reading, { name, isWord }: Mark, raw: string): void {
  const { thoughts, aside } = reading;
  if (aside) {
    addThinking(reading, aside.raw);
    reading.aside = undefined;
    reading.hasThought = true;
    return;
  }
  const at = thoughts.lastIndexOf(name);
  const isUnknown = at === -1 && (name === 'words' || (isWord && !isThinking(reading)));
  if (isUnknown) {
    take(reading, raw);
    return;
  }
  if (at >= 0) thoughts.splice(at);
  // Some models end a thought under another name.
  else if (thoughts.length > 0) thoughts.pop();
  else if (!reading.hasThought || reading.repeats > 0) {
    if (reading.hasThought) reading.taken = reading.text;
    reading.repeats = Math.max(0, reading.repeats - 1);
    addThinking(reading, reading.text);
    Object.assign(reading, { text: '', textEnd: '', isBlank: true });
  }
  reading.hasThought = true;
}

/** Restores the text before the second end of a thought, if nothing follows that end. */
function restoreTaken(reading: Reading): void {
  const { taken, thinking } = reading;
  if (!reading.isBlank || taken === '' || !thinking.endsWith(taken)) return;
  reading.thinking = thinking.slice(0, -taken.length);
  Object.assign(reading, { text: taken, isBlank: taken.trim() === '', taken: '' });
}

/** Takes the final channel or the marked answer as the post, if a thought has no other end. */
function takeFinal(reading: Reading): void {
  const { thinking, thoughts } = reading;
  if (!reading.isBlank || thoughts.length === 0) return;
  const found = thoughts.includes('words')
    ? FINAL_CHANNEL.exec(thinking)
    : [...thinking.matchAll(ANSWER)].at(-1);
  if (!found) return;
  reading.thinking = thinking.slice(0, found.index);
  const text = thinking.slice(found.index + found[0].length).replace(ANSWER_END, '');
  Object.assign(reading, { thoughts: [], text });
}

/** `…keep it short.finalWarm rolls …` */
const FINAL_CHANNEL = /(?<=[.!?…"”’)\]\n])final(?=\p{Lu})/u;

const ANSWER_NAME =
  '(?:final_?)?(?:answer|response|output|result|solution|final|reply|post|caption)';
/** `<think>They love bread.\n<answer>Warm rolls …</answer>`: the thought has no end of its own. */
const ANSWER = new RegExp(String.raw`^[ \t]{0,9}<${ANSWER_NAME}>`, 'gim');
const ANSWER_END = new RegExp(String.raw`</${ANSWER_NAME}>\s{0,99}$`, 'i');

function takeTurnEnd(reading: Reading, { name }: Mark, raw: string): void {
  if (name === '/s' && reading.strikes) {
    take(reading, raw);
    return;
  }
  if (reading.header !== undefined) endHeader(reading);
  const wasThinking = reading.thoughts.length > 0;
  endTokenThoughts(reading);
  if (!wasThinking && reading.turn === 'own' && !reading.isBlank) reading.turn = 'over';
}

function takeLabel(reading: Reading, { name, isToken }: Mark, raw: string): void {
  if (name === 's' && !reading.isBlank) {
    reading.strikes = true;
    take(reading, raw);
  } else if (isToken) {
    reading.hasThought ||= reading.text === '';
  } else if (name.startsWith('/')) {
    const at = reading.labels.lastIndexOf(name.slice(1));
    if (at >= 0) reading.labels.splice(at);
    else take(reading, raw);
  } else if (!isThinking(reading) && isLineStart(reading.textEnd)) {
    reading.hasThought ||= reading.text === '';
    reading.labels.push(name);
  } else {
    take(reading, raw);
  }
}

/** True at the beginning of a line and after a sentence. */
function isBoundary(textEnd: string): boolean {
  return isLineStart(textEnd) || SENTENCE_END.test(textEnd);
}

const isLineStart = (textEnd: string) => textEnd.slice(textEnd.lastIndexOf('\n') + 1).trim() === '';

const SENTENCE_END =
  /(?:[.!?…。！？]["”’»)\]*_]{0,3}|\p{Extended_Pictographic}\uFE0F?)[ \t]{0,9}$/u;

/** True right after an opening quotation mark or backtick: the words speak of a mark. */
function isQuoted({ header, turn, thoughts, thinkingEnd, aside, textEnd }: Reading): boolean {
  if (header !== undefined || turn !== 'own') return false;
  if (thoughts.length > 0) return thinkingEnd === '`';
  return QUOTE_OPENS.test(textEnd + (aside?.raw.slice(-LONGEST_END) ?? ''));
}

const QUOTE_OPENS = /[^\s"'“‘«‹„`「『][^"'“‘«‹„`「『]{0,20}["'“‘«‹„`「『]$/;
