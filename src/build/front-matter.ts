import * as v from 'valibot';
import type { ArticleFields, PageFields } from '../content/front-matter.ts';
import { POSTS } from '../content/posts.ts';

const text = v.pipe(v.string(), v.minLength(1));
const day = v.pipe(v.string(), v.isoDate());

const PAGE = v.strictObject({
  title: text,
  description: v.pipe(v.string(), v.minLength(120), v.maxLength(160)),
  updated: day,
}) satisfies v.GenericSchema<PageFields>;

const ARTICLE = v.strictObject({
  ...PAGE.entries,
  published: day,
  author: text,
  picture: v.pipe(v.string(), v.regex(/^[\w-]+\.svg$/)),
  pictureAlt: text,
  next: v.picklist(POSTS.map(({ slug }) => slug)),
}) satisfies v.GenericSchema<ArticleFields>;

/**
 * Parses the front matter of a Markdown file, given the lines between its `---`. Throws with the
 * file's name and the field, so that a missing field fails the build instead of the page.
 */
export function parseFrontMatter(path: string, lines: string): ArticleFields | PageFields {
  const schema = path.includes('/articles/') ? ARTICLE : PAGE;
  const parsed = v.safeParse(schema, Object.fromEntries(fieldsOf(path, lines)));
  if (parsed.success) return parsed.output;
  const complaints = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`The front matter of ${path} is not right. ${complaints.join(' ')}`);
}

function fieldsOf(path: string, lines: string): [string, string][] {
  return lines.split('\n').map((line) => {
    const [, name, value] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (!name || !value) throw new Error(`${path}: "${line}" is not one name and one value.`);
    return [name, value];
  });
}
