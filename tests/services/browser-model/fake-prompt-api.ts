import type { Message } from '#domain/campaign/request.ts';
import type {
  LanguageOptions,
  PromptApi,
  PromptSession,
} from '#services/browser-model/prompt-api.ts';

type Create = Parameters<PromptApi['create']>[0];

interface Behaviour {
  /** Result of `availability` for the supported languages. */
  readonly status: string;
  readonly languages: readonly string[];
  /** Tokens of a session's context; each word counts as one token. */
  readonly window: number;
  /** Names of the session's members. */
  readonly names: 'new' | 'old' | 'none';
  /** Tokens by which the measured usage is too low. */
  readonly mismeasured: number;
  readonly pieces: readonly string[];
  /** Error that ends the stream, or `create`. */
  readonly streamError: DOMException | undefined;
  readonly createError: DOMException | undefined;
  /** Fractions of the download, in order. */
  readonly progress: readonly number[];
  /** The call that hangs until it is aborted: `create` or the stream. */
  readonly hangs: 'create' | 'stream' | undefined;
  /** True if `create` returns a session even though it was aborted. */
  readonly ignoresAbort: boolean;
}

const READY: Behaviour = {
  status: 'available',
  languages: ['en', 'es', 'ja'],
  window: 4000,
  names: 'new',
  mismeasured: 0,
  pieces: ['Love ', 'this ', 'blouse.'],
  streamError: undefined,
  createError: undefined,
  progress: [],
  hangs: undefined,
  ignoresAbort: false,
};

export const error = (name: string) => new DOMException(name, name);

const wordsIn = (messages: readonly Message[]) =>
  messages.reduce((sum, { content }) => sum + content.split(/\s+/).length, 0);

/** The browser's model as the explainer describes it, with all its states and errors. */
export function fakePromptApi(given: Partial<Behaviour> = {}) {
  const it = { ...READY, ...given };
  const asked: LanguageOptions[] = [];
  const created: Create[] = [];
  const prompts: (readonly Message[])[] = [];
  let alive = 0;
  let destroyed = 0;

  const untilAborted = (signal: AbortSignal | undefined) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(error('AbortError')));
    });

  const api: PromptApi = {
    async availability(options) {
      asked.push(options);
      const wanted = [...options.expectedInputs, ...options.expectedOutputs];
      const has = wanted.every(({ languages }) =>
        languages.every((one) => it.languages.includes(one)),
      );
      return has ? it.status : 'unavailable';
    },
    async create(options) {
      created.push(options);
      options.signal?.throwIfAborted();
      const monitor = new EventTarget();
      options.monitor?.(monitor);
      for (const loaded of it.progress) {
        const event = Object.assign(new Event('downloadprogress'), { loaded, total: 1 });
        monitor.dispatchEvent(event);
      }
      if (it.createError) throw it.createError;
      if (it.hangs === 'create') {
        const aborted = untilAborted(options.signal);
        await (it.ignoresAbort ? aborted.catch(() => undefined) : aborted);
      }
      alive += 1;
      return session(options);
    },
  };

  function session({ initialPrompts = [] }: Create): PromptSession {
    const usage = wordsIn(initialPrompts);
    const measure = async (messages: readonly Message[]) => wordsIn(messages) - it.mismeasured;
    const members = {
      new: { contextWindow: it.window, contextUsage: usage, measureContextUsage: measure },
      old: { inputQuota: it.window, inputUsage: usage, measureInputUsage: measure },
      none: {},
    };
    return {
      ...members[it.names],
      promptStreaming(messages, { signal }) {
        prompts.push(messages);
        const pieces = [...it.pieces];
        return new ReadableStream<string>(
          {
            start(controller) {
              signal.addEventListener('abort', () => controller.error(error('AbortError')));
              if (usage + wordsIn(messages) > it.window)
                controller.error(error('QuotaExceededError'));
            },
            async pull(controller) {
              const piece = pieces.shift();
              if (piece !== undefined) controller.enqueue(piece);
              else if (it.streamError) controller.error(it.streamError);
              else if (it.hangs === 'stream') await untilAborted(signal);
              else controller.close();
            },
          },
          { highWaterMark: 0 },
        );
      },
      destroy() {
        alive -= 1;
        destroyed += 1;
      },
    };
  }

  return { api, asked, created, prompts, alive: () => alive, destroyed: () => destroyed };
}
