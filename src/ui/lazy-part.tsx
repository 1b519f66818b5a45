import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a page that is loaded when it is first shown, and shows nothing until then. One that does
 * not arrive is asked for again the next time; the page does without.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Shown, show] = useState(() => Part);
    useEffect(() => {
      if (!Shown) void arrive();
      async function arrive(): Promise<void> {
        Part = await load().catch(() => undefined);
        show(() => Part);
      }
    }, [Shown]);
    return Shown ? <Shown {...props} /> : null;
  };
}
