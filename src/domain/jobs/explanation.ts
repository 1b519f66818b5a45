/**
 * Next step that the screen offers beside the message. `retry` and `check-connection` are the
 * step's own main button.
 */
export type FailureAction =
  | 'edit-key'
  | 'choose-model'
  | 'choose-provider'
  | 'retry'
  | 'check-connection'
  | 'more-room'
  | 'download-drafts'
  | 'edit-insight';

/** Text of a failure notice: the event with all that is safe, then the user's next step. */
export type Explanation = {
  title: string;
  what: string;
  todo: string;
  action: FailureAction;
  /** A second way out. */
  otherAction?: FailureAction;
};

export const SAFE = 'Your text and choices are saved.';
export const KEPT = 'Your choices and any text so far are saved.';
export const MAY_BE_CHARGED = 'The request may have been charged.';
export const IF_IT_GOT_THROUGH = 'If the request got through, it may have been charged.';

/** Describes a wait, never as shorter than it is. */
export function whenToRetry(retryAfterMs: number | undefined): string {
  if (retryAfterMs === undefined) return 'Wait a moment, then generate again.';
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  if (seconds === 1) return 'Generate again in a second.';
  if (seconds < 90) return `Generate again in ${seconds} seconds.`;
  return `Generate again in about ${Math.ceil(seconds / 60)} minutes.`;
}

export function said(name: string, message: string | undefined): string {
  return quoted(`${name} says`, message);
}

export function quoted(lead: string, message: string | undefined): string {
  return message === undefined || message === '' ? '' : `${lead}: “${message}”`;
}

export function sentences(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false && part !== '').join(' ');
}
