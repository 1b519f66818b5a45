import { expect, test } from 'vitest';
import { slotContent } from '../../src/build/page-html.ts';

test('a slot ends at the closing tag of its own element', () => {
  const html =
    '<div><div data-session-slot="main"><div>a<div>b</div></div></div><div>c</div></div>';
  expect(slotContent(html, 'main')).toBe('<div>a<div>b</div></div>');
});

test('a page without the slot fails the build', () => {
  expect(() => slotContent('<div></div>', 'main')).toThrow('No slot "main"');
});
