/**
 * Everything that can foreseeably go wrong while a post is being generated, as values.
 * A service answers with one of these and never throws it; the words for people are in
 * `failure-messages.ts`. No kind carries the key, a header or a whole body: `message` is the
 * provider's own sentence, cleaned, shortened and with the key taken out before it gets here.
 */
export type Failure =
  /** The device has no network. `sent`: a request to be paid for may have got through before. */
  | { kind: 'offline'; sent: boolean }
  /** A web page came instead of an answer: a Wi-Fi sign-in page, or an address of a web site. */
  | { kind: 'captive-portal' }
  /** The device is online, the host does not answer: it is down, or something blocks it. */
  | { kind: 'unreachable'; sent: boolean }
  /** The browser keeps this site from calling this device or network until the user allows it. */
  | { kind: 'local-network-blocked' }
  /** The host is up, and the browser may not see its answer: OpenAI hides a wrong key like this. */
  | { kind: 'key-refused-or-blocked'; sent: boolean }
  /** Generation needs a key, and there is none. */
  | { kind: 'no-key' }
  /** The device's storage did not take the request: it is full, or the browser refuses. */
  | { kind: 'storage'; cause: 'full' | 'refused' }
  /** More posts wait than are kept at once. */
  | { kind: 'queue-full' }
  /** The key holds characters that no key can have (line breaks, letters beyond Latin). */
  | { kind: 'key-malformed' }
  | { kind: 'key-refused' }
  /** Country, origin or permissions of the key. */
  | { kind: 'not-allowed'; message?: string }
  /** `message`: why a smaller request would be paid for. */
  | { kind: 'no-money'; message?: string }
  | { kind: 'rate-limited'; retryAfterMs?: number }
  /** `message`: why a router has no route to it. */
  | { kind: 'model-not-found'; model: string; message?: string }
  /** The address answers, and has no chat there: a base URL with a wrong path. */
  | { kind: 'wrong-address' }
  | { kind: 'invalid-base-url' }
  | { kind: 'too-much-text' }
  | { kind: 'bad-request'; status: number; message?: string }
  /** Passing trouble at the provider: 408, 409, 5xx. */
  | { kind: 'unavailable'; status: number; retryAfterMs?: number }
  /** An error that came inside an answer which had begun well. */
  | { kind: 'provider-error'; message?: string }
  /** The connection broke before the answer was whole. */
  | { kind: 'cut' }
  | { kind: 'timed-out'; waitingFor: 'answer' | 'next-words' | 'end' }
  /** `budget-spent`: the model thought, and came to no word of the post. */
  | { kind: 'empty'; cause: 'no-text' | 'budget-spent' }
  /** The model declined, in its own words. */
  | { kind: 'refused'; message: string }
  /** The provider's content filter stopped the text. */
  | { kind: 'filtered' }
  /** The answer went on past any sensible length and was ended here. */
  | { kind: 'endless' }
  /** An answer came, and it is not in the shape that was asked for. */
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
  'not-allowed': true,
  'no-money': true,
  'rate-limited': true,
  'model-not-found': true,
  'wrong-address': true,
  'invalid-base-url': true,
  'too-much-text': true,
  'bad-request': true,
  unavailable: true,
  'provider-error': true,
  cut: true,
  'timed-out': true,
  empty: true,
  refused: true,
  filtered: true,
  endless: true,
  unreadable: true,
  'browser-model': true,
};

/** Whether a word from outside names a kind of failure. */
export function isFailureKind(word: unknown): word is FailureKind {
  return typeof word === 'string' && Object.hasOwn(EVERY_KIND, word);
}

/** Statuses of `unavailable` with which a provider says that it did no work. */
const REFUSED_BEFORE_WORK: readonly number[] = [409, 429, 503];

/**
 * Whether the provider may have charged for the request that failed like this. Where nobody can
 * know, the answer is true: what may have been billed is never sent again without asking.
 * Source: the outcome table of our reliability notes, section 3.4.
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
    case 'cut':
    case 'timed-out':
    case 'empty':
    case 'refused':
    case 'filtered':
    case 'endless':
    case 'unreadable':
      return true;
    case 'captive-portal':
    case 'local-network-blocked':
    case 'no-key':
    case 'storage':
    case 'queue-full':
    case 'key-malformed':
    case 'key-refused':
    case 'not-allowed':
    case 'no-money':
    case 'rate-limited':
    case 'model-not-found':
    case 'wrong-address':
    case 'invalid-base-url':
    case 'too-much-text':
    case 'bad-request':
    case 'browser-model':
      return false;
  }
}
