import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CampaignConfiguration,
  EMPTY_CAMPAIGN,
  fingerprint,
  missingChoices,
  parseCampaign,
  ready,
  SUBJECT_MAX_LENGTH,
  toggleTag,
  mergeCampaigns,
  targetsOf,
  withAdditionalPlatforms,
  withTicks,
} from '#domain/campaign/campaign.ts';
import { MOST_IN_SERIES } from '#domain/campaign/most-in-series.ts';
import { addQuotes, type Quote } from '#domain/quotes/quote.ts';
import { TAGS } from '#domain/campaign/tags.ts';
import { anyCampaign } from '../any-campaign.ts';
import { READY } from '../campaigns.ts';

describe('a new campaign', () => {
  test('a new campaign has the content type text and no other choice', () => {
    expect(EMPTY_CAMPAIGN).toEqual({ tags: [], contentType: 'text', subject: '', quotes: [] });
  });
});

describe('toggling a tag', () => {
  test('toggling a tag twice adds and removes it', () => {
    const once = toggleTag(EMPTY_CAMPAIGN, 'Pain Points');
    expect(once.tags).toEqual(['Pain Points']);
    expect(toggleTag(once, 'Pain Points')).toEqual(EMPTY_CAMPAIGN);
  });

  test('toggled tags keep the order of the list, in any order of presses', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TAGS)), (presses) => {
        const { tags } = presses.reduce(toggleTag, EMPTY_CAMPAIGN);
        const odd = (tag: string) => presses.filter((press) => press === tag).length % 2 === 1;
        expect(tags).toEqual(TAGS.filter(odd));
      }),
    );
  });
});

describe('missing choices', () => {
  const WORDS = [
    ['platform', 'a platform'],
    ['tags', 'at least one tag'],
    ['tone', 'a tone'],
    ['audience', 'an audience'],
    ['length', 'a length'],
  ] as const;

  /** All 32 combinations of missing choices. */
  const COMBINATIONS = Array.from({ length: 2 ** WORDS.length }, (_, bits) =>
    WORDS.filter((_word, place) => (bits & (2 ** place)) !== 0),
  );

  function without(missing: readonly (readonly [string, string])[]): CampaignConfiguration {
    const gone = new Set(missing.map(([key]) => key));
    const kept = Object.entries(READY).filter(([key]) => !gone.has(key) || key === 'tags');
    const campaign = Object.fromEntries(kept) as unknown as CampaignConfiguration;
    return gone.has('tags') ? { ...campaign, tags: [] } : campaign;
  }

  test.each(COMBINATIONS.map((missing) => ({ missing, names: missing.map(([, words]) => words) })))(
    'missing choices are listed in the order of the page: $names',
    ({ missing, names }) => {
      const campaign = without(missing);
      expect(missingChoices(campaign)).toEqual(names);
      expect(ready(campaign)).toEqual(missing.length === 0 ? READY : undefined);
    },
  );

  test('the subject and the quotes are optional', () => {
    expect(missingChoices({ ...READY, subject: '', quotes: [] })).toEqual([]);
  });

  test('a campaign is ready exactly when nothing is missing', () => {
    fc.assert(
      fc.property(anyCampaign, (campaign) => {
        expect(ready(campaign) !== undefined).toBe(missingChoices(campaign).length === 0);
      }),
    );
  });
});

