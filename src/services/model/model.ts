import type { Failure } from '#domain/failure.ts';
import type { Price } from '#domain/prices.ts';

/** Where text is generated. `baseUrl` has passed `parseBaseUrl`; `key` stays out of every answer. */
export type Endpoint = { baseUrl: string; model: string; key: string };

export type Message = { role: 'system' | 'user' | 'assistant'; content: string };

/**
 * `maxTokens` counts the words of the reply; the service adds room for thinking. `temperature` runs
 * from 0 to 2.
 */
export type GenerateRequest = {
  endpoint: Endpoint;
  messages: readonly Message[];
  maxTokens: number;
  temperature: number;
};

export type GenerateOptions = {
  /** Receives the whole cleaned text so far on every change. */
  onText(text: string): void;
  /** Called on every piece of thinking until the first word of the post. */
  onThinking?(): void;
  /** Stop: what had come is kept, and the reply's outcome is `stopped`. */
  signal: AbortSignal;
  /** Milliseconds after which the request ends as `timed-out`, where that is sooner than it would. */
  withinMs?: number;
};

/**
 * In tokens, as the provider counts them; many providers say nothing in a stream. The completion
 * includes the thinking, which is billed like it. `cost` is in US dollars.
 */
export type Usage = {
  promptTokens?: number;
  completionTokens?: number;
  thinkingTokens?: number;
  cost?: number;
};

/** How a generation ended. `text` is whatever came, cleaned; '' when nothing did. */
export type Reply =
  | { outcome: 'complete'; text: string; usage?: Usage }
  /** The token limit was reached in mid-text: it can be continued. */
  | { outcome: 'cut-short'; text: string; usage?: Usage }
  /** The user pressed Stop. What was generated until then may have been charged. */
  | { outcome: 'stopped'; text: string; usage?: Usage }
  | { outcome: 'failed'; text: string; failure: Failure; usage?: Usage };

/** An entry of a provider's list of models. Few providers send more than the id. */
export type ModelInfo = {
  id: string;
  name?: string;
  /** The provider's own text, usually YYYY-MM-DD. */
  shutdownDate?: string;
  price?: Price;
  /** Tokens, of prompt and reply together. */
  contextLength?: number;
  /** It thinks before it writes, or can be asked to. */
  thinks?: boolean;
};

export type ModelList = { ok: true; models: ModelInfo[] } | { ok: false; failure: Failure };

/**
 * `thinkingRoom`: tokens that the next request keeps free for thinking, beside those of the post, as
 * far as `mostReply`, the most that the model writes at all, allows.
 */
export type ModelOutlook = {
  thinkingRoom: number;
  mostReply?: number;
  price?: Price;
  contextLength?: number;
};

export type ModelService = {
  /** Sends one request that is paid for. Never throws, never sends it twice. */
  generate(request: GenerateRequest, options: GenerateOptions): Promise<Reply>;
  /**
   * Asks for the models that the key may use, sorted by id. Free of charge: it serves as the test
   * of a key. Never throws; an aborted signal answers with a `cut` failure nobody needs to see.
   */
  listModels(endpoint: Omit<Endpoint, 'model'>, signal: AbortSignal): Promise<ModelList>;
  /**
   * Predicts what the next request to a model uses; undefined where that is not known. Asks at
   * most for a public list of models, without a key. Never throws.
   */
  describe(address: Omit<Endpoint, 'key'>): Promise<ModelOutlook | undefined>;
  /**
   * Whether the provider can be reached at all, in five seconds and free of charge: undefined when
   * it answers, whatever it answers. Never throws.
   */
  probe(endpoint: Omit<Endpoint, 'model'>): Promise<Failure | undefined>;
};
