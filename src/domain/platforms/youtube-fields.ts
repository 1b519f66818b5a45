import { trimEnd } from './trim-end.ts';

/**
 * A YouTube post is three fields in one text: the title, the description and the tags, each under
 * its label. The text is the only thing that is stored, copied and marked; the fields are parsed
 * from it and written back into it.
 */
export interface YoutubeFields {
  /** A single line. */
  readonly title: string;
  readonly description: string;
  /** As typed: separated by commas. */
  readonly tags: string;
}

/**
 * Splits a text into fields. Tolerates any case, Markdown around the labels, a missing label, and
 * tags before the description. Without any label, the first line is the title if it is short enough
 * and more text follows. Output of `writeYoutubeFields` is parsed back unchanged.
 */
export function readYoutubeFields(text: string): YoutubeFields {
  const labels = labelsIn(text);
  return labels.length === 0 ? withoutLabels(text) : byLabels(text, labels);
}

/** Place of a field in the text, in UTF-16 units. */
interface FieldSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the three fields in the text; undefined if they don't stand there one after the other, as
 * `writeYoutubeFields` writes them.
 */
export function youtubeSpans(
  text: string,
): Readonly<Record<'Title' | 'Description' | 'Tags', FieldSpan>> | undefined {
  const { title, description, tags } = readYoutubeFields(text);
  const spans: FieldSpan[] = [];
  for (const field of [title.trim(), description.trim(), tags.trim()]) {
    const start = text.indexOf(field, spans.at(-1)?.end ?? 0);
    if (start === -1) return undefined;
    spans.push({ start, end: start + field.length });
  }
  const [Title, Description, Tags] = spans;
  return Title && Description && Tags ? { Title, Description, Tags } : undefined;
}

/** Joins the three fields into one text; the title becomes one line. */
export function writeYoutubeFields({ title, description, tags }: YoutubeFields): string {
  return [
    `Title: ${oneLine(title)}`,
    `Description:\n${description}`,
    `Tags: ${oneLine(tags)}`,
  ].join('\n\n');
}

const oneLine = (text: string) =>
  text.replace(/\s+/g, (gap) => (/[\n\r\u2028\u2029]/.test(gap) ? ' ' : gap));

/** Splits tags: drops hash signs, empty tags and duplicates. */
export function splitTags(tags: string): string[] {
  const names = tags
    .split(/[,;\n]/)
    .map((tag) => trimEnd(tag, /[\s"“”*]/).replace(/^[\s\-•*#"“”]+/, ''))
    .filter(Boolean);
  return [...new Set(names)];
}

/**
 * Returns the length of tags against the limit of 500: commas between them count, and so do the
 * quotation marks that the API puts around a tag with a space or a comma in it. Source: YouTube
 * Data API, `snippet.tags[]`, read in November 2026.
 */
export function tagsLength(tags: readonly string[]): number {
  const commas = Math.max(0, tags.length - 1);
  return tags.reduce((sum, tag) => sum + tag.length + (/[\s,]/.test(tag) ? 2 : 0), commas);
}

type Field = keyof YoutubeFields;

interface Label {
  readonly field: Field;
  readonly start: number;
  /** Start of the field's text. */
  readonly end: number;
}

const LABEL =
  /^[ \t#>*_\d.)-]*(?:(?:video|youtube|search|seo)[ _]?)?(?<field>title|description|tags|keywords)[ \t]*(?:[*_]+[ \t]*)?:(?:[*_]+)?[^\S\n]?/gim;

/**
 * Finds the first title, the first description after it and the last tags: a description may
 * contain any word.
 */
function labelsIn(text: string): Label[] {
  const all = [...text.matchAll(LABEL)].map(({ 0: whole, index, groups }): Label => {
    const name = groups?.['field']?.toLowerCase();
    const field = name === 'title' || name === 'description' ? name : 'tags';
    return { field, start: index, end: index + whole.length };
  });
  const chosen = [
    all.find(({ field }) => field === 'title'),
    all.find(({ field }) => field === 'description'),
    all.findLast(({ field }) => field === 'tags'),
  ];
  return chosen
    .filter((label) => label !== undefined)
    .toSorted((one, other) => one.start - other.start);
}

function byLabels(text: string, labels: readonly Label[]): YoutubeFields {
  const fields = { title: '', description: '', tags: '' };
  labels.forEach(({ field, end }, index) => {
    fields[field] = between(text.slice(end, labels[index + 1]?.start));
  });
  const before = text.slice(0, labels[0]?.start).trim();
  const [title = '', ...overflow] = fields.title.split('\n');
  // Text outside the labels goes into the description: nothing received may be lost.
  const description = [before, ...overflow, fields.description].filter(Boolean).join('\n');
  const tags = fields.tags.replace(/\n+/g, ', ');
  const hasTitle = labels.some(({ field }) => field === 'title');
  return hasTitle ? { title, description, tags } : { ...withoutLabels(description), tags };
}

/**
 * Removes the line breaks around a field, but keeps a trailing space that the user may type after.
 */
function between(text: string): string {
  return text.replace(/^\n/, '').replace(/\n{1,2}$/, '');
}

/** Longest first line that is taken for a title, in UTF-16 units: YouTube's own limit. */
const LONGEST_TITLE = 100;

function withoutLabels(text: string): YoutubeFields {
  const [first = '', ...rest] = text.trimStart().split('\n');
  const description = rest.join('\n').trimStart();
  const isTitle = first.length <= LONGEST_TITLE && description !== '';
  return isTitle
    ? { title: first.trim(), description, tags: '' }
    : { title: '', description: text, tags: '' };
}
