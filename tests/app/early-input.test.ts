// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { keepEarlyInput } from '#app/early-input.ts';

afterEach(() => globalThis.echopostEarlyInput?.stop());

function page(): { heard: string[]; button: HTMLButtonElement; form: HTMLFormElement } {
  document.body.innerHTML = '<div id="root"><form><button type="button">Go</button></form></div>';
  const heard: string[] = [];
  const root = document.getElementById('root');
  for (const type of ['click', 'submit']) {
    root?.addEventListener(type, ({ type: name }) => heard.push(name));
  }
  const [button, form] = [document.querySelector('button'), document.querySelector('form')];
  if (!button || !form) throw new Error('The page was not made');
  return { heard, button, form };
}

test('event capture hides early clicks from other listeners until it stops', () => {
  const { heard, button } = page();
  keepEarlyInput();
  button.click();
  expect(heard).toEqual([]);
  expect(globalThis.echopostEarlyInput?.events.map(({ type }) => type)).toEqual(['click']);
  globalThis.echopostEarlyInput?.stop();
  button.click();
  expect(heard).toEqual(['click']);
});

test('event capture keeps an early form from being submitted', () => {
  const { heard, form } = page();
  keepEarlyInput();
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(heard).toEqual([]);
});
