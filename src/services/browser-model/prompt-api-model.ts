/** The model service on the browser's own model, which has no key, no network and no price. */
import { detectLanguage } from '#domain/text/detect-language.ts';
import type { Failure } from '#domain/jobs/failure.ts';
import type { Message } from '#domain/campaign/request.ts';
import { languageOf } from '#domain/campaign/prompt-language.ts';
import { quotesOf, withQuotes } from '#domain/campaign/prompt-quotes.ts';
import { PROVIDERS } from '#domain/providers/providers.ts';
import { estimateTokens } from '#domain/providers/tokens.ts';
import { writingLanguage } from '#domain/campaign/writing-language.ts';
import type {
  GenerateOptions,
  GenerateRequest,
  ModelService,
  Reply,
} from '#services/model/model.ts';
import { createTextSoFar, replyText } from '#services/model/reply/reply-text.ts';
import { createThoughtFilter } from '#services/model/reply/thought-filter.ts';
import { NEARBY_TIMEOUTS } from '#services/model/timeouts.ts';
import { startDeadline, type RequestDeadline } from '#services/model/request-deadline.ts';
import {
  type LanguageOptions,
  optionsFor,
  type PromptApi,
  type PromptSession,
  statusOf,
} from './prompt-api.ts';

export function createPromptApiModel(api: PromptApi | undefined): ModelService {
  return {
    async generate(request, options) {
      if (options.signal.aborted) return { outcome: 'stopped', text: '' };
      if (!api) return failed(NOT_READY);
      const deadline = startDeadline(options.signal, NEARBY_TIMEOUTS.totalMs);
      try {
        return await generate(api, request, options, deadline);
      } finally {
        deadline.close();
      }
    },
    listModels: async () => ({ ok: true, models: [{ id: PROVIDERS.browser.defaultModel }] }),
    describe: async () => ({ thinkingRoom: 0 }),
    probe: async () => (api ? problemOf(api, ENGLISH) : NOT_READY),
  };
}

/** Language options for a status check: Chrome logs a warning if no language is named. */
const ENGLISH = optionsFor('en');

const NOT_READY: Failure = { kind: 'browser-model', cause: 'not-ready' };

/**
 * Multiple of the token limit at which a reply is cut: a small model may repeat itself endlessly.
 */
const OVERLONG = 3;

async function generate(
  api: PromptApi,
  request: GenerateRequest,
  { onText, post }: GenerateOptions,
  deadline: RequestDeadline,
): Promise<Reply> {
  const { messages, maxTokens } = request;
  const language = optionsFor(languageOf(messages) ?? languageOfQuotes(messages));
  let session: PromptSession | undefined;
  let raw = '';
  const thoughts = createThoughtFilter();
  const textSoFar = createTextSoFar(post);
  const read = () => {
    thoughts.end();
    return replyText(thoughts.text, post);
  };
  try {
    const problem = await deadline.race(problemOf(api, language));
    if (problem) return failed(problem);
    deadline.expect('answer', NEARBY_TIMEOUTS.headersMs);
    const initialPrompts = messages.filter(({ role }) => role === 'system');
    const { signal } = deadline;
    session = await untilEnded(api.create({ ...language, initialPrompts, signal }), deadline);
    const said = messages.filter(({ role }) => role !== 'system');
    let most = await deadline.race(quotesThatFit(session, said, maxTokens));
    for (; most !== undefined; most = fewer(most)) {
      try {
        for await (const piece of pieces(session, withQuotes(said, most), deadline)) {
          raw += piece;
          thoughts.feed(piece);
          const shown = textSoFar(thoughts.text);
          if (shown !== undefined) onText(shown);
          if (estimateTokens(raw) > OVERLONG * maxTokens) return ended('cut-short', read());
        }
        return ended('complete', read());
      } catch (error) {
        // The measured size was too low: retry with fewer quotes.
        if (!isQuotaExceeded(error) || raw !== '') throw error;
      }
    }
    return failed({ kind: 'context-too-long' });
  } catch (error) {
    return afterError(error, read(), deadline);
  } finally {
    session?.destroy();
  }
}

