/**
 * Separates `<think>…</think>` from the post in streamed `content`. Servers without a reasoning
 * parser (llama.cpp with format none, Groq's `raw`, old Ollama builds) leave the tags in.
 *
 * - An opening tag counts only at the start of a line; an unclosed one hides the rest of the reply.
 * - Some chat templates open the tag in the prompt, so the reply holds the closing tag alone:
 *   everything before the first one is thinking.
 */
export type ThoughtFilter = {
  feed(content: string): void;
  /** Adds thinking from a field of its own. */
  think(thought: string): void;
  /** Ends the reply: a partial tag that was held back counts as text. */
  end(): void;
  readonly text: string;
  readonly thinking: string;
};

const NAMES = 'think|thinking|thought|reasoning';
const ANY_TAG = new RegExp(`<(/?)(?:${NAMES})>`, 'i');
const CLOSING_TAG = new RegExp(`<(/)(?:${NAMES})>`, 'i');

/** The beginning of a tag at the end of a chunk. The longest tag has 12 characters. */
const TAG_START = /<\/?[a-z]{0,9}$/i;

export function createThoughtFilter(): ThoughtFilter {
  let text = '';
  let thinking = '';
  let held = '';
  let isInside = false;
  let hasTag = false;
  let atLineStart = true;

  function take(part: string): void {
    if (isInside) {
      thinking += part;
      return;
    }
    // The empty lines between the thinking and the post belong to neither.
    text += hasTag && text === '' ? part.trimStart() : part;
    const line = part.slice(part.lastIndexOf('\n') + 1);
    atLineStart = line.trim() === '' && (atLineStart || line.length < part.length);
  }

  function takeTag(tag: string, isClosing: boolean): void {
    if (isClosing && !isInside && !hasTag) {
      thinking += text;
      text = '';
    }
    if (isClosing || atLineStart) {
      isInside = !isClosing;
      hasTag = true;
      atLineStart ||= text === '';
    } else {
      take(tag);
    }
  }

  function takeTags(content: string): string {
    let rest = content;
    for (;;) {
      const found = (isInside ? CLOSING_TAG : ANY_TAG).exec(rest);
      if (!found) return rest;
      take(rest.slice(0, found.index));
      takeTag(found[0], found[1] === '/');
      rest = rest.slice(found.index + found[0].length);
    }
  }

  return {
    feed(content) {
      const rest = takeTags(held + content);
      held = TAG_START.exec(rest)?.[0] ?? '';
      take(rest.slice(0, rest.length - held.length));
    },
    think: (thought) => void (thinking += thought),
    end() {
      take(held);
      held = '';
    },
    get text() {
      return text;
    },
    get thinking() {
      return thinking;
    },
  };
}
