import { type RefObject, useEffect, useRef } from 'react';
import { type Extent, movedBy, zoomedTo } from '#domain/pictures/photo.ts';
import type { PhotoView } from '#domain/pictures/shapes.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves and zooms a photo on its preview: by one pointer, by two, and by a touchpad's pinch. */
export function usePhotoDrag(
  preview: RefObject<HTMLElement | null>,
  photo: Extent | undefined,
  card: Extent,
  view: PhotoView | undefined,
  onChange: (view: PhotoView) => void,
): void {
  const latest = useRef({ photo, card, view, onChange });
  useEffect(() => {
    latest.current = { photo, card, view, onChange };
  });
  const isMovable = photo !== undefined && view !== undefined;
  useEffect(() => {
    const frame = preview.current;
    if (!frame || !isMovable) return undefined;
    const pointers = new Map<number, Point>();

    /** Moves by pixels of the screen, then zooms by a factor. */
    function change(by: Point, factor: number): void {
      const now = latest.current;
      if (!now.photo || !now.view) return;
      const { width, height } = frame?.getBoundingClientRect() ?? { width: 1, height: 1 };
      const share = { x: -by.x / width, y: -by.y / height };
      const moved = movedBy(now.photo, now.card, now.view, share);
      const next = zoomedTo(moved, moved.zoom * factor);
      // The next event may come before the next render.
      latest.current = { ...now, view: next };
      now.onChange(next);
    }

    function onMove(event: PointerEvent): void {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const here = pointOf(event);
      const [other] = [...pointers].flatMap(([id, point]) => (id === event.pointerId ? [] : point));
      pointers.set(event.pointerId, here);
      const by = { x: here.x - before.x, y: here.y - before.y };
      if (!other) return change(by, 1);
      // Two fingers share a move.
      const factor = distance(here, other) / Math.max(1, distance(before, other));
      return change({ x: by.x / 2, y: by.y / 2 }, factor);
    }

    const abort = new AbortController();
    const { signal } = abort;
    const end = ({ pointerId }: PointerEvent) => void pointers.delete(pointerId);
    frame.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0) return;
        frame.setPointerCapture(event.pointerId);
        pointers.set(event.pointerId, pointOf(event));
      },
      { signal },
    );
    frame.addEventListener('pointermove', onMove, { signal });
    frame.addEventListener('pointerup', end, { signal });
    frame.addEventListener('pointercancel', end, { signal });
    frame.addEventListener(
      'wheel',
      (event) => {
        // A touchpad's pinch; the wheel alone scrolls the dialog.
        if (!event.ctrlKey) return;
        event.preventDefault();
        change({ x: 0, y: 0 }, Math.exp(-event.deltaY / 200));
      },
      { signal, passive: false },
    );
    Object.assign(frame.style, { touchAction: 'none', cursor: 'move' });
    return () => {
      abort.abort();
      Object.assign(frame.style, { touchAction: '', cursor: '' });
    };
  }, [preview, isMovable]);
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
