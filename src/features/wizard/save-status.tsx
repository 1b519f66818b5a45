import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { SaveState } from '#services/storage/document-store.ts';
import { saveStateAtom } from '#state/documents.ts';
import { Muted } from '#ui/text.tsx';

const WORDS: Record<SaveState, string> = {
  saved: 'Saved on this device',
  saving: 'Saving…',
  full: 'Not saved: the device is full',
  failed: 'Not saved',
  outdated: 'Not saved: reload this tab',
};

/** Milliseconds: a write is done long before anybody could read "Saving". */
const PATIENCE_MS = 500;

/**
 * How the device stores what is on the screen. Subscribes by itself: every key flips the state twice,
 * and only a write that takes long renders anything.
 */
export function useSaveState(): SaveState {
  const store = useStore();
  const [shown, show] = useState(() => store.get(saveStateAtom));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function follow(): void {
      const state = store.get(saveStateAtom);
      clearTimeout(timer);
      timer = setTimeout(() => show(state), state === 'saving' ? PATIENCE_MS : 0);
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

/** Whether what is on the screen is on the device too. */
export function SaveStatus() {
  const shown = useSaveState();
  return (
    <Muted role="status" data-save-state={shown}>
      {WORDS[shown]}
    </Muted>
  );
}
