import { describe, expect, test } from 'vitest';
import { PLATFORM_RULES, TAG_LIMIT, TITLE_RULES } from '#domain/platforms/platform-rules.ts';
import { SOURCES } from '#domain/platforms/sourced.ts';
import { PLATFORMS, type PlatformId } from '#domain/platforms/platforms.ts';
import { checkLimits, type FieldCheck, fits } from '#domain/platforms/post-check.ts';
import { lengthIn } from '#domain/platforms/text-metrics.ts';
import { writeYoutubeFields } from '#domain/platforms/youtube-fields.ts';

/** Copied from the platforms' documents, never derived from the table. */
const LIMITS = [
  ['facebook', 'Text', 63_206, 'utf16'],
  ['instagram', 'Text', 2200, 'utf16'],
  ['linkedin', 'Text', 3000, 'utf16'],
  ['youtube', 'Title', 100, 'utf16'],
  ['youtube', 'Description', 5000, 'utf8'],
  ['youtube', 'Tags', 500, 'utf16'],
  ['tiktok', 'Text', 2200, 'utf16'],
] as const;

const SCRIPTS = {
  Latin: 'a',
  emoji: '👩‍👩‍👧',
  flags: '🇩🇪',
  keycaps: '1️⃣',
  'combining marks': 'e\u0301\u0323',
  Arabic: 'س',
  CJK: '織',
} as const;

/** Text of exactly `units` units: the sample repeated as often as it fits, then plain letters. */
function textOf(piece: string, units: number, unit: 'utf16' | 'utf8'): string {
  const size = lengthIn(unit, piece);
  return piece.repeat(Math.floor(units / size)) + 'a'.repeat(units % size);
}

function check(platform: PlatformId, field: FieldCheck['name'], text: string): FieldCheck {
  const post = platform === 'youtube' ? asField(field, text) : text;
  const found = checkLimits(platform, post).fields.find(({ name }) => name === field);
  if (!found) throw new Error(`${platform} has no ${field}`);
  return found;
}

function asField(field: FieldCheck['name'], text: string): string {
  const fields = { title: 'Title', description: 'Text', tags: 'tag' };
  return writeYoutubeFields({ ...fields, [field.toLowerCase()]: text });
}

const ROWS = LIMITS.flatMap(([platform, field, most, unit]) =>
  Object.entries(SCRIPTS).flatMap(([script, piece]) =>
    [-1, 0, 1].map((by) => ({ platform, field, most, unit, script, piece, by })),
  ),
);

describe('the hard limits', () => {
  test.each(ROWS)(
    'the limit of $platform $field, $most $unit, in $script by $by',
    ({ platform, field, most, unit, piece, by }) => {
      const { length, limit, over } = check(platform, field, textOf(piece, most + by, unit));
      expect({ most: limit.most, unit: limit.unit }).toEqual({ most, unit });
      expect(length).toBe(most + by);
      expect(over).toBe(Math.max(0, by));
    },
  );

  test('a limit is checked in the platform’s unit and shown in graphemes', () => {
    const [text] = checkLimits('instagram', SCRIPTS.emoji.repeat(300)).fields;
    expect(text).toMatchObject({ characters: 300, length: 2400, over: 200 });
    const [description] = checkLimits('youtube', asField('Description', '織'.repeat(1667))).fields;
    expect(description).toMatchObject({ characters: 1667, length: 5001, over: 1 });
  });

  test('the limit of tags counts commas and quotation marks', () => {
    const tags = Array.from({ length: 50 }, (_, index) => `tag no ${10 + index}`).join(', ');
    // 50 tags of 9 letters, 2 quotation marks each, 49 commas.
    expect(check('youtube', 'Tags', tags)).toMatchObject({ length: 599, over: 99 });
  });

  test('a post fits when each of its fields does', () => {
    expect(fits(checkLimits('youtube', asField('Title', 'x'.repeat(100))))).toBe(true);
    expect(fits(checkLimits('youtube', asField('Title', 'x'.repeat(101))))).toBe(false);
    expect(fits(checkLimits('linkedin', 'x'.repeat(3000)))).toBe(true);
    expect(fits(checkLimits('linkedin', 'x'.repeat(3001)))).toBe(false);
  });

  test('characters that YouTube rejects are named', () => {
    expect(check('youtube', 'Title', 'Linen <3').refused).toEqual(['<']);
    expect(check('youtube', 'Description', 'a > b').refused).toEqual(['>']);
    expect(check('facebook', 'Text', 'I <3 linen').refused).toEqual([]);
  });
});

describe('the number of hashtags', () => {
  test.each([
    ['facebook', 0, 'few'],
    ['facebook', 2, 'good'],
    ['facebook', 3, 'many'],
    ['instagram', 5, 'good'],
    ['instagram', 6, 'refused'],
    ['linkedin', 2, 'few'],
    ['linkedin', 3, 'good'],
    ['linkedin', 6, 'many'],
    ['youtube', 5, 'good'],
    ['youtube', 60, 'many'],
    ['youtube', 61, 'ignored'],
    ['tiktok', 5, 'good'],
    ['tiktok', 6, 'refused'],
  ] as const)('the number of hashtags on %s, %i, is %s', (platform, count, verdict) => {
    const text = Array.from({ length: count }, (_, index) => `#tag${index}`).join(' ');
    const post = platform === 'youtube' ? asField('Description', text) : text;
    expect(checkLimits(platform, post)).toMatchObject({ hashtags: count, hashtagVerdict: verdict });
  });
});

test('links and mentions are counted, folds are those of the phone and of the desktop', () => {
  const text = `@ada says https://a.example ${'x'.repeat(400)}`;
  expect(checkLimits('facebook', text)).toMatchObject({
    links: 1,
    mentions: 1,
    folds: { phone: 300, desktop: undefined },
  });
});

test('the labels of a YouTube post belong to no field', () => {
  const { body, fields } = checkLimits('youtube', asField('Description', 'Soft #linen'));
  expect(body).toBe('Soft #linen');
  expect(fields.map(({ name, characters }) => [name, characters])).toEqual([
    ['Description', 11],
    ['Title', 5],
    ['Tags', 3],
  ]);
});

test('every figure of the table has a source with its month', () => {
  const sourced: unknown[] = [];
  JSON.stringify([PLATFORM_RULES, TITLE_RULES, TAG_LIMIT], (_key, value: unknown) => {
    const isRule = Object.values(Object(value)).some((part) => typeof part === 'number');
    if (isRule) sourced.push(Object(value).source);
    return value;
  });
  expect(sourced.length).toBeGreaterThan(30);
  for (const source of sourced) expect(Object.keys(SOURCES)).toContain(source);
  for (const { read } of Object.values(SOURCES)) expect(read).toMatch(/^20\d\d-[01]\d$/);
});

test('every platform has its rules and picture sizes', () => {
  expect(Object.keys(PLATFORM_RULES)).toEqual(PLATFORMS.map(({ id }) => id));
  for (const { pictures, form } of Object.values(PLATFORM_RULES)) {
    expect(pictures.length).toBeGreaterThan(0);
    expect(form).not.toBe('');
  }
});
