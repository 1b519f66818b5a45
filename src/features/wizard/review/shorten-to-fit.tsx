import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import type { Draft } from '#domain/posts/draft.ts';
import { shortenAtom } from '#state/shorten.ts';
import { Muted } from '#ui/text.tsx';
import { platformName } from '../cards/variant-state.tsx';
import { RetryButtons, RetryNotice } from './retry-notice.tsx';

interface ShortenProps {
  draft: Draft;
}

/** The saved text exceeds its platform's limit: the model can rewrite it, shorter. */
export function ShortenToFit({ draft }: ShortenProps) {
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

/** The same at the text box, where the limit is exceeded. */
export function ShortenWhileEditing({ draft }: ShortenProps) {
  const shorten = useSetAtom(shortenAtom);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <RetryButtons
        action="Shorten to fit"
        draft={draft}
        onPress={(provider) => void shorten(provider)}
      />
      <Muted>Saves your text and sends one more request. The long version is kept.</Muted>
    </chakra.div>
  );
}
