export interface Checks {
  /**
   * Passes unless `body` throws. A failure ends the run, since each check builds on the previous
   * one.
   */
  check(words: string, body: () => Promise<void>): Promise<void>;
  readonly passed: number;
  readonly failed: number;
}

export class CheckFailed extends Error {}

/** Prints one line per check, with the name of the engine. `onFailure` may take a screenshot. */
export function checksOf(engine: string, onFailure: () => Promise<void>): Checks {
  let [passed, failed] = [0, 0];
  return {
    async check(words, body) {
      try {
        await body();
        passed += 1;
        console.log(`  ok    ${engine}: ${words}`);
      } catch (error) {
        failed += 1;
        console.log(`  FAIL  ${engine}: ${words}\n        ${String(error)}`);
        await onFailure();
        throw new CheckFailed(words, { cause: error });
      }
    },
    get passed() {
      return passed;
    },
    get failed() {
      return failed;
    },
  };
}
