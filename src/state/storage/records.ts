import { isSame, mergeFields } from '#domain/campaign/merge.ts';
import type { Envelope } from '#services/storage/document-store.ts';
import { type UnknownFields, unknownFields, withUnknown } from './unknown-fields.ts';

interface RecordDefinition<T> {
  readonly version: number;
  /** Parses stored data of any version; undefined if it cannot be parsed. */
  readonly parse: (data: unknown, version: number) => T | undefined;
  /** Three-way merge: the value that stays, then conflict copies. */
  readonly mergeValues: (base: T | undefined, mine: T, theirs: T) => readonly [T, ...T[]];
}

/** Reads, writes and merges records, and keeps the fields of a newer release in them. */
export function recordsOf<T>({ version, parse, mergeValues }: RecordDefinition<T>) {
  function read({ data, version: written }: Envelope) {
    const value = parse(data, written);
    if (value === undefined) return undefined;
    // An older version has fields of its own.
    return { value, unknown: written === version ? unknownFields(data, value) : undefined };
  }

  const write = (value: T, unknown?: UnknownFields): Envelope => ({
    version,
    data: withUnknown(value, unknown),
  });

  /** Undefined if either side cannot be parsed. An unknown field that either changed stays so. */
  function merge(base: Envelope | undefined, mine: Envelope, theirs: Envelope) {
    const [own, other, was] = [read(mine), read(theirs), base && read(base)];
    if (!own || !other) return undefined;
    const [kept, ...copies] = mergeValues(was?.value, own.value, other.value);
    const unknown = mergeFields(was?.unknown, own.unknown, other.unknown);
    const isMine = kept === own.value && isSame(unknown, own.unknown);
    return {
      record: isMine ? mine : write(kept, unknown),
      copies: copies.map((value) => ({ value, record: write(value, unknown) })),
    };
  }
  return { read, write, merge };
}
