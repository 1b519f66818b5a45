import type { ProviderError } from './provider-error.ts';

/** How the two parameters that models disagree about are sent. */
export type Adaptation = {
  tokenLimit: 'max_tokens' | 'max_completion_tokens';
  temperature: 'send' | 'leave-out';
};

type ModelAddress = { baseUrl: string; model: string };

/** What each model at each base URL was found to want. */
export type Adaptations = {
  find(address: ModelAddress): Adaptation | undefined;
  remember(address: ModelAddress, adaptation: Adaptation): void;
};

/** The product's own figures as the specification writes them; every model is tried with it first. */
export const FIRST_TRY: Adaptation = { tokenLimit: 'max_tokens', temperature: 'send' };

/** Keeps what was found until the page is closed. */
export function createAdaptations(): Adaptations {
  const found = new Map<string, Adaptation>();
  return {
    find: (address) => found.get(nameOf(address)),
    remember: (address, adaptation) => void found.set(nameOf(address), adaptation),
  };
}

function nameOf({ baseUrl, model }: ModelAddress): string {
  return JSON.stringify([baseUrl, model]);
}

/** The parameters as the request's body carries them. */
export function parametersFor(
  { tokenLimit, temperature }: Adaptation,
  values: { maxTokens: number; temperature: number },
): Record<string, number> {
  return {
    [tokenLimit]: values.maxTokens,
    ...(temperature === 'send' && { temperature: values.temperature }),
  };
}

/** A change of one parameter, and the adaptation with it. */
export type Change = { parameter: keyof Adaptation; adaptation: Adaptation };

/**
 * What to try next when a request was refused with `error`, or undefined when the refusal is about
 * something else. Works in both directions: newer models want `max_completion_tokens`, and some
 * compatible servers know only `max_tokens`.
 */
export function adaptTo(error: ProviderError, current: Adaptation): Change | undefined {
  if (rejects(error, current.tokenLimit)) {
    const tokenLimit = otherLimit(current.tokenLimit);
    return { parameter: 'tokenLimit', adaptation: { ...current, tokenLimit } };
  }
  if (current.temperature === 'send' && rejects(error, 'temperature')) {
    return { parameter: 'temperature', adaptation: { ...current, temperature: 'leave-out' } };
  }
  return undefined;
}

function otherLimit(limit: Adaptation['tokenLimit']): Adaptation['tokenLimit'] {
  return limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
}

const REJECTING_CODE = /^(unsupported|unknown|unrecognized)_(parameter|value)$|^extra_forbidden$/;
const REJECTING_WORDS =
  /unsupported|unrecogni[sz]ed|unknown|unexpected|extra inputs|not (supported|permitted|allowed)/i;

/** By `param` and `code` where they are given; many compatible servers have only the sentence. */
function rejects({ param, code, message }: ProviderError, name: string): boolean {
  if (param === name && REJECTING_CODE.test(code)) return true;
  const isNamed = param === name || new RegExp(`\\b${name}\\b`).test(message);
  return isNamed && REJECTING_WORDS.test(message);
}
