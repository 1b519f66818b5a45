import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '#domain/posts/plain-text.ts';
import { postText, postTextSoFar } from '#domain/posts/post-text.ts';
import { splitReply } from '#domain/posts/reply.ts';
import { unquote } from '#domain/posts/unquote.ts';
import { UNWRAPPED_DEV, UNWRAPPED_TEST, WRAPPED_DEV, WRAPPED_TEST } from './wrapped-examples.ts';

const TEXT = { contentType: 'text', quotes: [] } as const;
const WRAPPED = [...WRAPPED_DEV, ...WRAPPED_TEST];
const UNWRAPPED = [...UNWRAPPED_DEV, ...UNWRAPPED_TEST];

describe('a reply with words around the post', () => {
  test.each(WRAPPED)('the post is taken out of %s', (_name, reply, post) => {
    expect(postText(reply, TEXT).trim()).toBe(post);
  });

  test.each(UNWRAPPED)('a post with %s stays as it is', (_name, post) => {
    expect(postText(post, TEXT)).toBe(post);
  });

  test.each(WRAPPED)('no introduction is shown of %s while it arrives', (_name, reply, post) => {
    for (let length = 1; length < reply.length; length += 1) {
      const shown = postTextSoFar(reply.slice(0, length), TEXT).trim();
      const start = shown.replace(/^["“„«»「『\s]+/u, '').slice(0, 24);
      expect(post.replace(/^["“]/, '').startsWith(start), shown).toBe(true);
    }
  });
});

test.each(['<post>\n{}\n</post>', '\\boxed{{}}', '"""\n{}\n"""'])(
  'the post of a picture is taken out of what is around it alone: %s',
  (around) => {
    const reply = `${around.replace('{}', 'Warm rolls.')}\n\nIMAGE PROMPT:\nA loaf`;
    const picture = { contentType: 'image', quotes: [] } as const;
    expect(splitReply(postText(reply, picture), 'image', [])).toMatchObject({
      text: 'Warm rolls.',
      imagePrompt: 'A loaf',
    });
  },
);

test('a tag that is no wrapping is shown while its text arrives', () => {
  const post = '<sale> 50 % off today </sale> and tomorrow too, says the whole team of the bakery';
  expect(postTextSoFar(post, TEXT)).toBe(post);
});

describe('Markdown in a reply', () => {
  test.each([
    ['bold', '**Warm** rolls', 'Warm rolls'],
    ['bold and italic', '***Warm*** and _soft_ and __fresh__', 'Warm and soft and fresh'],
    ['bold in a word of Chinese', '这是**重点**内容', '这是重点内容'],
    ['bold around quotation marks', '**“Warm”**rolls', '“Warm”rolls'],
    ['nested emphasis', '**very *warm* rolls**', 'very warm rolls'],
    ['headings', '# Rolls\n\n### Warm ###\n\nText', 'Rolls\n\nWarm\n\nText'],
    ['a heading with a line below', 'Rolls\n=====\n\nText', 'Rolls\n\nText'],
    ['bullets', '* Warm\n+ Soft\n- Fresh\n  * Deep', '• Warm\n• Soft\n- Fresh\n  • Deep'],
    ['tasks', '- [ ] Warm\n- [x] Soft', '- Warm\n- Soft'],
    ['a link', '[Book a table](https://example.com)', 'Book a table: https://example.com'],
    [
      'a link in a sentence',
      'See [our menu](https://a.com/x_(y)) now',
      'See our menu (https://a.com/x_(y)) now',
    ],
    ['a link of itself', '[example.com](https://example.com/)', 'https://example.com/'],
    ['a mail', 'Ask [me@example.com](mailto:me@example.com)', 'Ask me@example.com'],
    ['a phone', '[Call](tel:+4930123)', 'Call: +4930123'],
    ['a bare address', '<https://example.com>', 'https://example.com'],
    ['a picture', '![Rolls](https://example.com/a.png)', 'Rolls: https://example.com/a.png'],
    ['escapes', '\\#Bakery 5\\* \\[q1\\] 1\\. a\\_b', '#Bakery 5* [q1] 1. a_b'],
    ['code', 'Use `ROLL10` today', 'Use ROLL10 today'],
    ['struck words', '~~3 €~~ 2 €', '3 € 2 €'],
    ['a table', '| Roll | Price |\n|---|:--:|\n| Rye | 1 € |', 'Roll | Price\nRye | 1 €'],
    ['a quotation', '> “Warm at eight.”\n> — Anna', '“Warm at eight.”\n— Anna'],
    ['a rule', 'Warm\n\n---\n\nSoft', 'Warm\n\nSoft'],
    ['a line break', 'Warm\\\nSoft<br>Fresh', 'Warm\nSoft\nFresh'],
    ['tags', '<b>Warm</b> and <em>soft</em>', 'Warm and soft'],
    ['emphasis around a mark', 'Warm. **[q1]** Soft. _[q2, q3]_', 'Warm. [q1] Soft. [q2, q3]'],
  ])('%s becomes plain text', (_name, markdown, text) => {
    expect(plainText(markdown)).toBe(text);
    expect(plainText(text)).toBe(text);
  });
});

describe('a quotation as the whole post', () => {
  test('a customer’s own words keep their quotation marks', () => {
    const quotes = ['Honestly: the sourdough is still warm at eight! Great.'];
    expect(unquote('“The sourdough is still warm at eight.” [q1]', quotes)).toBe(
      '“The sourdough is still warm at eight.” [q1]',
    );
    expect(unquote('“Warm sourdough at eight.” [q1]', quotes)).toBe(
      'Warm sourdough at eight. [q1]',
    );
  });
});

describe('the parts of a reply', () => {
  const reply =
    '**Instagram Post:**\n\n**Warm** rolls. **[q1]**\n\n---\n\n### IMAGE PROMPT:\n```\n*A loaf* on a table\n```\n\nLet me know if you want a different style!';
  const request = { contentType: 'image', quotes: ['Warm rolls!'] } as const;
  const quotes = [{ id: 'a', text: 'Warm rolls!' }];

  test('post and prompt are read each without their wrapping, with the citation', () => {
    const { text, imagePrompt, evidence } = splitReply(postText(reply, request), 'image', quotes);
    expect({ text, imagePrompt }).toEqual({
      text: 'Warm rolls.',
      imagePrompt: 'A loaf on a table',
    });
    expect(evidence?.quotes.map(({ id }) => id)).toEqual(['a']);
  });

  test('a text post that speaks of an image prompt is one part', () => {
    expect(postText('Rolls\n\nIMAGE PROMPT:\nx', TEXT)).toBe('Rolls\n\nIMAGE PROMPT:\nx');
  });

  test('the fields of YouTube keep their labels', () => {
    const video = '**Title:** Warm rolls\n\n**Description:**\nCome by.\n\n**Tags:** bread, rolls';
    expect(postText(video, TEXT)).toBe(
      'Title: Warm rolls\n\nDescription:\nCome by.\n\nTags: bread, rolls',
    );
  });
});

describe('any reply', () => {
  const piece = fc.constantFrom(
    "Here's your post:",
    'Sure!',
    '**Instagram Post:**',
    'Caption:',
    'Let me know if you want a shorter version.',
    '(Word count: 9)',
    'Note: this post is short.',
    '---',
    '***',
    '```',
    '~~~',
    '# ',
    '## Rolls',
    '* ',
    '- ',
    '> ',
    '**',
    '*',
    '_',
    '__',
    '~~',
    '`',
    '"',
    '“',
    '”',
    '„',
    '«',
    '»',
    "'",
    '\\',
    '\\*',
    '[a](https://b.cd)',
    '[',
    '](',
    ')',
    '[q1]',
    '#bread',
    '\n',
    '\n\n',
    ' ',
    'word',
    'Word.',
    '2',
    '|',
    '|---|---|',
    '| a | b |',
    '<br>',
    'é👍',
    'パン',
    'IMAGE PROMPT:',
  );
  const reply = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  test('reading the post of a reply a second time changes nothing', () => {
    fc.assert(
      fc.property(reply, fc.constantFrom('text', 'image'), (any, contentType) => {
        const once = postText(any, { contentType, quotes: [] });
        expect(postText(once, { contentType, quotes: [] })).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  test('Markdown never takes a word with it', () => {
    fc.assert(
      fc.property(fc.oneof(reply, fc.string({ unit: 'binary' })), (any) => {
        const count = (text: string) => text.match(/word/gi)?.length ?? 0;
        expect(count(plainText(any))).toBe(count(any));
        expect(typeof postTextSoFar(any, TEXT)).toBe('string');
      }),
      { numRuns: 3000 },
    );
  });

  test('posts of the tests’ own replies stay as they are', () => {
    for (const name of ['marks-right', 'marks-none', 'marks-wrong-numbers']) {
      const recorded = readFileSync(`tests/fixtures/replies/${name}.txt`, 'utf8');
      expect(postText(recorded, TEXT)).toBe(recorded);
    }
  });
});
