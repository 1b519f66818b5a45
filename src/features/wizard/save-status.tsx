import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { SaveState } from '#services/storage/document-store.ts';
import { saveStateAtom } from '#state/documents.ts';
import { Muted } from '#ui/text.tsx';

const WORDS: Record<SaveState, string> = {
  saved: 'Saved on this device',
  saving: 'Saving…',
  failed: 'Not saved',
  outdated: 'Not saved: reload this tab',
};

/** Milliseconds: a write is done long before anybody could read "Saving". */
const PATIENCE_MS = 500;

/** Whether what is on the screen is on the device too, without a word for each key. */
export function SaveStatus() {
  const state = useAtomValue(saveStateAtom);
  const [shown, show] = useState(state);
  useEffect(() => {
    const timer = setTimeout(() => show(state), state === 'saving' ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <Muted role="status" data-save-state={shown}>
      {WORDS[shown]}
    </Muted>
  );
}
