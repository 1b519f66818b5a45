import { atom } from 'jotai';
import { BROWSER_BASE_URL } from '#domain/providers.ts';
import { postLanguage } from '#domain/writing-language.ts';
import type { BrowserModelStatus } from '#services/browser-model/browser-model.ts';
import { queueAtom } from './attention.ts';
import { campaignAtom } from './campaign.ts';
import { baseUrlAtom, loadKeyHintAtom, offersBrowserModelAtom } from './provider.ts';
import { services } from './services.ts';

/** The language that the post will be in. */
export const writingLanguageAtom = atom((get) => postLanguage(get(campaignAtom)));

/** Undefined until the browser has said. */
export const browserModelStatusAtom = atom<BrowserModelStatus | undefined>(undefined);

/** Asks the browser for its model, and offers it where it can write. */
export const loadBrowserModelAtom = atom(null, async (get, set) => {
  const language = get(writingLanguageAtom);
  const model = await services(get).openBrowserModel();
  const status = (await model?.status(language)) ?? 'unavailable';
  if (get(writingLanguageAtom) !== language) return;
  set(browserModelStatusAtom, status);
  set(offersBrowserModelAtom, status !== 'unavailable');
  if (get(baseUrlAtom) === BROWSER_BASE_URL) await set(loadKeyHintAtom);
});

/** Downloads the model; what waited for it is sent. `onProgress` hears a share from 0 to 1. */
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
