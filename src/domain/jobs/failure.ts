/**
 * All failures of a generation that can be foreseen, as values. A service returns one of these and
 * never throws it; the messages for users are in `failure-messages.ts`. No kind carries the key, a
 * header or a whole body: `message` is the provider's own sentence, already cleaned, shortened and
 * with the key removed.
 */
export type Failure =
  /** The device has no network. `sent`: a billable request may have got through before. */
  | { kind: 'offline'; sent: boolean }
  /** A web page came instead of a response: a Wi-Fi sign-in page, or the URL of a web site. */
  | { kind: 'captive-portal' }
  /** The device is online, but the host does not respond: it is down, or something blocks it. */
  | { kind: 'unreachable'; sent: boolean }
  /** The browser blocks this site's calls to this device or network until the user allows them. */
  | { kind: 'local-network-blocked' }
  /**
   * The host is up, but the browser may not read its response: OpenAI hides a wrong key like this.
   */
  | { kind: 'key-refused-or-blocked'; sent: boolean }
  /** Generation needs a key, and there is none. */
  | { kind: 'no-key' }
  /** The device did not store the request: its storage is full, or the browser refuses. */
  | { kind: 'storage'; cause: 'full' | 'refused' }
  /** The queue holds the maximum number of posts. */
  | { kind: 'queue-full' }
  /** The key contains characters that no key can have (line breaks, letters beyond Latin). */
  | { kind: 'key-malformed' }
  | { kind: 'key-refused' }
  /** Forbidden for the country, the origin or the permissions of the key. */
  | { kind: 'forbidden'; message?: string }
  /**
   * No credit. `too-large`: a smaller request may be affordable. `quota`: what the plan includes for
   * the day or month is used up.
   */
  | { kind: 'insufficient-credit'; cause?: 'too-large' | 'quota'; message?: string }
  | { kind: 'rate-limited'; retryAfterMs?: number; message?: string }
  /** The server of a model has too little memory to load it. */
  | { kind: 'out-of-memory'; message?: string }
  /** `message`: the reason why a router has no route to the model. */
  | { kind: 'model-not-found'; model: string; message?: string }
  /**
   * The server responds, but has no chat at this URL: a base URL with a wrong path. `redirects`: it
   * sends requests on to another address, which must not get the key.
   */
  | { kind: 'wrong-address'; redirects?: true }
  | { kind: 'invalid-base-url' }
  | { kind: 'context-too-long' }
  | { kind: 'bad-request'; status: number; message?: string }
  /** Temporary trouble at the provider: 408, 409, 5xx. */
  | { kind: 'unavailable'; status: number; retryAfterMs?: number; message?: string }
  /** An error inside a response that had begun well. */
  | { kind: 'provider-error'; message?: string }
  /** The connection broke before the response was complete. */
  | { kind: 'connection-lost' }
  | { kind: 'timed-out'; waitingFor: 'answer' | 'next-words' | 'end' }
  /** `budget-spent`: the model thought, but wrote no word of the post. */
  | { kind: 'empty'; cause: 'no-text' | 'budget-spent' }
  /** The model declined, in its own words. */
  | { kind: 'refused'; message: string }
  /** The provider's content filter stopped the text. */
  | { kind: 'filtered' }
  /** The response exceeded any sensible length and was ended here. */
  | { kind: 'response-too-large' }
  /** A response came, but not in the requested form. */
  | { kind: 'unreadable' }
  /** The browser's own model: not downloaded, without this language, or ended by the browser. */
  | { kind: 'browser-model'; cause: 'not-ready' | 'language' | 'ended' };

export type FailureKind = Failure['kind'];

interface FailureRule {
  /**
   * Billing: may the provider have charged for the request? `if-sent`: only if it left this device.
   * `by-status`: unless the status says that no work was done.
   */
  readonly billed: 'never' | 'possibly' | 'if-sent' | 'by-status';
  /** Status of the job afterwards. `interrupted`: partial if some text came, or else unknown. */
  readonly leads: 'failed' | 'failed-or-partial' | 'interrupted' | 'needs-key' | 'needs-credit';
  /** The request never left this device, so the attempt does not count. */
  readonly unsent?: true;
  /** The key may be the reason: a wrong, missing or restricted one leads to this. */
  readonly mayBeKey?: true;
}

/** Consequences of each kind of failure for its job. Automatic retries come before this. */
export const FAILURES: Readonly<Record<FailureKind, FailureRule>> = {
  offline: { billed: 'if-sent', leads: 'interrupted' },
  'captive-portal': { billed: 'never', leads: 'failed' },
  unreachable: { billed: 'if-sent', leads: 'interrupted' },
  'local-network-blocked': { billed: 'never', leads: 'failed' },
  'key-refused-or-blocked': { billed: 'if-sent', leads: 'interrupted', mayBeKey: true },
  'no-key': { billed: 'never', leads: 'needs-key', unsent: true, mayBeKey: true },
  storage: { billed: 'never', leads: 'failed' },
  'queue-full': { billed: 'never', leads: 'failed' },
  'key-malformed': { billed: 'never', leads: 'needs-key', unsent: true, mayBeKey: true },
  'key-refused': { billed: 'never', leads: 'needs-key', mayBeKey: true },
  forbidden: { billed: 'never', leads: 'needs-key', mayBeKey: true },
  'insufficient-credit': { billed: 'never', leads: 'needs-credit' },
  'rate-limited': { billed: 'never', leads: 'failed' },
  'out-of-memory': { billed: 'never', leads: 'failed' },
  'model-not-found': { billed: 'never', leads: 'failed' },
  'wrong-address': { billed: 'never', leads: 'failed' },
  'invalid-base-url': { billed: 'never', leads: 'failed', unsent: true },
  'context-too-long': { billed: 'never', leads: 'failed' },
  'bad-request': { billed: 'never', leads: 'failed' },
  unavailable: { billed: 'by-status', leads: 'interrupted' },
  'provider-error': { billed: 'possibly', leads: 'interrupted' },
  'connection-lost': { billed: 'possibly', leads: 'interrupted' },
  'timed-out': { billed: 'possibly', leads: 'interrupted' },
  empty: { billed: 'possibly', leads: 'failed' },
  refused: { billed: 'possibly', leads: 'failed' },
  filtered: { billed: 'possibly', leads: 'failed-or-partial' },
  'response-too-large': { billed: 'possibly', leads: 'interrupted' },
  unreadable: { billed: 'possibly', leads: 'interrupted' },
  'browser-model': { billed: 'never', leads: 'failed-or-partial' },
};

/** True if an untrusted value names a kind of failure. */
export function isFailureKind(word: unknown): word is FailureKind {
  return typeof word === 'string' && Object.hasOwn(FAILURES, word);
}

/** True if checking the API key may help. */
export const mayBeKey = ({ kind }: Failure): boolean => FAILURES[kind].mayBeKey === true;

/** Statuses of `unavailable` by which a provider reports that it did no work. */
const REFUSED_BEFORE_WORK: readonly number[] = [409, 429, 503];

/**
 * True if the provider may have charged for the request that failed like this, or if that is
 * unknown: a request that may have been billed is never retried without asking.
 */
export function mayHaveBilled(failure: Failure): boolean {
  switch (FAILURES[failure.kind].billed) {
    case 'never':
      return false;
    case 'possibly':
      return true;
    case 'if-sent':
      return 'sent' in failure && failure.sent;
    case 'by-status':
      return !('status' in failure && REFUSED_BEFORE_WORK.includes(failure.status));
  }
}
