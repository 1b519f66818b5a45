import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import type { Day } from '#domain/drafts/days.ts';

/** Lets the element of a post be dragged, with a mouse or after a long press. */
export function useDraggable(id: string, isMovable: boolean): RefCallback<HTMLElement> {
  return useCallback(
    (element) =>
      element && isMovable
        ? draggable({
            element,
            getInitialData: () => ({ id }),
            onDragStart: () => void (element.dataset['dragged'] = ''),
            onDrop: () => void delete element.dataset['dragged'],
          })
        : undefined,
    [id, isMovable],
  );
}

/** Lets posts be dropped on the element of a day. */
export function useDropTarget(day: Day, isOpen: boolean): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (!element || !isOpen) return undefined;
      const leave = () => void delete element.dataset['over'];
      return dropTargetForElements({
        element,
        getData: () => ({ day }),
        onDragEnter: () => void (element.dataset['over'] = ''),
        onDragLeave: leave,
        onDrop: leave,
      });
    },
    [day, isOpen],
  );
}

/** Calls `onDrop` for each post that is dropped on a day. */
export function useDrops(onDrop: (id: string, day: Day) => void): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const { id } = source.data;
          const day = location.current.dropTargets[0]?.data['day'];
          if (typeof id === 'string' && typeof day === 'string') latest.current(id, day);
        },
      }),
    [],
  );
}
