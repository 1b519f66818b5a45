/**
 * What a person does before the app answers. The page keeps the events themselves and the app, which
 * repeats them (`repeat-input.ts`), makes sense of them: every page pays for what stands here.
 */
export interface EarlyInput {
  readonly events: Event[];
  stop(): void;
}

declare global {
  /** Left by the page for its later scripts. */
  var echopostEarlyInput: EarlyInput | undefined;
}

export function keepEarlyInput(): void {
  const keeping = new AbortController();
  const early: EarlyInput = { events: [], stop: () => keeping.abort() };
  const keep = (event: Event) => {
    early.events.push(event);
    // React begins to hear in the middle of this: a press that it heard before the words typed
    // earlier would be one on an empty form.
    event.stopPropagation();
    // The browser must not send a form anywhere by itself.
    if (event.type === 'submit') event.preventDefault();
  };
  for (const type of ['pointerdown', 'input', 'click', 'submit']) {
    addEventListener(type, keep, { capture: true, signal: keeping.signal });
  }
  globalThis.echopostEarlyInput = early;
}
