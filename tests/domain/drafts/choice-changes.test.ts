import { expect, test } from 'vitest';
import { choiceChanges } from '#domain/drafts/choice-changes.ts';
import { READY } from '../campaigns.ts';

test('a campaign that is unchanged has no changed choices', () => {
  expect(choiceChanges(READY, { ...READY, quotes: [] })).toEqual([]);
});

test('changed choices are named in the order of the form, with both answers', () => {
  const after = { ...READY, tone: 'humorous', tags: ['Testimonials'], language: 'de' } as const;
  expect(choiceChanges(READY, after)).toEqual([
    { name: 'Tags', before: 'Customer Reviews, Authenticity', after: 'Testimonials' },
    { name: 'Tone', before: 'Joyful', after: 'Humorous' },
    { name: 'Language', before: 'that of the quotes', after: 'German' },
  ]);
});

test('a removed subject is an empty answer', () => {
  expect(choiceChanges(READY, { ...READY, subject: ' ' })).toEqual([
    { name: 'Subject', before: READY.subject, after: '' },
  ]);
});
