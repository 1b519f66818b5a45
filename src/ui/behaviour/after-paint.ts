/** Runs `act` after the next paint; right away on a hidden page, which is never painted. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
