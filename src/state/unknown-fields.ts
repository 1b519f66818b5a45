import { isRecord } from '#domain/campaign/merge.ts';

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
