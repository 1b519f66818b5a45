import { useAtomValue } from 'jotai';
import { targetsOf } from '#domain/campaign/campaign.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { keyHintAtom } from '#state/provider/provider.ts';
import { RequestCostSentence } from '../cards/request-cost.tsx';

/** What the next press on Generate costs, for a user whose key is saved. */
export function Price() {
  const hasKey = useAtomValue(keyHintAtom) !== undefined;
  const campaign = useAtomValue(campaignAtom);
  return hasKey && <RequestCostSentence platforms={targetsOf(campaign)} />;
}
