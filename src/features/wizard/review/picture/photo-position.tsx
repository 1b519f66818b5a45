import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import {
  type Extent,
  FIRST_VIEW,
  MOST_ZOOM,
  placedAt,
  progressOf,
  zoomedTo,
} from '#domain/pictures/photo.ts';
import type { PhotoView } from '#domain/pictures/shapes.ts';
import { Button } from '#ui/controls/button.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

interface PhotoPositionProps {
  photo: Extent;
  card: Extent;
  view: PhotoView;
  onChange(view: PhotoView): void;
  onReset(): void;
}

/** The part of the photo that the card shows, in whole per cent, for keys as for pointers. */
export function PhotoPosition({ photo, card, view, onChange, onReset }: PhotoPositionProps) {
  const progress = progressOf(photo, card, view);
  const along = (axis: 'x' | 'y') => ({
    value: progress[axis],
    min: 0,
    max: 1,
    onChange: (share: number) => onChange(placedAt(photo, card, view, axis, share)),
  });
  const isMoved = view.zoom !== 1 || view.x !== FIRST_VIEW.x || view.y !== FIRST_VIEW.y;
  return (
    <Stack gap="1" gridTemplateColumns="minmax(0, 1fr)">
      <Muted>Drag the photo on the picture, pinch to zoom, or use these:</Muted>
      <Slider label="Left to right" {...along('x')} />
      <Slider label="Top to bottom" {...along('y')} />
      <Slider
        label="Zoom"
        value={view.zoom}
        min={1}
        max={MOST_ZOOM}
        onChange={(zoom) => onChange(zoomedTo(view, zoom))}
      />
      <div>
        <Button variant="quiet" size="sm" looksDisabled={!isMoved} onClick={onReset}>
          Reset position
        </Button>
      </div>
    </Stack>
  );
}

interface SliderProps {
  label: string;
  /** Undefined if there is nowhere to go. */
  value: number | undefined;
  min: number;
  max: number;
  onChange(value: number): void;
}

function Slider({ label, value, min, max, onChange }: SliderProps) {
  const id = useId();
  const percent = Math.round((value ?? 0.5) * 100);
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min * 100}
        max={max * 100}
        value={percent}
        disabled={value === undefined}
        aria-valuetext={`${percent}%`}
        onChange={({ target }) => onChange(target.valueAsNumber / 100)}
      />
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '7.5em minmax(0, 1fr)',
    alignItems: 'center',
    gap: '3',
    fontSize: 'sm',
    '& > input': { width: 'full', height: '11', accentColor: 'var(--chakra-colors-accent)' },
    '& > input:not(:disabled)': { cursor: 'pointer' },
  },
});
