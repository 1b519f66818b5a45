import { useSetAtom } from 'jotai';
import type { Draft } from '#domain/drafts/draft.ts';
import { shortenAtom } from '#state/review/shorten.ts';
import { platformName } from '../cards/variant-state.tsx';
import { RetryNotice } from './retry-notice.tsx';

/** The saved text exceeds its platform's limit: the model can rewrite it, shorter. */
export function ShortenToFit({ draft }: { draft: Draft }) {
  const shorten = useSetAtom(shortenAtom);
  return (
    <RetryNotice
      title={`Too long for ${platformName(draft.origin.platform)}`}
      action="Shorten to fit"
      draft={draft}
      onPress={(provider) => void shorten(provider)}
    >
      The model can shorten it with one more request, or you can shorten it yourself. The long
      version is kept.
    </RetryNotice>
  );
}
