import { foldAt } from './fold.ts';
import type { Limit } from './platform-limits.ts';
import { type HashtagRule, PLATFORM_RULES, TAG_LIMIT, TITLE_RULES } from './platform-rules.ts';
import type { PlatformId } from './platforms.ts';
import { countCharacters, countOf, type Entity, findEntities, lengthIn } from './text-metrics.ts';
import { readYoutubeFields, splitTags, tagsLength } from './youtube-fields.ts';

/** One field of a post, checked against its platform's limit. */
export interface FieldCheck {
  readonly name: 'Text' | 'Title' | 'Description' | 'Tags';
  /** Length as a reader counts. */
  readonly characters: number;
  /** Length as the platform counts, in the unit of `limit`. */
  readonly length: number;
  readonly limit: Limit;
  /** Excess over the limit, in the same unit; 0 if it fits. */
  readonly over: number;
  /** Characters in it that the platform refuses. */
  readonly refused: readonly string[];
}

/** Verdict on the number of hashtags by the platform's rule. */
export type HashtagVerdict = 'few' | 'good' | 'many' | 'refused' | 'ignored';

export interface PostCheck {
  /** The main field comes first. */
  readonly fields: readonly [FieldCheck, ...FieldCheck[]];
  /** Offsets refer to `body`. */
  readonly entities: readonly Entity[];
  readonly hashtags: number;
  readonly hashtagVerdict: HashtagVerdict;
  readonly links: number;
  readonly mentions: number;
  /** Text that readers see first: the post, or on YouTube the description. */
  readonly body: string;
  /** Offsets in `body`, in UTF-16 units; undefined if all of it shows. */
  readonly folds: { readonly phone: number | undefined; readonly desktop: number | undefined };
}

/** Checks a text against all rules of a platform. Never throws. */
export function checkLimits(platform: PlatformId, text: string): PostCheck {
  const { folds, hashtags: rule } = PLATFORM_RULES[platform];
  const { fields, body } = takeApart(platform, text);
  const entities = findEntities(body);
  const hashtags = countOf(entities, 'hashtag');
  return {
    fields,
    body,
    entities,
    hashtags,
    hashtagVerdict: judgeHashtags(hashtags, rule),
    links: countOf(entities, 'link'),
    mentions: countOf(entities, 'mention'),
    folds: { phone: foldAt(body, folds.phone), desktop: foldAt(body, folds.desktop) },
  };
}

/** True if no field of the post would be refused for its length. */
export const fits = ({ fields }: PostCheck): boolean => fields.every(({ over }) => over === 0);

function takeApart(platform: PlatformId, text: string): Pick<PostCheck, 'fields' | 'body'> {
  const { limit } = PLATFORM_RULES[platform];
  if (platform !== 'youtube') return { fields: [checkField('Text', text, limit)], body: text };
  const { title, description, tags } = readYoutubeFields(text);
  const fields = [
    checkField('Description', description, limit),
    checkField('Title', title, TITLE_RULES.limit),
    checkTags(tags),
  ] as const;
  return { fields, body: description };
}

function checkField(name: FieldCheck['name'], text: string, limit: Limit): FieldCheck {
  const length = lengthIn(limit.unit, text);
  return {
    name,
    characters: countCharacters(text),
    length,
    limit,
    over: Math.max(0, length - limit.most),
    refused: (limit.refuses ?? []).filter((character) => text.includes(character)),
  };
}

function checkTags(tags: string): FieldCheck {
  const length = tagsLength(splitTags(tags));
  const over = Math.max(0, length - TAG_LIMIT.most);
  return { name: 'Tags', characters: length, length, limit: TAG_LIMIT, over, refused: [] };
}

function judgeHashtags(count: number, { good, most, ignoredAbove }: HashtagRule): HashtagVerdict {
  if (ignoredAbove && count > ignoredAbove.count) return 'ignored';
  if (most && count > most.count) return 'refused';
  if (count > good.to) return 'many';
  return count < good.from ? 'few' : 'good';
}
