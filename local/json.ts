export type JsonObject = Readonly<Record<string, unknown>>;

/** Parses a JSON object; anything else yields an empty object, without any of the fields. */
export function parseObject(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** String or number field as text; empty if missing or of another type. */
export function textField(object: JsonObject, name: string): string {
  const value = object[name];
  return typeof value === 'number' ? String(value) : stringField(object, name);
}

export function stringField(object: JsonObject, name: string): string {
  const value = object[name];
  return typeof value === 'string' ? value : '';
}
