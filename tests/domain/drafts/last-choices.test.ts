import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choicesOf, EMPTY_CAMPAIGN } from '#domain/campaign/campaign.ts';
import { fillIn, lastChoices, undoFilledChoices } from '#domain/drafts/last-choices.ts';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { anyCampaign, anyReadyCampaign } from '../any-campaign.ts';
import { ORIGIN, READY } from '../campaigns.ts';

const post = (id: string, campaignId: string, platform: PlatformId = 'instagram') => ({
  id,
  campaignId,
  origin: { ...ORIGIN, platform },
});

describe('the choices of the last campaign', () => {
  test('the choices come from the newest post of another campaign, without its quotes', () => {
    const drafts = [post('1', 'a', 'facebook'), post('2', 'b'), post('3', 'current')];
    const { quotes: _, ...choices } = READY;
    expect(lastChoices(drafts, 'current')).toEqual(choices);
  });

  test('other posts of that campaign are its additional platforms', () => {
    const drafts = [post('1', 'a'), post('2', 'a', 'linkedin'), post('3', 'a')];
    expect(lastChoices(drafts, 'current')).toMatchObject({
      platform: 'instagram',
      additionalPlatforms: ['linkedin'],
    });
  });

  test('everything but the platforms comes from the last post', () => {
    const early = post('1', 'a', 'facebook');
    const drafts = [
      { ...early, origin: { ...early.origin, tone: 'humorous' as const, subject: 'Old' } },
      post('2', 'a', 'linkedin'),
    ];
    expect(lastChoices(drafts, 'current')).toMatchObject({
      platform: 'facebook',
      additionalPlatforms: ['linkedin'],
      tone: ORIGIN.tone,
      subject: ORIGIN.subject,
    });
  });

  test('no choices exist without an earlier campaign', () => {
    expect(lastChoices([], 'current')).toBeUndefined();
    expect(lastChoices([post('1', 'current')], 'current')).toBeUndefined();
  });
});

describe('filling in the last choices', () => {
  const { quotes: _, ...last } = READY;

  test('the quotes, the platform and the subject of the campaign stay', () => {
    const quotes = [{ id: 'x', text: 'New' }];
    const campaign = { ...EMPTY_CAMPAIGN, platform: 'tiktok' as const, subject: 'Mugs', quotes };
    const withOthers = { ...last, additionalPlatforms: ['linkedin' as const] };
    expect(fillIn(campaign, withOthers)).toEqual({
      ...last,
      platform: 'tiktok',
      subject: 'Mugs',
      quotes,
    });
  });

  test('a language and a limit to quotes that are chosen already stay', () => {
    const campaign = { ...EMPTY_CAMPAIGN, language: 'fr' as const, onlyQuotes: true as const };
    expect(fillIn(campaign, { ...last, language: 'de' })).toMatchObject({
      language: 'fr',
      onlyQuotes: true,
    });
    expect(fillIn(EMPTY_CAMPAIGN, { ...last, language: 'de' }).language).toBe('de');
  });

  test('undo restores the campaign as it was', () => {
    fc.assert(
      fc.property(anyCampaign, anyReadyCampaign, (campaign, { quotes: __, ...choices }) => {
        const filled = fillIn(campaign, choices);
        const change = { before: choicesOf(campaign), after: choicesOf(filled) };
        expect(undoFilledChoices(filled, change)).toEqual(campaign);
      }),
    );
  });

  test('undo keeps a choice that was changed since', () => {
    const filled = fillIn(EMPTY_CAMPAIGN, last);
    const change = { before: choicesOf(EMPTY_CAMPAIGN), after: choicesOf(filled) };
    expect(undoFilledChoices({ ...filled, tone: 'humorous' }, change)).toEqual({
      ...EMPTY_CAMPAIGN,
      tone: 'humorous',
    });
  });
});
