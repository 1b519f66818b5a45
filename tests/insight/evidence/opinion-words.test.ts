import { expect, test } from 'vitest';
import { sayOpinion } from '#domain/questions/opinion-words.ts';

test('an opinion is displayed in words', () => {
  expect(sayOpinion({ opinion: 'not-supported' })).toBe('not supported');
  expect(sayOpinion({ opinion: 'not-judged', why: 'demo' })).toBe('not judged: demo');
});
