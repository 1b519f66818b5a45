import type { ContactMessage } from '#domain/site/contact.ts';

/**
 * Result of sending. `refused`: the database's checks reject the message, and would again.
 * `too-many`: the limit of messages within the hour is reached. `offline`: the backend did not
 * respond, so a retry may work. `unexpected`: any other response.
 */
export type SendOutcome = 'sent' | 'refused' | 'too-many' | 'offline' | 'unexpected';

/** Contact through a backend. No method throws. */
interface ContactByServer {
  readonly by: 'server';
  /** Idempotent by the message's id: sending it again delivers it once. */
  send(message: ContactMessage): Promise<SendOutcome>;
  /** Subscribes to retry triggers: online again, visible again, or a minute later. */
  onRetryOpportunity(listener: () => void): () => void;
}

/** Contact in builds without a backend: the visitor's mail program sends the message. */
interface ContactByMail {
  readonly by: 'mail';
  /** Address of the recipient. */
  readonly to: string;
  /** Opens a `mailto:` URL. */
  open(address: string): void;
}

export type ContactService = ContactByServer | ContactByMail;
