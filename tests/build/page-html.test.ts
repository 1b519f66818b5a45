import { expect, test } from 'vitest';
import { pageHtml, slotContent } from '../../src/build/page-html.ts';

test('a slot ends at the closing tag of its own element', () => {
  const html =
    '<div><div data-session-slot="main"><div>a<div>b</div></div></div><div>c</div></div>';
  expect(slotContent(html, 'main')).toBe('<div>a<div>b</div></div>');
});

test('a page without the slot fails the build', () => {
  expect(() => slotContent('<div></div>', 'main')).toThrow('No slot "main"');
});

test('a page links no manifest, style sheet or script that a plugin adds to the template', () => {
  const template = [
    '<!doctype html><html><head><title></title><meta name="description" content="">',
    '<script type="module" src="/assets/index-1.js"></script>',
    '<link rel="modulepreload" href="/assets/react-1.js">',
    '<link rel="stylesheet" href="/assets/index-1.css">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '</head><body><div id="root"></div></body></html>',
  ].join('\n');
  const rendered = {
    head: { title: 'About', description: 'Who we are' },
    meta: { tags: [] },
    html: '<p>Words</p>',
    styles: new Map(),
  };
  const html = pageHtml(template, {
    data: {},
    signedOut: rendered,
    signedIn: rendered,
    css: '',
    tokens: new Map(),
    hintScript: '',
    pageScript: '',
  });
  expect(html).toContain('<p>Words</p>');
  expect(html).not.toMatch(/href="(?!#)|src=/);
});
