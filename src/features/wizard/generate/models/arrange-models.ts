import { knownModels } from '#domain/providers/prices.ts';
import { findProvider, type ProviderId } from '#domain/providers/providers.ts';
import type { ModelInfo } from '#services/model/model.ts';

export interface ArrangedModel extends ModelInfo {
  readonly recommended: boolean;
}

/** Number of models shown at once: a router lists hundreds, too many to read. */
export const MOST_SHOWN = 50;

/** In UTF-16 units: longer than any name. */
const LONGEST_QUERY = 100;

/**
 * Models that match every word of `query`, recommended ones first and those being retired last.
 * Recommended are the provider's default model and small models with a known price.
 */
export function arrangeModels(
  models: readonly ModelInfo[],
  provider: ProviderId,
  query: string,
): ArrangedModel[] {
  const recommended = [findProvider(provider).defaultModel, ...knownModels(provider)];
  const words = query.slice(0, LONGEST_QUERY).toLowerCase().match(/\S+/g) ?? [];
  const rank = ({ id, shutdownDate }: ModelInfo): number => {
    const place = recommended.indexOf(id);
    if (shutdownDate) return recommended.length + 1;
    return place < 0 ? recommended.length : place;
  };
  return models
    .filter(({ id, name = '' }) => {
      const text = `${id} ${name}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => rank(a) - rank(b))
    .map((model) => ({
      ...model,
      recommended: recommended.includes(model.id) && !model.shutdownDate,
    }));
}
