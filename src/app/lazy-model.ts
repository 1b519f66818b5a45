import type { Failure } from '#domain/failure.ts';
import type { ModelService } from '#services/model/model.ts';

/** Writing posts comes late in a visit: its adapter is loaded when it is first asked for. */
export function createLazyModel(load: () => Promise<ModelService>): ModelService {
  let loading: Promise<ModelService> | undefined;
  const service = () => (loading ??= load());

  async function orFailure<T>(ask: (model: ModelService) => Promise<T>, fail: () => T): Promise<T> {
    try {
      return await ask(await service());
    } catch {
      // The script did not come: nothing was sent, and the next try loads it again.
      loading = undefined;
      return fail();
    }
  }

  return {
    generate: (request, options) =>
      orFailure(
        (model) => model.generate(request, options),
        () => ({ outcome: 'failed', text: '', failure: UNREACHED }),
      ),
    listModels: (endpoint, signal) =>
      orFailure(
        (model) => model.listModels(endpoint, signal),
        () => ({ ok: false, failure: UNREACHED }),
      ),
    probe: (endpoint) =>
      orFailure(
        (model) => model.probe(endpoint),
        () => UNREACHED,
      ),
  };
}

const UNREACHED: Failure = { kind: 'offline', sent: false };
