import type { Failure } from '#domain/jobs/failure.ts';

type WaitingFor = Extract<Failure, { kind: 'timed-out' }>['waitingFor'];

/** Reason why a request was ended from this side. */
export type Ending = { kind: 'stopped' } | { kind: 'timed-out'; waitingFor: WaitingFor };

/**
 * Deadline of a request: ends it when the user stops it or a time limit passes, and records which
 * it was.
 */
export type RequestDeadline = {
  signal: AbortSignal;
  /** Undefined while the request may continue. */
  ending(): Ending | undefined;
  /**
   * Starts the time limit of the next step, in milliseconds, which replaces that of the step
   * before.
   */
  expect(waitingFor: WaitingFor, ms: number): void;
  /** Settles like `promise`, but rejects at once when the request is ended. */
  race<T>(promise: Promise<T>): Promise<T>;
  /** Clears timers and listeners; the request may continue without a deadline. */
  close(): void;
};

/** `totalMs` covers everything until `close`, including retries of refused parameters. */
export function startDeadline(stop: AbortSignal, totalMs: number): RequestDeadline {
  const controller = new AbortController();
  let ending: Ending | undefined;
  let step: ReturnType<typeof setTimeout> | undefined;

  const ended = rejectionOf(controller.signal);
  // A rejection without a running race is not an error.
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
