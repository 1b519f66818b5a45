import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds until a part that did not arrive is asked for again. */
const RETRY_MS = 2000;

/**
 * A part of a page that is loaded when it is first shown, and shows nothing until then. One that does
 * not arrive is asked for again every two seconds for as long as it is wanted.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Shown, show] = useState(() => Part);
    useEffect(() => {
      if (Shown) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isWanted = true;
      async function arrive(): Promise<void> {
        Part ??= await load().catch(() => undefined);
        if (!isWanted) return;
        if (Part) show(() => Part);
        else timer = setTimeout(() => void arrive(), RETRY_MS);
      }
      void arrive();
      return () => {
        isWanted = false;
        clearTimeout(timer);
      };
    }, [Shown]);
    return Shown ? <Shown {...props} /> : null;
  };
}
