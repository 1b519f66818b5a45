import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choicesIn,
  mergeCampaignRecords,
  parseCampaignRecord,
  recordOf,
  setIdOf,
  splitPins,
  withPins,
} from '#domain/campaign/campaign-record.ts';
import { choicesOf } from '#domain/campaign/campaign.ts';
import { anyCampaign } from '../any-campaign.ts';

const quotes = fc.uniqueArray(fc.nat(9)).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record(
        {
          id: fc.constant(String(id)),
          text: fc.constant(`Quote ${id}`),
          choice: fc.constantFrom<'pinned' | 'dropped'>('pinned', 'dropped'),
        },
        { requiredKeys: ['id', 'text'] },
      ),
    ),
  ),
);

describe('pins', () => {
  test('a campaign’s quotes are split into those of its set and its pins, and back', () => {
    fc.assert(
      fc.property(quotes, (all) => {
        const split = splitPins(all, []);
        expect(split.quotes.every(({ choice }) => choice !== 'pinned')).toBe(true);
        expect(withPins(split.quotes, split.pinned)).toEqual(all);
      }),
    );
  });

  test('quotes that stay the same keep their identity', () => {
    fc.assert(
      fc.property(quotes, (all) => {
        const { quotes: own, pinned } = splitPins(all, []);
        expect(splitPins(withPins(own, pinned), own).quotes).toBe(own);
        expect(withPins(own, [])).toBe(own);
      }),
    );
  });

  test('a quote that is left out of all posts is pinned in none', () => {
    const dropped = [{ id: 'a', text: 'Warm', choice: 'dropped' as const }];
    expect(withPins(dropped, ['a'])).toBe(dropped);
  });
});

describe('a record', () => {
  test('holds the choices of a campaign, and reads them back', () => {
    fc.assert(
      fc.property(anyCampaign, (campaign) => {
        const record = recordOf('c', campaign, ['a'], 7);
        expect(record).not.toHaveProperty('quotes');
        expect(choicesIn(record)).toEqual(choicesOf(campaign));
        expect(parseCampaignRecord(structuredClone(record))).toEqual(record);
        expect(setIdOf(record)).toBe('c');
      }),
    );
  });

  test.each([undefined, null, 3, 'x', [], {}, { id: '' }])('%j is no record', (stored) =>
    expect(parseCampaignRecord(stored)).toBeUndefined(),
  );

  test('two tabs keep each other’s choices and pins', () => {
    const base = recordOf(
      'c',
      { tags: [], contentType: 'text', subject: '', quotes: [] },
      ['a'],
      1,
    );
    const mine = { ...base, subject: 'Own', pinned: ['a', 'b'] };
    const theirs = { ...base, platform: 'linkedin' as const, pinned: ['a', 'c'] };
    const [merged] = mergeCampaignRecords(base, mine, theirs);
    expect(merged).toMatchObject({ subject: 'Own', platform: 'linkedin' });
    expect(new Set(merged.pinned)).toEqual(new Set(['a', 'b', 'c']));
    expect(mergeCampaignRecords(base, { ...base, pinned: [] }, base)[0]).not.toHaveProperty(
      'pinned',
    );
  });
});
