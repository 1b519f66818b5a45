import { useState } from 'react';
import { useFirstInteraction } from '#ui/behaviour/use-first-interaction.ts';

/** True once the user has touched the page: an untouched page loads no further code. */
export function useIsInUse(): boolean {
  const [isInUse, setInUse] = useState(() => navigator.userActivation.hasBeenActive);
  useFirstInteraction(() => setInUse(true));
  return isInUse;
}
