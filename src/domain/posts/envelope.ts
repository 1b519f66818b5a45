import type { ContentTypeId } from '../campaign/content-types.ts';
import { PART_HEADINGS } from '../platforms/part-headings.ts';
import { ANSWER_LABEL, PLATFORM_OR_PRODUCT, THOUGHT } from './wrapping-words.ts';

/**
 * Takes a post out of a structure around the whole reply: JSON, one tag, `\boxed{…}` or three
 * quotation marks. Any other reply stays as it is.
 */
export function openEnvelope(reply: string, contentType: ContentTypeId): string {
  const text = reply.trim();
  return fromJson(text, contentType) ?? insideOf(text) ?? reply;
}

/** True for the beginning of a reply in JSON: nothing can be shown before its end. */
export const mayBeJson = (reply: string): boolean => JSON_START.test(reply);

const JSON_START =
  /^\s{0,20}(?:`{3}json|(?:`{3}\s{1,20})?(?:\{\s{0,20}(?:"|$)|\[\s{0,20}(?:[{"]|$)))/i;

/** A reply that arrives, without the beginning of a structure whose end may follow. */
export const withoutOpening = (reply: string): string => reply.replace(OPENING, '');

const OPENING =
  /^\s{0,20}(?:<[a-z][^<>\n]{0,200}(?:>|$)|\$?\$?\\boxed\{\s{0,9}(?:\\text\{)?|\\text\{|"{2,3}(?!["\S])|'{3})\s{0,9}/i;

/** Structures by their ends. */
const AROUND: readonly RegExp[] = [
  /^<(?<name>[a-z][\w:.-]{0,40})(?:\s[^<>\n]{0,160})?>(?<inner>[^]*)<\/\k<name>>$/i,
  /^\$?\$?\\boxed\{\s*(?:\\text\{(?<inner>[^]*)\}|(?<plain>[^]*))\s*\}\$?\$?$/,
  /^(?<marks>"""|'''|“““)(?<inner>[^]*)(?:\k<marks>|”””)$/,
];

function insideOf(text: string): string | undefined {
  for (const form of AROUND) {
    const { name, inner, plain } = form.exec(text)?.groups ?? {};
    const words = inner ?? plain;
    // Several parts of the same name are the text's own structure.
    const isWhole = words?.trim() && !(name && words.includes(`<${name}`));
    if (isWhole) return words;
  }
  return undefined;
}

/** A text in a structure, with the name of its field. */
interface Field {
  readonly name: string;
  readonly text: string;
}

function fromJson(text: string, contentType: ContentTypeId): string | undefined {
  if (!mayBeJson(text)) return undefined;
  const json = parseJson(text.replace(/^`{3}\w{0,10}/, '').replace(/`{3}$/, ''));
  const fields = fieldsOf(json, '', 0).filter(({ name }) => !THOUGHT.test(spaced(name)));
  const isPart = ({ name }: Field) => PART.test(name);
  const texts = fields.filter((field) => !isPart(field) && !TAGS.test(field.name));
  const post = texts.find(isNamed) ?? longest(texts);
  if (!post) return undefined;
  const tags = fields.filter(({ name }) => TAGS.test(name)).map((tag) => tag.text.trim());
  const missing = tags.filter((tag) => tag.startsWith('#') && !post.text.includes(tag));
  const whole = [post.text.trim(), ...(missing.length > 0 ? [missing.join(' ')] : [])].join('\n\n');
  const part = contentType === 'text' ? undefined : fields.find(isPart)?.text.trim();
  return contentType === 'text' || part === undefined
    ? whole
    : `${whole}\n\n${PART_HEADINGS[contentType]}\n${part}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MOST_LEVELS = 3;

function fieldsOf(value: unknown, name: string, level: number): Field[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ name, text: value }];
  if (typeof value !== 'object' || value === null || level > MOST_LEVELS) return [];
  // The items of a list have the name of the list.
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, name, level + 1));
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, key, level + 1));
}

/** `image_prompt` and `imagePrompt` in words. */
const spaced = (name: string): string =>
  name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/[_-]/g, ' ');

const isNamed = ({ name }: Field): boolean =>
  PLATFORM_OR_PRODUCT.test(spaced(name)) ||
  ANSWER_LABEL.test(spaced(name)) ||
  /^(?:text|content|body|message|reply|result)$/i.test(name);

const longest = (fields: readonly Field[]): Field | undefined =>
  fields.toSorted((one, other) => other.text.length - one.text.length)[0];

const PART = /image|picture|visual|video|script|prompt/i;
const TAGS = /^(?:hash)?tags?$/i;
