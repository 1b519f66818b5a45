import { cleanup } from '@testing-library/react';
import { onTestFinished } from 'vitest';

/**
 * Unmounts the page at the end of the test. Until then canceled animations reject their `finished`
 * without an unhandled rejection, as in a browser.
 */
export function closePageAtEnd(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function animateQuietly(...how) {
    const animation = animate.apply(this, how);
    animation.finished.catch(() => undefined);
    return animation;
  };
  onTestFinished(() => {
    cleanup();
    Element.prototype.animate = animate;
  });
}
