/** What a look at our own site found. `portal`: something on the way answers in its place. */
export type Reach = 'offline' | 'portal' | 'online';

export interface NetworkService {
  /** The device says that it has no network: believed. That it says it has one means little. */
  isSurelyOffline(): boolean;
  /** Asks our own site, past every cache, and knows within five seconds. Never throws. */
  check(): Promise<Reach>;
  /** Hears whenever the answer may have become another one. */
  onChance(listener: () => void): void;
}
