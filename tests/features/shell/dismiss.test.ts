// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeFromOutside } from '#features/shell/dismiss.ts';

const close = vi.fn();
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<div id="frame">
    <button>Menu</button><a id="here" href="${location.href}">Here</a><a id="there" href="#there">There</a>
  </div>`;
  const frame = document.querySelector<HTMLElement>('#frame');
  if (!frame) throw new Error('no frame');
  stop = closeFromOutside(frame, close, () => frame.querySelector('button'));
});

afterEach(() => {
  stop();
  close.mockReset();
});

const press = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.click();

test('a menu closes on a link to the current page and returns the focus to its button', () => {
  press('here');
  expect(close).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('Menu');
});

test('a menu leaves a link to another page to the navigation', () => {
  press('there');
  expect(close).not.toHaveBeenCalled();
});
