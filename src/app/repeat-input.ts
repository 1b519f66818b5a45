import type { EarlyInput, Held } from './early-input.ts';

/**
 * Takes back what was done to the page before React took it over, and returns how to do it again.
 * In between the app may fill in what the device remembers: React then knows what every field holds.
 */
export function takeBack(early: EarlyInput): () => void {
  early.stop();
  for (const field of early.fields.keys()) reset(field);
  return () => {
    for (const [field, held] of early.fields) refill(standIn(field), held);
    const pressed = standIn(early.press);
    if (pressed instanceof HTMLElement) pressed.click();
    const form = standIn(early.submit);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
}

/** The element itself, or, where the app rendered anew, the one that took its place. */
function standIn(old: EventTarget | undefined): Element | undefined {
  if (!(old instanceof Element)) return undefined;
  if (old.isConnected) return old;
  const kin = [...document.querySelectorAll(old.localName)];
  return kin.find((element) => likeness(element) === likeness(old));
}

function likeness(element: Element): string {
  const attributes = ['name', 'type', 'value'].map((name) => element.getAttribute(name));
  return attributes.join() + element.textContent;
}

const isPick = (field: HTMLInputElement) => field.type === 'radio' || field.type === 'checkbox';

function reset(field: EventTarget): void {
  if (field instanceof HTMLInputElement && isPick(field)) field.checked = field.defaultChecked;
  else if (field instanceof HTMLInputElement) field.value = field.defaultValue;
  else if (field instanceof HTMLTextAreaElement) field.value = field.defaultValue;
}

function refill(field: Element | undefined, { value, checked }: Held): void {
  if (field instanceof HTMLInputElement && isPick(field)) {
    if (field.checked !== checked) field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (field.value !== value) retype(field, value);
  }
}

/** React hears the element's own setter and would see no change: the class's setter it does not. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
