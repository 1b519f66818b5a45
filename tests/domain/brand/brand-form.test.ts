import { expect, test } from 'vitest';
import { MOST } from '#domain/brand/brand.ts';
import { EMPTY_FIELDS, fieldsOf, readFields } from '#domain/brand/brand-form.ts';
import { VETS } from '../brands.ts';

test('a brand that is opened and saved stays as it was', () => {
  const { id: _, createdAt: __, ...voice } = VETS;
  expect(readFields(fieldsOf(voice))).toEqual({ ok: true, voice });
});

test('lists are read as people type them', () => {
  const read = readFields({
    ...EMPTY_FIELDS,
    name: ' Vets ',
    hashtags: 'HarbourVets, #Dogs#Cats',
    never: 'cheap,  deal\nbest price,,',
    rules: 'No shouting, ever.\n\nShort sentences.',
    samples: ['', ' One ', ''],
  });
  expect(read.ok && read.voice).toMatchObject({
    name: 'Vets',
    hashtags: ['#HarbourVets', '#Dogs', '#Cats'],
    never: ['cheap', 'deal', 'best price'],
    rules: ['No shouting, ever.', 'Short sentences.'],
    samples: ['One'],
  });
});

test.each([
  [{ name: ' ' }, { name: 'Give the brand a name.' }],
  [
    { hashtags: Array.from({ length: 9 }, (_, at) => `#tag${at}`).join(' ') },
    { hashtags: `At most ${MOST.hashtags} hashtags.` },
  ],
  [{ always: 'x'.repeat(61) }, { always: 'At most 60 characters in each of them.' }],
  [
    { never: Array.from({ length: 41 }, (_, at) => `w${at}`).join(',') },
    { never: 'At most 40 words.' },
  ],
  [{ rules: 'r'.repeat(121) }, { rules: 'At most 120 characters in a rule.' }],
])('%j is not saved, and says why', (fields, problems) => {
  expect(readFields({ ...EMPTY_FIELDS, name: 'Vets', ...fields })).toEqual({ ok: false, problems });
});
