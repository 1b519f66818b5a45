/**
 * Short hash of a text. Not for security (32 bits, FNV-1a:
 * http://www.isthe.com/chongo/tech/comp/fnv/).
 */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * Derives a UUID from a text, the same in any tab (version 8:
 * https://www.rfc-editor.org/rfc/rfc9562).
 */
export function uuidOf(text: string): string {
  const words = ['a', 'b', 'c', 'd'].map((salt) => parseInt(checksum(salt + text), 36));
  const hex = words.map((word) => word.toString(16).padStart(8, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}
