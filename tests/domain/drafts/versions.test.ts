import { expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { labelVersions } from '#domain/drafts/versions.ts';
import { ORIGIN } from '../campaigns.ts';

const draft = (id: string, changes: Partial<Draft> = {}): Draft => ({
  id,
  text: 'A post',
  revision: 1,
  createdAt: 0,
  origin: ORIGIN,
  cutShort: false,
  ...changes,
  updatedAt: changes.updatedAt ?? changes.createdAt ?? 0,
});

test('versions are labelled by their cause, oldest first', () => {
  const versions = labelVersions([
    draft('copy', { createdAt: 6, copyOf: 'first' }),
    draft('first'),
    draft('again', { createdAt: 1 }),
    draft('tone', { createdAt: 2, origin: { ...ORIGIN, tone: 'humorous' } }),
    draft('both', { createdAt: 3, origin: { ...ORIGIN, tone: 'joyful', length: 'long' } }),
    draft('short', { createdAt: 4, shortenedFrom: 'both' }),
    draft('warm', { createdAt: 5, refinedFrom: 'short', refinement: 'Warmer' }),
    draft('bare', {
      createdAt: 7,
      origin: { ...ORIGIN, subject: '' },
    }),
  ]);
  expect(versions.map(({ id, cause }) => `${id}: ${cause}`)).toEqual([
    'first: First version',
    'again: Written again',
    'tone: Humorous',
    'both: New choices',
    'short: Shortened',
    'warm: Warmer',
    'copy: Edited in another tab',
    'bare: No subject',
  ]);
});

test('a version that the user has edited says so, and a continued one does not', () => {
  const versions = labelVersions([
    draft('edited', { revision: 2 }),
    draft('continued', { createdAt: 1, revision: 2, continuedBy: ['job'] }),
  ]);
  expect(versions).toEqual([
    { id: 'edited', at: 0, cause: 'First version', isEdited: true, isAside: false },
    { id: 'continued', at: 1, cause: 'Written again', isEdited: false, isAside: false },
  ]);
});
