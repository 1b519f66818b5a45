import type { BrowserModelService } from '#services/browser-model/browser-model.ts';
import { createBrowserModel } from '#services/browser-model/prompt-api-download.ts';
import { optionsFor, promptApiOf, statusOf } from '#services/browser-model/prompt-api.ts';
import { withKeylessModel } from '#services/secrets/keyless-vault.ts';
import type { KeyVault } from '#services/secrets/key-vault.ts';

/** Lazy-loaded with the Generate step. Undefined where the browser lacks the Prompt API. */
export function openBrowserModel(): BrowserModelService | undefined {
  const api = promptApiOf(globalThis);
  return api && createBrowserModel(api);
}

export function withBrowserModel(vault: KeyVault): KeyVault {
  const isReady = async () =>
    (await statusOf(promptApiOf(globalThis), optionsFor('en'))) === 'available';
  return withKeylessModel(vault, isReady);
}
