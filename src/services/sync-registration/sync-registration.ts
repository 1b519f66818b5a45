/**
 * Makes the browser start the worker when the network is back, even after the last page was closed.
 */
export interface SyncRegistration {
  /** Registers one wake-up. False if the browser refuses, or there is no worker yet. */
  registerSync(): Promise<boolean>;
}
