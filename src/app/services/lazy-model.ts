import type { Failure } from '#domain/jobs/failure.ts';
import { lazyService } from '#services/lazy-service.ts';
import type { ModelService } from '#services/model/model.ts';

/**
 * Loads the model's adapter with the first call. Only a failed chunk load proves that no request
 * was sent; an exception from the adapter is passed to the caller, since it may have been billed.
 */
export function createLazyModel(load: () => Promise<ModelService>): ModelService {
  const loadOnce = lazyService(load);
  /** Undefined if the chunk failed to load; the next call loads it again. */
  const loaded = () => loadOnce().catch(() => undefined);

  return {
    async generate(request, options) {
      const model = await loaded();
      return (
        model?.generate(request, options) ?? { outcome: 'failed', text: '', failure: UNREACHED }
      );
    },
    async listModels(endpoint, signal) {
      const model = await loaded();
      return model?.listModels(endpoint, signal) ?? { ok: false, failure: UNREACHED };
    },
    async describe(address) {
      const model = await loaded();
      return model?.describe(address);
    },
    async probe(endpoint) {
      const model = await loaded();
      return model ? model.probe(endpoint) : UNREACHED;
    },
  };
}

const UNREACHED: Failure = { kind: 'offline', sent: false };
