import { normalForm } from '../text/normal-form.ts';

/** Use of emoji; `platform`: as is usual on each platform. */
export type EmojiHabit = 'platform' | 'few' | 'none';

/** A user's description of a company and its voice. Empty texts and lists add no rule. */
export interface BrandVoice {
  readonly name: string;
  /** Product or service of the company. */
  readonly offer: string;
  readonly link: string;
  /** Last words of every post, in front of its hashtags. */
  readonly signOff: string;
  /** Hashtags of every post, each with its `#`. */
  readonly hashtags: readonly string[];
  /** Words that stand in every post. */
  readonly always: readonly string[];
  /** Words that stand in no post. */
  readonly never: readonly string[];
  readonly emoji: EmojiHabit;
  /** Names of people and animals that posts may mention. */
  readonly names: readonly string[];
  /** Further rules of style, a sentence each. */
  readonly rules: readonly string[];
  /** Posts that sound as the brand does. */
  readonly samples: readonly string[];
}

/** A brand as stored. Times are milliseconds since 1970. */
export interface Brand extends BrandVoice {
  readonly id: string;
  readonly createdAt: number;
}

/** Longest of each text, in UTF-16 units. */
export const LONGEST = {
  name: 60,
  offer: 300,
  link: 200,
  signOff: 160,
  hashtags: 40,
  always: 60,
  never: 60,
  names: 60,
  rules: 120,
  samples: 1200,
} as const satisfies Readonly<Record<Exclude<keyof BrandVoice, 'emoji'>, number>>;

/** Most entries of each list. */
export const MOST = {
  hashtags: 8,
  always: 8,
  never: 40,
  names: 20,
  rules: 10,
  samples: 3,
} as const satisfies Partial<Readonly<Record<keyof BrandVoice, number>>>;

export type BrandList = keyof typeof MOST;

/** In the order of the form. */
export const BRAND_LISTS = [
  'hashtags',
  'always',
  'never',
  'names',
  'rules',
  'samples',
] as const satisfies readonly BrandList[];

/** In the order of the choices. */
export const EMOJI_HABITS: readonly { readonly id: EmojiHabit; readonly name: string }[] = [
  { id: 'platform', name: 'As the platform does' },
  { id: 'few', name: 'A few' },
  { id: 'none', name: 'None' },
];

export const EMPTY_VOICE: BrandVoice = {
  name: '',
  offer: '',
  link: '',
  signOff: '',
  hashtags: [],
  always: [],
  never: [],
  emoji: 'platform',
  names: [],
  rules: [],
  samples: [],
};

/** Parses a stored brand of any shape; undefined if it has no id. Never throws. */
export function parseBrand(value: unknown): Brand | undefined {
  const { id, createdAt } = Object(value);
  if (typeof id !== 'string' || id === '') return undefined;
  return {
    ...parseVoice(value),
    id,
    createdAt: Number.isFinite(createdAt) ? Number(createdAt) : 0,
  };
}

/**
 * Parses what is said of a brand, from the device, a form or a model. A field that cannot be read is
 * empty; each text and list is cut to its longest. Never throws.
 */
export function parseVoice(value: unknown): BrandVoice {
  const { name, offer, link, signOff, emoji, ...lists } = Object(value);
  return {
    name: lineOf(name, LONGEST.name),
    offer: lineOf(offer, LONGEST.offer),
    link: lineOf(link, LONGEST.link),
    signOff: lineOf(signOff, LONGEST.signOff),
    hashtags: listOf(lists.hashtags, 'hashtags', hashtagOf),
    always: listOf(lists.always, 'always'),
    never: listOf(lists.never, 'never'),
    emoji: EMOJI_HABITS.find(({ id }) => id === emoji)?.id ?? 'platform',
    names: listOf(lists.names, 'names'),
    rules: listOf(lists.rules, 'rules'),
    samples: listOf(lists.samples, 'samples', sampleOf),
  };
}

/** One line of a text, cut to its longest. */
function lineOf(value: unknown, longest: number): string {
  if (typeof value !== 'string') return '';
  const words = value.slice(0, SOURCE * longest).replaceAll(/\s+/gu, ' ');
  const line = cut(words.trim(), longest);
  // Characters that are not shown say nothing.
  return keyOf(line).trim() === '' ? '' : line;
}

/** A text of white space alone is not searched to its end: so many times its longest is read. */
const SOURCE = 8;

/** Half of a surrogate pair is not a character. */
const cut = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trim();

function listOf(
  value: unknown,
  list: BrandList,
  read: (text: unknown, longest: number) => string = lineOf,
): readonly string[] {
  if (!Array.isArray(value)) return [];
  const byKey = new Map<string, string>();
  for (const one of value.slice(0, SOURCE * MOST[list])) {
    const text = read(one, LONGEST[list]);
    const key = keyOf(text);
    if (text !== '' && !byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()].slice(0, MOST[list]);
}

/** Equal for the forms of the same words. */
const keyOf = (text: string): string => normalForm(text).text.toLowerCase();

/** `#HarbourVets` of `harbour vets` as typed, with or without its sign; empty if no letter is left. */
function hashtagOf(value: unknown, longest: number): string {
  const words = lineOf(value, longest).match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  const [first = '', ...rest] = words;
  const tag = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /\p{L}/u.test(tag) ? `#${cut(tag, longest - 1)}` : '';
}

/** A post keeps its lines. */
const sampleOf = (value: unknown, longest: number): string =>
  typeof value === 'string'
    ? cut(
        value
          .slice(0, SOURCE * longest)
          .replaceAll(/\r\n?/g, '\n')
          .trim(),
        longest,
      )
    : '';
