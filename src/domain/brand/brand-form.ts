import { isSame } from '../campaign/merge.ts';
import { normalForm } from '../text/normal-form.ts';
import {
  BRAND_LISTS,
  type BrandList,
  type BrandVoice,
  EMPTY_VOICE,
  LONGEST,
  MOST,
  parseVoice,
} from './brand.ts';
import { wholeWords } from './check-post.ts';

/** Texts of the form's fields: each list is one text, each sample post a field of its own. */
export type BrandFields = Readonly<Record<Exclude<keyof BrandVoice, 'emoji' | 'samples'>, string>> &
  Pick<BrandVoice, 'emoji' | 'samples'>;

/** Error messages by the names of the fields. */
export type BrandProblems = Readonly<Partial<Record<keyof BrandVoice, string>>>;

export const EMPTY_FIELDS = fieldsOf(EMPTY_VOICE);

/** A list of words stands on one line, rules stand one below the other. */
export function fieldsOf(voice: BrandVoice): BrandFields {
  return {
    ...voice,
    hashtags: voice.hashtags.join(' '),
    always: voice.always.join(', '),
    never: voice.never.join(', '),
    names: voice.names.join(', '),
    rules: voice.rules.join('\n'),
  };
}

/** Reads the fields as they were typed, or says what is wrong with them. */
export function readFields(
  fields: BrandFields,
):
  | { readonly ok: true; readonly voice: BrandVoice }
  | { readonly ok: false; readonly problems: BrandProblems } {
  const { name } = fields;
  const lists = listsIn(fields);
  const problems: Partial<Record<keyof BrandVoice, string>> = {};
  if (name.trim() === '') problems.name = 'Give the brand a name.';
  for (const [list, { plural, one }] of NAMES) {
    if (lists[list].length > MOST[list]) problems[list] = `At most ${MOST[list]} ${plural}.`;
    else if (lists[list].some(({ length }) => length > LONGEST[list]))
      problems[list] = `At most ${LONGEST[list]} characters in ${one}.`;
  }
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, voice: parseVoice({ ...fields, ...lists }) };
}

const listsIn = (fields: BrandFields): Readonly<Record<BrandList, readonly string[]>> => ({
  hashtags: fields.hashtags.split(/[\s,#]+/u).filter(Boolean),
  always: partsOf(fields.always, ','),
  never: partsOf(fields.never, ','),
  names: partsOf(fields.names, ','),
  rules: partsOf(fields.rules, '\n'),
  samples: fields.samples.map((sample) => sample.trim()).filter(Boolean),
});

/** A form before and after it was filled with what was found of a brand. */
export interface Filling {
  readonly before: BrandFields;
  readonly after: BrandFields;
}

/**
 * Fills a form with what was found of a brand. What the user wrote stays: an empty field is filled, a
 * list gets what it lacks and has room for. Words that the user never uses are put into no post.
 */
export function filledIn(fields: BrandFields, voice: BrandVoice): BrandFields {
  const own = listsIn(fields);
  const found = withoutWords(voice, own.never);
  const added = BRAND_LISTS.map((list): [BrandList, readonly string[]] => {
    const known = new Set(own[list].map(keyOf));
    const missing = found[list].filter((one) => !known.has(keyOf(one)));
    return [list, missing.slice(0, Math.max(0, MOST[list] - own[list].length))];
  });
  const grown = added.filter(([, missing]) => missing.length > 0);
  const lists = grown.map(([list, missing]) => [list, [...own[list], ...missing]]);
  const filled = fieldsOf({ ...EMPTY_VOICE, ...Object.fromEntries(lists) });
  const texts = TEXTS.filter((text) => fields[text].trim() === '');
  return {
    ...fields,
    ...Object.fromEntries(texts.map((text) => [text, found[text]])),
    ...(fields.emoji === EMPTY_VOICE.emoji && { emoji: found.emoji }),
    ...Object.fromEntries(grown.map(([list]) => [list, filled[list]])),
  };
}

/** A brand without what posts repeat word for word and that has one of these words in it. */
function withoutWords(voice: BrandVoice, words: readonly string[]): BrandVoice {
  const patterns = words.slice(0, MOST.never).map(wholeWords);
  const isFree = (text: string) =>
    patterns.every((pattern) => normalForm(text).text.search(pattern) < 0);
  return {
    ...voice,
    signOff: isFree(voice.signOff) ? voice.signOff : '',
    hashtags: voice.hashtags.filter(isFree),
    always: voice.always.filter(isFree),
    names: voice.names.filter(isFree),
  };
}

/** The fields that were filled, in the order of the form. */
export const filledFields = ({ before, after }: Filling): readonly (keyof BrandFields)[] =>
  FIELDS.filter((field) => !isSame(before[field], after[field]));

/** The fields in which the user had written something else than was found. */
export const keptFields = (
  { before }: Filling,
  found: BrandVoice,
): readonly (keyof BrandFields)[] =>
  TEXTS.filter((text) => {
    const [own, other] = [before[text].trim(), found[text]];
    return own !== '' && other !== '' && keyOf(own) !== keyOf(other);
  });

/** Takes a filling back, except where the user has changed it since. */
export function takenBack(fields: BrandFields, filling: Filling): BrandFields {
  const { before, after } = filling;
  const untouched = filledFields(filling).filter((field) => isSame(fields[field], after[field]));
  return { ...fields, ...Object.fromEntries(untouched.map((field) => [field, before[field]])) };
}

const TEXTS = ['name', 'offer', 'link', 'signOff'] as const;
const FIELDS = [
  ...TEXTS,
  'hashtags',
  'always',
  'never',
  'emoji',
  'names',
  'rules',
  'samples',
] as const satisfies readonly (keyof BrandFields)[];

/** Equal for a hashtag with and without its sign, in upper and lower case. */
const keyOf = (text: string): string => text.replace(/^#/u, '').toLowerCase();

const NAMES: readonly (readonly [BrandList, { readonly plural: string; readonly one: string }])[] =
  [
    ['hashtags', { plural: 'hashtags', one: 'a hashtag' }],
    ['always', { plural: 'words', one: 'each of them' }],
    ['never', { plural: 'words', one: 'each of them' }],
    ['names', { plural: 'names', one: 'a name' }],
    ['rules', { plural: 'rules', one: 'a rule' }],
    ['samples', { plural: 'posts', one: 'a post' }],
  ];

/** The parts of a text between line ends and these signs. */
const partsOf = (text: string, sign: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split(sign))
    .map((part) => part.trim())
    .filter(Boolean);
