/** A document's data in the form of its version. */
export interface Envelope {
  readonly version: number;
  readonly data: unknown;
}

/** What the owner of a document knows about its content. */
export interface DocumentOwner {
  /** The newest version that this build understands, and the one it writes. */
  readonly version: number;
  /** The document as the page has it. */
  current(): Envelope;
  /** Shows what the disk holds, or the initial value; false when it is beyond reading. */
  take(stored: Envelope | undefined): boolean;
  /**
   * What becomes of two that changed apart from each other since `base`. Pure. Undefined when one
   * of the two is beyond reading.
   */
  merge(base: Envelope | undefined, mine: Envelope, theirs: Envelope): Envelope | undefined;
}

/**
 * Where documents live between visits: read once before the first render, written behind the page's
 * back, shared with the other tabs. A write never undoes what another tab wrote meanwhile.
 */
export interface DocumentStore {
  /**
   * Reads everything. False when the device does not answer or refuses: then documents live in
   * memory, and it is tried again until it works.
   */
  open(): Promise<boolean>;
  /** A document as it was last seen on the disk, or as a page left it at its end. */
  read(key: string): Envelope | undefined;
  /** Connects a document: its owner takes what is stored, now and whenever another tab changes it. */
  own(key: string, owner: DocumentOwner): void;
  /** Schedules a write of the whole document; calls are coalesced. It must survive cloning. */
  write(key: string, envelope: Envelope): void;
  /** Keeps something that cannot be read, as it is, apart from the documents. */
  setAside(key: string, raw: unknown): void;
  /** What was set aside of a document, by this page or an earlier one. Rejects like a read. */
  asides(key: string): Promise<readonly unknown[]>;
  /** Hands everything pending to the database at once: for `pagehide`. */
  flush(): void;
  /** Resolves when nothing is pending; false when the device refuses. */
  saved(): Promise<boolean>;
  /** Looks again, after a time in the background: at what other tabs wrote, and whether it works. */
  wake(): void;
  /** Hears how it goes; at once how it stands. */
  subscribe(listener: (state: SaveState) => void): () => void;
  /**
   * Removes the queue's jobs, and where `keep` is given all documents but those it names, in every
   * tab, with their history and what could not be read. Rejects when the device refuses.
   */
  wipe(keep?: readonly string[]): Promise<void>;
}

/**
 * `failed`: the device refuses (full disk, no storage); what is typed lives in memory only.
 * `outdated`: a newer release has written; this tab's changes are kept beside until it is reloaded.
 */
export type SaveState = 'saved' | 'saving' | 'failed' | 'outdated';
