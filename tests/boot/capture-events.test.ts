// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { captureEvents } from '#boot/capture-events.ts';

afterEach(() => globalThis.echopostCapturedEvents?.stop());

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

test('event capture hides clicks from other listeners until it stops', () => {
  const { heard, button } = page();
  captureEvents();
  button.click();
  expect(heard).toEqual([]);
  expect(globalThis.echopostCapturedEvents?.events.map(({ type }) => type)).toEqual(['click']);
  globalThis.echopostCapturedEvents?.stop();
  button.click();
  expect(heard).toEqual(['click']);
});

test('event capture keeps a form from being submitted', () => {
  const { heard, form } = page();
  captureEvents();
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(heard).toEqual([]);
});
