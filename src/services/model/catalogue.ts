import type { ModelAddress } from './adaptations.ts';
import type { ModelTraits } from './model-traits.ts';

/** Looks up a model in its host's list. `find` returns undefined if the list cannot be read. */
export type Catalogue = { find(address: ModelAddress): Promise<ModelTraits | undefined> };

type Models = ReadonlyMap<string, ModelTraits>;

/** Prices change; the list weighs a megabyte. */
const FRESH_MS = 3_600_000;

/** Reads a host's list once an hour. `read` answers undefined where there is no list. */
export function createCatalogue(
  read: (baseUrl: string) => Promise<Models | undefined>,
  now: () => number,
): Catalogue {
  const lists = new Map<string, { at: number; models: Promise<Models | undefined> }>();

  function listOf(baseUrl: string): Promise<Models | undefined> {
    const kept = lists.get(baseUrl);
    if (kept && Math.abs(now() - kept.at) < FRESH_MS) return kept.models;
    const models = read(baseUrl).then((found) => {
      // A list that did not come is asked for again.
      if (!found) lists.delete(baseUrl);
      return found;
    });
    lists.set(baseUrl, { at: now(), models });
    return models;
  }

  return { find: async ({ baseUrl, model }) => (await listOf(baseUrl))?.get(model) };
}
