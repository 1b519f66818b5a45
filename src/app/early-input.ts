/**
 * What a person does before the app answers. Presses and typing are kept here and repeated once it
 * does; the browser itself already shows what was typed and picked.
 */
export interface EarlyInput {
  /** The last press on a button. */
  press?: Element;
  /** The last form sent, which the browser must not send anywhere itself. */
  submit?: Element;
  /** Fields that were filled in or picked, in that order, with what they hold. */
  readonly fields: Map<EventTarget, Held>;
  /** From here on React hears presses itself; what fields hold is kept to the end. */
  pressesAreHeard?: true;
  stop(): void;
}

export interface Held {
  readonly value: string;
  readonly checked: boolean;
}

declare global {
  /** Left by the page for the app, which is another script. */
  var echopostEarlyInput: EarlyInput | undefined;
}

/** Records until stopped. `onTouch` hears that somebody wants more than the page alone can do. */
export function recordEarlyInput(onTouch: () => void): EarlyInput {
  const recording = new AbortController();
  const early: EarlyInput = { fields: new Map(), stop: () => recording.abort() };

  /** `hear` tells whether the event asks for the app. */
  function listen(type: string, hear: (target: Element, event: Event) => unknown): void {
    const listener = (event: Event) => {
      if (event.target instanceof Element && hear(event.target, event)) onTouch();
    };
    addEventListener(type, listener, { capture: true, signal: recording.signal });
  }

  listen('pointerdown', (target) => target.closest('button, input, textarea, select'));
  listen('input', (target) => {
    const { value, checked } = Object(target);
    return early.fields.set(target, { value, checked });
  });
  listen('click', (target) => {
    if (early.pressesAreHeard) return false;
    const button = target.closest('button');
    // What sends a form is heard as `submit`.
    if (button && button.type !== 'submit') early.press = button;
    return button;
  });
  listen('submit', (target, event) => {
    if (early.pressesAreHeard) return false;
    event.preventDefault();
    return (early.submit = target);
  });
  return early;
}
