import { atom } from 'jotai';
import { wipesAtom } from '../campaign/campaign.ts';
import { addInsightAtom, additionCampaignAtom, type AddResult } from './insight.ts';
import { services } from '../services.ts';

/**
 * Reads the clipboard, if the browser and the user let the page. Starts in the task of the press.
 * Resolves with the addition, which the caller makes in turn.
 */
export const readClipboardAtom = atom(null, async (get, set) => {
  const [wipes, campaignKey] = [get(wipesAtom), get(additionCampaignAtom)];
  const paste = await services(get).sharing.paste();
  return async (): Promise<AddResult | undefined> => {
    if (!paste) return { ok: false, problem: 'refused' };
    if (get(wipesAtom) !== wipes) return { ok: false, problem: 'unreadable' };
    const result = await set(addInsightAtom, paste, campaignKey);
    const isEmpty = result?.ok === false && paste.text.trim() === '';
    return isEmpty ? { ok: false, problem: 'no-text' } : result;
  };
});
