import type { Mail } from './mail.ts';

const KEPT = 200;

/** Mails this process has sent to itself, newest first. */
export class Inbox {
  #mails: readonly Mail[] = [];

  get mails(): readonly Mail[] {
    return this.#mails;
  }

  add(mail: Mail): void {
    this.#mails = [mail, ...this.#mails].slice(0, KEPT);
  }
}
