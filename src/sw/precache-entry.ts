export interface PrecacheEntry {
  readonly url: string;
  /** Null for a file with a hash in its name. */
  readonly revision: string | null;
  /** Subresource integrity of the uncompressed body. */
  readonly integrity: string;
  /** True for a script that only signed-in users need. */
  readonly forUsers?: boolean;
}
