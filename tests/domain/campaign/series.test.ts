import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CampaignConfiguration,
  fingerprint,
  ownQuotes,
  parseCampaign,
} from '#domain/campaign/campaign.ts';
import { HOOKS, hookOf } from '#domain/campaign/hooks.ts';
import { MOST_IN_SERIES } from '#domain/campaign/most-in-series.ts';
import { buildPrompt } from '#domain/campaign/prompt.ts';
import { seriesOf } from '#domain/campaign/series.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import type { Theme } from '#domain/quotes/analysis.ts';
import { anyReadyCampaign } from '../any-campaign.ts';
import { numbered, READY, sendable } from '../campaigns.ts';

const QUOTES = numbered([
  { text: 'They answered within the hour.' },
  { text: 'Worth every cent, and quick.' },
  { text: 'Cheaper than the last one.' },
  { text: 'Never mention this.', choice: 'dropped' },
]);
const CAMPAIGN = { ...READY, quotes: QUOTES };

const themeOf = (label: string, ...quoteIds: string[]): Theme => ({
  label,
  count: quoteIds.length,
  quoteIds,
});
const THEMES = [themeOf('Speed', '1', '2', '4'), themeOf('Price', '2', '3')];
const LABELS = ['Speed', 'Price'];

const pinned = ({ quotes }: CampaignConfiguration) =>
  quotes.filter(({ choice }) => choice === 'pinned').map(({ id }) => id);

describe('a series', () => {
  test('each of its campaigns is about a theme, with quotes of its own', () => {
    const made = seriesOf({ ...CAMPAIGN, subject: 'Our van – Price' }, THEMES, LABELS);
    expect(made.map(({ subject }) => subject)).toEqual(['Our van – Speed', 'Our van – Price']);
    expect(made.map((it) => ownQuotes(it).map(({ id }) => id))).toEqual([['1'], ['2', '3']]);
    expect(made.map(pinned)).toEqual([['1'], ['2', '3']]);
    expect(made.map(({ series }) => series?.place)).toEqual([0, 1]);
    const { tone, tags, audience, length } = READY;
    for (const campaign of made) expect(campaign).toMatchObject({ tone, tags, audience, length });
  });

  test('each has its theme as subject behind a text that leaves no room for it', () => {
    const made = seriesOf({ ...CAMPAIGN, subject: 'x'.repeat(500) }, THEMES, LABELS);
    expect(made.map(({ subject }) => subject)).toEqual(LABELS);
  });

  test('a post of it is outdated by nothing that happens to the quotes of the others', () => {
    const [first, second] = seriesOf(CAMPAIGN, THEMES, LABELS);
    if (!first || !second) throw new Error('No series');
    const dropped = (id: string) => ({
      ...first,
      quotes: first.quotes.map((it) => (it.id === id ? { ...it, choice: 'dropped' as const } : it)),
    });
    expect(fingerprint(dropped('3'))).toBe(fingerprint(first));
    expect(fingerprint(dropped('1'))).not.toBe(fingerprint(first));
    expect(fingerprint(second)).not.toBe(fingerprint(first));
  });

  test('without a pinned quote it falls back on all of them', () => {
    expect(ownQuotes({ quotes: QUOTES, series: { id: 's', place: 0 } })).toEqual(QUOTES);
  });

  test.each([undefined, null, 'x', {}, { id: 's' }, { id: 's', place: -1 }, { id: 2, place: 1 }])(
    'what is no series is read as none: %j',
    (series) => {
      expect(parseCampaign({ ...READY, series })).toEqual(READY);
    },
  );

  test('a stored series is read as it was', () => {
    const series = { id: 's', place: 3 };
    expect(parseCampaign({ ...READY, series }).series).toEqual(series);
  });
});

describe('the hook', () => {
  test('seven posts on a platform open in seven ways, and one theme on each platform in another', () => {
    const places = Array.from({ length: MOST_IN_SERIES }, (_, place) => place);
    for (const { id } of PLATFORMS)
      expect(new Set(places.map((place) => hookOf(place, id))).size).toBe(MOST_IN_SERIES);
    for (const place of places)
      expect(new Set(PLATFORMS.map(({ id }) => hookOf(place, id))).size).toBe(PLATFORMS.length);
  });

  test('a prompt of a series has one, as a line of our own words', () => {
    fc.assert(
      fc.property(anyReadyCampaign, fc.nat(20), (campaign, place) => {
        const { series: _, ...alone } = campaign;
        const lines = (of: typeof campaign) =>
          (buildPrompt(sendable(of)).messages[1]?.content ?? '').split('\n');
        const added = lines({ ...alone, series: { id: 'ignored', place } });
        const hooks = added.filter((line) => line.startsWith('Hook: '));
        expect(hooks).toEqual([`Hook: begin with ${hookOf(place, campaign.platform)}.`]);
        expect(Object.values(HOOKS)).toContain(hookOf(place, campaign.platform));
        expect(added.filter((line) => line !== hooks[0])).toEqual(lines(alone));
      }),
    );
  });
});
