/** A browser in which a scenario runs, limited to what its driver can do. */
export interface Engine {
  readonly name: string;
  /** Noun phrase for the process that `kill` ends, used in check names. */
  readonly victim: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It must be self-contained: closures are not available there. */
  run<Args extends Plain[], Value extends Plain>(
    script: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>;
  find(control: Control): Promise<Found | undefined>;
  /** Sends key presses one by one to the focused element. */
  keys(text: string): Promise<void>;
  picture(file: string): Promise<void>;
  /**
   * Closes cleanly and reopens the browser, or only its window if the browser would lose its
   * storage.
   */
  reopen(): Promise<void>;
  /** Kills a process with SIGKILL, as in a crash, and reopens. */
  kill(): Promise<void>;
  /** Console errors and warnings of all pages so far. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** Values that can be passed to and returned from a page. */
export type Plain = string | number | boolean | readonly Plain[];

export interface Found {
  /** Presses the center with a trusted event, as a finger or a mouse does. */
  press(): Promise<void>;
}

/** A control as a user finds it: by kind and by name, or by the start of its name. */
export interface Control {
  readonly kind: 'button' | 'link' | 'choice' | 'field';
  readonly name: string;
  /** Find it only if no other element covers it, such as a toast sliding in. */
  readonly uncovered?: boolean;
}

/**
 * Runs in the page. Finds a control and scrolls it into view. For a choice it returns the label,
 * which is what users press.
 */
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
    const titleId = element.getAttribute('aria-labelledby');
    const title = titleId === null ? null : document.getElementById(titleId);
    const named =
      element.getAttribute('aria-label') ?? title?.textContent ?? labelOf(element)?.textContent;
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
  // Drivers scroll only as far as needed, which may leave the control under a fixed header or
  // footer.
  if (!isHit()) control.scrollIntoView({ block: 'center', behavior: 'instant' });
  return uncovered && !isHit() ? null : control;
}
