import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { baseUrlAtom, typedKeyAtom } from '#state/provider/provider.ts';

/** Unsaved key in the text field, valid only for the base URL it was typed for. */
export interface TypedKey {
  readonly text: string;
  type(text: string): void;
  /** Clears the field once this text is saved, unless it holds another one by now. */
  saved(text: string): void;
  /** Returns the text at the time of a click: another tab's choice may be newer than the screen. */
  take(): string;
}

interface Typed {
  readonly baseUrl: string | undefined;
  readonly text: string;
}

/** Another provider, or another text, may have been typed while the key was being saved. */
export const withoutSaved = (now: Typed, { baseUrl, text }: Typed): Typed =>
  now.baseUrl === baseUrl && now.text === text ? { baseUrl, text: '' } : now;

export function useTypedKey(): TypedKey {
  const baseUrl = useAtomValue(baseUrlAtom);
  const take = useSetAtom(typedKeyAtom);
  const [typed, setTyped] = useState<Typed>({ baseUrl, text: '' });
  return {
    text: typed.baseUrl === baseUrl ? typed.text : '',
    type: (text) => setTyped({ baseUrl, text }),
    saved: (text) => setTyped((now) => withoutSaved(now, { baseUrl, text })),
    take: () => take(typed),
  };
}
