import { error, success, type ToastText, untilSignedIn } from './toast.ts';

/** Texts of all toasts about work and messages, exactly as specified. */
export const TOASTS = {
  apiKeyRequired: error(
    'API Key Required',
    'Please enter your OpenAI API key to generate content.',
  ),
  apiKeySaved: success('API Key Saved', 'Your API key has been saved locally.'),
  apiKeyForSession: success('API Key Saved', 'It’s kept until you close or reload this page.'),
  apiKeyDeleted: success('API Key Deleted', 'It’s removed from this device.'),
  generated: success('Content Generated', 'Your marketing campaign is ready for review'),
  generationFailed: error(
    'Generation Failed',
    'Failed to generate content. Please check your API key and try again.',
  ),
  notStored: error('Not saved', 'We couldn’t save your request on this device. Nothing was sent.'),
  changeNotStored: error('Not saved', 'This device couldn’t save the change. Try again.'),
  queuedReady: success('A queued post is ready', 'You’ll find it in Posts.'),
  queued: success('Queued', 'We’ll send it automatically when you’re back online.'),
  wordsNotAdded: error('Your reviews weren’t added', 'They’re still in the field on Customize.'),
  copied: success('Copied to clipboard!'),
  copyFailed: error('Copy failed', 'Unable to copy content to clipboard.'),
  copySlow: {
    title: 'Still copying',
    description:
      'Your browser hasn’t confirmed the copy yet. It may be asking for your permission.',
    tone: 'warning',
  },
  updated: success('Content updated!'),
  downloadStarted: success('Download started!'),
  imageGenerated: success('Image generated!', 'It’s a sample picture, not made from your prompt.'),
  imageFailed: error('Image generation failed', 'Unable to generate image. Please try again.'),
  videoGenerated: success('Video generated!', 'It’s a sample clip, not made from your script.'),
  videoFailed: error('Video generation failed', 'Unable to generate video. Please try again.'),
  magicLinkSent: untilSignedIn(
    success(
      'Your Magic Link is Ready',
      'Welcome to Echopost. Open the email and follow the link, or enter its code here.',
    ),
  ),
  emailRequired: error('Email required', 'Please enter your email address'),
  fieldsMissing: { title: 'Please fill in all required fields', tone: 'error' },
  emailInvalid: { title: 'Please enter a valid email address', tone: 'error' },
  textTooLong: { title: 'Please shorten the marked fields', tone: 'error' },
  messageRefused: error('Your message wasn’t accepted', 'It’s saved on the Contact Us page.'),
  messageSent: success('Message sent successfully!', "We'll get back to you within 24 hours"),
} as const satisfies Record<string, ToastText>;
