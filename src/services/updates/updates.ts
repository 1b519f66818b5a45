/**
 * `waiting`: a newer release of the app is on the device and can be activated. `replaced`: it has
 * been activated, here or in another tab, and this page still shows the older one.
 */
export type UpdateNews = 'waiting' | 'replaced';

/** Updates of the app from one release to the next. Never reloads a page on its own. */
export interface UpdateService {
  subscribe(listener: (news: UpdateNews) => void): () => void;
  /** Makes every tab flush its changes, then activates the waiting release. */
  accept(): void;
}
