import type { ContactMessage } from '#domain/contact.ts';

/**
 * How sending ended. `refused`: the database's checks say no, and would again. `too-many`: so many
 * messages were sent within the hour. `offline`: no answer of the backend came, so that a later try
 * may do. `unexpected`: an answer came that nobody foresaw.
 */
export type SendOutcome = 'sent' | 'refused' | 'too-many' | 'offline' | 'unexpected';

/** To a backend. No method throws. */
interface ContactByServer {
  readonly by: 'server';
  /** Sending a message with the same id again delivers it once. */
  send(message: ContactMessage): Promise<SendOutcome>;
  /** Hears when another try is worth it: online again, looked at again, or a minute later. */
  onChance(listener: () => void): () => void;
}

/** For builds without a backend: nothing is sent from here, the visitor's mail program does it. */
interface ContactByMail {
  readonly by: 'mail';
  /** Whom to write to. */
  readonly to: string;
  /** Follows a `mailto:` address. */
  open(address: string): void;
}

export type ContactService = ContactByServer | ContactByMail;
