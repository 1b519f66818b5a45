import { setTimeout as pause } from 'node:timers/promises';
import type { Control, Engine, Found } from './engine.ts';

type Kind = Control['kind'];

/** Somebody at an engine, who waits for what is to come as long as people do. */
export interface Person {
  /** Opens a page and waits until it has its heading and has loaded what it looks good with. */
  visit(address: string, heading: string): Promise<void>;
  /** Waits until the page answers to presses. */
  isAnswered(): Promise<void>;
  press(kind: Kind, name: string): Promise<void>;
  /** Types behind what a field holds. */
  type(field: string, text: string): Promise<void>;
  sees(text: string): Promise<void>;
  /** Throws where these words are on the page now. */
  misses(text: string): Promise<void>;
  meets(kind: Kind, name: string): Promise<void>;
  /** Throws where there is such a control that can be pressed, now. */
  isSpared(kind: Kind, name: string): Promise<void>;
  until(what: string, condition: () => Promise<boolean>): Promise<void>;
}

export function personAt(engine: Engine): Person {
  const person: Person = {
    async visit(address, heading) {
      await engine.open(address);
      await until(`a heading "${heading}" on ${address}`, () => engine.run(hasHeading, heading));
      await until(`an end to the loading of ${address}`, () => engine.run(isLoaded));
    },
    isAnswered: () => until('a page that answers', () => engine.run(answers)),
    async press(kind, name) {
      const find = () => engine.find({ kind, name, uncovered: true });
      let found: Found | undefined;
      await until(`a ${kind} "${name}" that lies still and open`, async () => {
        found = (await find()) && (await isStill()) ? await find() : undefined;
        return found !== undefined;
      });
      await found?.press();
    },
    async type(field, text) {
      await person.press('field', field);
      await engine.run(goToEnd);
      await engine.keys(text);
    },
    sees: (text) => until(`the words "${text}"`, () => engine.run(isShown, text)),
    async misses(text) {
      if (await engine.run(isShown, text)) throw new Error(`There are the words "${text}".`);
    },
    meets: (kind, name) => until(`a ${kind} "${name}"`, async () => has(kind, name)),
    async isSpared(kind, name) {
      if (await has(kind, name)) throw new Error(`There is a ${kind} "${name}".`);
    },
    until,
  };
  // What comes into view may load more, which moves what was to be pressed, and a toast slides over it.
  const isStill = async () => {
    const before = await engine.run(layout);
    await pause(100);
    return (await engine.run(layout)) === before && !(await engine.run(moves));
  };
  const has = async (kind: Kind, name: string) => (await engine.find({ kind, name })) !== undefined;
  return person;
}

/** Ends a wait for what never comes; the app itself looks for the network every 15 s. */
const PATIENCE_MS = 30_000;

async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await pause(100);
  }
}

/* What follows runs in pages. */

const answers = () => document.documentElement.dataset['ready'] === 'app';

/** What a page is left without in the middle of its loading, browsers report as errors of the page. */
const isLoaded = () =>
  document.fonts.status === 'loaded' &&
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/hydrate-'));

const layout = () => `${scrollY} of ${document.documentElement.scrollHeight}`;

/** Whether something is on its way to an end: a spinner has none. */
const moves = () =>
  document
    .getAnimations()
    .some(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));

const isShown = (text: string) => document.body.innerText.includes(text);

const hasHeading = (text: string) =>
  [...document.querySelectorAll('h1')].some(
    (heading) => heading.checkVisibility() && heading.textContent.includes(text),
  );

/** Where a press in its middle may have put the caret elsewhere. */
function goToEnd(): boolean {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(-1, -1);
  return field instanceof HTMLTextAreaElement;
}
