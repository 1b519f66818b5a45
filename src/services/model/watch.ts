import type { Failure } from '#domain/failure.ts';

type WaitingFor = Extract<Failure, { kind: 'timed-out' }>['waitingFor'];

/** Why a request was ended from this side. */
export type Ending = { kind: 'stopped' } | { kind: 'timed-out'; waitingFor: WaitingFor };

/** Ends a request when the user stops it or when it takes too long, and remembers which it was. */
export type Watch = {
  signal: AbortSignal;
  /** Undefined while the request may go on. */
  ending(): Ending | undefined;
  /** Gives the step that begins now its own time, in milliseconds, in place of the step before. */
  expect(waitingFor: WaitingFor, ms: number): void;
  /** Settles as `promise` does, but at once when the request is ended. */
  race<T>(promise: Promise<T>): Promise<T>;
  /** Lets go of timers and listeners; the request may go on unwatched. */
  close(): void;
};

/** `totalMs` covers everything until `close`, retries of refused parameters included. */
export function startWatch(stop: AbortSignal, totalMs: number): Watch {
  const controller = new AbortController();
  let ending: Ending | undefined;
  let step: ReturnType<typeof setTimeout> | undefined;

  const ended = rejectionOf(controller.signal);
  // Nobody may be racing when it rejects, which is no error.
  ended.catch(() => undefined);

  const end = (why: Ending) => {
    ending ??= why;
    controller.abort();
  };
  const onStop = () => end({ kind: 'stopped' });
  const total = setTimeout(() => end({ kind: 'timed-out', waitingFor: 'end' }), totalMs);
  stop.addEventListener('abort', onStop);
  if (stop.aborted) onStop();

  return {
    signal: controller.signal,
    ending: () => ending,
    expect(waitingFor, ms) {
      clearTimeout(step);
      step = setTimeout(() => end({ kind: 'timed-out', waitingFor }), ms);
    },
    race: (promise) => Promise.race([promise, ended]),
    close() {
      clearTimeout(step);
      clearTimeout(total);
      stop.removeEventListener('abort', onStop);
    },
  };
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The request was ended.')));
  });
}
