import type { Watched } from './watch.ts';

/**
 * What a sudden end cost. `lost`: characters that a committed write held, or that no write had been
 * begun for although their input event was over; none may be. `inFlight`: characters of the write that
 * the end struck, which nobody had been told were safe.
 */
export interface TextLoss {
  readonly lost: number;
  readonly inFlight: number;
  /** A write was under way at the end, whether it made it or not. */
  readonly struckWrite: boolean;
}

/** After a kill or a crash, which leave the page no moment. `whole` is all that was to be typed. */
export function afterKill(said: Watched, whole: string, found: string): TextLoss {
  const struckWrite = said.isWriting || said.stored !== said.handled;
  if (!whole.startsWith(found)) return { lost: said.typed.length, inFlight: 0, struckWrite };
  const missing = Math.max(0, said.handled.length - found.length);
  const isStored = found.length >= said.stored.length;
  if (isStored && said.isWriting) return { lost: 0, inFlight: missing, struckWrite };
  return { lost: missing, inFlight: 0, struckWrite };
}

/** After a reload, a navigation or a closed tab: the page had its `pagehide`, and nothing may miss. */
export function afterLeaving(said: Watched, whole: string, found: string): TextLoss {
  const missing = Math.max(0, said.typed.length - found.length);
  const lost = whole.startsWith(found) ? missing : said.typed.length;
  return { lost, inFlight: 0, struckWrite: false };
}
