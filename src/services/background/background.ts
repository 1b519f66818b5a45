/**
 * Makes the browser wake the worker when the network is back, even after the last page was closed.
 */
export interface BackgroundService {
  /** Registers one wake-up. False if the browser refuses, or there is no worker yet. */
  wake(): Promise<boolean>;
}
