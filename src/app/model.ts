import { createAdaptations } from '#services/model/adaptations.ts';
import { browserLocalNetwork } from '#services/model/local-network.ts';
import type { ModelService } from '#services/model/model.ts';
import { createModelService } from '#services/model/openai-compatible.ts';
import type { ColdStorage } from '#services/storage/cold-storage.ts';

/** The adapter that `lazy-model.ts` loads. */
export function createModel(fetch: typeof globalThis.fetch, storage: ColdStorage): ModelService {
  return createModelService({
    fetch,
    isOnline: () => navigator.onLine,
    adaptations: createAdaptations(storage),
    localNetwork: browserLocalNetwork(globalThis),
  });
}
