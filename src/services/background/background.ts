/** Lets the browser wake the worker once the network is back, also after the last page is closed. */
export interface BackgroundService {
  /** Asks for it once. False where the browser will not. */
  wake(): Promise<boolean>;
}
