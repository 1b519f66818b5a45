import type { Watched } from './watch.ts';

/**
 * Cost of a sudden end, in characters. `lost`: characters that a committed write held, or for which
 * no write had started although their input event was over; must be 0. `inFlight`: characters of
 * the write that the end interrupted, which the app had not yet reported as saved.
 */
export interface TextLoss {
  readonly lost: number;
  readonly inFlight: number;
  /** True if a write was in flight at the end, whether it committed or not. */
  readonly struckWrite: boolean;
}

/**
 * Loss after a kill or a crash, which give the page no chance to flush. `whole` is the full text to
 * be typed.
 */
export function afterKill(said: Watched, whole: string, found: string): TextLoss {
  const struckWrite = said.isWriting || said.stored !== said.handled;
  if (!whole.startsWith(found)) return { lost: said.typed.length, inFlight: 0, struckWrite };
  const missing = Math.max(0, said.handled.length - found.length);
  const isStored = found.length >= said.stored.length;
  if (isStored && said.isWriting) return { lost: 0, inFlight: missing, struckWrite };
  return { lost: missing, inFlight: 0, struckWrite };
}

/**
 * Loss after a reload, a navigation or a closed tab: `pagehide` fired, so nothing may be missing.
 */
export function afterLeaving(said: Watched, whole: string, found: string): TextLoss {
  const missing = Math.max(0, said.typed.length - found.length);
  const lost = whole.startsWith(found) ? missing : said.typed.length;
  return { lost, inFlight: 0, struckWrite: false };
}
