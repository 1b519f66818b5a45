/** Rate limit of one mail per address and interval, like the auth server's `max_frequency`. */
export class MailInterval {
  readonly #seconds: number;
  readonly #lastSent = new Map<string, number>();

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  /**
   * Returns the seconds until the next mail to this address may be sent; 0 allows it and counts it.
   */
  claim(address: string): number {
    const due = (this.#lastSent.get(address) ?? -Infinity) + this.#seconds * 1000;
    const wait = Math.ceil((due - Date.now()) / 1000);
    if (wait > 0) return wait;
    this.#lastSent.set(address, Date.now());
    return 0;
  }

  /** Reverts a claim whose mail was not sent. */
  release(address: string): void {
    this.#lastSent.delete(address);
  }
}
