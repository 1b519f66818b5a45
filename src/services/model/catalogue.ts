import type { ModelAddress } from './adaptations.ts';
import type { ModelTraits } from './model-traits.ts';
import { promiseWithResolvers } from '../promise-with-resolvers.ts';

/**
 * Looks up a model in its host's list. `find` waits five seconds at most for the list, and not at
 * all if it failed to arrive before; it then returns undefined, as it does when `stop` is aborted.
 */
export type Catalogue = {
  find(address: ModelAddress, stop?: AbortSignal): Promise<ModelTraits | undefined>;
};

type Models = ReadonlyMap<string, ModelTraits>;

/**
 * Time until a list is read again, in milliseconds: prices change, but the list weighs a megabyte.
 */
const FRESH_MS = 3_600_000;

const LONGEST_WAIT_MS = 5000;

/** Reads a host's list once an hour. `read` returns undefined if the host cannot be asked now. */
export function createCatalogue(
  read: (baseUrl: string) => Promise<Models | undefined> | undefined,
  now: () => number,
): Catalogue {
  const lists = new Map<string, { at: number; models: Promise<Models | undefined> }>();
  /** Base URLs whose list failed to arrive. It is requested again, but not waited for. */
  const missed = new Set<string>();

  function listOf(baseUrl: string): Promise<Models | undefined> | undefined {
    const kept = lists.get(baseUrl);
    if (kept && Math.abs(now() - kept.at) < FRESH_MS) return kept.models;
    const models = read(baseUrl)?.then((found) => {
      if (found) missed.delete(baseUrl);
      else {
        lists.delete(baseUrl);
        missed.add(baseUrl);
      }
      return found;
    });
    if (models) lists.set(baseUrl, { at: now(), models });
    return models;
  }

  return {
    async find({ baseUrl, model }, stop) {
      const list = listOf(baseUrl);
      if (!list) return undefined;
      const wait = startWait(missed.has(baseUrl) ? 0 : LONGEST_WAIT_MS, stop);
      const models = await Promise.race([list, wait.over]);
      wait.end();
      if (!models && !stop?.aborted) missed.add(baseUrl);
      return models?.get(model);
    },
  };
}

function startWait(ms: number, stop: AbortSignal | undefined) {
  const { promise, resolve } = promiseWithResolvers<undefined>();
  const end = () => resolve(undefined);
  const timer = setTimeout(end, ms);
  stop?.addEventListener('abort', end);
  if (ms === 0 || stop?.aborted) end();
  return {
    over: promise,
    end() {
      clearTimeout(timer);
      stop?.removeEventListener('abort', end);
    },
  };
}
