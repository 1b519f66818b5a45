import { isObject, type JsonObject, parseObject, stringField } from '../json.ts';

export type Length = 'short' | 'medium' | 'long';

export interface Quote {
  /** Its number in the request. */
  readonly id: number;
  readonly rating: number | null;
  readonly text: string;
}

/** The brand as described in the request. */
export interface Brand {
  readonly signOff: string;
  readonly hashtags: readonly string[];
  readonly always: readonly string[];
  readonly emoji: string;
  readonly link: string;
}

/** The app's prompt, parsed back from its user message (`src/domain/campaign/prompt.ts`). */
export interface Brief {
  readonly platform: string;
  readonly contentType: string;
  /** Of the post, as ISO 639-1. */
  readonly language: string;
  readonly tone: string;
  readonly audience: string;
  readonly length: Length;
  /** Character limit of the platform itself. */
  readonly maxCharacters: number;
  readonly tags: readonly string[];
  readonly subject: string;
  readonly quotes: readonly Quote[];
  readonly brand?: Brand;
  /** True if the request asks for marks that name the quote each sentence rests on. */
  readonly marks: boolean;
}

export function readBrief(userMessage: string): Brief {
  const [head = '', quoted = ''] = userMessage.split(/^<quotes>$/m);
  const field = (name: string) => fieldIn(head, name);
  return {
    platform: field('Platform').toLowerCase(),
    contentType: field('Content type').toLowerCase(),
    language: /\((?<code>[a-z]+)\)/.exec(field('Language'))?.groups?.['code'] ?? 'en',
    tone: firstWord(field('Tone')),
    audience: field('Audience').replace(/ *\(.*$/, ''),
    length: lengthIn(field('Length')),
    maxCharacters: Number(/more than (\d+) characters/.exec(field('Length'))?.[1] ?? Infinity),
    tags: field('Tags')
      .split(';')
      .map((tag) => tag.trim())
      .filter(Boolean),
    subject: parseSubject(field('Subject')),
    ...readBrand(field('Brand data')),
    marks: /^Marks: /m.test(head),
    quotes: quoted
      .split('\n')
      .map(parseQuote)
      .filter(({ text }) => text !== ''),
  };
}

function fieldIn(head: string, name: string): string {
  return new RegExp(`^${name}: *(.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
}

const firstWord = (text: string) => /\w+/.exec(text)?.[0].toLowerCase() ?? '';

function lengthIn(text: string): Length {
  const leastWords = Number(/\d+/.exec(text)?.[0] ?? 50);
  if (leastWords >= 500) return 'long';
  return leastWords >= 200 ? 'medium' : 'short';
}

function parseSubject(json: string): string {
  return stringField(parseObject(`{"subject":${json || '""'}}`), 'subject').trim();
}

function readBrand(json: string): Pick<Brief, 'brand'> {
  if (json === '') return {};
  const data = parseObject(json);
  const brand = {
    signOff: stringField(data, 'signOff'),
    hashtags: listField(data, 'hashtags'),
    always: listField(data, 'always'),
    emoji: stringField(data, 'emoji'),
    link: stringField(data, 'link'),
  };
  return { brand };
}

function listField(object: JsonObject, name: string): string[] {
  const list = object[name];
  return Array.isArray(list) ? list.filter((it) => typeof it === 'string') : [];
}

function parseQuote(line: string): Quote {
  const quote = parseObject(line);
  const { id, rating } = quote;
  return {
    id: typeof id === 'number' ? id : 0,
    rating: typeof rating === 'number' ? rating : null,
    text: stringField(quote, 'text'),
  };
}

/** Texts of a request's messages with this role; ignores everything else in them. */
export function textsOf(messages: unknown, role: 'user' | 'assistant'): string[] {
  if (!Array.isArray(messages)) return [];
  return messages
    .filter(isObject)
    .filter((message) => message['role'] === role)
    .map((message) => stringField(message, 'content'));
}
