import { type EarlyInput, type Field, isPick } from './early-input.ts';

/**
 * Takes back what was done to the page before React took it over, and returns how to do it again.
 * In between the app may fill in what the device remembers: React then knows what every field holds.
 */
export function takeBack(early: EarlyInput): () => void {
  early.stop();
  for (const field of early.fields.keys()) reset(field);
  return () => {
    for (const [field, held] of early.fields) refill(standIn(field), held);
    const pressed = early.press && standIn(early.press);
    if (pressed instanceof HTMLElement) pressed.click();
    const form = early.submit && standIn(early.submit);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
}

/** The element itself, or, where the app rendered anew, the one that took its place. */
function standIn<E extends Element>(old: E): E | undefined {
  if (old.isConnected) return old;
  const kin = [...document.querySelectorAll(old.localName)];
  const found = kin.find((element) => likeness(element) === likeness(old));
  // Of the same name, hence of the same class.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return found as E | undefined;
}

function likeness(element: Element): string {
  return (
    ['name', 'type', 'value'].map((name) => element.getAttribute(name)).join() + element.textContent
  );
}

function reset(field: Field): void {
  if (isPick(field)) field.checked = field.defaultChecked;
  else if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
}

function refill(field: Field | undefined, held: string | boolean): void {
  if (!field) return;
  if (isPick(field)) {
    if (field.checked !== held) field.click();
  } else if (field.value !== held) {
    // React hears the element's own setter and would see no change: the class's setter it does not.
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    setter?.call(field, held);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
