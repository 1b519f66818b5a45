/** Longest wait accepted from a provider, in milliseconds. */
const LONGEST_WAIT_MS = 3_600_000;

/** HTTP date (RFC 9110, 5.6.7); `Date.parse` alone would accept `-5`. */
const HTTP_DATE = /^[A-Z][a-z]{2,8}, .{5,30} GMT$/;

/** Units by the start of the word: `ms` and `milliseconds` are tested before `m`. */
const UNITS_MS = [
  [/^(?:ms|milli)/, 1],
  [/^h/, 3_600_000],
  [/^m/, 60_000],
  [/^s/, 1000],
] as const;

/**
 * Parses a `Retry-After` header into milliseconds, from 0 to an hour; undefined if it is missing,
 * negative or nonsense. `now` is in milliseconds since 1970.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return clampWait(Number(text) * 1000);
  if (HTTP_DATE.test(text)) return clampWait(Date.parse(text) - now);
  return undefined;
}

/**
 * Parses the wait from a message such as "Please try again in 1m12.5s": browsers hide the header
 * unless the provider exposes it.
 */
export function parseRetryMessage(message: string): number | undefined {
  const wait =
    /(?:(?:try|retry) (?:again )?(?:your request )?(?:in|after)|retry[- ]?after:?|wait(?: for)?|available in|resets? in|reset after) (?:about |approximately |~)?((?:[\d.]+ ?(?:ms|milli|h|m|s)[a-z]*,? ?(?:and )?){1,3})/i.exec(
      message,
    )?.[1];
  if (wait === undefined) return undefined;
  const parts = [...wait.toLowerCase().matchAll(/([\d.]+) ?([a-z]+)/g)];
  return clampWait(parts.reduce((sum, [, amount, unit]) => sum + partMs(amount, unit), 0));
}

function partMs(amount: string | undefined, unit = ''): number {
  const ms = UNITS_MS.find(([pattern]) => pattern.test(unit))?.[1];
  return Number(amount) * (ms ?? Number.NaN);
}

function clampWait(ms: number): number | undefined {
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_WAIT_MS);
}
