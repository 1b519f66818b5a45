import { useRouter } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Part of the viewport's height within which the first line of a field is in view. */
const IN_VIEW = 2 / 3;

/**
 * Scrolls to an editor that is open as the step appears, such as after a reload. A place other than
 * the top stays: the router has restored it.
 */
export function useOpenEditorInView(card: RefObject<HTMLElement | null>, isEditing: boolean): void {
  const router = useRouter();
  const [isOpen] = useState(isEditing);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const show = () => {
      const field = card.current?.querySelector('textarea, input');
      if (!field || scrollY > 0) return;
      if (field.getBoundingClientRect().top > innerHeight * IN_VIEW) field.scrollIntoView();
    };
    const frame = requestAnimationFrame(show);
    // The router scrolls to its own place as it reports the page rendered.
    const stop = router.subscribe('onRendered', () => {
      stop();
      show();
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [card, isOpen, router]);
}
