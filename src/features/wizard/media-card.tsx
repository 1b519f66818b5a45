import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Draft } from '#domain/draft.ts';
import { SAMPLE_MEDIA } from '#domain/sample-media.ts';
import { TOASTS, type ToastText } from '#domain/toasts.ts';
import { sampleMediaAtom, showSampleAtom } from '#state/sample-media.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Muted, SectionHeading, VisuallyHidden } from '#ui/text.tsx';

export function ImageCard({ draft }: { draft: Draft }) {
  if (draft.origin.contentType !== 'image') return null;
  return (
    <MediaCard
      key={draft.id}
      draftId={draft.id}
      noun="Image"
      about={draft.imagePrompt}
      aboutName="Image prompt"
      media={SAMPLE_MEDIA.image}
      done={TOASTS.imageGenerated}
      failed={TOASTS.imageFailed}
      fileName={`${draft.origin.platform}-image.jpg`}
    >
      <chakra.img
        src={SAMPLE_MEDIA.image.address}
        aspectRatio="1080 / 1080"
        alt="Sample: a blouse on a hanger with a speech bubble beside it"
        width="min(100%, 420px)"
        height="auto"
        borderRadius="card"
      />
    </MediaCard>
  );
}

export function VideoCard({ draft }: { draft: Draft }) {
  if (draft.origin.contentType !== 'video') return null;
  return (
    <MediaCard
      key={draft.id}
      draftId={draft.id}
      noun="Video"
      about={draft.videoScript}
      aboutName="Video script"
      media={SAMPLE_MEDIA.video}
      done={TOASTS.videoGenerated}
      failed={TOASTS.videoFailed}
      fileName={`${draft.origin.platform}-video.mp4`}
    >
      <chakra.video
        src={SAMPLE_MEDIA.video.address}
        poster={SAMPLE_MEDIA.video.poster}
        controls
        muted
        playsInline
        aspectRatio="720 / 1280"
        aria-label="Sample clip: quotes turning into a post"
        width="min(100%, 260px)"
        height="auto"
        borderRadius="card"
      />
    </MediaCard>
  );
}

interface MediaCardProps {
  draftId: string;
  noun: 'Image' | 'Video';
  /** What it would be made from; models may leave it out. */
  about: string | undefined;
  aboutName: string;
  media: { readonly address: string; readonly delay: number };
  done: ToastText;
  failed: ToastText;
  fileName: string;
  children: ReactNode;
}

/** Generation of media is simulated: after a delay a bundled sample shows, and says that it is one. */
function MediaCard(props: MediaCardProps) {
  const { draftId, noun, about, aboutName, media, done, failed, fileName, children } = props;
  const found = useAtomValue(servicesAtom);
  const hasSample = useAtomValue(sampleMediaAtom).includes(draftId);
  const showSample = useSetAtom(showSampleAtom);
  const { status, start, reset } = useSimulatedGeneration(media.delay, hasSample, {
    onDone() {
      showSample(draftId, true);
      found?.notify(done);
    },
    onReset: () => showSample(draftId, false),
  });
  function onError() {
    reset();
    found?.notify(failed);
  }
  return (
    <Card>
      <SectionHeading>{aboutName}</SectionHeading>
      {about ? (
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
          {about}
        </chakra.p>
      ) : (
        <Muted>
          The model sent no {aboutName.toLowerCase()} this time. Generate again for one.
        </Muted>
      )}
      {status === 'done' && (
        <chakra.figure display="grid" gap="2" onErrorCapture={onError}>
          {children}
          <chakra.figcaption color="muted" fontSize="sm">
            This is a sample that comes with the app. It was not made from your post.
          </chakra.figcaption>
        </chakra.figure>
      )}
      {about && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {status === 'done' ? (
            <>
              <Button
                variant="outline"
                onClick={() => {
                  found?.sharing.downloadFile(fileName, media.address);
                  found?.notify(TOASTS.downloadStarted);
                }}
              >
                Download {noun}
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  reset();
                  start();
                }}
              >
                Generate New
              </Button>
            </>
          ) : (
            <Button
              variant="outline"
              busy={status === 'running'}
              disabled={status === 'running'}
              onClick={start}
            >
              {status === 'running' ? 'Generating...' : `Generate ${noun}`}
            </Button>
          )}
          {status === 'running' && (
            <>
              <Button variant="quiet" onClick={reset}>
                Cancel
              </Button>
              <VisuallyHidden role="status">Preparing the sample</VisuallyHidden>
            </>
          )}
        </chakra.div>
      )}
    </Card>
  );
}

interface Listener {
  onDone(): void;
  onReset(): void;
}

function useSimulatedGeneration(delay: number, isDone: boolean, hear: Listener) {
  const [status, setStatus] = useState<'idle' | 'running' | 'done'>(isDone ? 'done' : 'idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    status,
    start() {
      setStatus('running');
      timer.current = setTimeout(() => {
        setStatus('done');
        hear.onDone();
      }, delay);
    },
    reset() {
      clearTimeout(timer.current);
      setStatus('idle');
      hear.onReset();
    },
  };
}
