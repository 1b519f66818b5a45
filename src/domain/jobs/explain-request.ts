import type { Failure } from './failure.ts';
import { type Explanation, SAFE, said, sentences, whenToRetry } from './explanation.ts';

type RequestFailure = Extract<
  Failure,
  {
    kind:
      | 'storage'
      | 'queue-full'
      | 'rate-limited'
      | 'out-of-memory'
      | 'model-not-found'
      | 'context-too-long'
      | 'bad-request';
  }
>;

/** Explains a failure of the request or this device; see `explainFailure`. */
export function explainRequest(failure: RequestFailure, name: string): Explanation {
  switch (failure.kind) {
    case 'storage':
      return failure.cause === 'full' ? storageFull() : storageRefused();
    case 'queue-full':
      return {
        title: 'The queue is full',
        what: `It can’t hold any more posts. Nothing was sent. ${SAFE}`,
        todo: 'Cancel some of them, or wait until they’re sent.',
        action: 'retry',
      };
    case 'rate-limited':
      return {
        title: 'Too many requests',
        what: sentences(
          `${name} asked us to slow down. Nothing was generated.`,
          said(name, failure.message),
          SAFE,
        ),
        todo: whenToRetry(failure.retryAfterMs),
        action: 'retry',
      };
    case 'out-of-memory':
      return {
        title: 'Not enough memory for this model',
        what: sentences(
          `The computer that runs ${name} doesn’t have enough free memory for this model. Nothing was generated.`,
          said(name, failure.message),
          SAFE,
        ),
        todo: 'Choose a smaller model, or close other programs on that computer.',
        action: 'choose-model',
      };
    case 'model-not-found':
      return {
        title: 'This model isn’t available',
        what: sentences(
          `${name} doesn’t offer ${named(failure.model)} for your key. It may have been retired.`,
          said(name, failure.message),
          SAFE,
        ),
        todo: 'Choose another model from the list.',
        action: 'choose-model',
      };
    case 'context-too-long':
      return {
        title: 'Too much text for this model',
        what: `Your quotes and choices are longer than this model can read at once. Nothing was generated. ${SAFE}`,
        todo: 'Remove some of the quotes, or choose a model that can read more.',
        action: 'edit-insight',
        otherAction: 'choose-model',
      };
    case 'bad-request':
      return {
        title: 'The request wasn’t accepted',
        what: sentences(
          `${name} doesn’t accept the request in this form (${failure.status}). Nothing was generated.`,
          said(name, failure.message),
          SAFE,
        ),
        todo: 'Try another model.',
        action: 'choose-model',
      };
  }
}

function storageFull(): Explanation {
  return {
    title: 'This device’s storage is full',
    what: 'We couldn’t save your request, so nothing was sent. Everything you saved before is still there.',
    todo: 'Download your drafts, free up some space on this device, then try again.',
    action: 'download-drafts',
  };
}

function storageRefused(): Explanation {
  return {
    title: 'Your browser can’t save your request',
    what: 'It wouldn’t store your request, as in some private windows, so nothing was sent. What you see here isn’t saved and stays only while this page is open.',
    todo: 'Download your drafts, allow this site to store data, then try again.',
    action: 'download-drafts',
  };
}

function named(model: string): string {
  return model === '' ? 'this model' : `the model ${model}`;
}
