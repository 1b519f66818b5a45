import { expect, test } from 'vitest';
import { alternativesOf, entriesOf, sectionsOf } from '#insight/data/entries.ts';

const LIST = `# Words around a message.
greeting:
hi
# German
guten (?:tag|abend)

closing:
re: yours
`;

test('a list has one entry a line below its first line', () => {
  expect(entriesOf('# Titles.\nmr\nmrs\n')).toEqual(['mr', 'mrs']);
});

test('a section has the entries below its name, without the lines for the reader', () => {
  const sections = sectionsOf(LIST);
  expect(sections('greeting')).toEqual(['hi', 'guten (?:tag|abend)']);
  expect(sections('closing')).toEqual(['re: yours']);
  expect(alternativesOf(LIST)('greeting')).toBe('hi|guten (?:tag|abend)');
});

test('a section that the list lacks is an error', () => {
  expect(() => sectionsOf(LIST)('thanks')).toThrow('thanks');
});
