import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { loadBrowserModelAtom, writingLanguageAtom } from '#state/provider/browser-model.ts';

/** Checks whether the browser's built-in model is available for the language of the quotes. */
export function BrowserModelProbe() {
  const language = useAtomValue(writingLanguageAtom);
  const load = useSetAtom(loadBrowserModelAtom);
  useEffect(() => void load().catch(() => undefined), [load, language]);
  return null;
}
