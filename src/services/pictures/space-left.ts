/** Bytes that the browser still grants this site; undefined if it doesn't tell. Never rejects. */
export async function spaceLeft(
  storage: Partial<Pick<StorageManager, 'estimate'>> | undefined = navigator.storage,
): Promise<number | undefined> {
  const { usage, quota } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
  return usage === undefined || quota === undefined ? undefined : Math.max(0, quota - usage);
}
