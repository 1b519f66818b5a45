import type { Prompt } from '../campaign/request.ts';
import { costRange, type ListedPrice } from './prices.ts';
import { estimateMessages, type RequestTokens } from './tokens.ts';

/** Tokens of a question to a model. `thinkingRoom`: tokens reserved for its thinking. */
export function estimateQuestion(prompt: Prompt, thinkingRoom: number): RequestTokens {
  const { messages, maxTokens } = prompt;
  return {
    prompt: estimateMessages(messages),
    reply: [Math.round(maxTokens / 2), maxTokens + thinkingRoom],
  };
}

interface Priced {
  readonly tokens: RequestTokens | undefined;
  readonly price: ListedPrice | undefined;
  readonly isFree: boolean;
}

/** Copy for the possible cost of a question: "About 1,200 tokens, about $0.0004". */
export function sayQuestionCost({ tokens, price, isFree }: Priced): string {
  if (!tokens) return isFree ? 'Free on this computer' : 'It is not known what it costs';
  const [least, most] = [tokens.prompt[0] + tokens.reply[0], tokens.prompt[1] + tokens.reply[1]];
  const count = `About ${between(least, most, sayTokens)} tokens`;
  if (isFree) return `${count}, free on this computer`;
  if (!price) return `${count}; its price is not known`;
  const [from, to] = costRange(price, tokens);
  return `${count}, about ${between(from, to, sayDollars)}`;
}

/** The range, or its middle if the two ends are close. */
function between(least: number, most: number, say: (amount: number) => string): string {
  if (most <= least * NEAR) return say((least + most) / 2);
  return `${say(least)} to ${say(most)}`;
}

const NEAR = 2.5;

const sayTokens = (tokens: number): string =>
  Number(tokens.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 0 });

/** Decimals of the smallest amount shown. */
const MOST_DECIMALS = 6;

/** US dollars with one significant digit, in cents at least. */
function sayDollars(amount: number): string {
  if (amount === 0) return '$0';
  const decimals = Math.max(2, -Math.floor(Math.log10(amount)));
  return `$${Math.max(amount, 10 ** -MOST_DECIMALS).toFixed(Math.min(decimals, MOST_DECIMALS))}`;
}

/** Copy for the cost of one picture. `read`: year and month of the price. */
export function sayPicturePrice(
  price: number | undefined,
  provider: string,
  read?: string,
): string {
  if (price === 0) return 'Free on this computer.';
  if (price === undefined)
    return `One request. ${provider} charges for it; the price of this model isn’t known here.`;
  return `One request, about ${sayDollars(price)}, by a price of ${read}. ${provider} decides what it charges.`;
}
