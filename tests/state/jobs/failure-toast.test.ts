import { describe, expect, test } from 'vitest';
import { type Failure, mayBeKey } from '#domain/jobs/failure.ts';
import { explainFailure } from '#domain/jobs/failure-messages.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { failureToast } from '#state/jobs/failure-toast.ts';
import { EXAMPLES } from '../../domain/jobs/failure-examples.ts';

const GROQ = 'https://api.groq.com/openai/v1';
const ALL: Failure[] = Object.values(EXAMPLES).flat();
const isOwn = ({ kind }: Failure) => kind === 'no-key' || kind === 'storage';

describe('the toast of a failed generation', () => {
  test.each(ALL.filter((failure) => !isOwn(failure)))(
    '$kind: the toast keeps its title and speaks of the key only where that may be the reason',
    async (failure) => {
      const toast = await failureToast(failure, GROQ);
      expect(toast).toMatchObject({ title: 'Generation Failed', tone: 'error' });
      if (mayBeKey(failure)) expect(toast).toEqual(TOASTS.generationFailed);
      else {
        const { title } = explainFailure(failure, { providerName: 'Groq' });
        expect(toast.description).toBe(`${title}.`);
        expect(toast.description).not.toMatch(/API key/);
      }
    },
  );

  test('the key may be the reason for five kinds of failure', () => {
    const kinds = ALL.filter(mayBeKey).map(({ kind }) => kind);
    expect([...new Set(kinds)]).toEqual([
      'key-refused-or-blocked',
      'no-key',
      'key-malformed',
      'key-refused',
      'forbidden',
    ]);
  });

  test('a missing key has the toast of the specification', async () => {
    expect(await failureToast({ kind: 'no-key' }, GROQ)).toBe(TOASTS.apiKeyRequired);
  });

  test('a failure without a known reason promises nothing about the key', async () => {
    expect(await failureToast(undefined, undefined)).toEqual({
      title: 'Generation Failed',
      description: 'Failed to generate content.',
      tone: 'error',
    });
  });
});
