import { startTransition, useEffect, useState } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';

/** Milliseconds without a keystroke after which the page follows the text being typed. */
const REST_MS = 200;

/** The draft as it was when the hands last rested. Everything but typing shows at once. */
export function useRested(draft: Draft | undefined): Draft | undefined {
  const [rested, setRested] = useState(draft);
  const isTyping = draft !== undefined && rested !== undefined && isTyped(rested, draft);
  if (!isTyping && rested !== draft) setRested(draft);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(draft)), REST_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return isTyping ? rested : draft;
}

/** True if the two differ in nothing but the text of an open editor. */
export function isTyped(before: Draft, after: Draft): boolean {
  const { editing, editingPart, ...rest } = before;
  const { editing: typed, editingPart: typedPart, ...others } = after;
  return (
    (editing === undefined) === (typed === undefined) &&
    (editingPart === undefined) === (typedPart === undefined) &&
    Object.entries({ ...rest, ...others }).every(
      ([field, value]) => Reflect.get(rest, field) === value && field in others,
    )
  );
}
