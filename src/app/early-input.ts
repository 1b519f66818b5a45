/**
 * Event capture: records user input before hydration. The app replays it (`repeat-input.ts`); this
 * file only stores raw events, because every page pays for its bytes.
 */
export interface EarlyInput {
  readonly events: Event[];
  stop(): void;
}

declare global {
  /** Set by the page script for the scripts that load later. */
  var echopostEarlyInput: EarlyInput | undefined;
}

export function keepEarlyInput(): void {
  const keeping = new AbortController();
  const early: EarlyInput = { events: [], stop: () => keeping.abort() };
  const keep = (event: Event) => {
    early.events.push(event);
    // React attaches its listeners midway through the capture: if it saw a click but not the text
    // typed before it, it would submit an empty form.
    event.stopPropagation();
    // Prevents a native form submission.
    if (event.type === 'submit') event.preventDefault();
  };
  for (const type of ['pointerdown', 'input', 'click', 'submit']) {
    addEventListener(type, keep, { capture: true, signal: keeping.signal });
  }
  globalThis.echopostEarlyInput = early;
}
