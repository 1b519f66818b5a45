import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { costRange, isFree, sayRange } from '#domain/providers/prices.ts';
import { type PlatformId, PLATFORMS } from '#domain/platforms/platforms.ts';
import type { RequestTokens } from '#domain/providers/tokens.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { type AskedPosts, estimateAtom, priceAtom, spendingAtom } from '#state/provider/cost.ts';
import { baseUrlAtom, modelNameAtom, providerAtom } from '#state/provider/provider.ts';

interface RequestCostProps {
  platforms: readonly PlatformId[];
}

/** Estimated total cost of the requests for these platforms, as the end of a sentence. */
export function RequestCost({ platforms }: RequestCostProps) {
  const cost = useCost(platforms);
  return cost && `, ${cost}`;
}

/** The same as a sentence of its own: it moves no text when it appears. */
export function RequestCostSentence({ platforms }: RequestCostProps) {
  return asSentence(useCost(platforms));
}

export const asSentence = (cost: string): string =>
  cost && `${cost.charAt(0).toUpperCase()}${cost.slice(1)}.`;

const useCost = (platforms: readonly PlatformId[]): string => useCostOf(useOwnPosts(platforms));

/** Estimated total cost of the requests for these posts, in words; '' until it is known. */
export function useCostOf(posts: readonly AskedPosts[]): string {
  const { id } = useAtomValue(providerAtom);
  const price = useAtomValue(priceAtom);
  const tokens = useEstimateOf(posts);
  if (isFree(id)) return 'free on this computer';
  return price && tokens ? sayRange(costRange(price, tokens)) : '';
}

/** Tokens of the requests for these platforms. */
export const useEstimate = (platforms: readonly PlatformId[]): RequestTokens | undefined =>
  useEstimateOf(useOwnPosts(platforms));

/** The current campaign's posts for these platforms: the same array for the same posts. */
function useOwnPosts(platforms: readonly PlatformId[]): readonly AskedPosts[] {
  const campaign = useAtomValue(campaignAtom);
  // The array is new in every render; its content is not.
  const list = platforms.join(' ');
  return useMemo(() => {
    const asked = PLATFORMS.map(({ id }) => id).filter((id) => list.split(' ').includes(id));
    return [{ campaign, platforms: asked }];
  }, [campaign, list]);
}

/** Re-estimates when a choice changes; never returns an estimate for other posts. */
function useEstimateOf(posts: readonly AskedPosts[]): RequestTokens | undefined {
  const estimate = useSetAtom(estimateAtom);
  const [found, setFound] = useState<{ of: string; posts: object; tokens?: RequestTokens }>();
  const model = `${useAtomValue(baseUrlAtom) ?? ''} ${useAtomValue(modelNameAtom)}`;
  // A finished reply may have updated how much the model thinks.
  const ended = Object.keys(useAtomValue(spendingAtom)).length;
  const of = `${model}, ${ended}`;
  useEffect(() => {
    let wanted = true;
    async function count() {
      const tokens = await estimate(posts);
      if (wanted) setFound({ of, posts, ...(tokens && { tokens }) });
    }
    void count();
    return () => {
      wanted = false;
    };
  }, [posts, estimate, of]);
  return found?.posts === posts && found.of === of ? found.tokens : undefined;
}
