import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  baseUrlAtom,
  isKeyLookedUpAtom,
  isProviderFormOpenAtom,
  keyHintAtom,
  keyLockedAtom,
  loadKeyHintAtom,
  watchKeyAtom,
} from '#state/provider/provider.ts';
import { generationAtom } from '#state/generation/current.ts';

/** No text of a generation renders the step. */
const isModelGoneAtom = atom((get) => {
  const generation = get(generationAtom);
  return generation.status === 'failed' && generation.failure.kind === 'model-not-found';
});

/**
 * Decides how the provider is shown: as one line, as its form while that lacks something, or as ways
 * to a key without one. Undefined until the key has been looked up. An open form stays open, so that
 * saving a key doesn't take the fields away.
 */
export function useProviderForm(): 'form' | 'line' | 'cards' | undefined {
  useKey();
  const isLookedUp = useAtomValue(isKeyLookedUpAtom);
  const hasKey = useAtomValue(keyHintAtom) !== undefined;
  const isLocked = useAtomValue(keyLockedAtom);
  const [isOpen, setOpen] = useAtom(isProviderFormOpenAtom);
  // The list of models is in the form.
  const isNeeded = useAtomValue(isModelGoneAtom) || isLocked;
  useEffect(() => {
    if (isLookedUp && isNeeded) setOpen(true);
  }, [isLookedUp, isNeeded, setOpen]);
  useEffect(() => () => setOpen(undefined), [setOpen]);
  if (!isLookedUp) return undefined;
  if (isOpen || isNeeded) return 'form';
  return hasKey ? 'line' : 'cards';
}

/** Follows the key of the chosen provider. */
function useKey(): void {
  const baseUrl = useAtomValue(baseUrlAtom);
  const load = useSetAtom(loadKeyHintAtom);
  const watch = useSetAtom(watchKeyAtom);
  useEffect(() => void load(), [load, baseUrl]);
  useEffect(() => watch(), [watch]);
}
