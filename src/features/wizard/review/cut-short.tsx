import { useSetAtom } from 'jotai';
import type { Draft } from '#domain/drafts/draft.ts';
import { continueAtom } from '#state/generation/change-draft.ts';
import { RetryNotice } from './retry-notice.tsx';

/** The reply was cut short: the model can continue, for the price of another request. */
export function CutShort({ draft }: { draft: Draft }) {
  const goOn = useSetAtom(continueAtom);
  return (
    <RetryNotice
      title="The text was cut short"
      action="Continue"
      draft={draft}
      onPress={(provider) => void goOn(provider)}
    >
      The model can continue it with one more request, or you can finish it yourself.
    </RetryNotice>
  );
}
