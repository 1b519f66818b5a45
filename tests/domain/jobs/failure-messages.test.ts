import { describe, expect, test } from 'vitest';
import { mayHaveBilled, type Failure, type FailureKind } from '#domain/jobs/failure.ts';
import type { FailureAction } from '#domain/jobs/explanation.ts';
import { explainFailure } from '#domain/jobs/failure-messages.ts';
import { EXAMPLES } from './failure-examples.ts';

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

  /** The step that helps, for each kind in the order of its examples; the type requires them all. */
  const HELP: Record<FailureKind, readonly (readonly FailureAction[])[]> = {
    offline: [['check-connection'], ['check-connection']],
    'captive-portal': [['check-connection']],
    unreachable: [['check-connection'], ['check-connection']],
    'local-network-blocked': [['retry']],
    'key-refused-or-blocked': [['edit-key'], ['edit-key']],
    'no-key': [['edit-key']],
    storage: [['download-drafts'], ['download-drafts']],
    'queue-full': [['retry']],
    'key-malformed': [['edit-key']],
    'key-refused': [['edit-key']],
    forbidden: [
      ['edit-key', 'choose-provider'],
      ['edit-key', 'choose-provider'],
    ],
    'insufficient-credit': [
      ['choose-provider', 'edit-key'],
      ['choose-provider', 'edit-key'],
      ['choose-model', 'choose-provider'],
      ['choose-model', 'choose-provider'],
    ],
    'out-of-memory': [['choose-model'], ['choose-model']],
    'rate-limited': [['retry'], ['retry']],
    'model-not-found': [['choose-model'], ['choose-model'], ['choose-model']],
    'wrong-address': [['edit-key'], ['edit-key']],
    'invalid-base-url': [['edit-key']],
    'context-too-long': [['edit-insight', 'choose-model']],
    'bad-request': [['choose-model']],
    unavailable: [['retry'], ['retry']],
    'provider-error': [['retry'], ['retry']],
    'connection-lost': [['retry']],
    'timed-out': [['choose-model'], ['choose-model'], ['choose-model']],
    empty: [['choose-model'], ['more-room']],
    refused: [['edit-insight']],
    filtered: [['edit-insight']],
    'response-too-large': [['choose-model']],
    unreadable: [['choose-model']],
    'browser-model': [['choose-provider'], ['choose-provider'], ['choose-provider']],
  };

  test.each(Object.entries(EXAMPLES))('%s: the message offers the step that helps', (kind, all) => {
    const offered = all.map((failure) => {
      const { action, otherAction } = explain(failure);
      return otherAction ? [action, otherAction] : [action];
    });
    expect({ [kind]: offered }).toEqual({ [kind]: Reflect.get(HELP, kind) });
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
      cause: 'too-large',
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
