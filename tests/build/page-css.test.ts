import { describe, expect, test } from 'vitest';
import {
  minifyCss,
  pageCss,
  rulesFor,
  shortClasses,
  variablesIn,
} from '../../src/build/page-css.ts';

const TOKENS = new Map([
  ['--chakra-colors-ink', '#111'],
  ['--chakra-spacing-2', '8px'],
]);

describe('the rules of a page', () => {
  test('page rules inline token values and keep other variables', () => {
    const css = 'a{color:var(--chakra-colors-ink);margin:calc(var(--chakra-spacing-2) * -1);}';
    expect(pageCss(css, TOKENS)).toBe('a{color:#111;margin:calc(8px * -1)}');
    expect(pageCss('a{--x:1px;top:var(--x)}', TOKENS)).toBe('a{--x:1px;top:var(--x)}');
  });

  test('page rules omit variables that no rule reads', () => {
    const css = 'a{background:#fff;--bg-currentcolor:#fff;border:0}';
    expect(pageCss(css, TOKENS)).toBe('a{background:#fff;border:0}');
  });

  test('page rules keep the looks of a button that is disabled by attributes', () => {
    const states = ':is(:disabled, [disabled], [data-disabled], [aria-disabled=true])';
    const css = `a${states}{opacity:0.5}a:is(:hover, [data-hover]):not(:disabled, [data-disabled]){top:0}`;
    expect(pageCss(css, TOKENS)).toBe(
      'a[data-disabled]{opacity:0.5}a:hover:not([data-disabled]){top:0}',
    );
  });

  test('page rules omit selectors of elements that the page lacks', () => {
    const rules = ['.css-a{top:0}', '.css-a pre{top:1px}', '.css-a th,.css-a p{top:2px}'];
    expect(rulesFor('<p class="css-a">', rules)).toBe('.css-a{top:0}.css-a th,.css-a p{top:2px}');
  });

  test('page rules keep media queries and states', () => {
    const rules = [
      '.css-a:hover{top:0}@media (min-width: 1px){.css-a{top:1px}.css-a pre{top:2px}}',
    ];
    expect(rulesFor('<p>', rules)).toBe(
      '.css-a:hover{top:0}@media (min-width: 1px){.css-a{top:1px}}',
    );
  });
});

test('duplicate rules are merged, and an invalid rule fails the build', () => {
  expect(minifyCss('.a { color: #ff0000 } .b { color: red }')).toBe('.a,.b{color:red}');
  expect(() => minifyCss('@media (min-width: print) { a { top: 0 } }')).toThrow('media query');
});

test('each media query appears once, after the rules it overrides and with wider ones last', () => {
  const wide = (rule: string) => `@media (min-width: 100rem){${rule}}`;
  const middle = (rule: string) => `@media (min-width: 48rem){${rule}}`;
  const css = `.a{top:0}${wide('.a{top:2px}')}${middle('.a{top:1px}')}.b{left:0}${wide('.b{left:1px}')}`;
  expect(minifyCss(css)).toBe(
    '.a{top:0}.b{left:0}@media (width>=48rem){.a{top:1px}}@media (width>=100rem){.a{top:2px}.b{left:1px}}',
  );
});

test('classes get the same short names in rules and markup, and other words stay', () => {
  const rename = shortClasses(['1abc', '2def']);
  expect(rename('.css-1abc{}.css-2def p{}')).toBe('.c0{}.c1 p{}');
  expect(rename('<p class="active css-2def">css-loader</p>')).toBe(
    '<p class="active c1">css-loader</p>',
  );
});

test('variables that the markup uses are declared with their values', () => {
  expect(variablesIn('<path stroke="var(--chakra-colors-ink)">', TOKENS)).toBe(
    ':root{--chakra-colors-ink:#111}',
  );
  expect(variablesIn('<path>', TOKENS)).toBe('');
});
