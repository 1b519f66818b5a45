import { describe, expect, test } from 'vitest';
import { CONSENT_VERSION, consentStatus, parseConsent } from '#domain/site/consent.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const consent = (choice: 'accepted' | 'rejected', day = '2026-01-15') => ({
  choice,
  version: CONSENT_VERSION,
  decidedAt: at(day),
});

describe('consent', () => {
  test('consent is unasked without an answer', () => {
    expect(consentStatus([null], at('2026-01-15'), false)).toBe('unasked');
  });

  test.each(['accepted', 'rejected'] as const)('the answer %s counts for six months', (choice) => {
    expect(consentStatus([consent(choice)], at('2026-01-15'), false)).toBe(choice);
    expect(consentStatus([consent(choice)], at('2026-07-14'), false)).toBe(choice);
    expect(consentStatus([consent(choice)], at('2026-07-15'), false)).toBe('unasked');
  });

  test('an answer to an older version of the question does not count', () => {
    const old = { ...consent('accepted'), version: CONSENT_VERSION - 1 };
    expect(consentStatus([old], at('2026-01-16'), false)).toBe('unasked');
  });

  test('an answer dated in the future does not count', () => {
    expect(consentStatus([consent('accepted')], at('2026-01-14'), false)).toBe('unasked');
  });

  test('the last valid answer counts, wherever it was kept', () => {
    const [accepted, rejected] = [consent('accepted'), consent('rejected', '2026-01-16')];
    for (const both of [
      [accepted, rejected],
      [rejected, accepted],
    ]) {
      expect(consentStatus(both, at('2026-01-17'), false)).toBe('rejected');
      expect(consentStatus(both, at('2026-01-15'), false)).toBe('accepted');
    }
    expect(consentStatus([null, rejected], at('2026-01-17'), false)).toBe('rejected');
  });

  test('Global Privacy Control rejects ads even after consent', () => {
    expect(consentStatus([consent('accepted')], at('2026-01-16'), true)).toBe('rejected');
    expect(consentStatus([null], at('2026-01-16'), true)).toBe('rejected');
  });

  test('stored consent is read back, and garbage is not', () => {
    const kept = consent('accepted');
    expect(parseConsent(structuredClone(kept))).toEqual(kept);
    expect(parseConsent(null)).toBeNull();
    for (const garbage of [
      undefined,
      1,
      'accepted',
      {},
      { ...kept, choice: 'yes' },
      { ...kept, decidedAt: '1' },
    ]) {
      expect(parseConsent(garbage)).toBeUndefined();
    }
  });
});
