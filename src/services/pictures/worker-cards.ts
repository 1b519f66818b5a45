import type { CardAnswer, CardQuestion } from './card-messages.ts';
import type { CardPainter } from './card-painter.ts';
import type { FailedCard, PhotoResult, ShownCard, WrittenCard } from './pictures.ts';

export type CardWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

interface WorkerDeps {
  /** Throws if the browser can't draw in a worker. */
  start(): CardWorker;
  /** Loads what draws on the page instead. */
  openOnPage(): Promise<CardPainter>;
}

/** Milliseconds after which a worker that says nothing is given up. */
const LONGEST_SILENCE = 10_000;

/** Draws in a worker; on the page where there is none, or once it has failed. */
export function createWorkerCards(deps: WorkerDeps): CardPainter & { rest(): void } {
  let worker: CardWorker | undefined;
  let isRefused = false;
  let isResting = false;
  let last = 0;
  const open = new Map<number, (answer: CardAnswer['result'] | undefined) => void>();

  function settle(id: number, result: CardAnswer['result'] | undefined): void {
    open.get(id)?.(result);
    open.delete(id);
    if (isResting && open.size === 0) end();
  }

  function end(): void {
    worker?.terminate();
    worker = undefined;
    for (const id of open.keys()) settle(id, undefined);
  }

  function refuse(): void {
    isRefused = true;
    end();
  }

  function started(): CardWorker | undefined {
    if (worker || isRefused) return worker;
    try {
      worker = deps.start();
    } catch {
      isRefused = true;
    }
    worker?.addEventListener('message', ({ data }: MessageEvent<CardAnswer>) =>
      settle(data.id, data.result),
    );
    worker?.addEventListener('error', refuse);
    worker?.addEventListener('messageerror', refuse);
    return worker;
  }

  /** Undefined if no worker answers. */
  async function ask(question: CardQuestion): Promise<CardAnswer['result'] | undefined> {
    const asked = started();
    if (!asked) return undefined;
    isResting = false;
    const silence = setTimeout(refuse, LONGEST_SILENCE);
    const result = await new Promise<CardAnswer['result'] | undefined>((resolve) => {
      open.set(question.id, resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      asked.postMessage(question);
    });
    clearTimeout(silence);
    return result;
  }

  const newId = () => {
    last += 1;
    return last;
  };
  /** `otherwise` if neither can. */
  const onPage = async <Result>(
    draw: (painter: CardPainter) => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> => {
    const painter = isRefused ? await deps.openOnPage().catch(() => undefined) : undefined;
    return painter ? draw(painter) : otherwise;
  };

  return {
    async show(card, scale, photo): Promise<ShownCard | FailedCard> {
      const result = await ask({ id: newId(), card, scale, ...(photo && { photo }) });
      if (result && ('problem' in result || 'bitmap' in result)) return result;
      return onPage((painter) => painter.show(card, scale, photo), FAILED);
    },
    async write(card, format, photo): Promise<WrittenCard | FailedCard> {
      const result = await ask({ id: newId(), card, format, ...(photo && { photo }) });
      if (result && ('problem' in result || 'file' in result)) return result;
      return onPage((painter) => painter.write(card, format, photo), FAILED);
    },
    async readPhoto(file): Promise<PhotoResult> {
      const result = await ask({ id: newId(), file });
      if (result && ('reason' in result || 'photo' in result)) return result;
      return onPage((painter) => painter.readPhoto(file), UNREADABLE);
    },
    // A card that is on its way to a file is drawn to its end.
    rest() {
      isResting = true;
      if (open.size === 0) end();
    },
  };
}

const FAILED: FailedCard = { ok: false, problem: 'failed' };
const UNREADABLE: PhotoResult = { ok: false, reason: 'unreadable' };
