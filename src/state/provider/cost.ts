import { atom, type Getter } from 'jotai';
import { ready } from '#domain/campaign/campaign.ts';
import {
  costOf,
  findPrice,
  type ListedPrice,
  type OwnPrices,
  parsePrices,
  type Price,
  priceKey,
} from '#domain/providers/prices.ts';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { buildPrompt } from '#domain/campaign/prompt.ts';
import { providerAt, type ProviderId } from '#domain/providers/providers.ts';
import type { Job } from '#domain/jobs/job.ts';
import { addSpent, parseSpending, type Spending } from '#domain/providers/spending.ts';
import { addTokens, estimateRequest, type RequestTokens } from '#domain/providers/tokens.ts';
import type { ModelOutlook, Reply } from '#services/model/model.ts';
import { campaignAtom } from '../campaign/campaign.ts';
import { documentAtom } from '../storage/documents.ts';
import { sendable } from '../quotes/insight.ts';
import { baseUrlAtom, modelNameAtom, providerAtom } from './provider.ts';
import { services } from '../services.ts';
import { PRICES, SPENDING } from '../storage/storage-keys.ts';

/** Prices corrected by the user, by provider and model. */
const ownPricesAtom = documentAtom<OwnPrices>({
  key: PRICES,
  version: 1,
  initial: {},
  parse: parsePrices,
});

/** Usage of every request. Each entry has its own key, so a merge of two tabs keeps both. */
export const spendingAtom = documentAtom<Spending>({
  key: SPENDING,
  version: 1,
  initial: {},
  parse: parseSpending,
});

/** Prices listed by the providers during this visit, by provider and model. */
const listedPricesAtom = atom<OwnPrices>({});

/** Price of the chosen model; undefined if unknown. */
export const priceAtom = atom((get) => priceOf(get, get(providerAtom).id, get(modelNameAtom)));

function priceOf(get: Getter, provider: ProviderId, model: string): ListedPrice | undefined {
  const listed = get(listedPricesAtom)[priceKey(provider, model)];
  return findPrice(provider, model, get(ownPricesAtom), listed);
}

/** Sets the user's own price of the chosen model; undefined restores the listed one. */
export const setPriceAtom = atom(null, (get, set, price: Price | undefined) => {
  const key = priceKey(get(providerAtom).id, get(modelNameAtom));
  set(ownPricesAtom, ({ [key]: _, ...others }) => (price ? { ...others, [key]: price } : others));
});

/**
 * Returns the total tokens of the requests for these platforms; undefined until they can be made.
 */
export const estimateAtom = atom(
  null,
  async (get, set, platforms: readonly PlatformId[]): Promise<RequestTokens | undefined> => {
    const campaign = ready(get(campaignAtom));
    const [sent, outlook] = await Promise.all([
      campaign && sendable(get, set, campaign),
      set(outlookAtom, get(modelNameAtom)),
    ]);
    if (!sent || !outlook) return undefined;
    const { thinkingRoom, mostReply = Infinity } = outlook;
    const tokensFor = (platform: PlatformId) => {
      const campaignThere = { ...sent, platform };
      const prompt = buildPrompt(campaignThere);
      const room = Math.max(0, Math.min(thinkingRoom, mostReply - prompt.maxTokens));
      return estimateRequest(prompt, campaignThere, room);
    };
    return addTokens(platforms.map(tokensFor));
  },
);

/** Loads the expected usage of the next request to a model of the chosen provider. */
export const outlookAtom = atom(
  null,
  async (get, set, model: string): Promise<ModelOutlook | undefined> => {
    const baseUrl = get(baseUrlAtom);
    const { id } = get(providerAtom);
    if (baseUrl === undefined) return undefined;
    const outlook = await services(get).model.describe({ baseUrl, model });
    const price = outlook?.price;
    if (price) set(listedPricesAtom, (prices) => ({ ...prices, [priceKey(id, model)]: price }));
    return outlook;
  },
);

/**
 * Records a request's usage as counted by its provider. Idempotent by `id`, the request's id. Skips
 * a failed request whose usage is unknown.
 */
export const recordUsageAtom = atom(
  null,
  (
    get,
    set,
    id: string,
    { baseUrl, model }: Pick<Job, 'baseUrl' | 'model'>,
    { outcome, usage }: Pick<Reply, 'outcome' | 'usage'>,
  ) => {
    if (outcome === 'failed' && !usage) return;
    const { promptTokens: prompt, completionTokens: reply, cost: charged } = usage ?? {};
    const price = priceOf(get, providerAt(baseUrl).id, model);
    const counted = prompt !== undefined && reply !== undefined;
    const spent = {
      at: services(get).now(),
      model,
      ...(prompt !== undefined && { prompt }),
      ...(reply !== undefined && { reply }),
      ...(counted && price && { cost: costOf(price, prompt, reply) }),
      // The charge that the provider reports takes precedence over any price.
      ...(charged !== undefined && { cost: charged }),
    };
    set(spendingAtom, (spending) => addSpent(spending, id, spent));
  },
);
