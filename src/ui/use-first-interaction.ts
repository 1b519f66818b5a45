import { useEffect } from 'react';
import { onFirstInteraction } from './on-first-interaction.ts';

/**
 * Runs `act` on the user's first interaction: early enough to preload the next view, without
 * burdening start-up.
 */
export function useFirstInteraction(act: () => void): void {
  // Uses the `act` of the first render.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => onFirstInteraction(act), []);
}
