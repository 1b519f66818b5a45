import type { Failure } from './failure.ts';

/**
 * One generation, from press to end. `text` is whatever has come so far. A request that was sent
 * when its page died is `interrupted`: it may have been billed, so it is never sent again by itself.
 */
export type Generation =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly text: string }
  | {
      readonly status: 'done';
      readonly draftId: string;
      readonly cutShort: boolean;
      /** It ended before the model was done: by Stop, or with a connection. */
      readonly stopped?: true;
      /** Fingerprint of the campaign it was made from. */
      readonly madeFrom: string;
    }
  | { readonly status: 'failed'; readonly text: string; readonly failure: Failure }
  | { readonly status: 'interrupted'; readonly text: string };

export const IDLE: Generation = { status: 'idle' };

/** Reads a stored generation; undefined when it is none. Never throws. */
export function parseGeneration(value: unknown): Generation | undefined {
  const { status, text, draftId, cutShort, stopped, madeFrom } = Object(value);
  const kept = typeof text === 'string' ? text : '';
  switch (status) {
    case 'idle':
      return IDLE;
    case 'done':
      if (typeof draftId !== 'string' || typeof madeFrom !== 'string') return IDLE;
      return {
        status,
        draftId,
        cutShort: cutShort === true,
        ...(stopped === true && { stopped }),
        madeFrom,
      };
    case 'running':
    case 'interrupted':
      return { status: 'interrupted', text: kept };
    case 'failed':
      // Why it failed is told once; what stays is the text.
      return kept === '' ? IDLE : { status: 'interrupted', text: kept };
    default:
      return undefined;
  }
}
