import { createAdaptations } from '#services/model/adaptations.ts';
import type { ModelService } from '#services/model/model.ts';
import { createModelService } from '#services/model/openai-compatible.ts';

/** The adapter that `lazy-model.ts` loads. */
export function createModel(fetch: typeof globalThis.fetch): ModelService {
  return createModelService({
    fetch,
    isOnline: () => navigator.onLine,
    adaptations: createAdaptations(),
  });
}
