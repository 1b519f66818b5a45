/** Shuts down cleanly on a signal, so that Postgres need not recover at the next start. */
export function closeOnSignal(close: () => Promise<void>): void {
  const stop = () => void close().finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
