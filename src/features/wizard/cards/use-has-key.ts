import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { keyHintAtom, loadKeyHintAtom, watchKeyAtom } from '#state/provider/provider.ts';

/** True once a key for the chosen provider is known. */
export function useHasKey(): boolean {
  const watchKey = useSetAtom(watchKeyAtom);
  const load = useSetAtom(loadKeyHintAtom);
  useEffect(() => {
    void load();
    return watchKey();
  }, [load, watchKey]);
  return useAtomValue(keyHintAtom) !== undefined;
}
