import { atom, useAtomValue } from 'jotai';
import type { ComponentType } from 'react';

/** A place on the page for something that most visits never need and that comes by itself. */
type Place = 'notice' | 'top' | 'footer' | 'shared' | 'queued';

const partsAtom = atom<Partial<Record<Place, ComponentType>>>({});

/** Puts a component that has been loaded into its place. */
export const placeAtom = atom(null, (_get, set, place: Place, Part: ComponentType) =>
  set(partsAtom, (parts) => ({ ...parts, [place]: Part })),
);

export function LatePart({ place }: { place: Place }) {
  const { [place]: Part } = useAtomValue(partsAtom);
  return Part ? <Part /> : null;
}
