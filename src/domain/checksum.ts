/**
 * A short name for a text. Not for security (32 bits, FNV-1a:
 * http://www.isthe.com/chongo/tech/comp/fnv/).
 */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
