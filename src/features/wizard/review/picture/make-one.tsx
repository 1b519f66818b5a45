import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import type { SizeId } from '#domain/pictures/sizes.ts';
import { PICTURE_MAKER_NAMES } from '#domain/providers/picture-makers.ts';
import type { KeptPhoto } from '#services/pictures/pictures.ts';
import type { PhotoPlace } from '#domain/pictures/photo-texts.ts';
import {
  madePictureAtom,
  pictureMakerAtom,
  pictureQuestionAtom,
} from '#state/questions/make-picture.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { useObstacle } from '../../cards/model-question.tsx';

export interface MakeOneProps {
  /** Words to begin with. */
  idea: string;
  size: SizeId;
  onMade(photo: KeptPhoto, place: PhotoPlace): void;
}

/** Loads with the first press. */
const MakePicture = lazyPart<MakeOneProps & { onClose(): void }>(
  async () => (await import('./make-picture.tsx')).MakePicture,
);

/** Offers a picture from the user's provider, where it makes any. */
export function MakeOne(props: MakeOneProps) {
  const maker = useAtomValue(pictureMakerAtom);
  const isUnderWay = useAtomValue(pictureQuestionAtom) !== undefined;
  const isMade = useAtomValue(madePictureAtom) !== undefined;
  const obstacle = useObstacle();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (isOpen || isUnderWay || isMade)
    return (
      <MakePicture
        {...props}
        onClose={() => {
          setOpen(false);
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  if (obstacle === undefined) return null;
  if (!maker || obstacle === 'no-key' || obstacle === 'no-provider')
    return <Muted>With a key for {NAMES}, you can also have one made with AI.</Muted>;
  return (
    <Stack gap="2" justifyItems="start">
      <Button
        ref={button}
        variant="outline"
        size="sm"
        disabled={obstacle !== 'none'}
        onClick={() => setOpen(true)}
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
