/** Network status by a request to our own site. `portal`: a captive portal responds instead. */
export type NetworkStatus = 'offline' | 'portal' | 'online';

export interface NetworkService {
  /**
   * True if the device reports that it has no network, which is trusted. Its opposite means little.
   */
  isOffline(): boolean;
  /** Requests our own site, bypassing every cache, within five seconds. Never throws. */
  check(): Promise<NetworkStatus>;
  /** Subscribes to retry triggers: the status may have changed. */
  onRetryOpportunity(listener: () => void): void;
}
