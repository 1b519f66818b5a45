/** The user's decision about ads, and its expiry. */
export interface Consent {
  readonly choice: 'accepted' | 'rejected';
  /** Version of the question: a changed question is asked again. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly decidedAt: number;
}

/** Version of the question. Raise it when the question changes. */
export const CONSENT_VERSION = 1;

const MONTHS = 6;

export type ConsentStatus = 'accepted' | 'rejected' | 'unasked';

/**
 * Returns the effective decision: the last of `decisions` that is valid, of two at the same time the
 * former. `optedOut`: the browser sends Global Privacy Control, which counts as a rejection.
 */
export function consentStatus(
  decisions: readonly (Consent | null)[],
  now: number,
  optedOut: boolean,
): ConsentStatus {
  if (optedOut) return 'rejected';
  const valid = decisions.flatMap((found) => (found && counts(found, now) ? [found] : []));
  const [last] = valid.toSorted((a, b) => b.decidedAt - a.decidedAt);
  return last?.choice ?? 'unasked';
}

/** True while a decision is valid. One dated in the future, by a wrong clock, is not. */
function counts({ version, decidedAt }: Consent, now: number): boolean {
  return version === CONSENT_VERSION && decidedAt <= now && now < expiryOf(decidedAt);
}

function expiryOf(decidedAt: number): number {
  const day = new Date(decidedAt);
  return day.setUTCMonth(day.getUTCMonth() + MONTHS);
}

export function parseConsent(data: unknown): Consent | null | undefined {
  if (data === null) return null;
  const { choice, version, decidedAt } = Object(data);
  const isChoice = choice === 'accepted' || choice === 'rejected';
  if (!isChoice || !Number.isSafeInteger(version) || !Number.isFinite(decidedAt)) return undefined;
  return { choice, version, decidedAt };
}