describe('reading a stored campaign', () => {
  test('a stored campaign is read back unchanged', () => {
    fc.assert(
      fc.property(anyCampaign, (campaign) => {
        expect(parseCampaign(structuredClone(campaign))).toEqual(campaign);
      }),
    );
  });

  test('reading a campaign never throws and is idempotent, for any stored value', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (garbage) => {
        const read = parseCampaign(garbage);
        expect(parseCampaign(read)).toEqual(read);
      }),
      { numRuns: 1000 },
    );
  });

  test('a damaged field is reset and every other field is kept', () => {
    const keys = fc.constantFrom(
      ...(Object.keys(READY) as (keyof typeof READY)[]).filter((key) => key !== 'subject'),
    );
    fc.assert(
      fc.property(keys, fc.anything({ withNullPrototype: true }), (key, damage) => {
        fc.pre(typeof damage !== 'string' && !Array.isArray(damage));
        const { [key]: lost, ...kept } = READY;
        const fallback = Object.entries(EMPTY_CAMPAIGN).filter(([name]) => name === key);
        const expected = { ...kept, ...Object.fromEntries(fallback) };
        expect(parseCampaign({ ...READY, [key]: damage })).toEqual(expected);
        expect(lost).toBeDefined();
      }),
    );
  });

  test('valid items of a damaged list are kept', () => {
    const read = parseCampaign({
      ...READY,
      tags: ['Pain Points', 'made up', 7, 'AI & Technology', 'Pain Points'],
      quotes: [
        null,
        { id: '4', text: 'kept' },
        { id: 5, text: 'an id that is no text' },
        { id: '6', text: '   ' },
        { id: '7', text: 'kept without its rating', rating: 11 },
        { id: '8', text: { toString: () => 'no text' } },
      ],
    });
    expect(read.tags).toEqual(['Pain Points', 'AI & Technology']);
    expect(read.quotes).toEqual([
      { id: '4', text: 'kept' },
      { id: expect.any(String), text: 'an id that is no text' },
      { id: '7', text: 'kept without its rating' },
    ]);
  });

  test('a quote keeps the themes that it is not about, and the campaign its fingerprint', () => {
    const quote = { id: '1', text: 'first' };
    const notAbout = ['Price', 7, 'Price', null, 'Staff'];
    const read = parseCampaign({ ...READY, quotes: [{ ...quote, notAbout }] });
    expect(read.quotes).toEqual([{ ...quote, notAbout: ['Price', 'Staff'] }]);
    expect(parseCampaign({ ...READY, quotes: [{ ...quote, notAbout: 'all' }] }).quotes).toEqual([
      quote,
    ]);
    expect(fingerprint(read)).toBe(fingerprint({ ...READY, quotes: [quote] }));
  });

  test('a quote with a duplicate id gets a new id', () => {
    const quotes = [
      { id: '1', text: 'first' },
      { id: '1', text: 'second' },
    ];
    const read = parseCampaign({ ...READY, quotes }).quotes;
    expect(read.map(({ text }) => text)).toEqual(['first', 'second']);
    expect(new Set(read.map(({ id }) => id)).size).toBe(2);
  });

  test('a stored subject over the maximum length is cut', () => {
    const subject = 'x'.repeat(SUBJECT_MAX_LENGTH * 10);
    expect(parseCampaign({ ...READY, subject }).subject).toHaveLength(SUBJECT_MAX_LENGTH);
  });

  test('inherited properties of a stored campaign are ignored', () => {
    const read = parseCampaign(Object.create({ platform: 'facebook', subject: 'inherited' }));
    expect(read).toEqual(EMPTY_CAMPAIGN);
  });
});

describe('quotes of two tabs', () => {
  const texts = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'f'), {
    maxLength: 6,
  });
  const added = (quotes: readonly Quote[], read: readonly string[]) =>
    addQuotes(
      quotes,
      read.map((text) => ({ text })),
    );

  test('quotes of two tabs are merged without loss, with unique ids, and are read back unchanged', () => {
    fc.assert(
      fc.property(texts, texts, texts, texts, (stored, mine, theirs, removed) => {
        const base = { ...EMPTY_CAMPAIGN, quotes: added([], stored) };
        const one = { ...base, quotes: added(base.quotes, mine) };
        const kept = added(base.quotes, theirs).filter(({ text }) => !removed.includes(text));
        const merged = mergeCampaigns(base, one, { ...base, quotes: kept });
        const expected = new Set([
          ...mine.filter((text) => !stored.includes(text)),
          ...theirs.filter((text) => !removed.includes(text)),
          ...stored.filter((text) => !removed.includes(text)),
        ]);
        expect(merged.quotes.map(({ text }) => text).toSorted()).toEqual([...expected].toSorted());
        expect(new Set(merged.quotes.map(({ id }) => id)).size).toBe(merged.quotes.length);
        expect(parseCampaign(structuredClone(merged)).quotes).toEqual(merged.quotes);
      }),
      { seed: 11 },
    );
  });

  test('quotes with the same words but different punctuation are merged into one', () => {
    const mine = { ...EMPTY_CAMPAIGN, quotes: added([], ['So soft!']) };
    const theirs = { ...EMPTY_CAMPAIGN, quotes: added([], ['so soft']) };
    expect(mergeCampaigns(EMPTY_CAMPAIGN, mine, theirs).quotes).toEqual(mine.quotes);
  });
});

