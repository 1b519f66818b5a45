import { describe, expect, test } from 'vitest';
import {
  missingGroups,
  topicAnswer,
  unsaidChoices,
  voiceAnswer,
} from '#domain/campaign/answers.ts';
import { EMPTY_CAMPAIGN } from '#domain/campaign/campaign.ts';
import { READY } from '../campaigns.ts';

describe('the answer of a folded group', () => {
  test('“How to say it” names the tone, the audience and the length', () => {
    expect(voiceAnswer({ ...READY, length: 'short' })).toEqual({
      text: 'Joyful · Families · Short',
      isMissing: false,
    });
  });

  test('“How to say it” also names an unusual content type and a chosen language', () => {
    const answer = voiceAnswer({ ...READY, contentType: 'video', language: 'de' });
    expect(answer.text).toBe('Video · Joyful · Families · Medium · German');
  });

  test('a missing choice is named behind the choices made', () => {
    expect(voiceAnswer({ ...EMPTY_CAMPAIGN, tone: 'joyful' })).toEqual({
      text: 'Joyful · Choose an audience and a length.',
      isMissing: true,
    });
  });

  test('“What to say” names the subject and the tags', () => {
    expect(topicAnswer({ ...READY, subject: ' A blouse ' })).toEqual({
      text: 'A blouse · Customer Reviews, Authenticity',
      isMissing: false,
    });
    expect(topicAnswer(EMPTY_CAMPAIGN)).toEqual({
      text: 'Choose at least one tag.',
      isMissing: true,
    });
  });
});

describe('the first group with a missing choice', () => {
  test('the first missing group follows the order of the screen', () => {
    expect(missingGroups(EMPTY_CAMPAIGN)).toEqual(['topic', 'voice']);
    expect(missingGroups({ ...EMPTY_CAMPAIGN, tags: ['Pain Points'] })).toEqual(['voice']);
    expect(missingGroups(READY)).toEqual([]);
  });
});

describe('the choices that no folded group names', () => {
  test.each([
    ['with all groups folded only the platform is left to name', [], ['a platform']],
    ['an open “What to say” leaves its tag', ['topic'], ['a platform', 'at least one tag']],
    [
      'an open “How to say it” leaves its choices',
      ['voice'],
      ['a platform', 'a tone', 'an audience', 'a length'],
    ],
  ])('%s', (_, open, unsaid) => {
    expect(unsaidChoices(EMPTY_CAMPAIGN, (group) => open.includes(group))).toEqual(unsaid);
  });
});
