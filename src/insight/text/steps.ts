/** Work that may be interrupted at every yield, so that the page stays responsive. */
export type Steps<Result> = Generator<undefined, Result>;

/** Runs all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
