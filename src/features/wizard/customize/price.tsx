import { useAtomValue } from 'jotai';
import { targetsOf } from '#domain/campaign/campaign.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { keyHintAtom } from '#state/provider/provider.ts';
import { tickedPostsAtom } from '#state/quotes/ticked-themes.ts';
import { lazyPart, Nothing } from '#ui/page/lazy-part.tsx';
import { RequestCostSentence } from '../cards/request-cost.tsx';

const SeriesPrice = lazyPart(async () => (await import('./themes/series-price.tsx')).SeriesPrice, {
  Fallback: Nothing,
});

/** Price of the next press on Generate, for a user whose key is saved. */
export function Price() {
  const hasKey = useAtomValue(keyHintAtom) !== undefined;
  const campaign = useAtomValue(campaignAtom);
  const isTicked = useAtomValue(tickedPostsAtom) > 0;
  if (!hasKey) return null;
  return isTicked ? <SeriesPrice /> : <RequestCostSentence platforms={targetsOf(campaign)} />;
}
