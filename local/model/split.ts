import { parseObject } from '../json.ts';

/** Fewest words of a piece that the demo takes for a customer's. */
const FEW = 3;

/**
 * The answer to a request to split a paste (`src/domain/questions/split-request.ts`); undefined for any
 * other. The demo understands nothing: each piece of some words is a quote.
 */
export function answerSplit(userMessage: string): string | undefined {
  if (!/^<pieces>\n[\s\S]*\n<\/pieces>$/.test(userMessage)) return undefined;
  const parts = userMessage.split('\n').flatMap((line) => {
    const { id, text } = parseObject(line);
    if (typeof id !== 'number' || typeof text !== 'string') return [];
    return [{ from: id, to: id, is: text.split(' ').length < FEW ? 'other' : 'quote' }];
  });
  return JSON.stringify({ parts });
}
