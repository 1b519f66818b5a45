import { expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { readYoutubeFields } from '#domain/platforms/youtube-fields.ts';
import { currentDraftAtom, draftByIdAtom, putDraftAtom } from '#state/drafts/drafts.ts';
import { isBlankEditAtom } from '#state/drafts/edit-draft.ts';
import { typeFieldAtom } from '#state/drafts/youtube-draft.ts';
import { ORIGIN } from '../../domain/campaigns.ts';
import { openApp } from '../fake-app.ts';

const video = (id: string, title: string): Draft => ({
  id,
  text: `Title: ${title}\n\nDescription: Soft\n\nTags: blouse`,
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  origin: { ...ORIGIN, platform: 'youtube', contentType: 'video' },
  cutShort: false,
});

test('a field of a video is edited in its draft, whichever is under review', () => {
  const { store } = openApp();
  for (const draft of [video('a', 'Linen'), video('b', 'Silk')]) store.set(putDraftAtom, draft);
  store.set(typeFieldAtom, 'a', { title: 'Linen blouse' });
  store.set(typeFieldAtom, 'a', { tags: 'linen' });
  const edited = store.get(draftByIdAtom)('a')?.editing ?? '';
  expect(readYoutubeFields(edited)).toEqual({
    title: 'Linen blouse',
    description: 'Soft',
    tags: 'linen',
  });
  expect(store.get(currentDraftAtom)).toEqual(video('b', 'Silk'));
  store.set(typeFieldAtom, 'gone', { title: 'Wool' });
  expect(store.get(draftByIdAtom)('gone')).toBeUndefined();
});

test('a video is blank without a word in any field, and labels are none', () => {
  const { store } = openApp();
  store.set(putDraftAtom, video('a', 'Linen'));
  expect(store.get(isBlankEditAtom)).toBe(false);
  store.set(typeFieldAtom, 'a', { title: '', description: ' \n' });
  expect(store.get(isBlankEditAtom)).toBe(false);
  store.set(typeFieldAtom, 'a', { tags: '' });
  expect(store.get(isBlankEditAtom)).toBe(true);
});
