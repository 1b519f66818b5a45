import { atom, useAtomValue } from 'jotai';
import type { ComponentType } from 'react';

/** Slots for optional components that most visits never need, filled by deferred code. */
type SlotName = 'notice' | 'top' | 'footer' | 'share-target' | 'queued';

const partsAtom = atom<Partial<Record<SlotName, ComponentType>>>({});

/** Fills a slot with a loaded component. */
export const fillSlotAtom = atom(null, (_get, set, name: SlotName, Part: ComponentType) =>
  set(partsAtom, (parts) => ({ ...parts, [name]: Part })),
);

export function Slot({ name }: { name: SlotName }) {
  const { [name]: Part } = useAtomValue(partsAtom);
  return Part ? <Part /> : null;
}
