/** The browser's estimates of the space of this site. */
export interface StorageUse {
  /** Bytes in use, and bytes that the browser grants. */
  readonly usage: number;
  readonly quota: number;
  /** True if the browser doesn't clear the data by itself. */
  readonly isPersisted: boolean;
}

type Storage = Partial<Pick<StorageManager, 'estimate' | 'persisted' | 'persist'>>;

/** Measures the space; undefined if the browser doesn't tell. Never rejects. */
export async function measureStorage(
  storage: Storage | undefined = navigator.storage,
): Promise<StorageUse | undefined> {
  try {
    const { usage, quota } = (await storage?.estimate?.()) ?? {};
    if (usage === undefined || quota === undefined) return undefined;
    return { usage, quota, isPersisted: (await storage?.persisted?.()) === true };
  } catch {
    // Blocked, or an insecure context.
    return undefined;
  }
}

/** Asks the browser not to clear the data by itself. Resolves with its answer; never rejects. */
export const askToPersist = async (
  storage: Storage | undefined = navigator.storage,
): Promise<boolean> => (await storage?.persist?.().catch(() => false)) === true;
