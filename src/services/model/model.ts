import type { Failure } from '#domain/failure.ts';

/** Where text is generated. `baseUrl` has passed `parseBaseUrl`; `key` stays out of every answer. */
export type Endpoint = { baseUrl: string; model: string; key: string };

export type Message = { role: 'system' | 'user' | 'assistant'; content: string };

/** `maxTokens` counts the reply alone; `temperature` runs from 0 to 2. */
export type GenerateRequest = {
  endpoint: Endpoint;
  messages: readonly Message[];
  maxTokens: number;
  temperature: number;
};

export type GenerateOptions = {
  /** Hears the whole cleaned text so far, each time it has grown. */
  onText(text: string): void;
  /** Stop: what had come is kept, and the reply's outcome is `stopped`. */
  signal: AbortSignal;
};

/** In tokens, as the provider counts them; many providers say nothing in a stream. */
export type Usage = { promptTokens?: number; completionTokens?: number };

/** How a generation ended. `text` is whatever came, cleaned; '' when nothing did. */
export type Reply =
  | { outcome: 'complete'; text: string; usage?: Usage }
  /** The token limit was reached in mid-text: it can be continued. */
  | { outcome: 'cut-short'; text: string; usage?: Usage }
  /** The user pressed Stop. What was generated until then may have been charged. */
  | { outcome: 'stopped'; text: string; usage?: Usage }
  | { outcome: 'failed'; text: string; failure: Failure; usage?: Usage };

/** `shutdownDate` is the provider's own text, usually YYYY-MM-DD. */
export type ModelInfo = { id: string; shutdownDate?: string };

export type ModelList = { ok: true; models: ModelInfo[] } | { ok: false; failure: Failure };

export type ModelService = {
  /** Sends one request that is paid for. Never throws, never sends it twice. */
  generate(request: GenerateRequest, options: GenerateOptions): Promise<Reply>;
  /**
   * Asks for the models that the key may use, sorted by id. Free of charge: it serves as the test
   * of a key. Never throws; an aborted signal answers with a `cut` failure nobody needs to see.
   */
  listModels(endpoint: Omit<Endpoint, 'model'>, signal: AbortSignal): Promise<ModelList>;
  /**
   * Whether the provider can be reached at all, in five seconds and free of charge: undefined when
   * it answers, whatever it answers. Never throws.
   */
  probe(endpoint: Omit<Endpoint, 'model'>): Promise<Failure | undefined>;
};
