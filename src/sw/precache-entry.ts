/** A file to be kept. Null where its name changes with its content. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}
