/** The words of every toast, exactly as the specification gives them. */
export interface ToastText {
  readonly title: string;
  readonly description?: string;
  readonly tone: 'success' | 'error';
  /** Until it is dismissed. */
  readonly stays?: true;
}

const success = (title: string, description?: string): ToastText =>
  description === undefined ? { title, tone: 'success' } : { title, description, tone: 'success' };
const error = (title: string, description: string): ToastText => ({
  title,
  description,
  tone: 'error',
});

export const TOASTS = {
  apiKeyRequired: error(
    'API Key Required',
    'Please enter your OpenAI API key to generate content.',
  ),
  apiKeySaved: success('API Key Saved', 'Your API key has been saved locally.'),
  apiKeyForSession: success('API Key Saved', 'It is kept until this page is closed or reloaded.'),
  apiKeyDeleted: success('API Key Deleted', 'It is gone from this device.'),
  generated: success('Content Generated', 'Your marketing campaign is ready for review'),
  generationFailed: error(
    'Generation Failed',
    'Failed to generate content. Please check your API key and try again.',
  ),
  notStored: error(
    'Not saved',
    'Your request could not be saved on this device. Nothing was sent.',
  ),
  changeNotStored: error('Not saved', 'This device could not save the change. Try again.'),
  queuedReady: success('A queued post is ready', 'Open it from the queue at the top of the page.'),
  queued: success('Queued', 'It is sent by itself once you are online.'),
  copied: success('Copied to clipboard!'),
  copyFailed: error('Copy failed', 'Unable to copy content to clipboard.'),
  updated: success('Content updated!'),
  downloadStarted: success('Download started!'),
  imageGenerated: success('Image generated!', 'It is a sample picture, not made from your prompt.'),
  imageFailed: error('Image generation failed', 'Unable to generate image. Please try again.'),
  videoGenerated: success('Video generated!', 'It is a sample clip, not made from your script.'),
  videoFailed: error('Video generation failed', 'Unable to generate video. Please try again.'),
  magicLinkSent: success(
    'Your Magic Link is Ready',
    'Welcome to Echopost. Open the mail and follow the link, or type its code here.',
  ),
  emailRequired: error('Email required', 'Please enter your email address'),
  loggedOut: success('Logged out successfully', 'You have been logged out'),
  sessionEnded: error('You have been logged out', 'Log in again: your work is on this device.'),
  fieldsMissing: { title: 'Please fill in all required fields', tone: 'error' },
  emailInvalid: { title: 'Please enter a valid email address', tone: 'error' },
  textTooLong: { title: 'Please shorten what is marked', tone: 'error' },
  messageRefused: error('Your message was not accepted', 'It is kept on the Contact Us page.'),
  messageSent: success('Message sent successfully!', "We'll get back to you within 24 hours"),
  unexpected: error('Error', 'An unexpected error occurred'),
} as const satisfies Record<string, ToastText>;

/** Names the user: a link signs in the address that it was sent to. */
export const signedInAs = (email: string): ToastText => success(`Signed in as ${email}`);

/** A failure whose words come from the sign-in service. */
export const serviceError = (message: string): ToastText => error('Error', message);

/** At most this many toasts show at once (section 9). */
export const MAX_TOASTS = 3;
/** How long a toast stays, in milliseconds (section 9). */
export const TOAST_DURATION = 4000;
