import { isSame } from '#domain/merge.ts';
import type { Envelope } from './document-store.ts';

/** When and where a change was made, so that of a deletion and its undo the later press counts. */
type Press = Pick<Envelope, 'at' | 'tab' | 'of' | 'saw'>;

/** Reads the press of a stored record. */
export function parsePress(raw: unknown): Press & { readonly at: number } {
  const { at, tab, of, saw } = Object(raw);
  return {
    at: Number.isFinite(at) ? at : 0,
    ...(typeof tab === 'string' && { tab }),
    ...(Number.isSafeInteger(of) && { of }),
    ...(typeof saw === 'string' && { saw }),
  };
}

export const isLater = ({ at = 0 }: Envelope, than: Envelope): boolean => at > (than.at ?? 0);

/** Names a change: one tab makes one at a time. */
const nameOf = ({ tab, at }: Envelope): string => `${tab} ${at}`;

/** Whether a deletion holds: its tab had seen all of the record. */
export function stands(deletion: Envelope, record: Envelope, base: Envelope | undefined): boolean {
  if (isLater(record, deletion)) return false;
  const { of = Infinity, tab } = record;
  if (tab !== undefined && (tab === deletion.tab || nameOf(record) === deletion.saw)) return true;
  return base && !base.deleted ? isSame(record.data, base.data) : of <= (deletion.of ?? -1);
}

interface Moment {
  readonly at: number;
  readonly tab: string;
  /** The record on the disk, also as it was before its deletion. */
  readonly live: (Envelope & { readonly rev: number }) | undefined;
  /** The change before. */
  readonly before: Envelope | undefined;
}

/** Notes the press of a change, and of what a deletion or an undone one is. */
export function notePress(envelope: Envelope, { at, tab, live, before }: Moment): Envelope {
  // A merged change has its time already.
  if (envelope.at !== undefined) return envelope;
  if (envelope.deleted)
    return { ...envelope, at, tab, of: live?.rev ?? 0, ...(before && { saw: nameOf(before) }) };
  const isBack =
    live !== undefined &&
    (before?.deleted === true || before?.of !== undefined) &&
    isSame(envelope.data, live.data);
  return { ...envelope, at, tab, ...(isBack && { of: live.rev }) };
}
