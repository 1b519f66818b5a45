import { fitLength } from '../platforms/fit-length.ts';
import type { Prompt, SendableCampaign } from '../campaign/request.ts';

/**
 * Estimated characters per token: a tokenizer would be several times the size of the whole app.
 * Four characters of English per token are OpenAI's own rule of thumb ("What are tokens and how to
 * count them", help.openai.com/articles/4936856); the other scripts are rounded so that the
 * estimate is too high rather than too low.
 */
const CHARACTERS_PER_TOKEN = { latin: 4, cjk: 1, letters: 2, other: 1 } as const;

const LATIN_TOKEN = 1 / CHARACTERS_PER_TOKEN.latin;
const LATIN = /[\p{Script=Latin}\p{ASCII}]/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LETTER = /[\p{L}\p{M}]/u;

/** Estimates the tokens of a text, at least 1 if it is not empty. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (code < 0x80) tokens += LATIN_TOKEN;
    else {
      tokens += 1 / CHARACTERS_PER_TOKEN[classOf(String.fromCodePoint(code))];
      // The second half of a surrogate pair is no character.
      if (code > 0xffff) at += 1;
    }
  }
  return Math.ceil(tokens);
}

export type Script = keyof typeof CHARACTERS_PER_TOKEN;

/** Share of the letters from which a script may be that of the reply. */
const SHARE = 0.2;

/**
 * Returns the script of a text; if it is written in several, the one that needs the most tokens.
 */
export function scriptOf(text: string): Script {
  const counts = { latin: 0, cjk: 0, letters: 0, other: 0 };
  for (const [letter] of text.matchAll(/\p{L}/gu)) counts[classOf(letter)] += 1;
  const least = SHARE * (counts.latin + counts.cjk + counts.letters);
  const isFrequent = (script: Script) => counts[script] > 0 && counts[script] >= least;
  if (isFrequent('letters')) return 'letters';
  return isFrequent('cjk') ? 'cjk' : 'latin';
}

function classOf(character: string): Script {
  if (LATIN.test(character)) return 'latin';
  if (CJK.test(character)) return 'cjk';
  return LETTER.test(character) ? 'letters' : 'other';
}

/** Tokens around each message; OpenAI's cookbook counts three or four. */
const TOKENS_PER_MESSAGE = 4;

/** Share by which a request may deviate from its estimate, in either direction. */
const MARGIN = 0.25;

/** OpenAI's rule of thumb: 100 tokens are about 75 words. */
const WORDS_PER_TOKEN = 0.75;

/** Range of tokens. */
type Span = readonly [from: number, to: number];

export interface RequestTokens {
  readonly prompt: Span;
  /** From the shortest requested post to the limit of the request, including thinking. */
  readonly reply: Span;
}

/** Tokens of the messages of a request. */
export function estimateMessages(messages: Prompt['messages']): Span {
  const sum = messages.reduce(
    (tokens, { content }) => tokens + estimateTokens(content) + TOKENS_PER_MESSAGE,
    0,
  );
  return [Math.floor(sum * (1 - MARGIN)), Math.ceil(sum * (1 + MARGIN))];
}

/** `thinkingRoom`: the tokens that the request keeps free for thinking. */
export function estimateRequest(
  { messages, maxTokens }: Prompt,
  { platform, length, language }: Pick<SendableCampaign, 'platform' | 'length' | 'language'>,
  thinkingRoom = 0,
): RequestTokens {
  const [words] = fitLength(platform, length, language).words;
  return {
    prompt: estimateMessages(messages),
    reply: [Math.min(maxTokens, Math.round(words / WORDS_PER_TOKEN)), maxTokens + thinkingRoom],
  };
}

/** Adds up several requests. */
export function addTokens(requests: readonly RequestTokens[]): RequestTokens {
  const sum = (spans: readonly Span[]): Span => [
    spans.reduce((all, [from]) => all + from, 0),
    spans.reduce((all, [, to]) => all + to, 0),
  ];
  return {
    prompt: sum(requests.map(({ prompt }) => prompt)),
    reply: sum(requests.map(({ reply }) => reply)),
  };
}
