import { isSame } from '#domain/campaign/merge.ts';
import type { Envelope } from './document-store.ts';

/** Names a press: one tab makes one at a time. */
const nameOf = ({ press }: Envelope): string | undefined => press && `${press.tab} ${press.at}`;

export const isLater = ({ press }: Envelope, than: Envelope): boolean =>
  (press?.at ?? 0) > (than.press?.at ?? 0);

/** True if a deletion holds: its tab had seen all changes of the record. */
export function stands(deletion: Envelope, record: Envelope, base: Envelope | undefined): boolean {
  if (isLater(record, deletion)) return false;
  const [one, other] = [deletion.press, record.press];
  const isKnown = other && (other.tab === one?.tab || nameOf(record) === one?.saw);
  if (isKnown) return true;
  if (base && !base.deleted) return isSame(record.data, base.data);
  return (other?.of ?? Infinity) <= (one?.of ?? -1);
}

interface Moment {
  readonly at: number;
  readonly tab: string;
  /** The record on the disk, also as it was before its deletion. */
  readonly live: (Envelope & { readonly rev: number }) | undefined;
  /** The change before. */
  readonly before: Envelope | undefined;
}

/** Adds the press of a change, with the revision that a deletion or its undo refers to. */
export function notePress(envelope: Envelope, { at, tab, live, before }: Moment): Envelope {
  // A merged change has it already.
  if (envelope.press) return envelope;
  if (envelope.deleted) {
    const saw = before && nameOf(before);
    return { ...envelope, press: { at, tab, of: live?.rev ?? 0, saw } };
  }
  const mayBeBack = before?.deleted === true || before?.press?.of !== undefined;
  const isBack = mayBeBack && live && isSame(envelope.data, live.data);
  return { ...envelope, press: { at, tab, of: isBack ? live.rev : undefined } };
}
