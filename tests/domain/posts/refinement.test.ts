import { expect, test } from 'vitest';
import {
  isAlternativeName,
  nameOfRefinement,
  REFINEMENT_NAMES,
  REFINEMENTS,
} from '#domain/posts/refinement.ts';

test('every way to rework a post has a button', () => {
  expect(REFINEMENTS.toSorted()).toEqual(Object.keys(REFINEMENT_NAMES).toSorted());
});

test('a rework is named by its button, its language, or the words of the user', () => {
  expect(nameOfRefinement({ how: 'warmer' })).toBe('Warmer');
  expect(nameOfRefinement({ how: 'translate', language: 'de' })).toBe('In German');
  expect(nameOfRefinement({ how: 'wish', wish: 'Mention the garden' })).toBe('Mention the garden');
});

test.each(['As a story', 'Before your edit'])(
  'the wish %j is not taken for a version with that name',
  (wish) => {
    expect(nameOfRefinement({ how: 'wish', wish })).toBe(`“${wish}”`);
    expect(isAlternativeName(nameOfRefinement({ how: 'wish', wish }))).toBe(false);
  },
);
