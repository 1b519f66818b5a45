import { type BrandVoice, MOST, parseVoice } from './brand.ts';
import { emojiIn, wholeWords } from './check-post.ts';
import { normalForm } from '../text/normal-form.ts';
import type { Habit } from './habits.ts';
import { marksIn } from './post-tokens.ts';

/** A habit as the form has it: an entry of a list, or the value of a field. */
type Rule = OfList | { readonly field: 'signOff' | 'emoji'; readonly entry: string };

interface OfList {
  readonly field: 'rules' | 'never' | 'always' | 'hashtags';
  readonly entry: string;
}

const isOfList = (rule: Rule): rule is OfList => rule.field in MOST;

/** The brand with the habit as its rule; undefined if that changes nothing, or there is no room. */
export function withHabit(brand: BrandVoice, habit: Habit): BrandVoice | undefined {
  const rule = ruleFor(habit);
  if (!rule || isSaid(brand, habit)) return undefined;
  const { field, entry } = rule;
  const voice = parseVoice({
    ...brand,
    [field]: isOfList(rule) ? [...brand[rule.field], entry] : entry,
  });
  // A rule that was cut, or of which the brand has another form, is none.
  return !hasRule(brand, habit) && hasRule(voice, habit) ? voice : undefined;
}

/** True if the brand has the rule of a habit. */
export function hasRule(brand: BrandVoice, habit: Habit): boolean {
  const rule = ruleFor(habit);
  if (!rule) return false;
  return isOfList(rule) ? brand[rule.field].includes(rule.entry) : brand[rule.field] === rule.entry;
}

/** The brand without the rule of a habit, which it hadn't before; what else changed since stays. */
export function withoutHabit(brand: BrandVoice, habit: Habit, before: BrandVoice): BrandVoice {
  const rule = ruleFor(habit);
  if (!rule || !hasRule(brand, habit)) return brand;
  return isOfList(rule)
    ? { ...brand, [rule.field]: brand[rule.field].filter((one) => one !== rule.entry) }
    : { ...brand, [rule.field]: before[rule.field] };
}

function ruleFor(habit: Habit): Rule | undefined {
  if (habit.does === 'replaces')
    return { field: 'rules', entry: `Say “${habit.by}”, not “${habit.token}”.` };
  const { does, what, token } = habit;
  switch (what) {
    case 'emoji':
      return { field: 'emoji', entry: does === 'removes' ? 'none' : 'few' };
    case 'mark':
    case 'hashtags':
      return { field: 'rules', entry: `No ${token}.` };
    case 'closing':
      return { field: 'signOff', entry: token };
    case 'hashtag':
      return { field: does === 'adds' ? 'hashtags' : 'never', entry: token };
    case 'word':
      return { field: does === 'adds' ? 'always' : 'never', entry: token };
  }
}

/** True if the brand says something about it already, the same or the opposite. */
function isSaid(brand: BrandVoice, habit: Habit): boolean {
  const { signOff, always, never, hashtags, names, rules, emoji, name } = brand;
  // Words that the brand puts into posts, or that posts are about.
  const own = [signOff, ...always, ...hashtags, ...names, name].join('\n');
  if (habit.does === 'replaces') {
    const isRuled = rules.some((rule) => has(rule, habit.token) && has(rule, habit.by));
    return isRuled || has(own, habit.token) || hasAny(habit.by, never);
  }
  const { does, what, token } = habit;
  if (what === 'emoji') return does === 'adds' ? emoji !== 'platform' : emojiIn(own).length > 0;
  if (what === 'mark') return marksIn(own).includes(token) || rules.some(isAbout(token));
  if (what === 'hashtags') return hashtags.length > 0 || rules.some(isAbout(token));
  if (what === 'closing') return signOff !== '' || hasAny(token, never);
  if (does === 'removes') return has(own, token);
  return hasAny(token, never) || (what === 'hashtag' && rules.some(isAbout('hashtags')));
}

const has = (text: string, words: string): boolean =>
  normalForm(text).text.search(wholeWords(words)) >= 0;

/** True if one of these stands in a text; of hashtags, with or without the sign. */
const hasAny = (text: string, words: readonly string[]): boolean =>
  words.some((word) => has(text, word) || has(text.replace(/^#/u, ''), word));

/** Finds a rule about signs by their name: `dashes` in “At most one dash.” */
function isAbout(signs: string): (rule: string) => boolean {
  const name = new RegExp(`(?<!\\p{L})${signs.replace(/e?s$/u, '')}(?:e?s|is)?(?!\\p{L})`, 'iu');
  return (rule) => name.test(rule);
}
