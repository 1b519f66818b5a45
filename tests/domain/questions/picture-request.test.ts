import { expect, test } from 'vitest';
import { CARD_SIZES } from '#domain/pictures/sizes.ts';
import { pictureMakerOf } from '#domain/providers/picture-makers.ts';
import { PROVIDERS } from '#domain/providers/providers.ts';
import {
  decodePicture,
  LONGEST_IDEA,
  pictureBody,
  picturePrompt,
  proposedIdea,
  shapeFor,
} from '#domain/questions/picture-request.ts';
import { ORIGIN } from '../campaigns.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const MAKERS = Object.values(PROVIDERS).flatMap(({ id }) => pictureMakerOf(id) ?? []);

test.each(MAKERS)('a request to $id has the words once, and no key', (maker) => {
  for (const { width, height } of CARD_SIZES) {
    const shape = shapeFor({ width, height });
    const { body, path } = pictureBody(
      maker,
      maker.model,
      picturePrompt('A quiet pool', shape),
      shape,
    );
    const text = JSON.stringify(body);
    expect(text.split('A quiet pool')).toHaveLength(2);
    expect(text).not.toMatch(/key|authorization/i);
    expect(path).toBe(maker.form === 'chat' ? '/chat/completions' : '/images/generations');
  }
});

test('each size has the shape of which the least is cut off', () => {
  expect(CARD_SIZES.map((size) => `${size.id} ${shapeFor(size)}`)).toEqual([
    'feed tall',
    'square square',
    'story tall',
    'wide wide',
    'cover wide',
  ]);
});

test('long words are cut, and forbid letters in the picture', () => {
  const prompt = picturePrompt('a'.repeat(5000), 'tall');
  expect(prompt.split('\n')[0]).toHaveLength(LONGEST_IDEA);
  expect(prompt).toContain('No text');
});

const DRAFT = {
  id: 'a',
  text: 'The pool is open.\n\nCome and see.',
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  origin: ORIGIN,
  cutShort: false,
};

test('the prompt of the post comes first, otherwise the beginning of the post', () => {
  expect(proposedIdea(DRAFT)).toBe('A picture that goes with: The pool is open.');
  expect(proposedIdea({ ...DRAFT, text: ' ' })).toBe('');
  const withPrompt = { ...DRAFT, origin: { ...ORIGIN, contentType: 'image' as const } };
  expect(proposedIdea({ ...withPrompt, imagePrompt: ' A pool at dusk ' })).toBe('A pool at dusk');
});

test.each([
  ['a PNG', PNG, true],
  ['a PNG that breaks off', PNG.slice(0, 40), true],
  ['nothing', '', false],
  ['no base64', '<html>no</html>', false],
  ['a text', btoa('hello, no picture here'), false],
  ['a drawing', btoa('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), false],
])('%s is decoded or refused', (_name, base64, isPicture) => {
  expect(decodePicture(base64) !== undefined).toBe(isPicture);
});
