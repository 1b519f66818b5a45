import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { bytesText } from '#domain/text/bytes-text.ts';
import type { KeptPhoto } from '#services/pictures/pictures.ts';
import { Cluster } from '#ui/page/layout.tsx';

interface PhotoTilesProps {
  legend: string;
  photos: readonly KeptPhoto[];
  chosenId: string | undefined;
  onChoose(photo: KeptPhoto): void;
}

/** The account's photos, small. */
export function PhotoTiles({ legend, photos, chosenId, onChoose }: PhotoTilesProps) {
  return (
    <fieldset>
      <chakra.legend fontWeight="600" marginBottom="2">
        {legend}
      </chakra.legend>
      <Cluster gap="2">
        {photos.map((photo) => (
          <Tile key={photo.id}>
            <input
              type="radio"
              name="card-photo"
              value={photo.id}
              aria-label={`${photo.name}, ${bytesText(photo.file.size)}`}
              checked={photo.id === chosenId}
              onChange={() => onChoose(photo)}
            />
            <Thumb photo={photo} />
          </Tile>
        ))}
      </Cluster>
    </fieldset>
  );
}

function Thumb({ photo: { thumb } }: { photo: KeptPhoto }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(thumb);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [thumb]);
  return <img ref={image} alt="" decoding="async" draggable={false} />;
}

const Tile = chakra('label', {
  base: {
    position: 'relative',
    width: '16',
    height: '16',
    borderRadius: 'field',
    borderWidth: '3px',
    borderColor: 'surface',
    cursor: 'pointer',
    overflow: 'hidden',
    background: 'hairline',
    '&:has(:checked)': { outline: '2px solid', outlineColor: 'accent' },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'ink' },
    '& > input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});
