import { atom, type Getter } from 'jotai';
import { type CampaignConfiguration, ready } from '#domain/campaign/campaign.ts';
import type { SendableCampaign } from '#domain/campaign/request.ts';
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
import { withBrand } from '../brand/brands.ts';
import { setIdAtom } from '../campaign/campaign.ts';
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

/** The posts of a campaign for these platforms. */
export interface AskedPosts {
  readonly campaign: CampaignConfiguration;
  readonly platforms: readonly PlatformId[];
}

/** Returns the total tokens of the requests for these posts; undefined until they can be made. */
export const estimateAtom = atom(
  null,
  async (get, set, posts: readonly AskedPosts[]): Promise<RequestTokens | undefined> => {
    const outlook = await set(outlookAtom, get(modelNameAtom));
    const tokens: RequestTokens[] = [];
    for (const { campaign, platforms } of posts) {
      const wanted = ready(campaign);
      const sent = wanted && (await sendable(get, set, wanted));
      if (!sent || !outlook) return undefined;
      const branded = withBrand(get, sent, get(setIdAtom));
      tokens.push(...platforms.map((platform) => tokensFor({ ...branded, platform }, outlook)));
    }
    return addTokens(tokens);
  },
);

function tokensFor(
  campaign: SendableCampaign,
  { thinkingRoom, mostReply = Infinity }: ModelOutlook,
): RequestTokens {
  const prompt = buildPrompt(campaign);
  const room = Math.max(0, Math.min(thinkingRoom, mostReply - prompt.maxTokens));
  return estimateRequest(prompt, campaign, room);
}

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
