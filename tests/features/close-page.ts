import { cleanup } from '@testing-library/react';
import { onTestFinished } from 'vitest';

/**
 * Unmounts the page at the end of the test. Until then animations that are cancelled reject their
 * `finished` quietly, as in a browser, where only code that reads it hears of that.
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
