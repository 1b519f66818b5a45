import { expect, test } from 'vitest';
import { inLanguageOf, languageOfText } from '#domain/posts/text-language.ts';
import { READY, sendable } from '../campaigns.ts';

test.each([
  ['too short to tell', 'Wow', 'it', 'it'],
  ['in the requested language', 'Der Stoff ist sehr weich und ich mag das', 'de', 'de'],
  ['in another language than requested', 'The fabric is so soft and it was very good', 'de', 'en'],
  [
    'in a language closely related to the requested one',
    'Тканина дуже мʼяка, і я її люблю',
    'uk',
    'uk',
  ],
  ['in the script of the requested language', 'این پارچه بسیار نرم است', 'fa', 'fa'],
  ['in a script of its own', '生地がとても柔らかいです', 'pl', 'ja'],
  ['empty', '', 'fr', 'fr'],
])('the language of a text that is %s', (_what, text, asked, language) => {
  expect(languageOfText(text, asked)).toBe(language);
});

test.each([
  ['the language of a rewritten text', 'The fabric is so soft', undefined, 'en'],
  ['the language of the quotes for an undecidable text', 'Wow', undefined, 'de'],
  ['the chosen language', 'The fabric is so soft', 'fr', 'fr'],
] as const)('a continuation uses %s', (_what, text, chosen, language) => {
  const campaign = { ...sendable(READY), language: 'de' as const };
  expect(inLanguageOf(text, campaign, chosen)).toEqual({ ...campaign, language });
});
