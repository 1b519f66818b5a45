import type { JsonObject } from '../json.ts';
import { readBrief, textsOf } from './brief.ts';
import { answerOpinions } from './opinions.ts';
import { answerSplit } from './split.ts';
import { answerThemes } from './themes.ts';
import { answerVoice } from './voice.ts';
import { phrasesOf } from './phrases/phrases-of.ts';
import { composeReply } from './post.ts';
import { rework } from './rework.ts';

/** Result of one request: the text, and whether it was cut off. */
export interface Completion {
  readonly content: string;
  readonly finishReason: 'stop' | 'length';
}

const CHARACTERS_PER_TOKEN = 4;

/** Completes a conversation; a turn after the start of a post gets the rest of it. */
export function complete(request: JsonObject, mostTokens = Infinity): Completion {
  const messages = request['messages'];
  const [first = '', ...wishes] = textsOf(messages, 'user');
  const limit = Math.min(mostTokens, tokenLimit(request));
  const opinions = answerOpinions(first);
  if (opinions !== undefined) return cut(opinions, limit);
  const themes = answerThemes(first);
  if (themes !== undefined) return cut(themes, limit);
  const split = answerSplit(first);
  if (split !== undefined) return cut(split, limit);
  const voice = answerVoice(first);
  if (voice !== undefined) return cut(voice, limit);
  const brief = readBrief(first);
  const room = shorterIn(wishes.at(-1) ?? '');
  if (room !== undefined) {
    return cut(composeReply({ ...brief, length: 'short', maxCharacters: room }), limit);
  }
  const before = textsOf(messages, 'assistant').join('');
  const reworked = rework(wishes.at(-1) ?? '', before, brief);
  const rest = restAfter(composeReply(brief), before) || `\n\n${phrasesOf(brief.language).ending}`;
  return cut(reworked ?? rest, limit);
}

/** Number of characters allowed by a follow-up that asks for a shorter text. */
function shorterIn(wish: string): number | undefined {
  const found = /^Shorten .*?(\d+) characters/.exec(wish)?.[1];
  return found === undefined ? undefined : Number(found);
}

export function tokenLimit(request: JsonObject): number {
  const limits = [request['max_completion_tokens'], request['max_tokens']];
  return Math.min(...limits.filter((limit) => typeof limit === 'number'), Infinity);
}

const TAIL = 60;

/**
 * The app may have joined, trimmed or edited the text it got: locates its end again. Empty if
 * nothing is left.
 */
function restAfter(reply: string, before: string): string {
  const tail = before.trimEnd().slice(-TAIL);
  const at = tail === '' ? -1 : reply.lastIndexOf(tail);
  if (at === -1) return before === '' ? reply : '';
  return reply.slice(at + tail.length);
}

/** Cuts between two words, so that the two halves can be joined again. */
function cut(text: string, tokens: number): Completion {
  const characters = tokens * CHARACTERS_PER_TOKEN;
  if (text.length <= characters) return { content: text, finishReason: 'stop' };
  const whole = text.slice(0, characters);
  const end = Math.max(whole.search(/\s+\S*$/), 0);
  return { content: whole.slice(0, end || characters), finishReason: 'length' };
}
