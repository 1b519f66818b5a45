import { type Atom, useStore } from 'jotai';
import { type ChangeEvent, type RefCallback, startTransition, useState } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Properties of an uncontrolled text field. */
interface Typing {
  readonly defaultValue: string;
  /** Connects the element, and returns the function that disconnects it. */
  readonly ref: RefCallback<TextElement>;
  readonly onChange: (event: ChangeEvent<TextElement>) => void;
}

/**
 * Connects a text field with state. The browser shows a keystroke; whatever depends on the text
 * renders behind it. The field follows every other change of the text; `undefined` changes nothing.
 * Uses the arguments of the first render.
 */
export function useTyping(
  textAtom: Atom<string | undefined>,
  type: (text: string) => void,
): Typing {
  const store = useStore();
  const [typing] = useState<Typing>(() => ({
    defaultValue: store.get(textAtom) ?? '',
    ref(element) {
      if (!element) return undefined;
      const follow = () => {
        const text = store.get(textAtom);
        // Writing the same text again would move the cursor.
        if (text !== undefined && element.value !== text) element.value = text;
      };
      follow();
      return store.sub(textAtom, follow);
    },
    onChange: ({ target }) => startTransition(() => type(target.value)),
  }));
  return typing;
}
