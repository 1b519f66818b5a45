import { atom } from 'jotai';
import { addInsightAtom, type AddResult } from './insight.ts';
import { services } from './services.ts';

/** Adds the clipboard's content, if the browser and the user let the page read it. */
export const pasteInsightAtom = atom(null, async (get, set): Promise<AddResult> => {
  const paste = await services(get).sharing.paste();
  return paste ? set(addInsightAtom, paste) : { ok: false, problem: 'refused' };
});
