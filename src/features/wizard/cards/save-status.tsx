import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { SaveState } from '#services/storage/document-store.ts';
import { saveStateAtom } from '#state/storage/documents.ts';
import { SAVE_WORDS } from '#state/storage/save-words.ts';
import { Muted } from '#ui/page/text.tsx';

/** Delay before "Saving" is shown, in milliseconds: most writes finish sooner. */
const SPINNER_DELAY_MS = 500;

/**
 * Storage state of the visible content. Subscribes to the store directly: every keystroke flips the
 * state twice, and only a slow write should re-render.
 */
export function useSaveState(): SaveState {
  const store = useStore();
  const [shown, show] = useState(() => store.get(saveStateAtom));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function follow(): void {
      const state = store.get(saveStateAtom);
      clearTimeout(timer);
      timer = setTimeout(() => show(state), state === 'saving' ? SPINNER_DELAY_MS : 0);
    }
    follow();
    const stop = store.sub(saveStateAtom, follow);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return shown;
}

export function SaveStatus() {
  const shown = useSaveState();
  return (
    <Muted role="status" data-save-state={shown}>
      {SAVE_WORDS[shown]}
    </Muted>
  );
}
