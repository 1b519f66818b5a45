import { describe, expect, test } from 'vitest';
import { mostCharacters } from '#domain/platforms/fit-length.ts';
import { describeFold, describeShown, foldAt } from '#domain/platforms/fold.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { askedOpening, judgeLength, tipsFor } from '#domain/platforms/length-verdict.ts';
import { PLATFORM_RULES } from '#domain/platforms/platform-rules.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import { buildPrompt } from '#domain/campaign/prompt.ts';
import { READY, sendable } from '../campaigns.ts';

const CASES = PLATFORMS.flatMap(({ id: platform }) =>
  LENGTHS.flatMap(({ id: length }) =>
    (['en', 'de', 'ru', 'ja', 'th'] as const).map((language) => ({ platform, length, language })),
  ),
);

type Case = (typeof CASES)[number];

/** All statements of screens and prompts on the length of a post. */
function statementsOf({ platform, length, language }: Case): string[] {
  const { asked, reason, opening } = judgeLength(platform, length, language);
  const campaign = sendable({ ...READY, platform, length, language });
  const request = buildPrompt(campaign).messages[1]?.content ?? '';
  const folded = 'x'.repeat(5000);
  const { folds } = PLATFORM_RULES[platform];
  const shown = [folds.phone, folds.desktop].map((fold) =>
    describeShown(folded, foldAt(folded, fold) ?? 0, fold),
  );
  return [
    asked,
    reason,
    opening,
    askedOpening(platform),
    ...shown.map((words) => `Readers see ${words} before “more”`),
    ...tipsFor(platform, length, language),
    ...request.split('\n').filter((line) => /^(?:Form|Opening|Length): /.test(line)),
  ];
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five'];

const number = (text: string | undefined) => Number(text?.replaceAll(',', ''));

/** Ranges such as `320 to 1,280 characters`, each with the text before it. */
function rangesIn(statement: string) {
  return [
    ...statement.matchAll(
      /(?<before>.{0,40}?)(?<from>[\d,]+)(?: to |-)(?<to>[\d,]+) (?<unit>\w+)/g,
    ),
  ].map(({ groups }) => ({
    before: groups?.['before'] ?? '',
    from: number(groups?.['from']),
    to: number(groups?.['to']),
    unit: groups?.['unit'],
    isOpening: /first line/.test(statement.slice(0, 200)) && number(groups?.['to']) < 100,
  }));
}

describe('the verdict on length', () => {
  test.each(CASES)('the statements on $platform, $length, in $language are consistent', (it) => {
    const { words, characters } = judgeLength(it.platform, it.length, it.language);
    const most = mostCharacters(it.platform, it.language);
    const { folds } = PLATFORM_RULES[it.platform];
    const known = [folds.phone.characters, folds.desktop.characters];
    for (const statement of statementsOf(it)) {
      for (const range of rangesIn(statement)) {
        if (range.unit === 'words') expect([range.from, range.to], statement).toEqual(words);
        if (range.unit !== 'characters') continue;
        expect(range.to, statement).toBeLessThanOrEqual(most);
        if (range.isOpening) continue;
        expect(range.from <= characters[1] && range.to >= characters[0], statement).toBe(true);
      }
      for (const [, shown] of statement.matchAll(
        /(?:see|show|first)(?: \d lines or)?(?: about)? (\d+) characters/g,
      ))
        expect(known, statement).toContain(number(shown));
    }
    expect(characters[1]).toBeLessThanOrEqual(most);
  });

  test('a verdict has the requested length, the reason and the opening', () => {
    expect(judgeLength('facebook', 'short')).toMatchObject({
      asked: '50 to 200 words, about 320 to 1,280 characters',
      reason: 'Short fits Facebook, which allows 63,206 characters.',
      opening:
        'Optimal length is 40-80 characters for the first line. It has to work on its own, because phones show about 300 characters before “more”.',
    });
    expect(judgeLength('instagram', 'long')).toMatchObject({
      asked: '270 to 340 words, about 1,720 to 2,170 characters',
      reason: 'Long can exceed the 2,200 characters that Instagram allows.',
      opening: 'Readers see 3 lines or 125 characters before “more”, so put your hook there.',
    });
    expect(judgeLength('youtube', 'long', 'de').reason).toBe(
      'Long can exceed the 5,000 bytes (about 4,500 characters) that YouTube allows.',
    );
    expect(judgeLength('linkedin', 'medium').reason).toBe(
      'Medium can exceed the 3,000 characters that LinkedIn allows. Posts of 1,300 to 2,000 characters read best.',
    );
    expect(judgeLength('linkedin', 'short').reason).toBe(
      'Short fits LinkedIn, which allows 3,000 characters. Medium is closer to what reads best.',
    );
  });

  test.each(PLATFORMS)('the prompt for $name asks for as many hashtags as its tips', ({ id }) => {
    const { form, hashtags } = PLATFORM_RULES[id];
    const [, from, to] = /(?:(\w+) to|at most) (\w+) hashtags/.exec(form) ?? [];
    const { from: least, to: most } = hashtags.good;
    if (from) expect(NUMBERS.indexOf(from)).toBe(least);
    expect(NUMBERS.indexOf(to ?? '')).toBe(most);
    expect(tipsFor(id, 'short').join(' ')).toContain(`${least} to ${most} hashtags`);
  });

  test('the prompt asks for the same opening as the screen', () => {
    const opening = (platform: Case['platform']) =>
      /^Opening: .*/m.exec(
        buildPrompt(sendable({ ...READY, platform })).messages[1]?.content ?? '',
      )?.[0];
    expect(opening('facebook')).toContain('40-80 characters');
    expect(opening('instagram')).toContain('first 125 characters');
    expect(opening('linkedin')).toContain('first 140 characters');
    expect(opening('youtube')).toContain('first 100 characters of the description');
  });

  test.each([
    ['one two', { lines: 3, characters: 125, source: 'instagramHelp' }, undefined],
    ['x'.repeat(200), { lines: 3, characters: 125, source: 'instagramHelp' }, '125 characters'],
    [
      'Soft.\n\nSo soft.\nIndeed.',
      { lines: 3, characters: 125, source: 'instagramHelp' },
      '3 lines (15 characters)',
    ],
    ['x'.repeat(200), { characters: 100, source: 'observed' }, 'about 100 characters'],
  ] as const)(
    'the visible part of %j is described by the rule that folds it',
    (text, fold, words) => {
      const at = foldAt(text, fold);
      expect(at === undefined ? undefined : describeShown(text, at, fold)).toBe(words);
    },
  );

  test.each([
    [{ lines: 3, characters: 125, source: 'instagramHelp' }, '3 lines or 125 characters'],
    [{ lines: 3, characters: 140, source: 'observed' }, '3 lines or about 140 characters'],
    [{ characters: 300, source: 'observed' }, 'about 300 characters'],
  ] as const)('a fold is always described in the same words', (fold, words) => {
    expect(describeFold(fold)).toBe(words);
  });
});
