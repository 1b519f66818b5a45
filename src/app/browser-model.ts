import type { BrowserModelService } from '#services/browser-model/browser-model.ts';
import { promptApiOf } from '#services/browser-model/prompt-api.ts';
import { createBrowserModel } from '#services/browser-model/prompt-api-download.ts';

/** Loaded with the Generate step of a browser that has the Prompt API. */
export function openBrowserModel(): BrowserModelService | undefined {
  const api = promptApiOf(globalThis);
  return api && createBrowserModel(api);
}
