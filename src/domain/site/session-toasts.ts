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

/** Reports a failure in the sign-in service's own words. */
export const serviceError = (message: string): ToastText => error('Error', message);
