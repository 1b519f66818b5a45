import type { SaveState } from '#services/storage/document-store.ts';

export const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  saved: 'Saved on this device',
  saving: 'Saving…',
  full: 'Not saved: the device is full',
  failed: 'Not saved',
  outdated: 'Not saved: reload this tab',
};
