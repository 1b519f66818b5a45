/**
 * Event capture: records user input before hydration. The app replays it
 * (`app/replay-events.ts`); this file only stores raw events, because every page pays for its bytes.
 */
export interface CapturedEvents {
  readonly events: Event[];
  stop(): void;
}

declare global {
  /** Set by the page script for the scripts that load later. */
  var echopostCapturedEvents: CapturedEvents | undefined;
}

export function captureEvents(): void {
  const capturing = new AbortController();
  const captured: CapturedEvents = { events: [], stop: () => capturing.abort() };
  const capture = (event: Event) => {
    captured.events.push(event);
    // React attaches its listeners midway through the capture: if it saw a click but not the text
    // typed before it, it would submit an empty form.
    event.stopPropagation();
    // Prevents a native form submission.
    if (event.type === 'submit') event.preventDefault();
  };
  for (const type of ['pointerdown', 'input', 'click', 'submit']) {
    addEventListener(type, capture, { capture: true, signal: capturing.signal });
  }
  globalThis.echopostCapturedEvents = captured;
}
