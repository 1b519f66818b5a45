import { atom } from 'jotai';
import type { ModelList } from '#services/model/model.ts';
import { baseUrlAtom } from './provider.ts';
import { services } from '../services.ts';
import { unsentFailure } from './unsent-failure.ts';

/**
 * Requests the provider's model list, with the typed key or else the stored one. Free of charge.
 */
export const listModelsAtom = atom(
  null,
  async (get, _set, typedKey: string): Promise<ModelList> => {
    const { keys, model } = services(get);
    const baseUrl = get(baseUrlAtom);
    if (baseUrl === undefined) return { ok: false, failure: { kind: 'invalid-base-url' } };
    try {
      const key = typedKey.trim() || (await keys.read(baseUrl))?.key;
      if (!key) return { ok: false, failure: { kind: 'no-key' } };
      return await model.listModels({ baseUrl, key }, new AbortController().signal);
    } catch (problem) {
      return { ok: false, failure: unsentFailure(problem) };
    }
  },
);
