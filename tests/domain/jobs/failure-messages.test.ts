import { describe, expect, test } from 'vitest';
import { mayHaveBilled, type Failure, type FailureKind } from '#domain/jobs/failure.ts';
import { explainFailure } from '#domain/jobs/failure-messages.ts';

/** Every kind of failure in each of its variants; the type requires an entry for a new kind. */
const EXAMPLES: { [Kind in FailureKind]: Extract<Failure, { kind: Kind }>[] } = {
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
    { kind: 'insufficient-credit', message: 'Or fewer max_tokens.' },
  ],
  'rate-limited': [{ kind: 'rate-limited' }, { kind: 'rate-limited', retryAfterMs: 7000 }],
  'model-not-found': [
    { kind: 'model-not-found', model: 'small-1' },
    { kind: 'model-not-found', model: '' },
    { kind: 'model-not-found', model: 'small-1', message: 'No endpoints found.' },
  ],
  'wrong-address': [{ kind: 'wrong-address' }],
  'invalid-base-url': [{ kind: 'invalid-base-url' }],
  'context-too-long': [{ kind: 'context-too-long' }],
  'bad-request': [{ kind: 'bad-request', status: 422, message: 'Bad role.' }],
  unavailable: [
    { kind: 'unavailable', status: 500 },
    { kind: 'unavailable', status: 503, retryAfterMs: 5000 },
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

const ALL: Failure[] = Object.values(EXAMPLES).flat();

const explain = (failure: Failure) => explainFailure(failure, { providerName: 'Groq' });
const wordsOf = (failure: Failure) => Object.values(explain(failure)).join(' ');

describe('failure messages', () => {
  test.each(ALL)('$kind: the message has a title, the kept data and a next action', (failure) => {
    const { title, what, todo, action } = explain(failure);
    expect(title).toMatch(/^[A-Z][^.]{5,60}$/);
    expect(what).toMatch(/saved/);
    for (const sentence of [what, todo]) expect(sentence).toMatch(/^[A-Z].*[.”]$/);
    expect(action).toBeDefined();
  });

  test.each(ALL)('$kind: the message is calm and free of jargon', (failure) => {
    expect(wordsOf(failure)).not.toMatch(/!|CORS|HTTP|JSON|undefined|NaN|null|\bfetch\b| {2}/);
  });

  test.each(ALL)('$kind: the message mentions a charge exactly if there may be one', (failure) => {
    const words = wordsOf(failure);
    expect(/may have been charged/.test(words)).toBe(mayHaveBilled(failure));
    expect(words).not.toMatch(/not (been |be )?charged|free of charge/i);
    if (mayHaveBilled(failure)) expect(words).not.toMatch(/nothing was/i);
  });

  test.each(ALL)('$kind: the message mentions no charge if the model is free', (failure) => {
    const words = Object.values(
      explainFailure(failure, { providerName: 'Ollama', isFree: true }),
    ).join(' ');
    expect(words).not.toMatch(/charged| {2}|\.\./);
  });

  test('the message for a server that allows no page by default points to its settings', () => {
    const hidden = { kind: 'key-refused-or-blocked', sent: true } as const;
    const provider = { providerName: 'Ollama', isFree: true, needsSetting: true };
    expect(explainFailure(hidden, provider)).toMatchObject({
      title: 'Ollama doesn’t allow this site yet',
      todo: expect.stringContaining('settings of Ollama'),
    });
    expect(explainFailure({ kind: 'connection-lost' }, provider).title).toBe(
      explain({ kind: 'connection-lost' }).title,
    );
  });

  test('the messages name the provider and the model', () => {
    expect(wordsOf({ kind: 'model-not-found', model: 'small-1' })).toContain('the model small-1');
    expect(explain({ kind: 'model-not-found', model: 'm' }).action).toBe('choose-model');
    expect(wordsOf({ kind: 'insufficient-credit' })).toContain('Groq');
  });

  test('a smaller request is offered if the budget would cover one', () => {
    const { what, todo } = explain({
      kind: 'insufficient-credit',
      message: 'Or fewer max_tokens.',
    });
    expect(what).toContain('Groq says: “Or fewer max_tokens.”');
    expect(todo).toContain('shorter');
    expect(explain({ kind: 'insufficient-credit' }).todo).not.toContain('shorter');
  });

  test("repeat the provider's own words where there are some", () => {
    expect(wordsOf({ kind: 'bad-request', status: 422, message: 'Bad role.' })).toContain(
      'Groq says: “Bad role.”',
    );
    expect(wordsOf({ kind: 'bad-request', status: 422 })).not.toContain('says');
    expect(wordsOf({ kind: 'refused', message: 'No.' })).toContain('It said: “No.”');
  });

  test('an empty reply has the specified message', () => {
    expect(explain({ kind: 'empty', cause: 'no-text' }).title).toBe('Failed to generate content');
  });

  test.each([
    [undefined, 'Wait a moment, then generate again.'],
    [0, 'Generate again in a second.'],
    [1001, 'Generate again in 2 seconds.'],
    [89_000, 'Generate again in 89 seconds.'],
    [90_000, 'Generate again in about 2 minutes.'],
    [3_600_000, 'Generate again in about 60 minutes.'],
  ])('a rate limit of %s ms is explained: %s', (retryAfterMs, todo) => {
    const wait = retryAfterMs === undefined ? {} : { retryAfterMs };
    expect(explain({ kind: 'rate-limited', ...wait }).todo).toBe(todo);
  });
});
