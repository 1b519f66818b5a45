import type { InsightService } from '#insight/insight.ts';
import { lazyService } from '#services/lazy-service.ts';

/**
 * Loads the client of the worker with the first need of it: most pages read nothing. If its chunk
 * fails to load, a text stays in its field and a file where it is, and the next call loads it again.
 */
export function createLazyInsight(load: () => Promise<InsightService>): InsightService {
  let client: InsightService | undefined;
  const loadOnce = lazyService(async () => (client = await load()));
  const loaded = () => loadOnce().catch(() => undefined);

  return {
    prepare: () => void loaded().then((insight) => insight?.prepare()),
    readText: async (...paste) => (await loaded())?.readText(...paste) ?? UNREADABLE,
    readFile: async (file) => (await loaded())?.readFile(file) ?? UNREADABLE,
    otherWays: async (...source) => (await loaded())?.otherWays(...source) ?? [],
    pieces: async (...source) => (await loaded())?.pieces(...source),
    analyse: async (...quotes) => (await loaded())?.analyse(...quotes),
    check: async (...post) => (await loaded())?.check(...post),
    forget: () => client?.forget(),
  };
}

const UNREADABLE = { ok: false, problem: 'unreadable' } as const;
