import { useAtomValue, useSetAtom } from 'jotai';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { writeAtom } from '#state/generation/generate.ts';
import { keyHintAtom } from '#state/provider/provider.ts';
import { Button } from '#ui/controls/button.tsx';
import { RequestCost, useEstimate } from './request-cost.tsx';

/**
 * Retries after a reply that contained only thinking. The token limit follows from the length of
 * the thinking, which the model service has recorded. The possible cost is shown before the
 * request.
 */
export function MoreRoom() {
  const { platform } = useAtomValue(campaignAtom);
  return platform ? <AskAgain platform={platform} /> : null;
}

function AskAgain({ platform }: { platform: PlatformId }) {
  const write = useSetAtom(writeAtom);
  const hasKey = useAtomValue(keyHintAtom) !== undefined;
  const tokens = useEstimate([platform]);
  if (!tokens) return null;
  return (
    <div>
      <p>
        The next request has room for {tokens.reply[1].toLocaleString('en')} tokens
        <RequestCost platforms={[platform]} />.{!hasKey && ' Generate again to send it.'}
      </p>
      {hasKey && (
        <div>
          <Button variant="outline" size="sm" onClick={() => void write([platform])}>
            Ask again with more room
          </Button>
        </div>
      )}
    </div>
  );
}
