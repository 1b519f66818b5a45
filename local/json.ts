export type JsonObject = Readonly<Record<string, unknown>>;

/** What is not a JSON object reads as an empty one: every field of it is missing. */
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

/** A string or a number as text; what is missing or of another kind is empty. */
export function textField(object: JsonObject, name: string): string {
  const value = object[name];
  return typeof value === 'number' ? String(value) : stringField(object, name);
}

export function stringField(object: JsonObject, name: string): string {
  const value = object[name];
  return typeof value === 'string' ? value : '';
}
