import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readYoutubeFields,
  splitTags,
  tagsLength,
  writeYoutubeFields,
} from '#domain/platforms/youtube-fields.ts';

const line = fc.string({ unit: 'binary' }).map((text) => text.replace(/[\n\r\u2028\u2029]/g, ' '));
const word = fc.constantFrom(
  'Title: a',
  'Description:',
  'Tags: b',
  '\n',
  '\n\n',
  ' ',
  '**',
  '#c',
  'd',
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(word).map((words) => words.join('')),
);

describe('the fields of a YouTube post', () => {
  test('the fields are read back as they were written, even while the user types', () => {
    fc.assert(
      fc.property(line, text, line, (title, description, tags) => {
        const fields = { title, description, tags };
        expect(readYoutubeFields(writeYoutubeFields(fields))).toEqual(fields);
      }),
    );
  });

  test('the fields keep every word of a reply, whatever its form', () => {
    fc.assert(
      fc.property(text, (reply) => {
        const { title, description, tags } = readYoutubeFields(reply);
        const kept = [title, description, tags].join(' ');
        const words = (all: string) => all.match(/#?[a-d]\b/g)?.toSorted() ?? [];
        // A repeated label is kept as text of the description.
        expect(words(kept).length).toBeGreaterThanOrEqual(words(reply).length);
      }),
    );
  });

  test.each<[string, string]>([
    [
      'as asked',
      'Title: Soft linen\n\nDescription:\nIt is soft.\n\nIt is warm.\n\nTags: linen, soft',
    ],
    [
      'with Markdown',
      '**Title:** Soft linen\n\n**Description:**\nIt is soft.\n\nIt is warm.\n\n**Tags:** linen, soft',
    ],
    [
      'under headings',
      '## TITLE:\nSoft linen\n\n## DESCRIPTION:\nIt is soft.\n\nIt is warm.\n\n## TAGS:\nlinen, soft',
    ],
    [
      'with the tags before the description',
      'Video title: Soft linen\nTags: linen, soft\nDescription: It is soft.\n\nIt is warm.',
    ],
    [
      'numbered',
      '1. Title: Soft linen\n2. Description: It is soft.\n\nIt is warm.\n3. Search tags: linen, soft',
    ],
    [
      'without a label for the title',
      'Soft linen\n\nIt is soft.\n\nIt is warm.\n\nTags: linen, soft',
    ],
  ])('the fields are found %s', (_form, reply) => {
    const { title, description, tags } = readYoutubeFields(reply);
    expect({ title, description: description.trim(), tags: splitTags(tags) }).toEqual({
      title: 'Soft linen',
      description: 'It is soft.\n\nIt is warm.',
      tags: ['linen', 'soft'],
    });
  });

  test('a reply without labels is split into its first line and the rest', () => {
    expect(readYoutubeFields('Soft linen\n\nIt is soft.\nIt is warm.')).toEqual({
      title: 'Soft linen',
      description: 'It is soft.\nIt is warm.',
      tags: '',
    });
  });

  test('a reply without a possible title has none', () => {
    for (const reply of ['One paragraph alone.', `${'x'.repeat(101)}\nrest`]) {
      expect(readYoutubeFields(reply)).toEqual({ title: '', description: reply, tags: '' });
    }
  });
});

describe('tags', () => {
  test('tags are split without hashes, bullets and duplicates', () => {
    expect(splitTags('linen, #soft ,, "warm wool"\n- linen\n• new; ')).toEqual([
      'linen',
      'soft',
      'warm wool',
      'new',
    ]);
  });

  test.each<[string[], number]>([
    [[], 0],
    [['Foo-Baz'], 7],
    // The example of the YouTube Data API: a tag with a space counts two quotation marks.
    [['Foo Baz'], 9],
    [['a', 'b'], 3],
    [['a b', 'c'], 7],
  ])('the tags %j count as %i characters', (tags, length) => {
    expect(tagsLength(tags)).toBe(length);
  });
});
