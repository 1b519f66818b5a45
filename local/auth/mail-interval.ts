/** One mail per address in an interval, as the auth server has it (`max_frequency`). */
export class MailInterval {
  readonly #seconds: number;
  readonly #lastSent = new Map<string, number>();

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  /** Seconds to wait before the next mail to this address; 0: it may go now, and is counted. */
  claim(address: string): number {
    const due = (this.#lastSent.get(address) ?? -Infinity) + this.#seconds * 1000;
    const wait = Math.ceil((due - Date.now()) / 1000);
    if (wait > 0) return wait;
    this.#lastSent.set(address, Date.now());
    return 0;
  }

  /** The mail was not sent after all. */
  release(address: string): void {
    this.#lastSent.delete(address);
  }
}
