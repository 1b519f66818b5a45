/**
 * How this browser lets the app be installed. `ask`: it offers a question of its own. `hand`: an
 * iPhone or iPad, where the person does it in the share sheet.
 */
export type InstallOffer =
  | { readonly by: 'ask'; ask(): Promise<'accepted' | 'dismissed'> }
  | { readonly by: 'hand' };

export interface InstallService {
  /** Hears what is offered, undefined for nothing: not possible here, or done already. */
  subscribe(listener: (offer: InstallOffer | undefined) => void): () => void;
}
