import { linesShown } from './fold.ts';
import { type Fold, type HashtagRule, PLATFORM_RULES } from './platform-rules.ts';
import type { PlatformId } from './platforms.ts';
import type { FieldCheck, PostCheck } from './post-check.ts';
import { countCharacters } from './text-metrics.ts';

/** Facts of a post for one line, and what the platform would object to. */
export interface PostFacts {
  /** Such as `531 / 2,200`, `first 125 seen` and `5 hashtags`. */
  readonly facts: readonly string[];
  /** Sentences; empty if nothing is wrong. */
  readonly troubles: readonly string[];
}

/** Describes a check. `name` is the platform's. */
export function factsOf(check: PostCheck, platform: PlatformId, name: string): PostFacts {
  const { fields, hashtags } = check;
  const [main] = fields;
  return {
    facts: [
      lengthOf(main),
      seenOf(check, PLATFORM_RULES[platform].folds.phone),
      counted(hashtags, 'hashtag'),
    ],
    troubles: [
      ...fields.flatMap((field) => fieldTroubles(field, name)),
      ...hashtagTroubles(check, PLATFORM_RULES[platform].hashtags, name),
    ],
  };
}

/**
 * A reader's count against the limit; the platform's count if that is what exceeds it. Bytes are
 * not characters, so a limit in bytes is left out until it is exceeded.
 */
function lengthOf({ characters, length, limit, over }: FieldCheck): string {
  if (limit.unit === 'utf8' && over === 0) return counted(characters, 'character');
  return `${count(over > 0 ? length : characters)} / ${count(limit.most)}`;
}

/** By the rule that folds the text, as the tips name both. */
function seenOf({ body, folds: { phone } }: PostCheck, fold: Fold): string {
  if (phone === undefined) return 'all seen';
  const lines = linesShown(body, phone, fold);
  return lines === undefined
    ? `first ${count(countCharacters(body.slice(0, phone)))} seen`
    : `the fold is after line ${lines}`;
}

function fieldTroubles({ name, over, refused }: FieldCheck, platform: string): string[] {
  const prefix = name === 'Text' ? '' : `${name}: `;
  return [
    ...(over > 0
      ? [`${prefix}${prefix ? 'at' : 'At'} this length, ${platform} would reject it or cut it off.`]
      : []),
    ...(refused.length > 0
      ? [`${prefix}${platform} doesn’t allow ${refused.join(' or ')} here.`]
      : []),
  ];
}

function hashtagTroubles(
  { hashtagVerdict: verdict }: PostCheck,
  { most, ignoredAbove }: HashtagRule,
  platform: string,
): string[] {
  if (verdict === 'refused') return [`${platform} allows at most ${most?.count} hashtags.`];
  if (verdict === 'ignored')
    return [`With more than ${ignoredAbove?.count} hashtags, ${platform} ignores them all.`];
  return [];
}

const count = (number: number): string => number.toLocaleString('en');

const counted = (number: number, noun: string): string =>
  `${count(number)} ${noun}${number === 1 ? '' : 's'}`;
