import { expect, test } from 'vitest';
import { uncomparedQuotes } from '#domain/evidence/uncompared.ts';

const quotesIn = (...languages: readonly (string | undefined)[]) =>
  languages.map((language) => (language === undefined ? {} : { language }));

test.for<readonly [readonly { readonly language?: string }[], string]>([
  [quotesIn('en', undefined), ''],
  [quotesIn('en', 'de'), '1 German quote'],
  [quotesIn('fr', 'de', 'de', 'en'), '2 German and 1 French quotes'],
])('the quotes %j that an English post was not compared with: %s', ([quotes, named]) => {
  expect(uncomparedQuotes(quotes, 'en')).toBe(named);
});
