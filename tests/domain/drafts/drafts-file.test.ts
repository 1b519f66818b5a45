import { expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { draftsFile } from '#domain/drafts/drafts-file.ts';
import { ORIGIN } from '../campaigns.ts';

const DRAFT: Draft = {
  id: 'a',
  text: 'Saved words',
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  cutShort: false,
  origin: ORIGIN,
};

test('unreadable records come last, as they were stored', () => {
  const circle: Record<string, unknown> = {};
  circle['itself'] = circle;
  const file = draftsFile([], [{ id: 'a', text: 5 }, circle, undefined, 1n]);
  expect(file).toContain('## Could not be read\n\n```text\n{\n  "id": "a",\n  "text": 5\n}\n```');
  expect(file.match(/## Could not be read/g)).toHaveLength(4);
});

test.each([
  '![](https://track.example/a.png)',
  '<img src=x onerror=alert(1)>',
  '# A heading\n\n---\n\n[a link](https://a.example)',
  '```\n![](https://track.example/a.png)\n```',
  '````\n```\n<b>bold</b>',
  '~~~\n<b>bold</b>\n~~~',
])('a post, a typed text and an unreadable record are data in Markdown: %j', (hostile) => {
  const draft = { ...DRAFT, text: hostile, editing: `x${hostile}`, imagePrompt: hostile };
  const ours =
    /^(?:|---|#{1,3} (?:Drafts from Echopost .*|Instagram, .*|Could not be read|Not saved yet|Image prompt))$/;
  const foreign = outsideFences(draftsFile([draft], [hostile])).filter((line) => !ours.test(line));
  expect(foreign).toEqual([]);
});

/** Lines outside of fenced code blocks (CommonMark 0.31, section 4.5). */
function outsideFences(file: string): string[] {
  let fence = '';
  return file.split(/\r\n?|\n/).filter((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    const wasOpen = fence !== '';
    if (!wasOpen) fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    return !wasOpen && fence === '';
  });
}

test('the file has every draft, newest first, with unsaved edits', () => {
  const file = draftsFile([
    { ...DRAFT, editing: 'Typed words', imagePrompt: 'A red blouse' },
    { ...DRAFT, id: 'b', text: 'Newer words', updatedAt: 1, editing: 'Newer words' },
  ]);
  expect(file).toMatchInlineSnapshot(`
    "# Drafts from Echopost (2)

    ---

    ## Instagram, 1970-01-01T00:00:00.001Z

    \`\`\`text
    Newer words
    \`\`\`

    ---

    ## Instagram, 1970-01-01T00:00:00.000Z

    \`\`\`text
    Saved words
    \`\`\`

    ### Not saved yet

    \`\`\`text
    Typed words
    \`\`\`

    ### Image prompt

    \`\`\`text
    A red blouse
    \`\`\`"
  `);
});
