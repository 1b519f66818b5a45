import { useSetAtom } from 'jotai';
import { findChoice } from '#domain/choice.ts';
import { type PlatformId, PLATFORMS } from '#domain/platforms.ts';
import { shortenAtom } from '#state/shorten.ts';
import { OneMoreRequest } from './one-more-request.tsx';

/** The saved text is more than its platform takes: the model can write it again, shorter. */
export function ShortenToFit({ platform }: { platform: PlatformId }) {
  const shorten = useSetAtom(shortenAtom);
  const name = findChoice(PLATFORMS, platform)?.name ?? 'its platform';
  return (
    <OneMoreRequest
      title={`Too long for ${name}`}
      action="Shorten to fit"
      onPress={() => void shorten()}
    >
      The model can shorten it, which is one more request, or you cut it yourself. The long version
      stays, one press away.
    </OneMoreRequest>
  );
}
