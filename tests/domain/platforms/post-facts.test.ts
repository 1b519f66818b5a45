import { expect, test } from 'vitest';
import { tipsFor } from '#domain/platforms/length-verdict.ts';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { checkLimits } from '#domain/platforms/post-check.ts';
import { factsOf } from '#domain/platforms/post-facts.ts';

const facts = (platform: PlatformId, name: string, text: string) =>
  factsOf(checkLimits(platform, text), platform, name);

test('a post that fits is described in one line, without troubles', () => {
  const text = `${'Soft. '.repeat(30)}#Linen #Shirt #Soft`;
  expect(facts('instagram', 'Instagram', text)).toEqual({
    facts: ['199 / 2,200', 'first 125 seen', '3 hashtags'],
    troubles: [],
  });
  expect(facts('instagram', 'Instagram', 'Soft.').facts).toEqual([
    '5 / 2,200',
    'all seen',
    '0 hashtags',
  ]);
});

test('a post that its lines fold is described by them, as the tips name them', () => {
  const text = `Soft.\n\nWarm.\n\n${'Light. '.repeat(30)}`;
  expect(facts('instagram', 'Instagram', text).facts[1]).toBe('the fold is after line 3');
  expect(facts('linkedin', 'LinkedIn', text).facts[1]).toBe('the fold is after line 3');
  expect(tipsFor('instagram', 'short')[0]).toContain('3 lines or');
});

test('a post over its limit is counted as its platform counts, and explained', () => {
  const post = facts('instagram', 'Instagram', 'Soft. '.repeat(400));
  expect(post.facts[0]).toBe('2,400 / 2,200');
  expect(post.troubles).toEqual(['At this length, Instagram would reject it or cut it off.']);
});

test('each field of a video names its own troubles', () => {
  const text = `Title: ${'x'.repeat(101)}\n\nDescription:\nSo <soft>.\n\nTags: linen`;
  const { facts: line, troubles } = facts('youtube', 'YouTube', text);
  expect(line[0]).toBe('10 characters');
  expect(troubles).toEqual([
    'Description: YouTube doesn’t allow < or > here.',
    'Title: at this length, YouTube would reject it or cut it off.',
  ]);
});

test('too many hashtags are explained by the rule of the platform', () => {
  const tags = (many: number) => Array.from({ length: many }, (_, at) => `#tag${at}`).join(' ');
  expect(facts('instagram', 'Instagram', tags(6)).troubles).toEqual([
    'Instagram allows at most 5 hashtags.',
  ]);
  expect(facts('youtube', 'YouTube', `Soft\n\n${tags(61)}`).troubles).toEqual([
    'With more than 60 hashtags, YouTube ignores them all.',
  ]);
});
