import { atom, useAtomValue } from 'jotai';
import type { ComponentType } from 'react';

/** Slots for optional components that most visits never need, filled by deferred code. */
type Place = 'notice' | 'top' | 'footer' | 'shared' | 'queued';

const partsAtom = atom<Partial<Record<Place, ComponentType>>>({});

/** Fills a slot with a loaded component. */
export const placeAtom = atom(null, (_get, set, place: Place, Part: ComponentType) =>
  set(partsAtom, (parts) => ({ ...parts, [place]: Part })),
);

export function LatePart({ place }: { place: Place }) {
  const { [place]: Part } = useAtomValue(partsAtom);
  return Part ? <Part /> : null;
}
