import { setTimeout as pause } from 'node:timers/promises';
import type { Control, Engine, Found } from './engine.ts';

type Kind = Control['kind'];

/** A user of an engine. Waits up to PATIENCE_MS for what each action needs. */
export interface User {
  /** Opens a page and waits for its heading, its fonts and its start script. */
  visit(address: string, heading: string): Promise<void>;
  /** Waits until the page is hydrated. */
  isAnswered(): Promise<void>;
  press(kind: Kind, name: string): Promise<void>;
  /** Appends text to a field. */
  type(field: string, text: string): Promise<void>;
  sees(text: string): Promise<void>;
  /** Throws if this text is on the page now. */
  misses(text: string): Promise<void>;
  meets(kind: Kind, name: string): Promise<void>;
  /** Throws if the page has such an enabled control now. */
  isSpared(kind: Kind, name: string): Promise<void>;
  until(what: string, condition: () => Promise<boolean>): Promise<void>;
}

export function userOf(engine: Engine): User {
  const user: User = {
    async visit(address, heading) {
      await engine.open(address);
      await until(`a heading "${heading}" on ${address}`, () => engine.run(hasHeading, heading));
      await until(`the fonts and the start script of ${address}`, () => engine.run(isLoaded));
    },
    isAnswered: () => until('a hydrated page', () => engine.run(answers)),
    async press(kind, name) {
      const find = () => engine.find({ kind, name, uncovered: true });
      let found: Found | undefined;
      await until(`a ${kind} "${name}" that does not move and is not covered`, async () => {
        found = (await find()) && (await isStill()) ? await find() : undefined;
        return found !== undefined;
      });
      await found?.press();
    },
    async type(field, text) {
      await user.press('field', field);
      await engine.run(goToEnd);
      await engine.keys(text);
    },
    sees: (text) => until(`the text "${text}"`, () => engine.run(isShown, text)),
    async misses(text) {
      if (await engine.run(isShown, text)) throw new Error(`The page shows "${text}".`);
    },
    meets: (kind, name) => until(`a ${kind} "${name}"`, async () => has(kind, name)),
    async isSpared(kind, name) {
      if (await has(kind, name)) throw new Error(`The page has a ${kind} "${name}".`);
    },
    until,
  };
  // Scrolling may load content that moves the control, and a toast may slide over it.
  const isStill = async () => {
    const before = await engine.run(layout);
    await pause(100);
    return (await engine.run(layout)) === before && !(await engine.run(moves));
  };
  const has = async (kind: Kind, name: string) => (await engine.find({ kind, name })) !== undefined;
  return user;
}

/** Timeout of a wait. The app itself checks the network every 15 s. */
const PATIENCE_MS = 30_000;

async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > end)
      throw new Error(`Timed out after ${PATIENCE_MS / 1000} s waiting for ${what}.`);
    await pause(100);
  }
}

/* The functions below run in pages. */

const answers = () => document.documentElement.dataset['ready'] === 'app';

/**
 * True once the fonts and the start script are loaded. Leaving the page earlier would abort them,
 * which browsers report as errors of the page.
 */
const isLoaded = () =>
  document.fonts.status === 'loaded' &&
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/wake-'));

const layout = () => `${scrollY} of ${document.documentElement.scrollHeight}`;

/** True while a finite animation runs; a spinner is endless and does not count. */
const moves = () =>
  document
    .getAnimations()
    .some(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));

const isShown = (text: string) => document.body.innerText.includes(text);

const hasHeading = (text: string) =>
  [...document.querySelectorAll('h1')].some(
    (heading) => heading.checkVisibility() && heading.textContent.includes(text),
  );

/** Moves the caret to the end; a press in the middle of the field may have put it elsewhere. */
function goToEnd(): boolean {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(-1, -1);
  return field instanceof HTMLTextAreaElement;
}
