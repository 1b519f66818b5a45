/** A browser that a scenario is played in: what its driver can do, and no more. */
export interface Engine {
  readonly name: string;
  /** What `kill` ends here, in words. */
  readonly victim: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function, which must need nothing from around it, in the page. */
  run<Args extends Plain[], Value extends Plain>(
    script: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>;
  find(control: Control): Promise<Found | undefined>;
  /** Keys, one after the other, for whatever has the focus. */
  keys(text: string): Promise<void>;
  picture(file: string): Promise<void>;
  /** Closes in order and opens anew: the whole browser, or where that forgets everything, the tab. */
  reopen(): Promise<void>;
  /** Ends a process without a word, as a crash does, and opens anew. */
  kill(): Promise<void>;
  /** Errors and warnings of pages so far. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** What can be handed into a page and out of it. */
export type Plain = string | number | boolean | readonly Plain[];

export interface Found {
  /** In its middle, trusted, as a finger or a mouse does. */
  press(): Promise<void>;
}

/** A control as a person finds it: by what it is and by its name, or by how its name begins. */
export interface Control {
  readonly kind: 'button' | 'link' | 'choice' | 'field';
  readonly name: string;
  /** Only where nothing lies over it, as a toast on its way does. */
  readonly uncovered?: boolean;
}

/** Runs in the page, and shows it. Of a choice its label, which is what a person presses. */
export function findControl({ kind, name, uncovered }: Control): HTMLElement | null {
  const selectors = {
    button: 'button, summary',
    link: 'a[href]',
    choice: 'input[type=radio], input[type=checkbox]',
    field: 'input, textarea',
  };
  const labelOf = (element: Element) =>
    'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined;
  const nameOf = (element: Element) => {
    const named = element.getAttribute('aria-label') ?? labelOf(element)?.textContent;
    return (named ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
  };
  const shown = [...document.querySelectorAll<HTMLElement>(selectors[kind])].filter(
    (element) => element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]'),
  );
  const found =
    shown.find((element) => nameOf(element) === name) ??
    shown.find((element) => nameOf(element).startsWith(name));
  const control = kind === 'choice' && found ? labelOf(found) : found;
  if (!control) return null;
  const isHit = () => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  // Drivers scroll just far enough, which may be under what is fixed to the edge.
  if (!isHit()) control.scrollIntoView({ block: 'center', behavior: 'instant' });
  return uncovered && !isHit() ? null : control;
}
