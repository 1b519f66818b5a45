import { chakra } from '@chakra-ui/react';
import { type ComponentType, useEffect, useState } from 'react';

/** Retry interval after a failed chunk load, in milliseconds. */
const RETRY_MS = 2000;

interface StandIns<Props> {
  /** Rendered while the component loads; nothing by default. */
  readonly Placeholder?: ComponentType<Props>;
  /**
   * Rendered from the first failed load until a later one succeeds. By default it says so below the
   * placeholder, and offers a reload: a browser may remember that a file was missing.
   */
  readonly Fallback?: ComponentType<Props>;
}

/** The fallback of a part that the user neither asked for nor sees. */
export const Nothing = () => null;

/**
 * Lazy-loads a component when it is first rendered. A failed load is retried every two seconds as
 * long as the component is mounted. The counterpart for a service is `lazyService`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Placeholder, Fallback }: StandIns<Props> = {},
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
    if (hasFailed && Fallback) return <Fallback {...props} />;
    return (
      <>
        {Placeholder && <Placeholder {...props} />}
        {hasFailed && <NotLoaded />}
      </>
    );
  };
}

function NotLoaded() {
  return (
    <chakra.p role="status" fontSize="sm" color="muted">
      Part of this page didn’t load. We’ll keep trying.{' '}
      <chakra.button
        type="button"
        textDecoration="underline"
        textUnderlineOffset="3px"
        minHeight="11"
        onClick={() => location.reload()}
      >
        Reload
      </chakra.button>
    </chakra.p>
  );
}
