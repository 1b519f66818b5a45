import { isRecord } from '#domain/campaign/merge.ts';

/**
 * Fields of a stored record that this release does not know, by their path in it. A newer release
 * in another tab wrote them: every write of the record keeps them.
 */
export type UnknownFields = Readonly<Record<string, unknown>>;

/** Separates the names of a path: no field name contains it. */
const SEPARATOR = '\0';

/** Returns the stored fields that are not in the parsed value; undefined if there are none. */
export function unknownFields(stored: unknown, parsed: unknown): UnknownFields | undefined {
  const unknown = fieldsBelow('', stored, parsed);
  return unknown.length > 0 ? Object.fromEntries(unknown) : undefined;
}

function fieldsBelow(parent: string, stored: unknown, parsed: unknown): [string, unknown][] {
  if (!isRecord(stored) || !isRecord(parsed)) return [];
  return Object.entries(stored).flatMap(([field, value]) =>
    Object.hasOwn(parsed, field)
      ? fieldsBelow(parent + field + SEPARATOR, value, parsed[field])
      : [[parent + field, value]],
  );
}

/** Drops the fields of records that a value has no longer: the next one there has none of them. */
export function unknownIn(value: unknown, unknown: UnknownFields = {}): UnknownFields | undefined {
  const kept = Object.entries(unknown).filter(([path]) =>
    isRecord(fieldAt(value, path.split(SEPARATOR).slice(0, -1))),
  );
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

const fieldAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((parent, name) => (isRecord(parent) ? parent[name] : undefined), value);

/**
 * Adds the unknown fields to a value before it is written. A field that the value has stays, and
 * one of a record that was removed is gone with it.
 */
export function withUnknown<T>(value: T, unknown: UnknownFields = {}): T {
  return Object.entries(unknown).reduce(
    (all, [path, field]) => withField(all, path.split(SEPARATOR), field),
    value,
  );
}

function withField<T>(value: T, [name = '', ...rest]: readonly string[], field: unknown): T {
  const isNested = rest.length > 0;
  if (!isRecord(value) || Object.hasOwn(value, name) !== isNested) return value;
  return { ...value, [name]: isNested ? withField(value[name], rest, field) : field };
}
