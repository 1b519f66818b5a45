import { type ComponentType, useEffect, useState } from 'react';

/** Retry interval after a failed chunk load, in milliseconds. */
const RETRY_MS = 2000;

interface StandIns<Props> {
  /** Rendered while the component loads; nothing by default. */
  readonly Placeholder?: ComponentType<Props>;
  /** Rendered from the first failed load until a later one succeeds; `Placeholder` by default. */
  readonly Fallback?: ComponentType<Props>;
}

/**
 * Lazy-loads a component when it is first rendered. A failed load is retried every two seconds as
 * long as the component is mounted. The counterpart for a service is `lazyService`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Placeholder, Fallback = Placeholder }: StandIns<Props> = {},
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
    const StandIn = hasFailed ? Fallback : Placeholder;
    return StandIn ? <StandIn {...props} /> : null;
  };
}
