import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PARSERS, SPARED } from './parsers.ts';

/** Calls that search a text, and the segmenters of the browser. */
const SEARCHES =
  /\.(?:match|matchAll|replace|replaceAll|search|test|exec)\(|\.split\(\/|new RegExp|Segmenter\(/;
const ROOMS = 'src/{domain,insight,services,state,queue,features}/**/*.{ts,tsx}';
const filesIn = (pattern: string): string[] =>
  globSync(pattern).map((file) => file.replaceAll('\\', '/').slice('src/'.length));

test('every file that searches texts is held to linear time, or spared for a reason', () => {
  const named = [...Object.values(PARSERS).flatMap(({ files }) => files), ...Object.keys(SPARED)];
  const files = filesIn(ROOMS);
  const searching = files.filter((file) => SEARCHES.test(readFileSync(`src/${file}`, 'utf8')));
  const forgotten = searching.filter((file) => !named.includes(file));
  expect(forgotten, 'name these in tests/linear/parsers.ts').toEqual([]);
  expect(
    named.filter((file) => !files.includes(file)),
    'these are gone',
  ).toEqual([]);
});
