import { atom } from 'jotai';
import { addInsightAtom, type AddResult } from './insight.ts';
import { services } from './services.ts';

/** Adds the clipboard's content, if the browser and the user let the page read it. */
export const pasteInsightAtom = atom(null, async (get, set): Promise<AddResult> => {
  const paste = await services(get).sharing.paste();
  if (!paste) return { ok: false, problem: 'refused' };
  const result = await set(addInsightAtom, paste);
  return result.ok || paste.text.trim() !== '' ? result : { ok: false, problem: 'no-text' };
});
