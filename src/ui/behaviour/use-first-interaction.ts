import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';
import { onFirstInteraction } from './on-first-interaction.ts';

/**
 * Runs `act` on the user's first interaction, once that is painted: early enough to preload the next
 * view, without burdening start-up or the interaction.
 */
export function useFirstInteraction(act: () => void): void {
  // Uses the `act` of the first render.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => onFirstInteraction(() => afterPaint(act)), []);
}
