import { useAtomValue } from 'jotai';
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

/** How the device keeps what is on the screen, without a change for each key. */
export function useSaveState(): SaveState {
  const state = useAtomValue(saveStateAtom);
  const [shown, show] = useState(state);
  useEffect(() => {
    const timer = setTimeout(() => show(state), state === 'saving' ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [state]);
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
