import type { Message } from './request.ts';

/** The block that `buildPrompt` writes. No quote can close it, as `<` is escaped in quotes. */
const QUOTES_BLOCK = /(^<quotes>\n)((?:\{.*\}\n)*)(?=<\/quotes>$)/m;

/** Returns the quotes in a request, in order. */
export function quotesOf(messages: readonly Message[]): string[] {
  return linesOf(messages).map((line) => {
    const { text }: { text: string } = JSON.parse(line);
    return text;
  });
}

/** Returns the request with only its first `count` quotes, for a model with a smaller context. */
export function withQuotes(messages: readonly Message[], count: number): readonly Message[] {
  const kept = linesOf(messages)
    .slice(0, count)
    .map((line) => `${line}\n`)
    .join('');
  const first = messages.find(carriesQuotes);
  return messages.map((message) =>
    message === first
      ? {
          ...message,
          content: message.content.replace(QUOTES_BLOCK, (_, open: string) => open + kept),
        }
      : message,
  );
}

const carriesQuotes = ({ role, content }: Message) => role === 'user' && QUOTES_BLOCK.test(content);

function linesOf(messages: readonly Message[]): string[] {
  const block = messages.find(carriesQuotes)?.content.match(QUOTES_BLOCK)?.[2] ?? '';
  return block.split('\n').filter((line) => line !== '');
}
