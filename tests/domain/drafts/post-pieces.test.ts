import { expect, test } from 'vitest';
import { takeEndApart } from '#domain/drafts/post-pieces.ts';

test.each<[text: string, words: string, hashtags: string, firstComment: string]>([
  ['Soft towels.', 'Soft towels.', '', ''],
  ['Soft towels.\n\n#soft #towels', 'Soft towels.', '#soft #towels', '#soft #towels'],
  [
    'Soft.\n\nhttps://a.example/shop\n#a #ab\n#c',
    'Soft.',
    '#a #ab #c',
    'https://a.example/shop\n#a #ab #c',
  ],
  ['We love #soft towels', 'We love #soft towels', '', ''],
  ['Soft.\nSee https://a.example', 'Soft.\nSee https://a.example', '', ''],
  ['Soft.\n@shop', 'Soft.\n@shop', '', ''],
  ['#only', '', '#only', '#only'],
  ['', '', '', ''],
])('the end of %j is taken apart', (text, words, hashtags, firstComment) => {
  expect(takeEndApart(text)).toEqual({ words, hashtags, firstComment });
});
