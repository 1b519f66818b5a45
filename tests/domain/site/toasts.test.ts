import { describe, expect, test } from 'vitest';
import { serviceError, SESSION_TOASTS } from '#domain/site/session-toasts.ts';
import { CONFIRMATION_DURATION, TOAST_DURATION, type ToastText } from '#domain/site/toast.ts';
import { TOASTS } from '#domain/site/toasts.ts';

const ALL = { ...TOASTS, ...SESSION_TOASTS };

/** Copied from the specification, sections 5, 7 and 8. */
describe('the toasts', () => {
  test.each<[keyof typeof ALL, string, string]>([
    ['apiKeyRequired', 'API Key Required', 'Please enter your OpenAI API key to generate content.'],
    [
      'generationFailed',
      'Generation Failed',
      'Failed to generate content. Please check your API key and try again.',
    ],
    ['copyFailed', 'Copy failed', 'Unable to copy content to clipboard.'],
    ['imageFailed', 'Image generation failed', 'Unable to generate image. Please try again.'],
    ['videoFailed', 'Video generation failed', 'Unable to generate video. Please try again.'],
    ['emailRequired', 'Email required', 'Please enter your email address'],
    ['unexpected', 'Error', 'An unexpected error occurred'],
  ])(
    'the toast %s is an error with the wording of the specification',
    (name, title, description) => {
      expect(ALL[name]).toEqual({ title, description, tone: 'error' });
    },
  );

  test.each<[keyof typeof ALL, string, RegExp | undefined]>([
    ['apiKeySaved', 'API Key Saved', /saved locally/],
    ['generated', 'Content Generated', undefined],
    ['copied', 'Copied to clipboard!', undefined],
    ['updated', 'Content updated!', undefined],
    ['downloadStarted', 'Download started!', undefined],
    ['imageGenerated', 'Image generated!', undefined],
    ['videoGenerated', 'Video generated!', undefined],
    ['magicLinkSent', 'Your Magic Link is Ready', /^Welcome/],
    ['loggedOut', 'Logged out successfully', /^You have been logged out$/],
  ])(
    'the toast %s is a success with the wording of the specification',
    (name, title, description) => {
      const toast: ToastText = ALL[name];
      expect(toast).toMatchObject({ title, tone: 'success' });
      expect(toast.description ?? '').toMatch(description ?? /^/);
    },
  );

  test('the message of the sign-in service is passed on', () => {
    expect(serviceError('Rate limit')).toEqual({
      title: 'Error',
      description: 'Rate limit',
      tone: 'error',
    });
  });

  test('a toast is shown for 4 seconds, a confirmation for 3', () => {
    expect([TOAST_DURATION, CONFIRMATION_DURATION]).toEqual([4000, 3000]);
  });
});
