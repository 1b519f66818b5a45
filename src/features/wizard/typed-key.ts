import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { baseUrlAtom, typedKeyAtom } from '#state/provider.ts';

/** A key that is typed and not saved, for the address that it was typed at and no other. */
export interface TypedKey {
  readonly text: string;
  type(text: string): void;
  /** The text for a press: another tab's choice may be newer than the screen. */
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
