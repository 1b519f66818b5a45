import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INSIGHT_MAX_BYTES } from '#domain/quotes/quote.ts';
import {
  isExpired,
  parseSharedItem,
  reviewUrl,
  SHARED_FILES_MAX_BYTES,
  SHARED_TEXT_MAX,
  sharedText,
  TRIED_DAYS,
} from '#domain/site/share-target.ts';

const nothing = { title: '', text: '', url: '' };

describe('the text of a share', () => {
  test('the text of a share has its text and its link', () => {
    const url = 'https://shop.example/r/1';
    expect(sharedText({ title: 'Reviews', text: ' Lovely. ', url })).toEqual({
      kind: 'text',
      text: `Lovely.\n\n${url}`,
      cut: false,
    });
    expect(sharedText({ ...nothing, text: `See ${url}`, url })?.text).toBe(`See ${url}`);
  });

  test('the text of a share is its title if there is nothing else, or undefined', () => {
    expect(sharedText({ ...nothing, title: 'Lovely' })?.text).toBe('Lovely');
    expect(sharedText({ title: ' ', text: '\n', url: '' })).toBeUndefined();
  });

  test('the text of a share is cut at its limit and marked as cut', () => {
    const long = 'a'.repeat(SHARED_TEXT_MAX);
    expect(sharedText({ ...nothing, text: long })?.cut).toBe(false);
    const cut = sharedText({ ...nothing, text: `${long}b`, url: `https://x.example/${long}` });
    expect(cut?.cut).toBe(true);
    expect(cut?.text.length).toBe(2 * SHARED_TEXT_MAX + 2);
  });
});

describe('a stored share', () => {
  test.each([
    { id: '1', kind: 'text', text: 'Lovely', cut: false },
    { id: '1', kind: 'file', name: 'a.csv', bytes: new Uint8Array([1]) },
    { id: '1', kind: 'refused', problem: 'too-large', name: 'a.csv' },
    { id: '1', kind: 'refused', problem: 'unreadable' },
    { id: '1', kind: 'tried', text: 'Lovely', at: 5 },
    { id: '1', kind: 'tried', text: 'Lovely', at: 5, isAnyones: true },
  ])('the stored value %o is a share', (value) => expect(parseSharedItem(value)).toEqual(value));

  test.each([
    undefined,
    null,
    'text',
    { kind: 'text', text: 'no id', cut: false },
    { id: 1, kind: 'text', text: 'a', cut: false },
    { id: '1', kind: 'text', text: 'a'.repeat(3 * SHARED_TEXT_MAX), cut: false },
    { id: '1', kind: 'file', name: 'a', bytes: [1, 2] },
    { id: '1', kind: 'file', name: 'a', bytes: new Uint8Array(SHARED_FILES_MAX_BYTES + 1) },
    { id: '1', kind: 'refused', problem: 'other' },
    { id: '1', kind: 'tried', text: 'Lovely' },
    { id: '1', kind: 'tried', text: 'a'.repeat(INSIGHT_MAX_BYTES + 1), at: 5 },
    { id: '1', kind: 'else' },
  ])('the stored value %o is not a share', (value) =>
    expect(parseSharedItem(value)).toBeUndefined(),
  );

  test('any stored value is read as a share or rejected, without an error', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect([undefined, 'text', 'file', 'refused', 'tried']).toContain(
          parseSharedItem(value)?.kind,
        );
      }),
    );
  });
});

test('what was tried on the front page expires, and nothing that was shared does', () => {
  const day = 86_400_000;
  const tried = { id: '1', kind: 'tried', text: 'Lovely', at: 5 * day } as const;
  const last = (5 + TRIED_DAYS) * day;
  expect([0, last, last + 1].map((now) => isExpired(tried, now))).toEqual([false, false, true]);
  const shared = { id: '1', kind: 'text', text: 'Lovely', cut: false } as const;
  expect(isExpired(shared, last + 1)).toBe(false);
});

test('the URL to review a share is inside the site', () => {
  for (const result of ['kept', 'no-room'] as const) {
    expect(new URL(reviewUrl(result), 'https://a.example').host).toBe('a.example');
  }
});
