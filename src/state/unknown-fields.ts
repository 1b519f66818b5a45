import type { Envelope } from '#services/storage/document-store.ts';
import { isRecord, mergeFields } from '#domain/campaign/merge.ts';

/**
 * Fields of a stored record that this release does not know, nested like the record. A newer release
 * in another tab wrote them: every write of the record keeps them.
 */
export type UnknownFields = Readonly<Record<string, unknown>>;

/** Returns the stored fields that are not in the parsed value; undefined if there are none. */
export function unknownFields(stored: unknown, parsed: unknown): UnknownFields | undefined {
  if (!isRecord(stored) || !isRecord(parsed)) return undefined;
  const unknown = Object.entries(stored).flatMap(([field, value]): [string, unknown][] => {
    if (!Object.hasOwn(parsed, field)) return [[field, value]];
    const nested = unknownFields(value, parsed[field]);
    return nested ? [[field, nested]] : [];
  });
  return unknown.length > 0 ? Object.fromEntries(unknown) : undefined;
}

interface Read<T> {
  readonly value: T;
  readonly unknown: UnknownFields | undefined;
}

/** Parses a stored record; undefined if it cannot be parsed. An older version has its own fields. */
export function readRecord<T>(
  { data, version: written }: Envelope,
  version: number,
  parse: (data: unknown, version: number) => T | undefined,
): Read<T> | undefined {
  const value = parse(data, written);
  if (value === undefined) return undefined;
  return { value, unknown: written === version ? unknownFields(data, value) : undefined };
}

/** Adds the unknown fields to a value before it is written. A field that the value has stays. */
export function withUnknown<T>(value: T, unknown: UnknownFields | undefined): T {
  if (!unknown || !isRecord(value)) return value;
  const all: Record<string, unknown> = { ...unknown, ...value };
  for (const [field, inner] of Object.entries(unknown))
    if (isRecord(inner) && isRecord(value[field])) all[field] = withUnknown(value[field], inner);
  // Fields were added, and none was changed.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return all as T;
}

/** Merges the unknown fields of two tabs: a field that one of them changed keeps that change. */
export const mergeUnknown = (
  base: UnknownFields | undefined,
  mine: UnknownFields | undefined,
  theirs: UnknownFields | undefined,
): UnknownFields => mergeFields(base ?? {}, mine ?? {}, theirs ?? {});
