import { error, success, type ToastText } from './toast.ts';

/** Toasts that any page may show: all others are loaded with their feature. */
export const SESSION_TOASTS = {
  loggedOut: success('Logged out successfully', 'You have been logged out'),
  sessionEnded: error(
    'You have been logged out',
    'Log in again. Your work is saved on this device.',
  ),
  unexpected: error('Error', 'An unexpected error occurred'),
} as const satisfies Record<string, ToastText>;

/** Names the user: a link signs in the address that it was sent to. */
export const signedInAs = (email: string): ToastText => success(`Signed in as ${email}`);

/**
 * Explains a link that did nothing, since somebody is signed in already. Stays until it is dismissed:
 * the page it is read on opens by itself.
 */
export const stillSignedIn = (email: string, why: 'expired' | 'failed'): ToastText => ({
  title: 'You’re already logged in',
  description:
    why === 'expired'
      ? `That link has expired or was already used. You’re still logged in as ${email}.`
      : `That link didn’t do anything. You’re still logged in as ${email}.`,
  tone: 'warning',
  stays: true,
});

/** Reports a failure in the sign-in service's own words. */
export const serviceError = (message: string): ToastText => error('Error', message);
