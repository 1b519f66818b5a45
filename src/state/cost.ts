import { atom } from 'jotai';
import { ready } from '#domain/campaign.ts';
import {
  costOf,
  findPrice,
  type OwnPrices,
  parsePrices,
  type Price,
  priceKey,
} from '#domain/prices.ts';
import type { PlatformId } from '#domain/platforms.ts';
import { buildPrompt } from '#domain/prompt.ts';
import { addSpent, parseSpending, type Spending } from '#domain/spending.ts';
import { addTokens, estimateRequest, type RequestTokens } from '#domain/tokens.ts';
import type { Reply } from '#services/model/model.ts';
import { campaignAtom } from './campaign.ts';
import { documentAtom } from './documents.ts';
import { sendable } from './insight.ts';
import { modelNameAtom, providerAtom } from './provider.ts';
import { services } from './services.ts';

/** Prices that the person has put right, by provider and model. */
const ownPricesAtom = documentAtom<OwnPrices>({
  key: 'prices',
  version: 1,
  initial: {},
  parse: parsePrices,
});

/** What every request used. Two tabs keep both theirs: each entry has its own name. */
export const spendingAtom = documentAtom<Spending>({
  key: 'spending',
  version: 1,
  initial: {},
  parse: parseSpending,
});

/** The price of the model that is chosen; undefined when nobody knows it. */
export const priceAtom = atom((get) =>
  findPrice(get(providerAtom).id, get(modelNameAtom), get(ownPricesAtom)),
);

/** Sets the person's own price of the chosen model, or goes back to the listed one. */
export const setPriceAtom = atom(null, (get, set, price: Price | undefined) => {
  const key = priceKey(get(providerAtom).id, get(modelNameAtom));
  set(ownPricesAtom, ({ [key]: _, ...others }) => (price ? { ...others, [key]: price } : others));
});

/** Tokens of the requests for these platforms together; undefined while they cannot be made. */
export const estimateAtom = atom(
  null,
  async (get, _set, platforms: readonly PlatformId[]): Promise<RequestTokens | undefined> => {
    const campaign = ready(get(campaignAtom));
    const sent = campaign && (await sendable(get, campaign));
    if (!sent) return undefined;
    const tokensFor = (platform: PlatformId) =>
      estimateRequest(buildPrompt({ ...sent, platform }), platform, sent.length);
    return addTokens(platforms.map(tokensFor));
  },
);

/**
 * Notes what a request used, as its provider counted it; nothing of one that failed and of which no
 * usage was told. `id` is that of the request: one that is told of twice counts once.
 */
export const recordUsageAtom = atom(
  null,
  (get, set, id: string, model: string, { outcome, usage }: Pick<Reply, 'outcome' | 'usage'>) => {
    if (outcome === 'failed' && !usage) return;
    const { promptTokens: prompt, completionTokens: reply } = usage ?? {};
    const price = findPrice(get(providerAtom).id, model, get(ownPricesAtom));
    const counted = prompt !== undefined && reply !== undefined;
    const spent = {
      at: services(get).now(),
      model,
      ...(prompt !== undefined && { prompt }),
      ...(reply !== undefined && { reply }),
      ...(counted && price && { cost: costOf(price, prompt, reply) }),
    };
    set(spendingAtom, (spending) => addSpent(spending, id, spent));
  },
);
