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
  /** No credit. `message`: the reason why a smaller request may be affordable. */
  | { kind: 'insufficient-credit'; message?: string }
  | { kind: 'rate-limited'; retryAfterMs?: number }
  /** `message`: the reason why a router has no route to the model. */
  | { kind: 'model-not-found'; model: string; message?: string }
  /** The server responds, but has no chat at this URL: a base URL with a wrong path. */
  | { kind: 'wrong-address' }
  | { kind: 'invalid-base-url' }
  | { kind: 'context-too-long' }
  | { kind: 'bad-request'; status: number; message?: string }
  /** Temporary trouble at the provider: 408, 409, 5xx. */
  | { kind: 'unavailable'; status: number; retryAfterMs?: number }
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

const EVERY_KIND: Readonly<Record<FailureKind, true>> = {
  offline: true,
  'captive-portal': true,
  unreachable: true,
  'local-network-blocked': true,
  'key-refused-or-blocked': true,
  'no-key': true,
  storage: true,
  'queue-full': true,
  'key-malformed': true,
  'key-refused': true,
  forbidden: true,
  'insufficient-credit': true,
  'rate-limited': true,
  'model-not-found': true,
  'wrong-address': true,
  'invalid-base-url': true,
  'context-too-long': true,
  'bad-request': true,
  unavailable: true,
  'provider-error': true,
  'connection-lost': true,
  'timed-out': true,
  empty: true,
  refused: true,
  filtered: true,
  'response-too-large': true,
  unreadable: true,
  'browser-model': true,
};

/** True if an untrusted value names a kind of failure. */
export function isFailureKind(word: unknown): word is FailureKind {
  return typeof word === 'string' && Object.hasOwn(EVERY_KIND, word);
}

/** Statuses of `unavailable` by which a provider reports that it did no work. */
const REFUSED_BEFORE_WORK: readonly number[] = [409, 429, 503];

/**
 * True if the provider may have charged for the request that failed like this, or if that is
 * unknown: a request that may have been billed is never retried without asking.
 */
export function mayHaveBilled(failure: Failure): boolean {
  switch (failure.kind) {
    case 'offline':
    case 'unreachable':
    case 'key-refused-or-blocked':
      return failure.sent;
    case 'unavailable':
      return !REFUSED_BEFORE_WORK.includes(failure.status);
    case 'provider-error':
    case 'connection-lost':
    case 'timed-out':
    case 'empty':
    case 'refused':
    case 'filtered':
    case 'response-too-large':
    case 'unreadable':
      return true;
    case 'captive-portal':
    case 'local-network-blocked':
    case 'no-key':
    case 'storage':
    case 'queue-full':
    case 'key-malformed':
    case 'key-refused':
    case 'forbidden':
    case 'insufficient-credit':
    case 'rate-limited':
    case 'model-not-found':
    case 'wrong-address':
    case 'invalid-base-url':
    case 'context-too-long':
    case 'bad-request':
    case 'browser-model':
      return false;
  }
}
