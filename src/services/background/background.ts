/** Has the browser wake the worker once the network is there, also after the last page was closed. */
export interface BackgroundService {
  /** Asks for it once. False where the browser will not, or there is no worker yet. */
  wake(): Promise<boolean>;
}
