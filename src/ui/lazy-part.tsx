import { type ComponentType, useEffect, useState } from 'react';

/** Retry interval after a failed chunk load, in milliseconds. */
const RETRY_MS = 2000;

/**
 * Lazy-loads a component when it is first rendered, and renders nothing until then. A failed load
 * is retried every two seconds as long as the component is mounted; meanwhile `Fallback` is
 * rendered in its place. The counterpart for a service is `lazyService`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Shown, show] = useState(() => Part);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Shown) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isWanted = true;
      async function arrive(): Promise<void> {
        Part ??= await load().catch(() => undefined);
        if (!isWanted) return;
        if (Part) return show(() => Part);
        setFailed(true);
        timer = setTimeout(() => void arrive(), RETRY_MS);
        return undefined;
      }
      void arrive();
      return () => {
        isWanted = false;
        clearTimeout(timer);
      };
    }, [Shown]);
    if (Shown) return <Shown {...props} />;
    return hasFailed && Fallback ? <Fallback {...props} /> : null;
  };
}
