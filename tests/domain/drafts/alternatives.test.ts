import { expect, test } from 'vitest';
import { isAlternative, openAlternatives } from '#domain/drafts/alternatives.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { DRAFT } from '../drafts.ts';

const POST: Draft = { ...DRAFT, id: 'post', createdAt: 1, updatedAt: 1 };

const made = (refinement: string, createdAt: number, more: Partial<Draft> = {}): Draft => ({
  ...DRAFT,
  id: `${refinement} ${createdAt}`,
  revision: 1,
  createdAt,
  updatedAt: createdAt,
  refinedFrom: 'post',
  refinement,
  ...more,
});

const ids = (drafts: readonly Draft[]) => drafts.map(({ id }) => id);

const STORY = made('As a story', 2);
const QUESTION = made('A question first', 3);

test('alternatives are open until the user decides, oldest first', () => {
  expect(ids(openAlternatives(POST, [POST, QUESTION, STORY]))).toEqual([STORY.id, QUESTION.id]);
});

test('another rework is no alternative, and neither is one of another post', () => {
  const others = [made('Warmer', 4), made('As a story', 5, { refinedFrom: 'other' })];
  expect(others.map(isAlternative)).toEqual([false, true]);
  expect(openAlternatives(POST, others)).toEqual([]);
});

test('the newest of each kind is compared', () => {
  const again = made('As a story', 9);
  expect(ids(openAlternatives(POST, [STORY, QUESTION, again]))).toEqual([QUESTION.id, again.id]);
});

test('keeping the post, an alternative or a mix of them decides', () => {
  const kept = { ...POST, chosenAt: 5 };
  expect(openAlternatives(kept, [kept, STORY, QUESTION])).toEqual([]);
  const chosen = { ...STORY, chosenAt: 5 };
  expect(openAlternatives(POST, [POST, chosen, QUESTION])).toEqual([]);
  const mix = made('Mixed', 5, { chosenAt: 5 });
  expect(openAlternatives(POST, [POST, STORY, QUESTION, mix])).toEqual([]);
  const later = made('A contrast', 6);
  expect(ids(openAlternatives(kept, [kept, STORY, later]))).toEqual([later.id]);
});

test('an edited alternative is a version like any other', () => {
  expect(ids(openAlternatives(POST, [STORY, { ...QUESTION, revision: 2 }]))).toEqual([STORY.id]);
});
