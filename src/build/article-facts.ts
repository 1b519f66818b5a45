import { parseFrontMatter } from './front-matter.ts';

/** The fields of a Markdown syntax tree that are used here. */
interface Node {
  type: string;
  value?: string;
  depth?: number;
  url?: string;
  alt?: string;
  children?: Node[];
  data?: { hProperties?: Record<string, string> };
}

const WORDS_A_MINUTE = 200;

/**
 * Validates the front matter and adds facts computed from the text: word count, reading time and
 * headings. Headings get the ids that the table of contents links to. The picture is inserted after
 * the lead: below the fold on a phone, where it delays nothing.
 */
export function remarkArticleFacts() {
  return (tree: Node, file: { path: string }) => {
    const yaml = tree.children?.find(({ type }) => type === 'yaml');
    if (!yaml?.value) throw new Error(`${file.path} has no front matter.`);
    const fields = parseFrontMatter(file.path, yaml.value);
    const words = textOf(tree).split(/\s+/).filter(hasLetter).length;
    const headings = numberHeadings(tree, file.path);
    // JSON is valid YAML.
    yaml.value += `\nwords: ${words}\nminutes: ${Math.ceil(words / WORDS_A_MINUTE)}\nheadings: ${JSON.stringify(headings)}`;
    if ('picture' in fields) insertPicture(tree, fields);
  };
}

const hasLetter = (word: string) => /[\p{L}\p{N}]/u.test(word);

/** Visible text below a node, with blocks separated by line breaks. */
function textOf({ type, value = '', children = [] }: Node): string {
  if (['text', 'inlineCode', 'code'].includes(type)) return value;
  return children.map(textOf).join(type === 'paragraph' || type === 'heading' ? '' : '\n');
}

const isSection = ({ type, depth }: Node) => type === 'heading' && depth === 2;

function numberHeadings({ children = [] }: Node, path: string) {
  const headings = children.filter(isSection).map((node) => {
    const text = textOf(node);
    const id = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-');
    node.data = { ...node.data, hProperties: { id } };
    return { id, text };
  });
  if (new Set(headings.map(({ id }) => id)).size < headings.length)
    throw new Error(`${path} has two headings of the same name.`);
  return headings;
}

function insertPicture({ children = [] }: Node, fields: { picture: string; pictureAlt: string }) {
  const image = { type: 'image', url: fields.picture, alt: fields.pictureAlt };
  children.splice(children.findIndex(isSection), 0, image);
}
