import { error, success, type ToastText } from './toast.ts';

/** The toasts that any page may have to show: all others come with what they are about. */
export const SESSION_TOASTS = {
  loggedOut: success('Logged out successfully', 'You have been logged out'),
  sessionEnded: error('You have been logged out', 'Log in again: your work is on this device.'),
  unexpected: error('Error', 'An unexpected error occurred'),
} as const satisfies Record<string, ToastText>;

/** Names the user: a link signs in the address that it was sent to. */
export const signedInAs = (email: string): ToastText => success(`Signed in as ${email}`);

/** A failure whose words come from the sign-in service. */
export const serviceError = (message: string): ToastText => error('Error', message);
