import { chakra } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef } from 'react';
import { type CardPhoto, FIRST_VIEW, LONGEST_DESCRIPTION } from '#domain/pictures/photo.ts';
import { madeLabel } from '#domain/pictures/photo-texts.ts';
import { type SizeId, sizeOf } from '#domain/pictures/sizes.ts';
import { bytesText } from '#domain/text/bytes-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { UploadIcon } from '#ui/pictures/action-icons.tsx';
import { MakeOne } from './make-one.tsx';
import { PhotoPosition } from './photo-position.tsx';
import { PhotoTiles } from './photo-tiles.tsx';
import { ShortSpace } from './short-space.tsx';
import type { DroppedFiles } from './use-dropped-files.ts';
import { usePhotoDrag } from './use-photo-drag.ts';
import { usePhotos } from './use-photos.ts';

export interface PhotoPanelProps {
  photo: CardPhoto | undefined;
  size: SizeId;
  /** Words to begin with for a picture that a model makes. */
  idea: string;
  dropped: DroppedFiles;
  /** Shows the card: the photo can be moved on it. */
  preview: RefObject<HTMLElement | null>;
  onChange(photo: CardPhoto | undefined): void;
}

/** The photo behind the words: which one, the part of it that shows, and its description. */
export function PhotoPanel({ photo, size, idea, dropped, preview, onChange }: PhotoPanelProps) {
  const photos = usePhotos(onChange);
  const { list, isBusy, said, removed } = photos;
  const kept = list.find(({ id }) => id === photo?.id);
  const chosen = kept && photo;
  const card = sizeOf(size);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  usePhotoDrag(preview, kept, card, chosen, (view) => chosen && onChange({ ...chosen, ...view }));
  useEffect(() => {
    if (dropped.files.length === 0 || isBusy) return;
    photos.add(dropped.files);
    dropped.take();
  }, [dropped, photos, isBusy]);
  const bytes = list.reduce((sum, { file, thumb }) => sum + file.size + thumb.size, 0);
  return (
    <Panel as="fieldset" aria-label="Photo">
      {list.length > 0 && (
        <PhotoTiles
          legend={`Your photos, ${bytesText(bytes)} on this device`}
          photos={list}
          chosenId={chosen?.id}
          onChoose={photos.choose}
        />
      )}
      <Stack gap="2">
        <Cluster gap="2">
          <Button
            ref={button}
            variant="outline"
            size="sm"
            busy={isBusy}
            onClick={() => input.current?.click()}
          >
            <UploadIcon size={16} />
            {list.length > 0 ? 'Add a photo' : 'Choose a photo'}
          </Button>
          {kept && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                photos.remove(kept);
                button.current?.focus();
              }}
            >
              Remove photo
            </Button>
          )}
          {removed && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                photos.bringBack(removed);
                button.current?.focus();
              }}
            >
              Bring it back
            </Button>
          )}
        </Cluster>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Choose a photo of yours"
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            photos.add([...(target.files ?? [])]);
            // Otherwise choosing the same file again would fire no event.
            target.value = '';
          }}
        />
        <Muted role="status">{!said.isProblem && said.words}</Muted>
        <chakra.p role="alert" color="danger" fontSize="sm">
          {said.isProblem && said.words}
        </chakra.p>
        <ShortSpace />
        {list.length === 0 && (
          <Muted>
            Or drop or paste one. It stays on this device, without the place and time in its file.
          </Muted>
        )}
      </Stack>
      <MakeOne idea={idea} size={size} onMade={photos.take} />
      {kept && chosen && (
        <>
          {kept.made && <Muted>{madeLabel(kept.made)}</Muted>}
          <PhotoPosition
            photo={kept}
            card={card}
            view={chosen}
            onChange={(view) => onChange({ ...chosen, ...view })}
            onReset={() => onChange({ ...chosen, ...FIRST_VIEW })}
          />
          <TextField
            label={kept.made ? 'What’s on the picture?' : 'What’s on the photo?'}
            hint="For the alt text. Optional."
            maxLength={LONGEST_DESCRIPTION}
            dir="auto"
            value={chosen.shows ?? ''}
            onChange={({ target }) => onChange({ ...chosen, shows: target.value })}
          />
        </>
      )}
    </Panel>
  );
}

const Panel = chakra(Stack, {
  base: {
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    '& p:empty': { display: 'none' },
  },
});
