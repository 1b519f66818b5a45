import { type Atom, useStore } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { isGeneratingAtom } from '#state/generation/current.ts';

/**
 * Value of an atom as the step is laid out for it. A press that starts writing shows in its button
 * first: the step makes room for the text behind it.
 */
export function useShown<Value>(source: Atom<Value>): Value {
  const store = useStore();
  const [value, setValue] = useState(() => store.get(source));
  useEffect(() => {
    let wasWriting = store.get(isGeneratingAtom);
    const follow = () => {
      const show = () => setValue(() => store.get(source));
      const isWriting = store.get(isGeneratingAtom);
      if (isWriting && !wasWriting) startTransition(show);
      else show();
      wasWriting = isWriting;
    };
    follow();
    return store.sub(source, follow);
  }, [store, source]);
  return value;
}
