import { useStore } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { generationStatusAtom } from '#state/generation/current.ts';

/**
 * Status of the generation, as the step is laid out for it. A press shows in its button first: the
 * step makes room for the text behind it.
 */
export function useShownStatus() {
  const store = useStore();
  const [status, show] = useState(() => store.get(generationStatusAtom));
  useEffect(() => {
    const follow = () => {
      const now = store.get(generationStatusAtom);
      if (now === 'running') startTransition(() => show(now));
      else show(now);
    };
    follow();
    return store.sub(generationStatusAtom, follow);
  }, [store]);
  return status;
}
