import { startTransition, useEffect, useState } from 'react';
import type { Draft } from '#domain/posts/draft.ts';

/** Milliseconds without a keystroke after which the page follows the text being typed. */
const REST_MS = 200;

/** The draft as it was when the hands last rested. Everything but typing shows at once. */
export function useRested(draft: Draft | undefined): Draft | undefined {
  const [rested, setRested] = useState(draft);
  const isTyping =
    draft?.editing !== undefined && rested?.editing !== undefined && draft.id === rested.id;
  if (!isTyping && rested !== draft) setRested(draft);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(draft)), REST_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return isTyping ? rested : draft;
}
