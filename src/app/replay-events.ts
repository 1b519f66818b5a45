import type { CapturedEvents } from '#boot/capture-events.ts';

/**
 * Event replay: undoes the input captured before hydration, and returns a function that replays it.
 * In between the app may fill in stored values, so that React knows the value of every field.
 */
export function undoCapturedInput(captured: CapturedEvents): () => void {
  captured.stop();
  const fields = new Map(touched(captured).map((field) => [field, heldBy(field)]));
  for (const field of fields.keys()) reset(field);
  return () => {
    for (const [field, held] of fields) refill(standIn(field), held);
    replayPress(captured);
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;
type Held = Pick<HTMLInputElement, 'value' | 'checked'>;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isPick = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

function touched({ events }: CapturedEvents): Field[] {
  return events
    .filter(({ type }) => type === 'input')
    .map(({ target }) => target)
    .filter(isField);
}

const heldBy = (field: Field): Held => ({
  value: field.value,
  checked: isPick(field) && field.checked,
});

function reset(field: Field): void {
  if (isPick(field)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
}

function refill(field: Element | undefined, { value, checked }: Held): void {
  if (!isField(field)) return;
  if (isPick(field)) {
    if (field.checked !== checked) field.click();
  } else if (field.value !== value) retype(field, value);
}

/**
 * React tracks the element's own setter and would see no change; it does not see the prototype's.
 */
function retype(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replays the last button click or the last form submission, whichever came later. */
function replayPress({ events }: CapturedEvents): void {
  const press = events.findLast((event) => event.type === 'submit' || buttonOf(event));
  const button = press && buttonOf(press);
  const form = press?.type === 'submit' ? standIn(press.target) : undefined;
  if (form instanceof HTMLFormElement) form.requestSubmit();
  else if (button) pressAgain(standIn(button));
}

/** A button with its own action; a submit button is replayed through its form. */
function buttonOf({ type, target }: Event): HTMLButtonElement | undefined {
  if (type !== 'click' || !(target instanceof Element)) return undefined;
  const button = target.closest('button');
  return button && button.type !== 'submit' ? button : undefined;
}

function pressAgain(button: Element | undefined): void {
  if (button instanceof HTMLButtonElement) button.click();
}

/** Returns the element itself or, if the app re-rendered the page, its replacement. */
function standIn(old: EventTarget | null): Element | undefined {
  if (!(old instanceof Element)) return undefined;
  if (old.isConnected) return old;
  const kin = [...document.querySelectorAll(old.localName)];
  return kin.find((element) => likeness(element) === likeness(old));
}

function likeness(element: Element): string {
  const attributes = ['name', 'type', 'value'].map((name) => element.getAttribute(name));
  return attributes.join() + element.textContent;
}
