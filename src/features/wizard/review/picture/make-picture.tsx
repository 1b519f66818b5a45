import { chakra } from '@chakra-ui/react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useId, useState } from 'react';
import type { Failure } from '#domain/jobs/failure.ts';
import { PHOTO_PROBLEMS, type PhotoPlace } from '#domain/pictures/photo-texts.ts';
import { type SizeId, sizeOf } from '#domain/pictures/sizes.ts';
import { isSampleModel } from '#domain/providers/picture-makers.ts';
import { providerAt } from '#domain/providers/providers.ts';
import { sayPicturePrice } from '#domain/providers/question-cost.ts';
import { explainPictureFailure } from '#domain/questions/picture-failures.ts';
import { LONGEST_IDEA, shapeFor } from '#domain/questions/picture-request.ts';
import type { KeptPhoto } from '#services/pictures/pictures.ts';
import { providerAtom } from '#state/provider/provider.ts';
import {
  madePictureAtom,
  makePictureAtom,
  pictureMakerAtom,
  pictureModelNameAtom,
  pictureQuestionAtom,
  priceOf,
  stopPictureAtom,
} from '#state/questions/make-picture.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea, TextField } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { FailureNotice } from '../../cards/failure-notice.tsx';
import { Running, useObstacle } from '../../cards/model-question.tsx';

export interface MakeOneProps {
  /** Words to begin with. */
  idea: string;
  size: SizeId;
  onMade(photo: KeptPhoto, place: PhotoPlace): void;
}

export interface MakePictureProps extends MakeOneProps {
  /** Takes the focus when the pressed button goes. */
  frame: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** Has a picture made: the words that go, the cost, the progress, and what came of it. */
export function MakePicture({ idea, size, frame, onMade, onClose }: MakePictureProps) {
  const question = useAtomValue(pictureQuestionAtom);
  const [made, setMade] = useAtom(madePictureAtom);
  const [words, setWords] = useState(idea);
  const isRunning = question?.status === 'running' || question?.status === 'done';
  useFocusAfter(isRunning, () => frame.current);
  useEffect(() => {
    if (!made?.ok) return;
    setMade(undefined);
    onMade(made.photo, made.place);
    onClose();
  }, [made, setMade, onMade, onClose]);
  return (
    <Stack gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {question?.status === 'failed' && (
        <Failed failure={question.failure} baseUrl={question.request.baseUrl} />
      )}
      {made?.ok === false && 'failure' in made && (
        <Failed failure={made.failure} baseUrl={made.baseUrl} />
      )}
      {made?.ok === false && 'problem' in made && (
        <chakra.p role="alert" color="danger" fontSize="sm">
          {PHOTO_PROBLEMS[made.problem]}
        </chakra.p>
      )}
      {isRunning ? (
        <Making since={question.request.at} />
      ) : (
        <Form words={words} size={size} onType={setWords} onClose={onClose} />
      )}
    </Stack>
  );
}

interface FormProps extends Pick<MakePictureProps, 'size' | 'onClose'> {
  words: string;
  onType(words: string): void;
}

function Form({ words, size, onType, onClose }: FormProps) {
  const make = useSetAtom(makePictureAtom);
  const stop = useSetAtom(stopPictureAtom);
  const setMade = useSetAtom(madePictureAtom);
  const maker = useAtomValue(pictureMakerAtom);
  const { name } = useAtomValue(providerAtom);
  const [model, setModel] = useAtom(pictureModelNameAtom);
  const obstacle = useObstacle();
  const id = useId();
  if (!maker) return null;
  const shape = shapeFor(sizeOf(size));
  const isSample = isSampleModel(model);
  const isReady = words.trim() !== '' && model.trim() !== '' && obstacle === 'none';
  return (
    <Stack gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Stack gap="2">
        <chakra.label htmlFor={id} fontWeight="600">
          What should it show?
        </chakra.label>
        <TextArea
          id={id}
          rows={5}
          dir="auto"
          maxLength={LONGEST_IDEA}
          value={words}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onType(target.value)}
        />
        <Muted id={`${id}-note`}>
          {isSample
            ? 'The demo model draws a sample on this computer, whatever you write.'
            : `These words go to ${name}, with a request for no text and no real people. Your reviews don’t.`}
        </Muted>
      </Stack>
      <TextField
        label="Model for pictures"
        value={model}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setModel(target.value)}
      />
      <Muted>{sayPicturePrice(priceOf(maker, model.trim(), shape), name, maker.read)}</Muted>
      {obstacle === 'offline' && <Muted>You’re offline. It needs a connection.</Muted>}
      <Cluster gap="2">
        <Button
          size="sm"
          disabled={!isReady}
          onClick={() => void make({ idea: words, shape, at: Date.now() })}
        >
          Make the picture
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            stop();
            setMade(undefined);
            onClose();
          }}
        >
          Cancel
        </Button>
      </Cluster>
    </Stack>
  );
}

function Making({ since }: { since: number }) {
  const stop = useSetAtom(stopPictureAtom);
  return (
    <Stack gap="2">
      <Running onStop={stop}>Making the picture…</Running>
      <Muted>
        <Seconds since={since} />. You can close this: the picture is kept with your photos. If you
        stop, it isn’t, and may still be charged.
      </Muted>
    </Stack>
  );
}

/** Not announced: a screen reader would read nothing else. */
function Seconds({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - since) / 1000));
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

interface FailedProps {
  failure: Failure;
  baseUrl: string;
}

function Failed({ failure, baseUrl }: FailedProps) {
  const explained = explainPictureFailure(failure, providerAt(baseUrl).name);
  if (!explained)
    return (
      <FailureNotice failure={failure} baseUrl={baseUrl}>
        <p>Your words for the picture are below.</p>
      </FailureNotice>
    );
  const { title, what, todo } = explained;
  return (
    <Notice tone="error" title={title}>
      <p>{what}</p>
      <p>{todo}</p>
    </Notice>
  );
}
