import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlTable } from '#insight/read/tables/html-table.ts';

describe('a clipboard’s HTML table', () => {
  test.each<[string, string, string[][] | undefined]>([
    ['cells', '<table><tr><td>a</td><td>b</td></tr></table>', [['a', 'b']]],
    ['cells that nothing closes', '<table><tr><td>a<td>b<tr><th>c', [['a', 'b'], ['c']]],
    ['line breaks', '<td>a<br>b<br/>c</td>', [['a\nb\nc']]],
    ['white space of the source', '<td>\n  a\n  b </td>', [['a b']]],
    ['entities', '<td>&lt;b&gt; &amp; &#39;&#x41;&nbsp;&nothing;</td>', [["<b> & 'A &nothing;"]]],
    ['styles and comments', '<style>td{}</style><!-- <td>x --><td>a', [['a']]],
    ['nothing', 'a < b and c > d', undefined],
    ['a page with a small table', `<p>${'words '.repeat(20)}</p><td>a</td>`, undefined],
  ])('the HTML parser handles %s', (_what, html, rows) => {
    expect(htmlTable(html)).toEqual(rows);
  });

  test('an HTML table round-trips any cells', () => {
    const cell = fc.stringMatching(/^[a-zäß<>&"]{1,12}$/);
    const escaped = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const html = rows
          .map((row) => `<tr>${row.map((it) => `<td>${escaped(it)}</td>`).join('')}</tr>`)
          .join('');
        expect(htmlTable(`<table>${html}</table>`)).toEqual(rows);
      }),
    );
  });

  test('the HTML parser never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', 't', 'd', '/', '&', ';', '!', '-') }),
        (html) => {
          expect(() => htmlTable(`<td>${html}`)).not.toThrow();
        },
      ),
    );
  });
});
