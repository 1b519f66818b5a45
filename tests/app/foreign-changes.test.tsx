// @vitest-environment happy-dom
import { setImmediate as nextTask } from 'node:timers/promises';
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearForeignChanges } from '#app/foreign-changes.ts';

beforeAll(() => bearForeignChanges(document.body));
// React's scheduler reads the window once more, in a task after the last render, and may ask for another.
afterAll(async () => {
  await nextTask();
  await nextTask();
});

/** Content of an element: bare text, an element, nothing, or a list. */
type Content =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'element'; readonly tag: 'b' | 'i'; readonly children: readonly Content[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly [key: string, text: string])[] };

const WORDS = ['Generate', 'Generating', '1 quote', '2 quotes', 'Saved', ''];
const text = fc.constantFrom(...WORDS);

const { contents } = fc.letrec<{ contents: Content[]; content: Content }>((tie) => ({
  contents: fc.array(tie('content'), { maxLength: 4 }),
  content: fc.oneof(
    { maxDepth: 3 },
    fc.record({ kind: fc.constant('text' as const), text }),
    fc.record({ kind: fc.constant('nothing' as const) }),
    fc.record({
      kind: fc.constant('list' as const),
      items: fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c'), text), {
        selector: ([key]) => key,
      }),
    }),
    fc.record({
      kind: fc.constant('element' as const),
      tag: fc.constantFrom('b' as const, 'i' as const),
      children: tie('contents'),
    }),
  ),
}));

function rendered(content: Content): ReactNode {
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'nothing':
      return false;
    case 'list':
      return content.items.map(([key, words]) => <li key={key}>{words}</li>);
    case 'element': {
      return createElement(content.tag, null, ...content.children.map(rendered));
    }
  }
}

// Not as an array: React gives no warning about keys.
const page = (shown: readonly Content[]) => createElement('main', null, ...shown.map(rendered));

function textOf(content: Content): string {
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'nothing':
      return '';
    case 'list':
      return content.items.map(([, words]) => words).join('');
    case 'element':
      return content.children.map(textOf).join('');
  }
}

const font = (...words: (Node | string)[]) => {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.append(...words);
  outer.append(inner);
  return outer;
};

/** Changes that translators make to a text node. The translation has the same words. */
const ACTS: Readonly<Record<string, (node: Text) => void>> = {
  'replaces it': (node) => node.replaceWith(font(node.data)),
  'puts its own before it, and takes it out': (node) => {
    node.before(font(node.data));
    node.remove();
  },
  'puts its own after it, and takes it out': (node) => {
    node.after(font(node.data));
    node.remove();
  },
  'takes it out, and puts its own there': (node) => {
    const { parentNode, nextSibling } = node;
    node.remove();
    parentNode?.insertBefore(font(node.data), nextSibling);
  },
  'replaces it by two': (node) => {
    const middle = node.data.length / 2;
    node.replaceWith(font(node.data.slice(0, middle)), font(node.data.slice(middle)));
  },
  'replaces it by another text': (node) => node.replaceWith(document.createTextNode(node.data)),
  'wraps it': (node) => {
    const wrapper = font();
    node.before(wrapper);
    wrapper.firstChild?.appendChild(node);
  },
  'wraps its sentence': (node) => {
    const parts = [...(node.parentNode?.childNodes ?? [])];
    const wrapper = font();
    parts[0]?.before(wrapper);
    if (wrapper.isConnected) wrapper.firstElementChild?.append(...parts);
  },
  'replaces its own words': (node) => {
    const outer = node.parentElement?.closest('main > font, b > font, i > font, li > font');
    outer?.replaceWith(font(outer.textContent));
  },
  'puts the sentence into its first part': (node) => {
    const parts = [...(node.parentNode?.childNodes ?? [])];
    if (!parts.every((part) => part instanceof Text)) return;
    const sentence = parts.map(({ textContent }) => textContent).join('');
    parts.forEach((part, at) => part.replaceWith(font(at === 0 ? sentence : '')));
  },
  'writes into it': (node) => {
    const { data } = node;
    node.data = '';
    node.data = data;
  },
};

function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, 4);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found;
}

/** A translator goes through many texts in one task, all in its way. */
const pass = fc.record({
  name: fc.constantFrom(...Object.keys(ACTS)),
  every: fc.integer({ min: 1, max: 3 }),
});

function translate({ name, every }: { name: string; every: number }): void {
  for (const [at, node] of textNodes().entries())
    if (at % every === 0 && node.isConnected) ACTS[name]?.(node);
}

const step = fc.record({
  shown: contents,
  passes: fc.array(pass, { maxLength: 3 }),
  /** React renders in the task of the last pass, before the page has heard of it. */
  isAtOnce: fc.boolean(),
});

test('a page whose texts others replace shows what React renders, whatever the order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      const container = document.createElement('div');
      document.body.replaceChildren(container);
      const problems: unknown[] = [];
      const onUncaughtError = (error: unknown) => void problems.push(error);
      const root = createRoot(container, { onUncaughtError });
      for (const { shown, passes, isAtOnce } of steps) {
        flushSync(() => root.render(page(shown)));
        expect(problems).toEqual([]);
        expect(container.textContent).toBe(shown.map(textOf).join(''));
        // The page hears of its own changes before a translator does.
        await Promise.resolve();
        for (const [at, each] of passes.entries()) {
          translate(each);
          if (!isAtOnce || at < passes.length - 1) await Promise.resolve();
        }
      }
      flushSync(() => root.unmount());
      expect(container.textContent).toBe('');
    }),
    { numRuns: 300 },
  );
});

test('an empty element that went out with its sentence is filled where it is seen', async () => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  const words = (word: string, isBold: boolean) => (
    <p>
      2 quotes<i>{word}</i>
      <b>{isBold && <i>bold</i>}</b>
    </p>
  );
  flushSync(() => root.render(words('', false)));
  for (const name of ['wraps its sentence', 'replaces its own words']) {
    await Promise.resolve();
    translate({ name, every: 1 });
  }
  await Promise.resolve();
  document.querySelector('p > font')?.replaceWith(font('2 citas'));
  await Promise.resolve();
  flushSync(() => root.render(words('Generate', true)));
  expect(container.textContent).toBe('2 quotesGeneratebold');
  flushSync(() => root.unmount());
});

test('a node that others have removed for good does not stop React', () => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  const words = (isOn: boolean) => (
    <p>
      Words
      {isOn && <b>bold</b>} and {isOn ? 'on' : 'off'}
    </p>
  );
  flushSync(() => root.render(words(false)));
  for (const node of textNodes()) node.remove();
  flushSync(() => root.render(words(true)));
  for (const node of container.querySelectorAll('p > *')) node.remove();
  flushSync(() => root.render(words(false)));
  flushSync(() => root.unmount());
});

test('what others add beside React’s own stays', () => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  const counted = (count: number) => (
    <p>
      {count} quotes
      <input name="words" />
    </p>
  );
  flushSync(() => root.render(counted(1)));
  container.querySelector('input')?.after(document.createElement('grammarly-extension'));
  flushSync(() => root.render(counted(2)));
  expect(container.textContent).toBe('2 quotes');
  expect(container.querySelectorAll('grammarly-extension')).toHaveLength(1);
});
