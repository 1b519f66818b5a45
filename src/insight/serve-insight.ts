import type { InsightService } from './insight.ts';
import type { Answer, Message, Question, Result } from './insight-messages.ts';
import { createReceiver } from './quote-numbers.ts';

/** Returns what takes the page's messages, in their order, and answers every call but aborted ones. */
export function serveInsight(
  insight: InsightService,
  answer: (answer: Answer) => void,
): (message: Message) => Promise<void> {
  const quotesOf = createReceiver();
  const open = new Set<number>();

  /** Takes the quotes at once: later calls of the page name them by their numbers. */
  function taken({ method, args }: Question): () => Promise<Result> {
    switch (method) {
      case 'readText':
        return async () => ({ method, value: await insight.readText(...args) });
      case 'readFile':
        return async () => ({ method, value: await insight.readFile(...args) });
      case 'otherWays':
        return async () => ({ method, value: await insight.otherWays(...args) });
      case 'pieces':
        return async () => ({ method, value: await insight.pieces(...args) });
      case 'analyse': {
        const quotes = quotesOf(args[0]);
        return async () => ({ method, value: await insight.analyse(quotes, args[1]) });
      }
      case 'check': {
        const quotes = quotesOf(args[2]);
        return async () => ({ method, value: await insight.check(args[0], args[1], quotes) });
      }
      default:
        throw method satisfies never;
    }
  }

  return async (message) => {
    if ('aborted' in message) {
      open.delete(message.aborted);
      return;
    }
    const { id, question } = message;
    open.add(id);
    try {
      const run = taken(question);
      // An abort that was sent meanwhile comes first.
      await new Promise((resolve) => setTimeout(resolve));
      if (open.has(id)) answer({ id, result: await run() });
    } catch {
      answer({ id });
    } finally {
      open.delete(id);
    }
  };
}
