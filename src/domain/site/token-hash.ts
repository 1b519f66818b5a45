/** True if a value from a URL has the shape of a token hash. */
export function isTokenHash(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,200}$/.test(value);
}
