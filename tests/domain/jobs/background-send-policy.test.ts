import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mayFinishInBackground,
  postAddress,
  postInAddress,
} from '#domain/jobs/background-send-policy.ts';
import {
  DRAIN,
  isDrain,
  isSkipWaiting,
  openPostMessage,
  postToOpen,
} from '#domain/jobs/worker-message.ts';

describe('background sending', () => {
  test('the worker may send only after consent, without a conflicting answer', () => {
    expect(mayFinishInBackground([])).toBe(false);
    expect(mayFinishInBackground([true])).toBe(true);
    expect(mayFinishInBackground([true, true])).toBe(true);
    expect(mayFinishInBackground([true, false])).toBe(false);
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        expect(mayFinishInBackground([true, data])).toBe(data === true);
      }),
    );
  });
});

test('the URL of a post contains its id, and other URLs contain none', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const { pathname, search } = new URL(postAddress(id), 'https://echopost.example');
      expect(pathname).toBe('/');
      expect(postInAddress(search)).toBe(id.toWellFormed());
    }),
  );
  for (const search of ['', '?', '?step=review', '?posts=1']) {
    expect(postInAddress(search)).toBeUndefined();
  }
});

test('a worker message is recognised only by its own handler, and garbage by none', () => {
  const heard = (data: unknown) => [isSkipWaiting(data), isDrain(data), postToOpen(data)];
  expect(heard({ type: 'SKIP_WAITING' })).toEqual([true, false, undefined]);
  expect(heard(DRAIN)).toEqual([false, true, undefined]);
  expect(heard(openPostMessage('job-1'))).toEqual([false, false, 'job-1']);
  const garbage = [undefined, null, 'DRAIN', { type: 'DRAIN' }, { ...DRAIN, proto: 2 }];
  for (const data of [...garbage, { ...openPostMessage('job-1'), jobId: 7 }]) {
    expect(heard(data)).toEqual([false, false, undefined]);
  }
});
