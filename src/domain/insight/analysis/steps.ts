/** Work that may be left off wherever it yields, so that the page can answer in between. */
export type Steps<Result> = Generator<undefined, Result>;

/** Does the work in one go. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
