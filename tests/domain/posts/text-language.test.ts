import { expect, test } from 'vitest';
import { inLanguageOf, languageOfText } from '#domain/posts/text-language.ts';
import { READY, sendable } from '../campaigns.ts';

test.each([
  ['too short to tell', 'Wow', 'it', 'it'],
  ['as it was asked for', 'Der Stoff ist sehr weich und ich mag das', 'de', 'de'],
  ['another than was asked for', 'The fabric is so soft and it was very good', 'de', 'en'],
  ['a relative of the one that was asked for', 'Тканина дуже мʼяка, і я її люблю', 'uk', 'uk'],
  ['in the script of the one that was asked for', 'این پارچه بسیار نرم است', 'fa', 'fa'],
  ['in a script of its own', '生地がとても柔らかいです', 'pl', 'ja'],
  ['empty', '', 'fr', 'fr'],
])('the language of a text that is %s', (_what, text, asked, language) => {
  expect(languageOfText(text, asked)).toBe(language);
});

test.each([
  ['that of the text, which was written over', 'The fabric is so soft', undefined, 'en'],
  ['that of the quotes, where the text does not tell', 'Wow', undefined, 'de'],
  ['the chosen one', 'The fabric is so soft', 'fr', 'fr'],
] as const)('a request goes on in %s', (_what, text, chosen, language) => {
  const campaign = { ...sendable(READY), language: 'de' as const };
  expect(inLanguageOf(text, campaign, chosen)).toEqual({ ...campaign, language });
});
