import { describe, expect, test } from 'vitest';
import { type BrandVoice, EMPTY_VOICE, LONGEST, MOST } from '#domain/brand/brand.ts';
import { hasRule, withHabit, withoutHabit } from '#domain/brand/habit-rule.ts';
import { type Habit, keyOfHabit, sayHabit } from '#domain/brand/habits.ts';

const HABITS: readonly Habit[] = [
  { does: 'removes', what: 'mark', token: 'exclamation marks' },
  { does: 'removes', what: 'emoji', token: 'emoji' },
  { does: 'adds', what: 'emoji', token: 'emoji' },
  { does: 'removes', what: 'hashtags', token: 'hashtags' },
  { does: 'removes', what: 'hashtag', token: '#Pets' },
  { does: 'adds', what: 'hashtag', token: '#HarbourVets' },
  { does: 'adds', what: 'closing', token: 'See you soon.' },
  { does: 'removes', what: 'word', token: 'really' },
  { does: 'adds', what: 'word', token: 'surgery' },
  { does: 'replaces', what: 'word', token: 'veterinarians', by: 'vets' },
];

describe('a habit as a rule', () => {
  test.each(
    [
      [{ rules: ['No exclamation marks.'] }],
      [{ emoji: 'none' }],
      [{ emoji: 'few' }],
      [{ rules: ['No hashtags.'] }],
      [{ never: ['#Pets'] }],
      [{ hashtags: ['#HarbourVets'] }],
      [{ signOff: 'See you soon.' }],
      [{ never: ['really'] }],
      [{ always: ['surgery'] }],
      [{ rules: ['Say “vets”, not “veterinarians”.'] }],
    ].map(([rule], at) => [rule, HABITS[at] as Habit] as const),
  )('is %j', (rule, habit) => {
    const brand = { ...EMPTY_VOICE, name: 'Vets' };
    const ruled = withHabit(brand, habit);
    expect(ruled).toEqual({ ...brand, ...rule });
    // It is a rule already.
    expect(ruled && withHabit(ruled, habit)).toBeUndefined();
  });

  test('is none where the brand has no room, or says otherwise', () => {
    const full = Array.from({ length: 50 }, (_, at) => `w${at}`);
    const brand = {
      ...EMPTY_VOICE,
      rules: full.slice(0, MOST.rules),
      never: full.slice(0, MOST.never),
      always: full.slice(0, MOST.always),
      hashtags: full.slice(0, MOST.hashtags).map((word) => `#${word}`),
      signOff: 'Bye.',
    };
    const possible = HABITS.filter((habit) => withHabit(brand, habit) !== undefined);
    expect(possible.map(({ what }) => what)).toEqual(['emoji', 'emoji']);
  });

  test('has a name of its own, and a sentence', () => {
    expect(new Set(HABITS.map(keyOfHabit)).size).toBe(HABITS.length);
    expect(new Set(HABITS.map(sayHabit)).size).toBe(HABITS.length);
  });
});

describe('no rule is', () => {
  const none = (brand: Partial<BrandVoice>, habit: Habit) =>
    expect(withHabit({ ...EMPTY_VOICE, name: 'Vets', ...brand }, habit)).toBeUndefined();

  test.each<[string, Partial<BrandVoice>, Habit]>([
    [
      'a word to leave out that stands in each post',
      { always: ['Really good'] },
      { does: 'removes', what: 'word', token: 'really' },
    ],
    [
      'a word to leave out of the sign-off',
      { signOff: 'Really yours' },
      { does: 'removes', what: 'word', token: 'really' },
    ],
    [
      'a word for each post that stands in none',
      { never: ['cheap'] },
      { does: 'adds', what: 'word', token: 'Cheap' },
    ],
    [
      'a word for another that stands in no post',
      { never: ['vets'] },
      { does: 'replaces', what: 'word', token: 'doctors', by: 'vets' },
    ],
    [
      'the opposite of another',
      { rules: ['Say “doctors”, not “vets”.'] },
      { does: 'replaces', what: 'word', token: 'doctors', by: 'vets' },
    ],
    [
      'a hashtag to leave out that stands in each post',
      { hashtags: ['#Pets'] },
      { does: 'removes', what: 'hashtag', token: '#Pets' },
    ],
    [
      'a hashtag of a word that stands in no post',
      { never: ['pets'] },
      { does: 'adds', what: 'hashtag', token: '#Pets' },
    ],
    [
      'a hashtag where there are none',
      { rules: ['No hashtags.'] },
      { does: 'adds', what: 'hashtag', token: '#Pets' },
    ],
    [
      'a sign-off with a word that stands in no post',
      { never: ['cheap'] },
      { does: 'adds', what: 'closing', token: 'Good and cheap.' },
    ],
    [
      'a mark of the sign-off',
      { signOff: 'See you!' },
      { does: 'removes', what: 'mark', token: 'exclamation marks' },
    ],
    [
      'a mark that another rule names',
      { rules: ['At most one Dash a post'] },
      { does: 'removes', what: 'mark', token: 'dashes' },
    ],
    [
      'an emoji of the sign-off',
      { signOff: 'See you 🐾' },
      { does: 'removes', what: 'emoji', token: 'emoji' },
    ],
    [
      'emoji where the user wants none',
      { emoji: 'none' },
      { does: 'adds', what: 'emoji', token: 'emoji' },
    ],
    [
      'a word that was cut',
      {},
      { does: 'removes', what: 'word', token: 'w'.repeat(LONGEST.never + 1) },
    ],
    [
      'a sentence that was cut',
      {},
      { does: 'replaces', what: 'word', token: 'w'.repeat(LONGEST.rules), by: 'short' },
    ],
    [
      'a hashtag that was cut',
      {},
      { does: 'adds', what: 'hashtag', token: `#${'w'.repeat(LONGEST.hashtags)}` },
    ],
    [
      'the same word in another form',
      { never: ['CAFÉ'] },
      { does: 'removes', what: 'word', token: 'café'.normalize('NFD') },
    ],
  ])('%s', (_, brand, habit) => none(brand, habit));

  test('unlike a rule about other signs', () => {
    const brand = { ...EMPTY_VOICE, rules: ['No semicolons.', 'Colourful words.'] };
    const habit = { does: 'removes', what: 'mark', token: 'colons' } as const;
    expect(withHabit(brand, habit)?.rules).toContain('No colons.');
  });
});

test.each(HABITS.map((habit) => [sayHabit(habit), habit] as const))(
  'it is taken back alone: %s',
  (_, habit) => {
    const before = { ...EMPTY_VOICE, name: 'Vets' };
    const ruled = withHabit(before, habit) ?? before;
    expect(hasRule(ruled, habit)).toBe(true);
    const changed = {
      ...ruled,
      rules: [...ruled.rules, 'Short sentences.'],
      never: ['a', ...ruled.never],
    };
    const after = { ...before, rules: ['Short sentences.'], never: ['a'] };
    expect(withoutHabit(changed, habit, before)).toEqual(after);
    // The user has changed it since.
    expect(withoutHabit(after, habit, before)).toBe(after);
  },
);
