import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PART_HEADINGS } from '#domain/platforms/part-headings.ts';
import { countWords, type GeneratedContent, splitReply, wholeReply } from '#domain/posts/reply.ts';

describe('splitting a reply', () => {
  test('a reply for a text post is all text, whatever it contains', () => {
    const reply = ' Post\n\nIMAGE PROMPT:\na cat ';
    expect(splitReply(reply, 'text', [])).toEqual({ text: 'Post\n\nIMAGE PROMPT:\na cat' });
  });

  test('the part after the heading is the image prompt or the video script', () => {
    expect(splitReply('Post\n\nIMAGE PROMPT:\nA cat', 'image', [])).toEqual({
      text: 'Post',
      imagePrompt: 'A cat',
    });
    expect(splitReply('Post\n\nVIDEO SCRIPT:\nScene 1', 'video', [])).toEqual({
      text: 'Post',
      videoScript: 'Scene 1',
    });
  });

  test('a reply without the heading is all text', () => {
    expect(splitReply('Post about an image prompt: nice', 'image', [])).toEqual({
      text: 'Post about an image prompt: nice',
    });
  });

  test.each([
    'Image Prompt: A cat',
    'image prompt:\n\nA cat',
    '**IMAGE PROMPT:** A cat',
    '**Image Prompt**: A cat',
    '### Image Prompt:\nA cat',
    '## Image Prompt\nA cat',
    '**Image Prompt**\n\nA cat',
    '> IMAGE_PROMPT : A cat',
    '  IMAGE-PROMPT:\tA cat',
    '---\nIMAGE PROMPT:\nA cat',
    '\n\n***\n\n__Image prompt:__\nA cat\n\n',
    'IMAGE PROMPT:\nIMAGE PROMPT: A cat',
    '**Image Prompt**\n\nIMAGE PROMPT:\nA cat',
  ])('a decorated heading is recognised: %j', (part) => {
    expect(splitReply(`Post, one.\n\nPost, two.\n\n${part}`, 'image', [])).toEqual({
      text: 'Post, one.\n\nPost, two.',
      imagePrompt: 'A cat',
    });
  });

  test('a heading with nothing after it gives no part', () => {
    expect(splitReply('Post\n\nIMAGE PROMPT:\n ', 'image', [])).toEqual({ text: 'Post' });
  });

  test('a heading of the other content type is text', () => {
    const reply = 'Post\n\nVIDEO SCRIPT:\nScene 1';
    expect(splitReply(reply, 'image', [])).toEqual({ text: reply });
  });

  test('a reply of line breaks only is split in short time', () => {
    const reply = `Post${'\n'.repeat(200_000)}x`;
    expect(splitReply(`${reply}\nIMAGE PROMPT:\nA cat`, 'image', []).text).toBe(reply);
  });

  test('splitting a reply loses no word', () => {
    const piece = fc.constantFrom(
      'word',
      'IMAGE PROMPT:',
      '**Video Script**',
      '\n',
      ' ',
      '---',
      'x',
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        fc.constantFrom('text', 'image', 'video'),
        (reply, contentType) => {
          const { text, imagePrompt = '', videoScript = '' } = splitReply(reply, contentType, []);
          const words = (it: string) => it.match(/word|x/g) ?? [];
          expect(words(text + imagePrompt + videoScript)).toEqual(words(reply));
        },
      ),
    );
  });
});

describe('joining a reply', () => {
  const plain = fc.stringMatching(/^[a-z .,!\n]{0,40}$/).map((text) => `x${text.trim()}x`);

  test('a split reply is joined to the same text', () => {
    fc.assert(
      fc.property(plain, plain, fc.constantFrom('image', 'video'), (text, part, contentType) => {
        const content: GeneratedContent =
          contentType === 'image' ? { text, imagePrompt: part } : { text, videoScript: part };
        expect(splitReply(wholeReply(content, contentType, []), contentType, [])).toEqual(content);
        expect(splitReply(wholeReply({ text }, 'text', []), 'text', [])).toEqual({ text });
      }),
    );
  });

  test('a joined reply uses the heading from the prompt', () => {
    expect(wholeReply({ text: 'Post', imagePrompt: 'A cat' }, 'image', [])).toBe(
      `Post\n\n${PART_HEADINGS.image}\nA cat`,
    );
    expect(wholeReply({ text: 'Post' }, 'video', [])).toBe('Post');
  });
});

describe('counting words', () => {
  test.each<[string, number]>([
    ['', 0],
    ['  \n ', 0],
    ['one', 1],
    [' one  two\nthree\t', 3],
  ])('the text %j has %i words', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});
