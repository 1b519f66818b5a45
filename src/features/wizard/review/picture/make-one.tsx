import { useAtomValue } from 'jotai';
import { type Ref, useRef, useState } from 'react';
import { PICTURE_MAKER_NAMES } from '#domain/providers/picture-makers.ts';
import {
  madePictureAtom,
  pictureMakerAtom,
  pictureQuestionAtom,
} from '#state/questions/make-picture.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { FocusGroup } from '#ui/controls/focus-group.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { useObstacle } from '../../cards/model-question.tsx';
import type { MakeOneProps, MakePictureProps } from './make-picture.tsx';

/** Loads with the first press. */
const MakePicture = lazyPart<MakePictureProps>(
  async () => (await import('./make-picture.tsx')).MakePicture,
);

/** Offers a picture from the user's provider, where it makes any. */
export function MakeOne(props: MakeOneProps) {
  const isUnderWay = useAtomValue(pictureQuestionAtom) !== undefined;
  const isMade = useAtomValue(madePictureAtom) !== undefined;
  const [isChosen, choose] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = isChosen || isUnderWay || isMade;
  useFocusAfter(isOpen, () => (isOpen ? frame.current : button.current));
  return (
    <FocusGroup ref={frame} label="Make one with AI" gridTemplateColumns="minmax(0, 1fr)">
      {isOpen ? (
        <MakePicture {...props} frame={frame} onClose={() => choose(false)} />
      ) : (
        <Invitation ref={button} onOpen={() => choose(true)} />
      )}
    </FocusGroup>
  );
}

interface InvitationProps {
  ref: Ref<HTMLButtonElement>;
  onOpen(): void;
}

/** The button, or why there is none. */
function Invitation({ ref, onOpen }: InvitationProps) {
  const maker = useAtomValue(pictureMakerAtom);
  const obstacle = useObstacle();
  if (obstacle === undefined) return null;
  if (!maker || obstacle === 'no-key' || obstacle === 'no-provider')
    return <Muted>With a key for {NAMES}, you can also have one made with AI.</Muted>;
  return (
    <Stack gap="2" justifyItems="start">
      <Button
        ref={ref}
        variant="outline"
        size="sm"
        disabled={obstacle !== 'none'}
        onClick={() => onOpen()}
      >
        Make one with AI
      </Button>
      {obstacle !== 'none' && <Muted>{WAITS[obstacle]}</Muted>}
    </Stack>
  );
}

const NAMES = new Intl.ListFormat('en', { type: 'disjunction' }).format(PICTURE_MAKER_NAMES);

const WAITS = {
  offline: 'You’re offline. It needs a connection.',
  locked: 'Your key is locked: enter its passphrase in the Generate step.',
} as const;