/** Detects the language of a request that was queued before requests named their language. */
const languageOfQuotes = (messages: readonly Message[]): string =>
  writingLanguage(quotesOf(messages).map((quote) => detectLanguage(quote)));

/** Returns the reason why the model cannot write now; undefined if it can. */
async function problemOf(api: PromptApi, language: LanguageOptions): Promise<Failure | undefined> {
  const status = await statusOf(api, language);
  if (status === 'available') return undefined;
  const lacksLanguage = status === 'unavailable' && (await statusOf(api, ENGLISH)) === 'available';
  return lacksLanguage ? { kind: 'browser-model', cause: 'language' } : NOT_READY;
}

/** Destroys a session that arrives after the request ended, or its memory would never be freed. */
async function untilEnded(
  creating: Promise<PromptSession>,
  deadline: RequestDeadline,
): Promise<PromptSession> {
  try {
    return await deadline.race(creating);
  } catch (error) {
    void creating.then(
      (session) => session.destroy(),
      () => undefined,
    );
    throw error;
  }
}

/** Halves the number of quotes, down to none; undefined below. */
const fewer = (count: number): number | undefined =>
  count === 0 ? undefined : Math.floor(count / 2);

/**
 * Returns the largest number of quotes with which the messages fit beside the reply; undefined if
 * they do not fit even without quotes. Uses our own estimate if the browser does not measure.
 */
async function quotesThatFit(
  session: PromptSession,
  messages: readonly Message[],
  maxTokens: number,
): Promise<number | undefined> {
  const window = session.contextWindow ?? session.inputQuota ?? Infinity;
  const used = session.contextUsage ?? session.inputUsage ?? 0;
  const room = window - used - Math.min(maxTokens, window / 2);
  const fits = async (count: number) =>
    (await measure(session, withQuotes(messages, count))) <= room;
  let [low, high] = [0, quotesOf(messages).length];
  if (await fits(high)) return high;
  if (!(await fits(0))) return undefined;
  // `low` fits and `high` does not.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

async function measure(session: PromptSession, messages: readonly Message[]): Promise<number> {
  try {
    const measured =
      session.measureContextUsage?.(messages) ?? session.measureInputUsage?.(messages);
    if (measured) return await measured;
  } catch (error) {
    if (isQuotaExceeded(error)) return Infinity;
  }
  return estimateTokens(messages.map(({ content }) => content).join('\n'));
}

async function* pieces(
  session: PromptSession,
  messages: readonly Message[],
  deadline: RequestDeadline,
): AsyncGenerator<string> {
  deadline.expect('answer', NEARBY_TIMEOUTS.firstWordMs);
  const reader = session.promptStreaming(messages, { signal: deadline.signal }).getReader();
  try {
    for (;;) {
      const { done, value } = await deadline.race(reader.read());
      if (done) return;
      deadline.expect('next-words', NEARBY_TIMEOUTS.pieceMs);
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function ended(outcome: 'complete' | 'cut-short', text: string): Reply {
  return text.trim() === '' ? failed({ kind: 'empty', cause: 'no-text' }) : { outcome, text };
}

function afterError(error: unknown, text: string, deadline: RequestDeadline): Reply {
  const ending = deadline.ending();
  if (ending?.kind === 'stopped') return { outcome: 'stopped', text };
  if (ending) return { ...failed(ending), text };
  return { ...failed(failureOf(error)), text };
}

function failureOf(error: unknown): Failure {
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return { kind: 'context-too-long' };
    case 'NotSupportedError':
      return { kind: 'browser-model', cause: 'language' };
    // The model is missing, and a download requires a user gesture.
    case 'NotAllowedError':
    case 'NetworkError':
      return NOT_READY;
    default:
      return { kind: 'browser-model', cause: 'ended' };
  }
}

const nameOf = (error: unknown): unknown => Object(error).name;
const isQuotaExceeded = (error: unknown) => nameOf(error) === 'QuotaExceededError';

const failed = (failure: Failure) => ({ outcome: 'failed', text: '', failure }) as const;
