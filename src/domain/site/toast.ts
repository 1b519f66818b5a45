/** A short message that closes automatically. */
export interface ToastText {
  readonly title: string;
  readonly description?: string;
  readonly tone: 'success' | 'warning' | 'error';
  /** The toast stays until it is dismissed. */
  readonly stays?: true;
  /** The toast closes, or never appears, once the user is signed in. */
  readonly until?: 'signed-in';
}

export const success = (title: string, description?: string): ToastText =>
  description === undefined ? { title, tone: 'success' } : { title, description, tone: 'success' };

export const error = (title: string, description: string): ToastText => ({
  title,
  description,
  tone: 'error',
});

/** Marks a toast about the way to a session: it says nothing to a user who is signed in. */
export const untilSignedIn = (toast: ToastText): ToastText => ({ ...toast, until: 'signed-in' });

/** Display time of a toast, in milliseconds. */
export const TOAST_DURATION = 4000;
/** Display time of a confirmation, in milliseconds: the user expects it. */
export const CONFIRMATION_DURATION = 3000;
