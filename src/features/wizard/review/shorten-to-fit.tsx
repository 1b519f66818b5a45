import { useSetAtom } from 'jotai';
import { findChoice } from '#domain/campaign/choice.ts';
import type { Draft } from '#domain/posts/draft.ts';
import { PLATFORMS } from '#domain/posts/platforms.ts';
import { shortenAtom } from '#state/shorten.ts';
import { RetryNotice } from './retry-notice.tsx';

/** The saved text exceeds its platform's limit: the model can rewrite it, shorter. */
export function ShortenToFit({ draft }: { draft: Draft }) {
  const shorten = useSetAtom(shortenAtom);
  const name = findChoice(PLATFORMS, draft.origin.platform)?.name ?? 'its platform';
  return (
    <RetryNotice
      title={`Too long for ${name}`}
      action="Shorten to fit"
      draft={draft}
      onPress={(provider) => void shorten(provider)}
    >
      The model can shorten it with one more request, or you can shorten it yourself. The long
      version stays under “See the other version”.
    </RetryNotice>
  );
}
