import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labelOf } from '#insight/data/themes/concept-list.ts';
import { conceptsOf } from '#insight/themes/concepts.ts';
import { wordsIn } from '#insight/themes/concept-table.ts';

const listOf = (language: string): string =>
  readFileSync(`src/insight/data/${language}/concepts.txt`, 'utf8');

/** An entry of a list as a customer writes it. */
const written = (entry: string): string => entry.replaceAll('_', ' ').replaceAll('*', '');

test.each(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ar', 'ja', 'zh'])(
  'each word of the list in %s is found, for its concepts alone',
  (language) => {
    const unreached = [...wordsIn(listOf(language))].filter(([entry, ids]) => {
      const { labels } = conceptsOf(written(entry), language);
      const wanted = new Set(ids.map(labelOf));
      return labels.length !== wanted.size || !labels.every((label) => wanted.has(label));
    });
    expect(unreached).toEqual([]);
  },
);

test('a line of a list that names no concept is refused', () => {
  expect(() => wordsIn('# Words.\nstaf:\ncrew')).toThrow('staf');
});
