import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...globSync('docs/**/*.md').map((path) => path.replaceAll('\\', '/')),
];

/** Removes code blocks, whose content is neither text nor a link. */
const withoutBlocks = (markdown: string): string =>
  markdown.replaceAll(/^```[^]*?^```$/gm, '').trim();

/** Removes code blocks and code spans. */
const withoutCode = (markdown: string): string =>
  withoutBlocks(markdown).replaceAll(/`[^`\n]*`/g, '');

/** Anchors of a document's headings, as GitHub forms them. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutBlocks(markdown).matchAll(/^#{1,6} (.+)$/gm)) {
    const plain = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = plain.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Targets of the links and pictures of a document that are not on another site. */
function linksOf(markdown: string): string[] {
  const text = withoutCode(markdown);
  const inline = [...text.matchAll(/\]\(\s*<?([^\s)>]+)/g)];
  const defined = [...text.matchAll(/^\[[^\]]+\]:\s*<?([^\s>]+)/gm)];
  const html = [...text.matchAll(/\s(?:src|href)="([^"]+)"/g)];
  const targets = [...inline, ...defined, ...html].map(([, target = '']) => target);
  return targets.filter((target) => !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target));
}

function isBroken(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#', 2);
  const target = path === '' ? from : join(dirname(from), decodeURI(path));
  if (!existsSync(target)) return true;
  if (anchor === undefined) return false;
  return !target.endsWith('.md') || !anchorsOf(readFileSync(target, 'utf8')).has(anchor);
}

const brokenLinks = (from: string, markdown: string): string[] =>
  linksOf(markdown)
    .filter((link) => isBroken(from, link))
    .map((link) => `${from} -> ${link}`);

describe('the links of the documents', () => {
  test('every relative link leads to a file, and its anchor to a heading', () => {
    expect(DOCUMENTS.length).toBeGreaterThan(20);
    const broken = DOCUMENTS.flatMap((path) => brokenLinks(path, readFileSync(path, 'utf8')));
    expect(broken).toEqual([]);
  });

  test.each([
    '[a](docs/missing.md)',
    '[a](README.md#no-such-heading)',
    '[a](#no-such-heading)',
    '![a](docs/screens/missing.png)',
    '[a]: docs/missing.md',
    '<img src="docs/screens/missing.png" />',
  ])('the link check reports %s', (markdown) => {
    expect(brokenLinks('README.md', markdown)).toHaveLength(1);
  });

  test.each(['`[a](missing.md)`', '```\n[a](missing.md)\n```', '[a](https://example.com/x#y)'])(
    'the link check ignores %j',
    (markdown) => {
      expect(brokenLinks('README.md', markdown)).toEqual([]);
    },
  );

  test('an anchor is formed as on GitHub', () => {
    const markdown = "# Use `x`: A & B's\n\n## Twice\n\n## Twice\n\n```sh\n# no heading\n```";
    expect([...anchorsOf(markdown)]).toEqual(['use-x-a--bs', 'twice', 'twice-1']);
  });

  test('every decision record is in the index, under its own title', () => {
    const index = readFileSync('docs/adr/README.md', 'utf8');
    const rows = globSync('docs/adr/[0-9]*.md').map((path) => {
      const file = path.replace(/^.*[\\/]/, '');
      const [, number = '', title = ''] =
        /^# (\d+)\. (.+)$/m.exec(readFileSync(path, 'utf8')) ?? [];
      expect(file.startsWith(`${number}-`), file).toBe(true);
      return `| [${number}](${file}) | ${title} |`;
    });
    expect(rows.filter((row) => !index.includes(row))).toEqual([]);
  });
});

/** Folders in the indented tree of ARCHITECTURE.md. A line may name several: `platform/ generate/`. */
function foldersInTree(markdown: string): ReadonlySet<string> {
  const [, tree = ''] = /^```text\n([^]*?)^```$/m.exec(markdown) ?? [];
  const folders = new Set<string>();
  const parents: { indent: number; path: string }[] = [];
  for (const line of tree.split('\n')) {
    const [, space = '', names = ''] = /^( *)((?:[\w-]+\/ ?)+)/.exec(line) ?? [];
    if (names === '') continue;
    while ((parents.at(-1)?.indent ?? -1) >= space.length) parents.pop();
    const parent = parents.at(-1)?.path ?? '';
    const paths = names
      .trim()
      .split(' ')
      .map((name) => parent + name);
    for (const path of paths) folders.add(path);
    parents.push({ indent: space.length, path: paths[0] ?? '' });
  }
  return folders;
}

/** Rooms: folders directly below a folder, with a slash at the end. */
const roomsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && globSync(join(folder, entry.name, '**/*.*')).length > 0,
    )
    .map(({ name }) => `${folder}/${name}/`);

/** Paragraphs and list items outside code blocks. */
const paragraphsOf = (markdown: string): string[] =>
  withoutBlocks(markdown).split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/);

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

describe('ARCHITECTURE.md', () => {
  const architecture = readFileSync('ARCHITECTURE.md', 'utf8');

  test('ARCHITECTURE.md fits on one page: 700 words, and 90 in a paragraph', () => {
    expect(wordsIn(architecture)).toBeLessThanOrEqual(700);
    const long = paragraphsOf(architecture).filter((paragraph) => wordsIn(paragraph) > 90);
    expect(long).toEqual([]);
  });

  test('the tree of ARCHITECTURE.md names every room', () => {
    const folders = ['src', 'src/domain', 'src/app', 'src/features/wizard'];
    const rooms = folders.flatMap(roomsIn);
    expect(rooms.length).toBeGreaterThan(15);
    const named = foldersInTree(architecture);
    expect(rooms.filter((room) => !named.has(room))).toEqual([]);
  });

  test('a tree is read by its indentation', () => {
    const tree = '```text\nsrc/\n  app/     text with words/\n    a/ b/  text\n  ui/\ndocs/\n```';
    expect([...foldersInTree(tree)]).toEqual([
      'src/',
      'src/app/',
      'src/app/a/',
      'src/app/b/',
      'src/ui/',
      'docs/',
    ]);
  });
});
