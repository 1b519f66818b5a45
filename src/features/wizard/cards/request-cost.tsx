import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { costRange, isFree, sayRange } from '#domain/providers/prices.ts';
import { type PlatformId, PLATFORMS } from '#domain/platforms/platforms.ts';
import type { RequestTokens } from '#domain/providers/tokens.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { estimateAtom, priceAtom, spendingAtom } from '#state/provider/cost.ts';
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
  const cost = useCost(platforms);
  return cost && `${cost.charAt(0).toUpperCase()}${cost.slice(1)}.`;
}

function useCost(platforms: readonly PlatformId[]): string {
  const { id } = useAtomValue(providerAtom);
  const price = useAtomValue(priceAtom);
  const tokens = useEstimate(platforms);
  if (isFree(id)) return 'free on this computer';
  return price && tokens ? sayRange(costRange(price, tokens)) : '';
}

/** Re-estimates when a choice changes; never returns an estimate for other choices. */
export function useEstimate(platforms: readonly PlatformId[]): RequestTokens | undefined {
  const campaign = useAtomValue(campaignAtom);
  const estimate = useSetAtom(estimateAtom);
  const [found, setFound] = useState<{ of: string; campaign: object; tokens?: RequestTokens }>();
  const model = `${useAtomValue(baseUrlAtom) ?? ''} ${useAtomValue(modelNameAtom)}`;
  // A finished reply may have updated how much the model thinks.
  const ended = Object.keys(useAtomValue(spendingAtom)).length;
  // The array is new in every render; its content is not.
  const list = platforms.join(' ');
  const of = `${list}, ${model}, ${ended}`;
  useEffect(() => {
    let wanted = true;
    async function count() {
      const asked = PLATFORMS.map(({ id }) => id).filter((id) => list.split(' ').includes(id));
      const tokens = await estimate(asked);
      if (wanted) setFound({ of, campaign, ...(tokens && { tokens }) });
    }
    void count();
    return () => {
      wanted = false;
    };
  }, [campaign, estimate, list, of]);
  return found?.campaign === campaign && found.of === of ? found.tokens : undefined;
}
