import { atom } from 'jotai';
import { BROWSER_BASE_URL } from '#domain/providers/providers.ts';
import { postLanguage } from '#domain/campaign/writing-language.ts';
import type { BrowserModelStatus } from '#services/browser-model/browser-model.ts';
import { queueAtom } from '../jobs/queue.ts';
import { campaignAtom } from '../campaign/campaign.ts';
import { baseUrlAtom, loadKeyHintAtom, offersBrowserModelAtom } from './provider.ts';
import { services } from '../services.ts';

/** Language that the post will be written in. */
export const writingLanguageAtom = atom((get) => postLanguage(get(campaignAtom)));

/** Undefined until the browser has reported it. */
export const browserModelStatusAtom = atom<BrowserModelStatus | undefined>(undefined);

/** Queries the status of the browser's model, and offers the model unless it is unavailable. */
export const loadBrowserModelAtom = atom(null, async (get, set) => {
  const language = get(writingLanguageAtom);
  const model = await services(get).openBrowserModel();
  const status = (await model?.status(language)) ?? 'unavailable';
  if (get(writingLanguageAtom) !== language) return;
  set(browserModelStatusAtom, status);
  set(offersBrowserModelAtom, status !== 'unavailable');
  if (get(baseUrlAtom) === BROWSER_BASE_URL) await set(loadKeyHintAtom);
});

/** Downloads the model, then sends the jobs that need it. `onProgress` receives 0 to 1. */
export const downloadBrowserModelAtom = atom(
  null,
  async (get, set, onProgress: (share: number) => void, signal: AbortSignal) => {
    const model = await services(get).openBrowserModel();
    const end = (await model?.download(get(writingLanguageAtom), onProgress, signal)) ?? 'failed';
    await set(loadBrowserModelAtom);
    if (end === 'done') void get(queueAtom)?.resume(BROWSER_BASE_URL);
    return end;
  },
);
