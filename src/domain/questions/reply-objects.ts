/** An object without a nested one; any text around it is ignored. */
const OBJECT = /\{[^{}]{1,20000}\}/g;

/**
 * The objects in a model's reply that hold no other object, in their order. Skips what isn't JSON.
 * `longest`: UTF-16 units of the reply that are read.
 */
export function objectsIn(reply: string, longest: number): Readonly<Record<string, unknown>>[] {
  return [...reply.slice(0, longest).matchAll(OBJECT)].flatMap(([text]) => parseObject(text));
}

function parseObject(text: string): Readonly<Record<string, unknown>>[] {
  try {
    return [Object(JSON.parse(text))];
  } catch {
    return [];
  }
}
