import { THOUGHT } from './wrapping-words.ts';

/**
 * Takes a post out of a structure around the whole reply: JSON, one tag, `\boxed{…}` or three
 * quotation marks. Any other reply stays as it is.
 */
export function openEnvelope(reply: string): string {
  const text = reply.trim();
  return fromJson(text) ?? insideOf(text) ?? reply;
}

/** True for the beginning of a reply in JSON: nothing can be shown before its end. */
export const mayBeJson = (reply: string): boolean => JSON_START.test(reply);

/** A brace and the name of a field, or what has arrived of both. */
const JSON_START =
  /^\s{0,20}(?:`{3}json|(?:`{3}\s{1,20})?(?:\[\s{0,20})?\{\s{0,20}(?:$|"[^"\n]{0,60}(?:$|"\s{0,9}(?:$|:))))/i;

/** A reply that arrives, without the beginning of a structure whose end may follow. */
export const withoutOpening = (reply: string): string => reply.replace(OPENING, '');

/** Names of tags around a text. */
const NAME = String.raw`[\w:.-]{0,40}?(?:post|caption|text|draft|message|content|reply|response|answer|output)[\w:.-]{0,20}`;

const OPENING = new RegExp(
  String.raw`^\s{0,20}(?:<(?:${NAME}(?:\s[^<>\n]{0,160})?>|[\w:.-]{0,60}$)|\$?\$?\\boxed\{\s{0,9}(?:\\text\{)?|\\text\{|"{2,3}(?!["\S])|'{3})\s{0,9}`,
  'i',
);

/** Structures by their ends. */
const AROUND: readonly RegExp[] = [
  new RegExp(String.raw`^<(?<name>${NAME})(?:\s[^<>\n]{0,160})?>(?<inner>[^]*)<\/\k<name>>$`, 'i'),
  /^\$?\$?\\boxed\{(?:\\text\{(?<inner>[^]*)\}|(?<plain>[^]*))\}\$?\$?$/,
  /^(?<marks>"""|'''|“““)(?<inner>[^]*)(?:\k<marks>|”””)$/,
];

function insideOf(text: string): string | undefined {
  for (const form of AROUND) {
    const { name, inner, plain, marks } = form.exec(text)?.groups ?? {};
    const words = inner ?? plain;
    // Several parts of the same name are the text's own structure.
    const again = name === undefined ? (marks ?? '\\boxed') : `<${name}`;
    if (words?.trim() && !words.includes(again)) return words.trim();
  }
  return undefined;
}

/**
 * The one text of a record, with its hashtags. Of several texts nothing tells which are the post:
 * they stay as they are.
 */
function fromJson(text: string): string | undefined {
  if (!mayBeJson(text)) return undefined;
  const json = parseJson(text.replace(/^`{3}\w{0,10}/, '').replace(/`{3}$/, ''));
  const [only, ...others]: unknown[] = Array.isArray(json) ? json : [json];
  const isRecord = typeof only === 'object' && only !== null && others.length === 0;
  const fields = isRecord ? Object.entries(only) : [];
  const tags = fields.find(([name]) => HASHTAGS.test(name));
  const [field, ...more] = fields.filter(
    (it) => it !== tags && !isThought(it[0]) && !REPEATED.test(it[0]),
  );
  if (!field || more.length > 0 || typeof field[1] !== 'string') return undefined;
  const own = new Set(field[1].match(/#[\p{L}\p{N}_]+/gu));
  const words = hashtagsOf(tags?.[1]).filter((tag) => !own.has(tag));
  return words.length === 0 ? field[1] : `${field[1].trimEnd()}\n\n${words.join(' ')}`;
}

const HASHTAGS = /^(?:hash_?)?tags$/i;

/** Fields that repeat the request, and counts. */
const REPEATED =
  /^(?:platform|language|tone|audience|length|format|(?:content_?)?type|(?:word|char|character)s?_?count)$/i;

function hashtagsOf(value: unknown): readonly string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  const isList = Array.isArray(value) || (typeof value === 'string' && value.includes(','));
  return all
    .filter((tag) => typeof tag === 'string')
    .flatMap((tag) => tag.split(isList ? /,|\s+(?=#)/ : /\s+/))
    .map((tag) => tag.replaceAll(/\s/g, '').replace(/^#/, ''))
    .filter((tag) => tag !== '' && !/^(?:none|null|n\/a|[-–—])$/i.test(tag))
    .map((tag) => `#${tag}`);
}

const isThought = (name: string): boolean => name === 'thoughts' || THOUGHT.test(name);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
