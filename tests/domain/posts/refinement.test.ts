import { expect, test } from 'vitest';
import { nameOfRefinement, REFINEMENT_NAMES, REFINEMENTS } from '#domain/posts/refinement.ts';

test('every way to rework a post has a button', () => {
  expect(REFINEMENTS.toSorted()).toEqual(Object.keys(REFINEMENT_NAMES).toSorted());
});

test('a rework is named by its button, its language, or the words of the user', () => {
  expect(nameOfRefinement({ how: 'warmer' })).toBe('Warmer');
  expect(nameOfRefinement({ how: 'translate', language: 'de' })).toBe('In German');
  expect(nameOfRefinement({ how: 'wish', wish: 'Mention the garden' })).toBe('Mention the garden');
});
