/** A short message that closes automatically. */
export interface ToastText {
  readonly title: string;
  readonly description?: string;
  readonly tone: 'success' | 'warning' | 'error';
  /** Until it is dismissed. */
  readonly stays?: true;
}

export const success = (title: string, description?: string): ToastText =>
  description === undefined ? { title, tone: 'success' } : { title, description, tone: 'success' };

export const error = (title: string, description: string): ToastText => ({
  title,
  description,
  tone: 'error',
});

/** At most this many toasts show at once (section 9). */
export const MAX_TOASTS = 3;
/** Display time of a toast, in milliseconds (section 9). */
export const TOAST_DURATION = 4000;
