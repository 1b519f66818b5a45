/** A file to be kept. */
export interface PrecacheEntry {
  readonly url: string;
  /** Null where its name changes with its content. */
  readonly revision: string | null;
  /** Subresource integrity of the body, before a host compresses it. */
  readonly integrity: string;
}
