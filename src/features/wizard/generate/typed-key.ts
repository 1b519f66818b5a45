import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { baseUrlAtom, typedKeyAtom } from '#state/provider.ts';

/** Unsaved key in the text field, valid only for the base URL it was typed for. */
export interface TypedKey {
  readonly text: string;
  type(text: string): void;
  /** Returns the text at the time of a click: another tab's choice may be newer than the screen. */
  take(): string;
}

export function useTypedKey(): TypedKey {
  const baseUrl = useAtomValue(baseUrlAtom);
  const take = useSetAtom(typedKeyAtom);
  const [typed, setTyped] = useState({ baseUrl, text: '' });
  return {
    text: typed.baseUrl === baseUrl ? typed.text : '',
    type: (text) => setTyped({ baseUrl, text }),
    take: () => take(typed),
  };
}
