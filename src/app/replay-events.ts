import type { CapturedEvents } from '#boot/capture-events.ts';

/**
 * Event replay: undoes the input captured before hydration, and returns a function that replays it.
 * In between the app may fill in stored values, so that React knows the value of every field.
 */
export function undoCapturedInput(captured: CapturedEvents, served: Controls): () => void {
  captured.stop();
  const fields = new Map(touched(captured).map((field) => [field, heldBy(field)]));
  for (const field of fields.keys()) reset(field);
  return () => {
    for (const [field, held] of fields) refill(standIn(field, served), held);
    replayPress(captured, served);
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
function replayPress({ events }: CapturedEvents, served: Controls): void {
  const press = events.findLast((event) => event.type === 'submit' || buttonOf(event));
  const button = press && buttonOf(press);
  const form = press?.type === 'submit' ? standIn(press.target, served) : undefined;
  if (form instanceof HTMLFormElement) form.requestSubmit();
  else if (button) pressAgain(standIn(button, served));
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

/** The controls of a page, in order. */
type Controls = readonly Element[];

const CONTROLS = 'button,input,textarea,select,form';

export const controlsOf = (page: Element): Controls => [...page.querySelectorAll(CONTROLS)];

/** Focuses the replacement of a control that had the focus, if the app re-rendered the page. */
export function focusStandIn(focused: Element | null, served: Controls): void {
  if (!focused || focused.isConnected) return;
  const control = standIn(focused, served);
  if (control instanceof HTMLElement) control.focus();
}

/**
 * Returns the element itself or, if the app re-rendered the page, its replacement: with the same
 * words or, where a translator has changed those, in the same place among its like.
 */
function standIn(old: EventTarget | null, served: Controls): Element | undefined {
  if (!(old instanceof Element)) return undefined;
  if (old.isConnected) return old;
  const kin = [...document.querySelectorAll(old.localName)].filter(
    (element) => traits(element) === traits(old),
  );
  const before = served.filter(
    (element) => element.localName === old.localName && traits(element) === traits(old),
  );
  const likeOld = kin.find((element) => element.textContent === old.textContent);
  return likeOld ?? (kin.length === before.length ? kin[before.indexOf(old)] : undefined);
}

const traits = (element: Element): string =>
  ['name', 'type', 'value', 'aria-label'].map((name) => element.getAttribute(name)).join();
