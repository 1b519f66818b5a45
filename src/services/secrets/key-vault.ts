/**
 * Keeps the person's provider keys. A key belongs to one base URL: choosing another provider never
 * sends it there.
 */
export interface KeyVault {
  /** The key for this base URL, or undefined. Only the provider call may ask. */
  read(baseUrl: string): Promise<string | undefined>;
  /** Seals and stores the key. Rejects when the device cannot keep it. */
  save(baseUrl: string, key: string): Promise<void>;
  delete(baseUrl: string): Promise<void>;
  /** What may be shown of a stored key, such as `…x4Qz`; undefined when there is none. */
  hint(baseUrl: string): Promise<string | undefined>;
}

/** The last four characters at most, and never more than a quarter of the key. */
export function hintOf(key: string): string {
  const shown = Math.min(4, Math.floor(key.length / 4));
  return `…${shown === 0 ? '' : key.slice(-shown)}`;
}
