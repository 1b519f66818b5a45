/**
 * `waiting`: a newer version of the app is on the device and may be let in. `replaced`: it has been
 * let in, here or in another tab, and this page still shows the older one.
 */
export type UpdateNews = 'waiting' | 'replaced';

/** The way from one version of the app to the next. Nothing here reloads a page by itself. */
export interface UpdateService {
  subscribe(listener: (news: UpdateNews) => void): () => void;
  /** Has every tab write what it holds, then lets the waiting version in. */
  accept(): void;
}
