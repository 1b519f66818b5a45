import * as v from 'valibot';
import {
  type KeyValueStore,
  createMemoryKeyValueStore,
} from '#services/storage/key-value-store.ts';
import type { RequestForm } from './request-form.ts';
import { isThinkLess, type ThinkLess } from './think-less.ts';

/** The request form that a model at a base URL accepted. Holds no key. */
export type Adaptation = {
  form: RequestForm;
  /**
   * Largest number of thinking tokens in one reply, or half the room that was too small for one;
   * undefined before a reply has reported it.
   */
  thinking?: number;
  /** Time at which the form was found, in milliseconds since 1970. */
  since: number;
};

export type ModelAddress = { baseUrl: string; model: string };

/** Stored adaptations. Never rejects: without a disk, every page finds the forms again. */
export type Adaptations = {
  find(address: ModelAddress): Promise<Adaptation | undefined>;
  remember(address: ModelAddress, adaptation: Adaptation): Promise<void>;
  forget(address: ModelAddress): Promise<void>;
};

/** Models change behind their names, so an entry expires after 30 days. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 3_600_000;

const Cap = v.object({
  tokens: v.pipe(v.number(), v.finite(), v.minValue(0)),
  isGuess: v.boolean(),
});

const Stored = v.object({
  form: v.object({
    limit: v.picklist(['max_tokens', 'max_completion_tokens']),
    caps: v.exactOptional(
      v.object({ limit: v.exactOptional(Cap), context: v.exactOptional(Cap) }),
      {},
    ),
    thinkLess: v.custom<ThinkLess>(isThinkLess),
    off: v.boolean(),
    temperature: v.boolean(),
    usage: v.boolean(),
    stream: v.boolean(),
  }),
  thinking: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  since: v.pipe(v.number(), v.finite()),
});

export function createAdaptations(
  storage: KeyValueStore = createMemoryKeyValueStore(),
  now: () => number = Date.now,
): Adaptations {
  return {
    async find(address) {
      const stored = v.safeParse(Stored, await storage.get(nameOf(address)).catch(() => undefined));
      if (!stored.success) return undefined;
      const { form, thinking, since } = stored.output;
      const age = now() - since;
      // A negative age means that the clock was set back: the entry would never expire.
      if (age < 0 || age > FORGOTTEN_AFTER_MS) return undefined;
      return { form, since, ...(thinking !== undefined && { thinking }) };
    },
    remember: (address, adaptation) =>
      storage.set(nameOf(address), adaptation).catch(() => undefined),
    forget: (address) => storage.delete(nameOf(address)).catch(() => undefined),
  };
}

const nameOf = ({ baseUrl, model }: ModelAddress) => `adaptation ${baseUrl} ${model}`;
