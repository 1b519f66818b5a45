import { BROWSER_BASE_URL } from '#domain/providers/providers.ts';
import { promptApiOf } from '#services/browser-model/prompt-api.ts';
import { createAdaptations } from '#services/model/adaptations.ts';
import { browserLocalNetwork } from '#services/model/local-network.ts';
import type { ModelService } from '#services/model/model.ts';
import { createModelService } from '#services/model/openai-compatible.ts';
import { isOnLine } from '#services/network/page-events.ts';
import type { KeyValueStore } from '#services/storage/key-value-store.ts';
import { createLazyModel } from './lazy-model.ts';

/** Adapter loaded by `lazy-model.ts`: providers over fetch, plus the browser's built-in model. */
export function createModel(fetch: typeof globalThis.fetch, storage: KeyValueStore): ModelService {
  const remote = createModelService({
    fetch,
    isOnline: () => isOnLine(window),
    adaptations: createAdaptations(storage),
    localNetwork: browserLocalNetwork(globalThis),
  });
  const browser = createLazyModel(async () => {
    const { createPromptApiModel } = await import('#services/browser-model/prompt-api-model.ts');
    return createPromptApiModel(promptApiOf(globalThis));
  });
  const at = ({ baseUrl }: { baseUrl: string }) =>
    baseUrl === BROWSER_BASE_URL ? browser : remote;
  return {
    generate: (request, options) => at(request.endpoint).generate(request, options),
    listModels: (endpoint, signal) => at(endpoint).listModels(endpoint, signal),
    describe: (address) => at(address).describe(address),
    probe: (endpoint) => at(endpoint).probe(endpoint),
  };
}
