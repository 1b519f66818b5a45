import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { findChoice } from '#domain/choice.ts';
import type { Draft } from '#domain/draft.ts';
import { PLATFORMS } from '#domain/platforms.ts';
import { checkPost, fits } from '#domain/post-check.ts';
import { generationAtom, stopAtom } from '#state/generation.ts';
import { shortenAtom } from '#state/shorten.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { FailureNotice } from './late-failure-notice.tsx';

/** The saved text is more than its platform takes: the model can write it again, shorter. */
export function ShortenToFit({ draft }: { draft: Draft }) {
  const generation = useAtomValue(generationAtom);
  const shorten = useSetAtom(shortenAtom);
  const stop = useSetAtom(stopAtom);
  const { platform } = draft.origin;
  if (fits(checkPost(platform, draft.text))) return null;
  const running = generation.status === 'running';
  const name = findChoice(PLATFORMS, platform)?.name ?? 'its platform';
  return (
    <>
      {/* Of a text that was cut short, the notice below says it. */}
      {generation.status === 'failed' && !draft.cutShort && (
        <FailureNotice failure={generation.failure} />
      )}
      <Notice tone="warning" title={`Too long for ${name}`}>
        <p>
          The model can shorten it, which is one more request, or you cut it yourself. The long
          version stays, one press away.
        </p>
        <chakra.div display="flex" gap="2">
          <Button
            variant="outline"
            size="sm"
            busy={running}
            disabled={running}
            onClick={() => void shorten()}
          >
            {running ? 'Generating...' : 'Shorten to fit'}
          </Button>
          {running && (
            <Button variant="quiet" size="sm" onClick={() => stop()}>
              Stop
            </Button>
          )}
        </chakra.div>
      </Notice>
    </>
  );
}
