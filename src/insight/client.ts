import type { InsightResult, InsightService } from './insight.ts';
import type { Answer, Message, Question, Result } from './insight-messages.ts';
import { createSender } from './quote-numbers.ts';

type InsightWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/**
 * Reads and analyses in a worker. One that fails to load, dies or hangs fails its open calls, and
 * the next call starts another. `start` may throw, as in a browser that refuses workers.
 */
export function createWorkerInsight(start: () => InsightWorker): InsightService {
  let line: Line | undefined;

  function opened(): Line | undefined {
    try {
      line ??= openLine(start(), (ended) => {
        if (line === ended) line = undefined;
      });
      return line;
    } catch {
      return undefined;
    }
  }

  const ask = async (questionFor: (line: Line) => Question, signal?: AbortSignal) => {
    const open = signal?.aborted ? undefined : opened();
    return open?.ask(questionFor(open), signal);
  };

  return {
    prepare: () => void opened(),
    async readText(...args) {
      const result = await ask(() => ({ method: 'readText', args }));
      return result?.method === 'readText' ? result.value : UNREADABLE;
    },
    async readFile(...args) {
      const result = await ask(() => ({ method: 'readFile', args }));
      return result?.method === 'readFile' ? result.value : UNREADABLE;
    },
    async otherWays(...args) {
      const result = await ask(() => ({ method: 'otherWays', args }));
      return result?.method === 'otherWays' ? result.value : [];
    },
    async pieces(...args) {
      const result = await ask(() => ({ method: 'pieces', args }));
      return result?.method === 'pieces' ? result.value : undefined;
    },
    async analyse(quotes, sorting) {
      const result = await ask(({ numbered }) => ({
        method: 'analyse',
        args: [numbered(quotes), sorting],
      }));
      return result?.method === 'analyse' ? result.value : undefined;
    },
    async check(text, evidence, quotes, signal) {
      const result = await ask(
        ({ numbered }) => ({ method: 'check', args: [text, evidence, numbered(quotes)] }),
        signal,
      );
      return result?.method === 'check' ? result.value : undefined;
    },
    forget: () => line?.end(),
  };
}

/** The text stays in its field, and the file where it is: the user can try again. */
const UNREADABLE: InsightResult = { ok: false, problem: 'unreadable' };

/** The calls of one worker. */
interface Line {
  readonly numbered: ReturnType<typeof createSender>;
  /** Undefined if the call failed or was aborted, and once the line has ended. */
  ask(question: Question, signal?: AbortSignal): Promise<Result | undefined>;
  end(): void;
}

/**
 * Milliseconds without an answer, while there are open calls, after which a worker counts as hung. The
 * longest text that is taken needs a tenth of it on a slow phone.
 */
const LONGEST_SILENCE = 60_000;

function openLine(worker: InsightWorker, onEnd: (line: Line) => void): Line {
  const open = new Map<number, (result: Result | undefined) => void>();
  let last = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const line: Line = {
    numbered: createSender(),
    ask: (question, signal) =>
      new Promise((resolve) => {
        last += 1;
        const id = last;
        const abort = () => {
          settle(id, undefined);
          send({ aborted: id });
        };
        open.set(id, (result) => {
          signal?.removeEventListener('abort', abort);
          resolve(result);
        });
        signal?.addEventListener('abort', abort);
        silence ??= setTimeout(line.end, LONGEST_SILENCE);
        send({ id, question });
      }),
    end() {
      worker.terminate();
      onEnd(line);
      for (const id of open.keys()) settle(id, undefined);
    },
  };

  function settle(id: number, result: Result | undefined): void {
    open.get(id)?.(result);
    open.delete(id);
    if (open.size === 0) rest();
  }

  function rest(): void {
    clearTimeout(silence);
    silence = undefined;
  }

  function send(message: Message): void {
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(message);
    } catch {
      // A message that can't be copied never arrives, and the numbers of its quotes would be unknown.
      line.end();
    }
  }

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    rest();
    settle(data.id, data.result);
    if (open.size > 0) silence = setTimeout(line.end, LONGEST_SILENCE);
  });
  worker.addEventListener('error', line.end);
  worker.addEventListener('messageerror', line.end);
  return line;
}
