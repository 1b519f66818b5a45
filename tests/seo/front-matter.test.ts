import { describe, expect, it } from 'vitest';
import { remarkArticleFacts } from '../../src/build/article-facts.ts';
import { parseFrontMatter } from '../../src/build/front-matter.ts';

const description = 'x'.repeat(120);
const page = `title: About\ndescription: ${description}\nupdated: 2026-11-21`;

describe('front matter', () => {
  it('front matter parses into its fields', () => {
    expect(parseFrontMatter('content/company/about.md', page)).toEqual({
      title: 'About',
      description,
      updated: '2026-11-21',
    });
  });

  it.each([
    ['a field that an article lacks', 'content/articles/a.md', page, 'a.md is not right.*picture'],
    ['a day that is none', 'company/b.md', page.replace('11-21', '1121'), 'b.md.*updated'],
    ['a field nobody knows', 'company/c.md', `${page}\nauhtor: me`, 'c.md.*auhtor'],
    ['a description cut short', 'company/d.md', page.replace('xxx', ''), 'd.md.*description'],
    ['a line without a value', 'company/e.md', `${page}\ntitle`, 'e.md.*one name and one value'],
  ])(
    'front matter with %s is refused, and the error names the file',
    (_, path, lines, complaint) => {
      expect(() => parseFrontMatter(path, lines)).toThrow(new RegExp(complaint));
    },
  );

  it('the build adds words, minutes and headings with their ids to the front matter', () => {
    const yaml = { type: 'yaml', value: page };
    const text = (value: string) => ({ type: 'text', value });
    const heading = { type: 'heading', depth: 2, children: [text('What, and why?')] };
    const words = { type: 'paragraph', children: [text('one – two '.repeat(99)), text('end.')] };
    const tree = { type: 'root', children: [yaml, heading, words] };
    remarkArticleFacts()(tree, { path: 'company/about.md' });
    expect(yaml.value.split('\n').slice(3)).toEqual([
      'words: 202',
      'minutes: 2',
      'headings: [{"id":"what-and-why","text":"What, and why?"}]',
    ]);
    expect(heading).toMatchObject({ data: { hProperties: { id: 'what-and-why' } } });
  });
});
