import * as v from 'valibot';
import { ARTICLE_FRONT_MATTER, PAGE_FRONT_MATTER } from '../content/front-matter.ts';

/**
 * The front matter of a Markdown file, given the lines between its `---`. Throws with the file's
 * name and the field, so that a field left out fails the build and not the reader.
 */
export function parseFrontMatter(path: string, lines: string) {
  const schema = path.includes('/articles/') ? ARTICLE_FRONT_MATTER : PAGE_FRONT_MATTER;
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
