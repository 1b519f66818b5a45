import type { ProviderId } from './providers.ts';
import type { RequestTokens } from './tokens.ts';

/** Price in US dollars per million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

export interface ListedPrice extends Price {
  /** Origin of the figure. */
  readonly source: string;
  /** Year and month in which it was read; undefined for a figure of today. */
  readonly read?: string;
  readonly isOwn?: true;
}

/**
 * Known prices: a model without a line here has no price until the user enters one. Providers
 * change prices without notice, so every line has its source and its month.
 */
const PRICES = new Map<string, ListedPrice>([
  [
    priceKey('openai', 'gpt-6-luna'),
    {
      input: 0.1,
      output: 0.5,
      // developers.openai.com/api/docs/models/gpt-6-luna
      source: 'OpenAI’s model page',
      read: '2026-11',
    },
  ],
  [
    priceKey('openai', 'gpt-5.6-luna'),
    // After the cut of 2026-07-30, as reported by third parties.
    { input: 0.2, output: 1.2, source: 'a reseller’s notice', read: '2026-11' },
  ],
  [
    priceKey('anthropic', 'claude-haiku-5-5'),
    // For prompts of up to 100,000 tokens.
    { input: 0.1, output: 0.5, source: 'Anthropic’s model page', read: '2026-11' },
  ],
  [
    priceKey('gemini', 'gemini-3.5-flash-lite'),
    { input: 0.3, output: 2.5, source: 'Google’s release notes', read: '2026-11' },
  ],
  [
    priceKey('groq', 'openai/gpt-oss-20b'),
    {
      input: 0.075,
      output: 0.3,
      source: 'Groq’s price list, as reported by others',
      read: '2026-11',
    },
  ],
  [
    priceKey('mistral', 'mistral-small-latest'),
    {
      input: 0.15,
      output: 0.6,
      source: 'Mistral’s price list, as reported by others',
      read: '2026-11',
    },
  ],
  [
    priceKey('deepseek', 'deepseek-flash'),
    // Peak price; half of it at other hours.
    { input: 0.44, output: 1.32, source: 'DeepSeek’s peak price in August', read: '2026-11' },
  ],
  [
    priceKey('xai', 'grok-4.3'),
    {
      input: 1.25,
      output: 2.5,
      source: 'xAI’s price list, as reported by others',
      read: '2026-11',
    },
  ],
  [
    priceKey('cerebras', 'gemma-4-31b'),
    {
      input: 0.99,
      output: 1.49,
      source: 'Cerebras’s price list, as reported by others',
      read: '2026-11',
    },
  ],
  [
    priceKey('openai', 'gpt-5.4-mini'),
    { input: 0.75, output: 4.5, source: 'secondary articles', read: '2026-11' },
  ],
]);

/** Returns the provider's models that are in our table. */
export function knownModels(provider: ProviderId): readonly string[] {
  const prefix = priceKey(provider, '');
  return [...PRICES.keys()].flatMap((key) =>
    key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
  );
}

/** Providers that charge nothing, whatever the model. */
const FREE: readonly ProviderId[] = ['demo', 'browser', 'ollama', 'lmstudio', 'llamacpp'];

export const isFree = (provider: ProviderId): boolean => FREE.includes(provider);

/** Prices entered by the user, by provider and model. */
export type OwnPrices = Readonly<Record<string, Price>>;

/** Returns the key of a price. */
export function priceKey(provider: ProviderId, model: string): string {
  return `${provider} ${model}`;
}

/**
 * Returns the effective price: the user's own, or that of the provider's model list, or that of our
 * table; undefined without any of them.
 */
export function findPrice(
  provider: ProviderId,
  model: string,
  own: OwnPrices,
  listed?: Price,
): ListedPrice | undefined {
  if (isFree(provider)) return { input: 0, output: 0, source: 'it’s free' };
  const key = priceKey(provider, model);
  const typed = Object.hasOwn(own, key) ? own[key] : undefined;
  if (typed) return { ...typed, source: 'your own price', isOwn: true };
  return listed ? { ...listed, source: 'the provider’s model list' } : PRICES.get(key);
}

/** Parses prices of unknown origin: finite figures from 0 to 10,000 dollars. Never throws. */
export function parsePrices(data: unknown): OwnPrices | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const known = Object.entries(data).flatMap(([key, value]) => {
    const { input, output } = Object(value);
    return isAmount(input) && isAmount(output) ? [[key, { input, output }] as const] : [];
  });
  return Object.fromEntries(known);
}

const MOST = 10_000;

export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MOST;

const MILLION = 1_000_000;

/** Returns the cost of counted tokens in US dollars. */
export function costOf(
  { input, output }: Price,
  promptTokens: number,
  replyTokens: number,
): number {
  return (promptTokens * input + replyTokens * output) / MILLION;
}

/** Returns the lowest and highest cost in US dollars. */
export function costRange(
  price: Price,
  { prompt, reply }: RequestTokens,
): readonly [number, number] {
  return [costOf(price, prompt[0], reply[0]), costOf(price, prompt[1], reply[1])];
}

/** Formats an amount for reading: small ones in words. */
export function sayDollars(amount: number): string {
  if (amount === 0) return 'nothing';
  if (amount < 0.01) return 'less than 1 cent';
  if (amount < 1) return `about ${Math.round(amount * 100)} ${amount < 0.015 ? 'cent' : 'cents'}`;
  return `about $${amount.toFixed(2)}`;
}

export function sayRange([from, to]: readonly [number, number]): string {
  const [least, most] = [sayDollars(from), sayDollars(to)];
  return least === most ? most : `${least} to ${most.replace('about ', '')}`;
}
