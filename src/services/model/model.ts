import type { PictureBody } from '#domain/questions/picture-request.ts';
import type { Failure } from '#domain/jobs/failure.ts';
import type { PostRequest } from '#domain/posts/post-text.ts';
import type { Price } from '#domain/providers/prices.ts';

/**
 * Address and key of a model. `baseUrl` has passed `parseBaseUrl`; `key` never appears in a result.
 */
export type Endpoint = { baseUrl: string; model: string; key: string };

export type Message = { role: 'system' | 'user' | 'assistant'; content: string };

/**
 * `maxTokens` counts the words of the reply; the service adds room for thinking. `temperature` is
 * from 0 to 2.
 */
export type GenerateRequest = {
  endpoint: Endpoint;
  messages: readonly Message[];
  maxTokens: number;
  temperature: number;
};

export type GenerateOptions = {
  /** Called with the whole cleaned text so far on every change. */
  onText(text: string): void;
  /** Set if the reply is a post: the text is then the post alone, as a platform shows it. */
  post?: PostRequest;
  /** Called on every piece of thinking until the first word of the post. */
  onThinking?(): void;
  /** Aborted by Stop: the text so far is kept, and the reply's outcome is `stopped`. */
  signal: AbortSignal;
  /**
   * Milliseconds after which the request ends as `timed-out`, if that is before its usual time
   * limit.
   */
  withinMs?: number;
};

/**
 * Tokens as counted by the provider; many providers report none in a stream. The completion
 * includes the thinking, which is billed like it. `cost` is in US dollars.
 */
export type Usage = {
  promptTokens?: number;
  completionTokens?: number;
  thinkingTokens?: number;
  cost?: number;
};

/**
 * Result of a generation. `text` is the text received, cleaned, or the post in it; '' if there was
 * none.
 */
export type Reply =
  | { outcome: 'complete'; text: string; usage?: Usage }
  /** The token limit was reached in mid-text: the text can be continued. */
  | { outcome: 'cut-short'; text: string; usage?: Usage }
  /** The user pressed Stop. Text generated until then may have been charged. */
  | { outcome: 'stopped'; text: string; usage?: Usage }
  | { outcome: 'failed'; text: string; failure: Failure; usage?: Usage };

/** An entry of a provider's model list. Few providers send more than the id. */
export type ModelInfo = {
  id: string;
  name?: string;
  /** The provider's own text, usually YYYY-MM-DD. */
  shutdownDate?: string;
  price?: Price;
  /** Tokens, of prompt and reply together. */
  contextLength?: number;
  /** The model thinks before it writes, or can be asked to. */
  thinks?: boolean;
};

export type ModelList = { ok: true; models: ModelInfo[] } | { ok: false; failure: Failure };

/**
 * Expected usage of the next request. `thinkingRoom`: tokens reserved for thinking, beside those of
 * the post, as far as `mostReply` allows, the most that the model writes at all.
 */
export type ModelOutlook = {
  thinkingRoom: number;
  mostReply?: number;
  price?: Price;
  contextLength?: number;
};

export type ModelService = {
  /** Sends one billable request. Never throws, never sends it twice. */
  generate(request: GenerateRequest, options: GenerateOptions): Promise<Reply>;
  /**
   * Lists the models that the key may use, sorted by id. Free of charge: it serves as the test of a
   * key. Never throws; an aborted signal resolves with a `cut` failure that the user need not see.
   */
  listModels(endpoint: Omit<Endpoint, 'model'>, signal: AbortSignal): Promise<ModelList>;
  /**
   * Predicts the usage of the next request to a model; undefined if unknown. At most requests a
   * public model list, without a key. Never throws.
   */
  describe(address: Omit<Endpoint, 'key'>): Promise<ModelOutlook | undefined>;
  /**
   * Checks within five seconds, free of charge, whether the provider can be reached: undefined for
   * any response. Never throws.
   */
  probe(endpoint: Omit<Endpoint, 'model'>): Promise<Failure | undefined>;
};

/** Pictures of a provider. */
export interface PictureModel {
  /**
   * Sends one billable request. The text of a complete reply is the picture in base64. Never
   * throws.
   */
  draw(endpoint: Endpoint, request: PictureBody, signal: AbortSignal): Promise<Reply>;
}
