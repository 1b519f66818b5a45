import {
  type BrandList,
  type BrandVoice,
  EMPTY_VOICE,
  LONGEST,
  MOST,
  parseVoice,
} from './brand.ts';

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
  const { name, hashtags, always, never, names, rules, samples, ...rest } = fields;
  const lists: Readonly<Record<BrandList, readonly string[]>> = {
    hashtags: hashtags.split(/[\s,#]+/u).filter(Boolean),
    always: partsOf(always, ','),
    never: partsOf(never, ','),
    names: partsOf(names, ','),
    rules: partsOf(rules, '\n'),
    samples: samples.map((sample) => sample.trim()).filter(Boolean),
  };
  const problems: Partial<Record<keyof BrandVoice, string>> = {};
  if (name.trim() === '') problems.name = 'Give the brand a name.';
  for (const [list, { plural, one }] of NAMES) {
    if (lists[list].length > MOST[list]) problems[list] = `At most ${MOST[list]} ${plural}.`;
    else if (lists[list].some(({ length }) => length > LONGEST[list]))
      problems[list] = `At most ${LONGEST[list]} characters in ${one}.`;
  }
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, voice: parseVoice({ ...rest, name, ...lists }) };
}

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
