import { expect, test } from 'vitest';
import { withoutWebFont } from '../../src/build/web-font.ts';

const LOCAL = '@font-face{font-family:Like Noto;src:local(Noto Serif)}';
const FETCHED =
  '@font-face{font-family:Instrument Serif;src:url(/assets/a.woff2)format("woff2");font-display:swap}';

test('the web font is removed from the styles, and local fonts stay', () => {
  expect(withoutWebFont(`${LOCAL}${FETCHED}body{margin:0}`)).toEqual({
    css: `${LOCAL}body{margin:0}`,
    font: '/assets/a.woff2',
  });
});

test('a style sheet with no web font, or with two, fails the build', () => {
  expect(() => withoutWebFont(LOCAL)).toThrow('one web font');
  expect(() => withoutWebFont(FETCHED + FETCHED)).toThrow('one web font');
});
