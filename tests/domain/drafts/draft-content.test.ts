import { describe, expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { checkedPart, contentOf, piecesOf } from '#domain/drafts/draft-content.ts';
import { ORIGIN } from '../campaigns.ts';

const DRAFT: Draft = {
  id: 'a',
  text: 'The post',
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  cutShort: false,
  origin: ORIGIN,
};
const IMAGE: Draft = {
  ...DRAFT,
  imagePrompt: 'A cat',
  origin: { ...ORIGIN, contentType: 'image' },
};
const SCRIPT: Draft = {
  ...DRAFT,
  videoScript: 'Scene 1\nScene 2',
  origin: { ...ORIGIN, contentType: 'video' },
};

describe('the copied content of a draft', () => {
  test.each<[string, Draft, string]>([
    ['text', DRAFT, 'The post'],
    ['text that is being edited', { ...DRAFT, editing: 'Typed ' }, 'Typed'],
    ['image', IMAGE, 'The post\n\nImage prompt:\nA cat'],
    [
      'image whose prompt is being edited',
      { ...IMAGE, editingPart: 'A dog' },
      'The post\n\nImage prompt:\nA dog',
    ],
    ['image without a prompt', { ...IMAGE, imagePrompt: ' ' }, 'The post'],
    ['video', SCRIPT, 'The post\n\nVideo script:\nScene 1\nScene 2'],
  ])('the content of a draft is complete: %s', (_what, draft, content) => {
    expect(contentOf(draft)).toBe(content);
  });

  test('a draft can be copied as the post or as its second part', () => {
    expect(piecesOf(DRAFT)).toEqual([{ name: 'Post', text: 'The post' }]);
    expect(piecesOf(IMAGE)).toEqual([
      { name: 'Post', text: 'The post' },
      { name: 'Image prompt', text: 'A cat' },
    ]);
    expect(piecesOf({ ...IMAGE, imagePrompt: ' ' })).toHaveLength(1);
  });

  test('a YouTube draft can be copied field by field, without the labels', () => {
    const text = 'Title: Soft\n\nDescription:\nSo soft.\n\n#Linen\n\nTags: linen, #shirt, ,linen';
    const draft: Draft = { ...SCRIPT, text, origin: { ...SCRIPT.origin, platform: 'youtube' } };
    expect(piecesOf(draft)).toEqual([
      { name: 'Title', text: 'Soft' },
      { name: 'Description', text: 'So soft.\n\n#Linen' },
      { name: 'Tags', text: 'linen, shirt' },
      { name: 'Video script', text: 'Scene 1\nScene 2' },
    ]);
    expect(piecesOf({ ...draft, text: 'Only words', videoScript: '' })).toEqual([
      { name: 'Description', text: 'Only words' },
    ]);
  });
});

test('the check names its part of a post that has fields or a script', () => {
  const { origin } = DRAFT;
  expect(checkedPart(DRAFT)).toBeUndefined();
  expect(checkedPart(IMAGE)).toBeUndefined();
  const film = { ...DRAFT, origin: { ...origin, contentType: 'video' as const } };
  expect(checkedPart(film)).toBeUndefined();
  expect(checkedPart({ ...film, videoScript: 'The pool is heated.' })).toBe('the post text');
  const tube = { ...DRAFT, origin: { ...origin, platform: 'youtube' as const } };
  expect(checkedPart(tube)).toBe('the title and description');
});
