/**
 * The parts of the Prompt API used here: Chrome 148 on desktops, absent elsewhere. Its earlier
 * names are read too. Source: github.com/webmachinelearning/prompt-api and MDN, November 2026.
 */
import type { Message } from '#domain/campaign/request.ts';
import type { BrowserModelStatus } from './browser-model.ts';

interface Expected {
  readonly type: 'text';
  readonly languages: readonly string[];
}

export interface LanguageOptions {
  readonly expectedInputs: readonly Expected[];
  readonly expectedOutputs: readonly Expected[];
}

interface CreateOptions extends LanguageOptions {
  readonly initialPrompts?: readonly Message[];
  readonly signal?: AbortSignal;
  readonly monitor?: (monitor: EventTarget) => void;
}

export interface PromptSession {
  readonly contextWindow?: number;
  readonly contextUsage?: number;
  readonly inputQuota?: number;
  readonly inputUsage?: number;
  measureContextUsage?(messages: readonly Message[]): Promise<number>;
  measureInputUsage?(messages: readonly Message[]): Promise<number>;
  promptStreaming(
    messages: readonly Message[],
    options: { readonly signal: AbortSignal },
  ): ReadableStream<string>;
  destroy(): void;
}

export interface PromptApi {
  availability(options: LanguageOptions): Promise<unknown>;
  create(options: CreateOptions): Promise<PromptSession>;
}

/** Returns undefined if the browser has no Prompt API. */
export function promptApiOf(scope: object): PromptApi | undefined {
  const { LanguageModel: api } = Object(scope);
  const isThere = typeof api?.availability === 'function' && typeof api.create === 'function';
  return isThere ? api : undefined;
}

/**
 * Includes English in the input: the instructions are in English, whatever the language of the
 * quotes and the post.
 */
export function optionsFor(language: string): LanguageOptions {
  return {
    expectedInputs: [{ type: 'text', languages: [...new Set(['en', language])] }],
    expectedOutputs: [{ type: 'text', languages: [language] }],
  };
}

const STATUSES: readonly BrowserModelStatus[] = ['downloadable', 'downloading', 'available'];

/**
 * Returns the model's status. Never throws: a browser that refuses counts as one without a model.
 */
export async function statusOf(
  api: PromptApi | undefined,
  options: LanguageOptions,
): Promise<BrowserModelStatus> {
  try {
    const answer = await api?.availability(options);
    return STATUSES.find((known) => known === answer) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}
