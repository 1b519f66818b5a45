import { describe, expect, test } from 'vitest';
import { bytesPerCharacter, charactersPerWord } from '#domain/platforms/language-metrics.ts';
import {
  isRightToLeft,
  languageName,
  nativeName,
  scriptOfLanguage,
} from '#domain/campaign/language-name.ts';
import { POST_LANGUAGES } from '#domain/campaign/post-languages.ts';
import { countWords } from '#domain/posts/reply.ts';
import { chooseLanguage, postLanguage } from '#domain/campaign/writing-language.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { READY } from '../campaigns.ts';

/** One quote per letter: `d` German, `f` French, `e` English, `-` unknown, upper case excluded. */
function quotesIn(letters: string): Quote[] {
  const codes: Readonly<Record<string, string>> = { d: 'de', f: 'fr', e: 'en' };
  return letters.split('').map((letter, at) => {
    const language = codes[letter.toLowerCase()];
    return {
      id: String(at),
      text: `Quote ${at}`,
      ...(language && { language }),
      ...(letter !== letter.toLowerCase() && { choice: 'dropped' as const }),
    };
  });
}

describe('the language of the post', () => {
  test.each([
    ['', 'en'],
    ['---', 'en'],
    ['d', 'de'],
    ['-d-', 'de'],
    ['ddf', 'de'],
    ['dff', 'fr'],
    ['FFFd', 'de'],
    ['DDD', 'en'],
    ['eed', 'en'],
  ])('the language of the quotes %j is %s if the user chose none', (letters, language) => {
    expect(postLanguage({ quotes: quotesIn(letters) })).toBe(language);
    expect(postLanguage({ quotes: quotesIn(letters), language: 'th' })).toBe('th');
  });

  test('a language can be chosen, and left to the quotes again', () => {
    const chosen = chooseLanguage(READY, 'it');
    expect(chosen).toEqual({ ...READY, language: 'it' });
    expect(chooseLanguage(chosen, undefined)).toEqual(READY);
  });

  test('every language has an English and a native name', () => {
    for (const language of POST_LANGUAGES) {
      expect(languageName(language)).toMatch(/^[A-Z]\p{L}+/u);
      expect(nativeName(language)).not.toBe(language);
      expect(scriptOfLanguage(language)).toMatch(/^[A-Z][a-z]{3}$/);
    }
    expect(['de', 'ja', 'ar', 'xx', '!'].map(languageName)).toEqual([
      'German',
      'Japanese',
      'Arabic',
      'xx',
      '!',
    ]);
    expect(['de', 'es', 'ja'].map(nativeName)).toEqual(['Deutsch', 'Español', '日本語']);
    expect(POST_LANGUAGES.filter(isRightToLeft)).toEqual(['ar', 'fa', 'he', 'ur']);
  });
});

describe('the words of a text', () => {
  test.each([
    ['', 0],
    ['  one\n\ntwo  three ', 3],
    ['Der Stoff ist weich.', 4],
    ['生地がとても柔らかい', 4],
    ['面料非常柔软', 4],
    ['面料 very soft', 4],
    ['ผ้านุ่มมาก', 3],
    ['옷감이 아주 부드러워요', 3],
    ['😀 👍🏽', 2],
    ['Cafe\u0301 très calme', 3],
    ['Cafe\u0301 と 茶', 3],
    ['柔软！！！', 1],
  ])('the text %j has %i words', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  test.each([
    ['en', 'The fabric is so soft that my daughter wears it every single day, even to bed.'],
    ['de', 'Der Stoff ist so weich, dass meine Tochter ihn jeden Tag trägt, sogar im Bett.'],
    ['fr', 'Le tissu est si doux que ma fille le porte tous les jours, même pour dormir.'],
    ['es', 'La tela es tan suave que mi hija la lleva todos los días, incluso para dormir.'],
    ['ja', '生地がとても柔らかいので、娘は毎日着ています。寝るときも脱ぎません。'],
    ['zh', '这件衣服的面料非常柔软，我女儿每天都穿，连睡觉也不肯脱下来。'],
    ['th', 'ผ้านุ่มมากจนลูกสาวของฉันใส่ทุกวัน แม้แต่ตอนนอนก็ยังใส่'],
    ['ko', '옷감이 정말 부드러워서 딸이 매일 입고 잘 때도 벗지 않아요.'],
    ['ar', 'القماش ناعم جدا لدرجة أن ابنتي ترتديه كل يوم حتى عند النوم.'],
    ['ru', 'Ткань такая мягкая, что дочка носит её каждый день и даже спит в ней.'],
  ])('the average word in %s is about as long as estimated', (language, text) => {
    const measured = text.length / countWords(text);
    expect(charactersPerWord(language)).toBeGreaterThan(measured * 0.75);
    expect(charactersPerWord(language)).toBeLessThan(measured * 1.6);
    const bytes = new TextEncoder().encode(text).length / text.length;
    // Estimates rather too many than too few, since a hard limit is counted in bytes.
    expect(bytesPerCharacter(language)).toBeGreaterThan(bytes - 0.1);
    expect(bytesPerCharacter(language)).toBeLessThan(bytes + 0.7);
  });
});
