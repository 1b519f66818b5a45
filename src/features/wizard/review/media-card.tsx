import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import { type DraftPart, partOf } from '#domain/drafts/draft-part.ts';
import { SAMPLE_MEDIA } from '#domain/posts/sample-media.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { hasSampleAtom, showSampleAtom } from '#state/review/sample-media.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted, VisuallyHidden } from '#ui/page/text.tsx';
import { MediaPart } from './media-part.tsx';
import { useOpenEditorInView } from './editor/open-editor.ts';
import { useLatest } from './use-latest.ts';

const SampleImage = () => (
  <chakra.img
    src={SAMPLE_MEDIA.image.address}
    aspectRatio="1080 / 1080"
    alt="Sample: a blouse on a hanger with a speech bubble beside it"
    width="min(100%, 420px)"
    height="auto"
    borderRadius="card"
  />
);

const SampleVideo = () => (
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
);

const KINDS = {
  image: {
    noun: 'Image',
    media: SAMPLE_MEDIA.image,
    done: TOASTS.imageGenerated,
    failed: TOASTS.imageFailed,
    fileName: 'image.jpg',
    Sample: SampleImage,
  },
  video: {
    noun: 'Video',
    media: SAMPLE_MEDIA.video,
    done: TOASTS.videoGenerated,
    failed: TOASTS.videoFailed,
    fileName: 'video.mp4',
    Sample: SampleVideo,
  },
} as const;

/** Image or video of a post; empty for text posts. */
export function MediaCard({ draft }: { draft: Draft }) {
  const { contentType } = draft.origin;
  const part = partOf(draft);
  const card = useRef<HTMLDivElement>(null);
  useOpenEditorInView(card, draft.editing === undefined && draft.editingPart !== undefined);
  if (contentType === 'text' || !part) return null;
  return <KindCard key={draft.id} ref={card} draft={draft} part={part} kind={KINDS[contentType]} />;
}

interface KindCardProps {
  ref: Ref<HTMLDivElement>;
  draft: Draft;
  part: DraftPart;
  kind: (typeof KINDS)[keyof typeof KINDS];
}

/** Simulated media generation: after a delay it shows a bundled sample, labelled as such. */
function KindCard({ ref, draft, part, kind }: KindCardProps) {
  const { noun, media, Sample } = kind;
  const found = useAtomValue(servicesAtom);
  const asked = part.text ?? '';
  const latest = useLatest(draft);
  const hasSample = useAtomValue(hasSampleAtom)(draft.id, asked);
  const showSample = useSetAtom(showSampleAtom);
  const { status, start, reset } = useSimulatedGeneration(media.delay, asked, hasSample, {
    onDone() {
      // The prompt has been changed meanwhile.
      if (partOf(latest())?.text !== part.text) return;
      showSample(draft.id, asked);
      found?.notify(kind.done);
    },
    onReset: () => showSample(draft.id),
  });
  const actions = useRef<HTMLDivElement>(null);
  useFocusAfter(status, () => actions.current?.querySelector('button'));
  function onError() {
    reset();
    found?.notify(kind.failed);
  }
  function download() {
    found?.sharing.downloadFile(`${draft.origin.platform}-${kind.fileName}`, media.address);
    found?.notify(TOASTS.downloadStarted);
  }
  return (
    <Card ref={ref}>
      <MediaPart draft={draft} part={part} />
      {status === 'done' && (
        <Stack as="figure" gap="2" onErrorCapture={onError}>
          <Sample />
          <chakra.figcaption color="muted" fontSize="sm">
            This is a sample that comes with the app. It wasn’t made from your post.
          </chakra.figcaption>
        </Stack>
      )}
      {part.text && status === 'idle' && (
        <Muted>
          For now, this shows a sample {noun.toLowerCase()}, the same one for every post.
        </Muted>
      )}
      {part.text && (
        <Cluster ref={actions} gap="2">
          {status === 'done' ? (
            <>
              <Button variant="outline" onClick={download}>
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
        </Cluster>
      )}
    </Card>
  );
}

interface Listener {
  onDone(): void;
  onReset(): void;
}

/** `asked` is the prompt or script: once it is changed, its generation no longer counts. */
function useSimulatedGeneration(delay: number, asked: string, isDone: boolean, hear: Listener) {
  const [running, setRunning] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const status: 'idle' | 'running' | 'done' =
    running === asked ? 'running' : isDone ? 'done' : 'idle';
  return {
    status,
    start() {
      clearTimeout(timer.current);
      setRunning(asked);
      timer.current = setTimeout(() => {
        setRunning(undefined);
        hear.onDone();
      }, delay);
    },
    reset() {
      clearTimeout(timer.current);
      setRunning(undefined);
      hear.onReset();
    },
  };
}
