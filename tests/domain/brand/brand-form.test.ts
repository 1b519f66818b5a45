import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BrandVoice, EMPTY_VOICE, MOST } from '#domain/brand/brand.ts';
import {
  type BrandFields,
  EMPTY_FIELDS,
  fieldsOf,
  filledFields,
  filledIn,
  keptFields,
  readFields,
  takenBack,
} from '#domain/brand/brand-form.ts';
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

describe('a form filled with what was found', () => {
  const { id: _, createdAt: __, ...FOUND } = VETS;

  test('has all of it if it was empty', () => {
    expect(filledIn(EMPTY_FIELDS, FOUND)).toEqual(fieldsOf(FOUND));
  });

  test('keeps what the user wrote, and adds to lists what they lack', () => {
    const before: BrandFields = {
      ...EMPTY_FIELDS,
      name: 'The Vets',
      link: ' https://harbour-vets.example ',
      hashtags: 'harbourvets, Cats',
      never: 'bargain',
      emoji: 'few',
      samples: ['Mine'],
    };
    const after = filledIn(before, { ...FOUND, hashtags: ['#HarbourVets', '#Dogs'] });
    expect(after).toMatchObject({
      name: 'The Vets',
      link: before.link,
      offer: FOUND.offer,
      hashtags: 'harbourvets Cats #Dogs',
      never: 'bargain, cheap, deal',
      emoji: 'few',
      samples: ['Mine', ...FOUND.samples],
    });
    const filling = { before, after };
    expect(filledFields(filling)).not.toContain('emoji');
    expect(filledFields(filling)).not.toContain('name');
    expect(keptFields(filling, FOUND)).toEqual(['name']);
  });

  test('gets nothing that holds a word the user never uses', () => {
    const found: BrandVoice = {
      ...EMPTY_VOICE,
      signOff: 'Grab a Deal at the surgery.',
      hashtags: ['#deal', '#Dealers'],
      always: ['great deal', 'open daily'],
      names: ['Mabel Deal', 'Rex'],
      rules: ['Never call it a deal.'],
    };
    expect(filledIn({ ...EMPTY_FIELDS, never: 'cheap, deal' }, found)).toEqual({
      ...EMPTY_FIELDS,
      never: 'cheap, deal',
      hashtags: '#Dealers',
      always: 'open daily',
      names: 'Rex',
      rules: 'Never call it a deal.',
    });
  });

  test('has no more in a list than it may', () => {
    const samples = ['One', 'Two', 'Three'];
    expect(filledIn({ ...EMPTY_FIELDS, samples }, FOUND).samples).toEqual(samples);
  });

  test('loses on Undo what was filled in, and nothing that was typed since', () => {
    const before = { ...EMPTY_FIELDS, name: 'Vets' };
    const after = filledIn(before, FOUND);
    const now = { ...after, signOff: `${after.signOff} Bye!`, always: 'my own' };
    expect(takenBack(now, { before, after })).toEqual({
      ...before,
      signOff: now.signOff,
      always: 'my own',
    });
  });

  const word = fc.constantFrom('a', 'B', 'c d', '#e', 'f, g', '');
  const fields: fc.Arbitrary<BrandFields> = fc.record({
    name: word,
    offer: word,
    link: word,
    signOff: word,
    hashtags: word,
    always: word,
    never: word,
    names: word,
    rules: word,
    emoji: fc.constantFrom('platform', 'few', 'none'),
    samples: fc.array(word, { maxLength: 3 }),
  });
  const list = fc.array(fc.constantFrom('a', 'B', 'z'), { maxLength: 3 });
  const found: fc.Arbitrary<BrandVoice> = fc
    .record({ name: word, offer: word, signOff: word, always: list, rules: list, samples: list })
    .map((some) => ({ ...EMPTY_VOICE, ...some }));

  test('still has every word of before, and is as before after Undo', () => {
    fc.assert(
      fc.property(fields, found, (before, voice) => {
        const after = filledIn(before, voice);
        const all = JSON.stringify(after).toLowerCase();
        for (const own of [before.name, before.always, before.rules, ...before.samples])
          for (const part of own.split(/[\s,]+/)) expect(all).toContain(part.toLowerCase());
        expect(takenBack(after, { before, after })).toEqual(before);
        const again = filledIn(after, voice);
        expect(again).toEqual(after);
      }),
    );
  });
});
