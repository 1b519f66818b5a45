/**
 * Way in which this browser lets the app be installed. `ask`: the browser has a prompt of its own.
 * `hand`: an iPhone or iPad, where the user does it in the share sheet.
 */
export type InstallOffer =
  | { readonly by: 'ask'; ask(): Promise<'accepted' | 'dismissed'> }
  | { readonly by: 'hand' };

export interface InstallService {
  /** Subscribes to the offer, which is undefined if the app cannot be installed or already is. */
  subscribe(listener: (offer: InstallOffer | undefined) => void): () => void;
}
