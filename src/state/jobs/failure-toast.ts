import type { Getter } from 'jotai';
import { type Failure, mayBeKey } from '#domain/jobs/failure.ts';
import { providerAt } from '#domain/providers/providers.ts';
import { error, type ToastText } from '#domain/site/toast.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { services } from '../services.ts';

/** Reports a failed generation. */
export function notifyFailure(
  get: Getter,
  failure: Failure | undefined,
  baseUrl: string | undefined,
): void {
  const { notify } = services(get);
  void failureToast(failure, baseUrl).then(notify);
}

/** Returns a toast whose sentence is about the key only where that may be the reason. */
export async function failureToast(
  failure: Failure | undefined,
  baseUrl: string | undefined,
): Promise<ToastText> {
  if (failure?.kind === 'no-key') return TOASTS.apiKeyRequired;
  if (failure?.kind === 'storage') return TOASTS.notStored;
  if (failure && mayBeKey(failure)) return TOASTS.generationFailed;
  return error(TOASTS.generationFailed.title, await sentenceOf(failure, baseUrl));
}

/** The heading of the panel that explains the failure, as a sentence. */
async function sentenceOf(failure: Failure | undefined, baseUrl = ''): Promise<string> {
  try {
    if (!failure) return UNEXPLAINED;
    const { explainFailure } = await import('#domain/jobs/failure-messages.ts');
    const { title } = explainFailure(failure, { providerName: providerAt(baseUrl).name });
    return `${title}.`;
  } catch {
    return UNEXPLAINED;
  }
}

const UNEXPLAINED = 'Failed to generate content.';