describe('the platforms of a campaign', () => {
  const campaign: CampaignConfiguration = { ...READY, platform: 'linkedin' };

  test('the platforms are the first one, as older data has it, and any additional ones', () => {
    expect(targetsOf(EMPTY_CAMPAIGN)).toEqual([]);
    expect(targetsOf(parseCampaign(campaign))).toEqual(['linkedin']);
    expect(
      targetsOf(withAdditionalPlatforms(campaign, ['tiktok', 'facebook', 'linkedin'])),
    ).toEqual(['facebook', 'linkedin', 'tiktok']);
    expect(
      withAdditionalPlatforms(withAdditionalPlatforms(campaign, ['tiktok']), ['linkedin']),
    ).toEqual(campaign);
  });

  test('stored additional platforms are read back without invalid ones', () => {
    const stored = {
      ...campaign,
      additionalPlatforms: ['tiktok', 'myspace', 7, 'tiktok', 'linkedin', 'youtube'],
    };
    expect(parseCampaign(stored).additionalPlatforms).toEqual(['youtube', 'tiktok']);
    for (const additionalPlatforms of [undefined, 'tiktok', [], ['linkedin'], { 0: 'tiktok' }]) {
      expect(parseCampaign({ ...campaign, additionalPlatforms })).toEqual(campaign);
    }
  });

  test('the platforms of two tabs are merged, without those that a tab removed', () => {
    const base = withAdditionalPlatforms(campaign, ['tiktok']);
    const mine = withAdditionalPlatforms(campaign, ['tiktok', 'youtube']);
    const theirs = withAdditionalPlatforms(campaign, ['facebook']);
    const merged = mergeCampaigns(base, mine, theirs);
    expect(targetsOf(merged)).toEqual(['facebook', 'linkedin', 'youtube']);
    expect(mergeCampaigns(campaign, campaign, campaign)).toEqual(campaign);
  });

  test('additional platforms change neither the request nor the fingerprint of a post', () => {
    const several = withAdditionalPlatforms(campaign, ['tiktok']);
    expect(ready(several)).toEqual(ready(campaign));
    expect(fingerprint(several)).toBe(fingerprint(campaign));
  });
});

describe('the ticks of themes', () => {
  test('those of two tabs are merged, without those that a tab took back', () => {
    const base = withTicks(READY, ['Speed', 'Price']);
    const mine = withTicks(READY, ['Speed', 'Price', 'Care']);
    const theirs = withTicks(READY, ['Price', 'Staff']);
    expect(mergeCampaigns(base, mine, theirs).tickedThemes).toEqual(['Price', 'Care', 'Staff']);
    expect(mergeCampaigns(base, READY, base)).toEqual(READY);
  });

  test('two tabs together tick no more than a press writes about, and mine stay', () => {
    const labels = (name: string) =>
      Array.from({ length: MOST_IN_SERIES - 1 }, (_, at) => `${name} ${at}`);
    const merged = mergeCampaigns(
      READY,
      withTicks(READY, labels('mine')),
      withTicks(READY, labels('theirs')),
    );
    expect(merged.tickedThemes).toHaveLength(MOST_IN_SERIES);
    expect(merged.tickedThemes).toEqual(expect.arrayContaining(labels('mine')));
  });
});

describe('the language of a campaign', () => {
  test.each(['de', 'ja', 'zh', 'ar'] as const)(
    'the language %s is stored and read back',
    (language) => {
      expect(parseCampaign(structuredClone({ ...READY, language }))).toEqual({
        ...READY,
        language,
      });
    },
  );

  test.each([undefined, null, 7, '', 'xx', 'DE', 'German', 'de-DE', ['de'], { de: true }])(
    'a stored language of %j falls back to that of the quotes',
    (language) => {
      expect(parseCampaign({ ...READY, language })).toEqual(READY);
    },
  );

  test('a language chosen in one tab survives another choice in a second tab', () => {
    const mine: CampaignConfiguration = { ...READY, language: 'fr' };
    const theirs: CampaignConfiguration = { ...READY, tone: 'humorous' };
    expect(mergeCampaigns(READY, mine, theirs)).toMatchObject({ language: 'fr', tone: 'humorous' });
    expect(mergeCampaigns(mine, READY, { ...mine, tone: 'humorous' })).not.toHaveProperty(
      'language',
    );
  });
});

describe('the fingerprint of a campaign', () => {
  test('the fingerprint of posts written before languages existed is unchanged', () => {
    expect(fingerprint(READY)).toBe('1wf1pzg');
  });

  test('the fingerprint does not depend on the order of choices about a quote', () => {
    const quote = { id: '1', text: 'Lovely', rating: 5 };
    const [one, other] = [
      { ...quote, choice: 'pinned' as const, unmasked: true as const },
      { unmasked: true as const, choice: 'pinned' as const, ...quote },
    ];
    expect(fingerprint({ ...READY, quotes: [other] })).toBe(
      fingerprint({ ...READY, quotes: [one] }),
    );
  });

  test('the fingerprint does not depend on the order of properties', () => {
    fc.assert(
      fc.property(anyCampaign, (campaign) => {
        const reversed = Object.fromEntries(Object.entries(campaign).toReversed());
        expect(fingerprint(parseCampaign(reversed))).toBe(fingerprint(campaign));
      }),
    );
  });

  test.each<[string, Partial<CampaignConfiguration>]>([
    ['platform', { platform: 'youtube' }],
    ['tags', { tags: ['Customer Reviews'] }],
    ['tone', { tone: 'humorous' }],
    ['audience', { audience: 'seniors' }],
    ['length', { length: 'short' }],
    ['language', { language: 'de' }],
    ['content type', { contentType: 'video' }],
    ['subject', { subject: 'Another blouse' }],
    ['quotes', { quotes: [] }],
  ])('the fingerprint changes with another %s', (_what, change) => {
    expect(fingerprint({ ...READY, ...change })).not.toBe(fingerprint(READY));
  });
});
