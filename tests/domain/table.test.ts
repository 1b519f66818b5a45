import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '#domain/table.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;

describe('the rows of a table', () => {
  test.each<[string, string, string[][]]>([
    [
      'a quotation mark within a cell',
      'a,b "c" d\n"e "f" g",h',
      [
        ['a', 'b "c" d'],
        ['e "f" g', 'h'],
      ],
    ],
    ['a cell that nobody closed', 'a,"b\nc,d', [['a', 'b\nc,d']]],
    ['spaces behind a closing mark', '"a" ,b', [['a', 'b']]],
    ['rows without a word', 'a\n\n , \nb', [['a'], ['b']]],
    ['nothing', '', []],
  ])('with %s', (_, text, rows) => {
    expect(rowsOf(text, ',')).toEqual(rows);
  });

  test('are what a well-known reader of tables makes of them', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'ü', '😀', ' ', ',', ';', '"', '\n', '\t'),
    });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(...DELIMITERS),
        fc.constantFrom('\n', '\r\n'),
        (rows, delimiter, newline) => {
          const text = papa.unparse(rows, { delimiter, newline });
          const { data } = papa.parse(text, { delimiter, newline, skipEmptyLines: 'greedy' });
          expect(rowsOf(text, delimiter)).toEqual(data);
        },
      ),
    );
  });

  test.each(['"', '",', 'a"', '""', '"a" ', ','])('of %j without end are read', (unit) => {
    const text = unit.repeat(100_000 / unit.length);
    expect(rowsOf(text, ',').length).toBeLessThan(2);
  });
});
