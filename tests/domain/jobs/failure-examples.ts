import type { Failure, FailureKind } from '#domain/jobs/failure.ts';

/** Every kind of failure in each of its variants; the type requires an entry for a new kind. */
export const EXAMPLES: { [Kind in FailureKind]: Extract<Failure, { kind: Kind }>[] } = {
  offline: [
    { kind: 'offline', sent: false },
    { kind: 'offline', sent: true },
  ],
  'captive-portal': [{ kind: 'captive-portal' }],
  unreachable: [
    { kind: 'unreachable', sent: false },
    { kind: 'unreachable', sent: true },
  ],
  'local-network-blocked': [{ kind: 'local-network-blocked' }],
  'key-refused-or-blocked': [
    { kind: 'key-refused-or-blocked', sent: false },
    { kind: 'key-refused-or-blocked', sent: true },
  ],
  'no-key': [{ kind: 'no-key' }],
  storage: [
    { kind: 'storage', cause: 'full' },
    { kind: 'storage', cause: 'refused' },
  ],
  'queue-full': [{ kind: 'queue-full' }],
  'key-malformed': [{ kind: 'key-malformed' }],
  'key-refused': [{ kind: 'key-refused' }],
  forbidden: [{ kind: 'forbidden' }, { kind: 'forbidden', message: 'Not in Atlantis.' }],
  'insufficient-credit': [
    { kind: 'insufficient-credit' },
    { kind: 'insufficient-credit', message: 'Your credit balance is too low.' },
    { kind: 'insufficient-credit', cause: 'too-large', message: 'Or fewer max_tokens.' },
    { kind: 'insufficient-credit', cause: 'quota', message: '50 requests per day.' },
  ],
  'rate-limited': [
    { kind: 'rate-limited' },
    { kind: 'rate-limited', retryAfterMs: 7000, message: 'Slow down.' },
  ],
  'out-of-memory': [{ kind: 'out-of-memory' }, { kind: 'out-of-memory', message: '7.5 GiB.' }],
  'model-not-found': [
    { kind: 'model-not-found', model: 'small-1' },
    { kind: 'model-not-found', model: '' },
    { kind: 'model-not-found', model: 'small-1', message: 'No endpoints found.' },
  ],
  'wrong-address': [{ kind: 'wrong-address' }, { kind: 'wrong-address', redirects: true }],
  'invalid-base-url': [{ kind: 'invalid-base-url' }],
  'context-too-long': [{ kind: 'context-too-long' }],
  'bad-request': [{ kind: 'bad-request', status: 422, message: 'Bad role.' }],
  unavailable: [
    { kind: 'unavailable', status: 500 },
    { kind: 'unavailable', status: 503, retryAfterMs: 5000, message: 'Loading model' },
  ],
  'provider-error': [{ kind: 'provider-error' }, { kind: 'provider-error', message: 'Oh.' }],
  'connection-lost': [{ kind: 'connection-lost' }],
  'timed-out': [
    { kind: 'timed-out', waitingFor: 'answer' },
    { kind: 'timed-out', waitingFor: 'next-words' },
    { kind: 'timed-out', waitingFor: 'end' },
  ],
  empty: [
    { kind: 'empty', cause: 'no-text' },
    { kind: 'empty', cause: 'budget-spent' },
  ],
  refused: [{ kind: 'refused', message: 'I cannot help.' }],
  filtered: [{ kind: 'filtered' }],
  'response-too-large': [{ kind: 'response-too-large' }],
  unreadable: [{ kind: 'unreadable' }],
  'browser-model': [
    { kind: 'browser-model', cause: 'not-ready' },
    { kind: 'browser-model', cause: 'language' },
    { kind: 'browser-model', cause: 'ended' },
  ],
};
