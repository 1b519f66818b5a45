/** What a person decided about advertisements, and how long that counts. */
export interface Consent {
  readonly choice: 'accepted' | 'rejected';
  /** Of what was asked: another question is asked anew. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly decidedAt: number;
}

/** Raise it when what is asked changes. */
export const CONSENT_VERSION = 1;

const MONTHS = 6;

export type ConsentStatus = 'accepted' | 'rejected' | 'unasked';

/** `optedOut`: the browser sends Global Privacy Control, which is an answer already. */
export function consentStatus(
  consent: Consent | null,
  now: number,
  optedOut: boolean,
): ConsentStatus {
  if (optedOut) return 'rejected';
  return consent && counts(consent, now) ? consent.choice : 'unasked';
}

/** What a clock that was wrong dated into the future does not count. */
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
