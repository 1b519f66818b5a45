import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createThoughtFilter } from '#services/model/reply/thought-filter.ts';
import { DONE, event, generate, json, stream, words } from './fake-provider.ts';

const POST = 'Love this blouse! [q1]';
const delta = (fields: object) => event({ choices: [{ index: 0, delta: fields }] });
const END = words(null, 'stop') + DONE;

/** One row for each way in which a provider shows its model's thinking. */
const FORMS: [name: string, pieces: string[]][] = [
  ['reasoning_content', [delta({ content: null, reasoning_content: 'Hm, ' }), words(POST)]],
  ['reasoning', [delta({ content: '', reasoning: 'Hm, ' }), words(POST)]],
  [
    'reasoning_details beside the same reasoning',
    [
      delta({
        reasoning: 'Hm, ',
        reasoning_details: [{ type: 'reasoning.text', text: 'Hm, ' }],
      }),
      words(POST),
    ],
  ],
  [
    'reasoning_details alone',
    [delta({ reasoning_details: [{ type: 'reasoning.summary', summary: 'Hm, ' }] }), words(POST)],
  ],
  [
    'content parts',
    [
      delta({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm, ' }] }] }),
      delta({ content: [{ type: 'text', text: POST }] }),
    ],
  ],
  ['one content part', [delta({ content: { type: 'thinking', thinking: 'Hm' } }), words(POST)]],
  ['a think tag', [words('<think>\nHm, '), words('they like it.\n</think>\n\n'), words(POST)]],
  ['a thinking tag in capitals', [words('<THINKING>Hm</THINKING>'), words(POST)]],
  ['a closing tag alone', [words('Hm, they like it.\n</think>\n\n'), words(POST)]],
  ['two tags', [words('<think>One</think>\n<think>Two</think>\n'), words(POST)]],
];

describe('thinking', () => {
  test.each(FORMS)(
    'thinking as %s is reported and stays out of the post',
    async (_name, pieces) => {
      let heard = 0;
      const { reply, shown } = await generate([stream([...pieces, END])], {
        onThinking: () => (heard += 1),
      });
      expect(reply).toEqual({ outcome: 'complete', text: POST });
      expect(shown.at(-1)).toBe(POST);
      expect(heard).toBeGreaterThan(0);
    },
  );

  test('thinking in a reply without a stream stays out of the post', async () => {
    const message = { role: 'assistant', content: `<think>Hm</think>\n${POST}`, reasoning: 'Hm' };
    const { reply } = await generate([
      json(200, { choices: [{ index: 0, message, finish_reason: 'stop' }] }),
    ]);
    expect(reply).toEqual({ outcome: 'complete', text: POST });
  });

  const counted = (tokens: number) =>
    event({
      choices: [],
      usage: {
        completion_tokens: tokens,
        completion_tokens_details: { reasoning_tokens: tokens },
      },
    });

  test.each([
    [
      'a tag that never closes, at the limit',
      [words('<think>\nLet me see'), words(null, 'length')],
    ],
    ['a field, with no reason for the end', [delta({ reasoning: 'Let me see' })]],
    ['a count of the whole limit', [words(null, 'stop'), counted(4000)]],
  ])(
    'thinking that used up the limit before a word, shown by %s, is reported as such',
    async (_name, pieces) => {
      const { reply } = await generate([stream([...pieces, DONE])]);
      expect(reply).toMatchObject({
        outcome: 'failed',
        text: '',
        failure: { kind: 'empty', cause: 'budget-spent' },
      });
    },
  );

  test.each([
    ['a tag that never closes', [words('<think>\nLet me see'), words(null, 'stop')]],
    ['a field', [delta({ reasoning: 'Let me see' }), words(null, 'stop')]],
    ['a count alone', [words(null, 'stop'), counted(300)]],
  ])(
    'thinking that ended early without a word, shown by %s, is an empty reply',
    async (_name, pieces) => {
      const { reply } = await generate([stream([...pieces, DONE])]);
      expect(reply).toMatchObject({
        outcome: 'failed',
        text: '',
        failure: { kind: 'empty', cause: 'no-text' },
      });
    },
  );

  test('thinking is no longer reported once the post has begun', async () => {
    const heard: string[] = [];
    await generate(
      [stream([delta({ reasoning: 'a' }), words('Hi'), delta({ reasoning: 'b' }), END])],
      {
        onThinking: () => heard.push('thinking'),
        onText: (text) => heard.push(text),
      },
    );
    expect(heard).toEqual(['thinking', 'Hi']);
  });
});

describe('think tags in the content', () => {
  const read = (parts: readonly string[]) => {
    const filter = createThoughtFilter();
    for (const part of parts) filter.feed(part);
    filter.end();
    return { text: filter.text, thinking: filter.thinking };
  };

  const bit = fc.constantFrom(
    '<think>',
    '</think>',
    '<thi',
    'nk>',
    '</',
    '<',
    '>',
    '\n',
    ' ',
    'words',
    'é👍',
    '<b>',
  );

  test('think tags are read the same wherever the network splits them', () => {
    fc.assert(
      fc.property(fc.array(bit), fc.array(fc.nat()), (bits, cuts) => {
        const whole = bits.join('');
        const places = [0, ...cuts.map((cut) => cut % (whole.length + 1)), whole.length];
        const sorted = places.toSorted((a, b) => a - b);
        const parts = sorted.slice(1).map((place, index) => whole.slice(sorted[index], place));
        expect(read(parts)).toEqual(read([whole]));
      }),
      { seed: 20_261_122, numRuns: 2000 },
    );
  });

  test('think tags never lose or duplicate a word', () => {
    fc.assert(
      fc.property(fc.array(bit), (bits) => {
        const { text, thinking } = read(bits);
        const count = (all: string) => all.split('words').length;
        expect(count(text) + count(thinking)).toBe(count(bits.join('')) + 1);
      }),
      { seed: 20_261_122, numRuns: 2000 },
    );
  });

  test.each([
    ['in the middle of a line', 'Write <think> and go on', 'Write <think> and go on'],
    ['half a tag at the end', 'Is 3 </th', 'Is 3 </th'],
    ['another tag', '<b>Hi</b>', '<b>Hi</b>'],
    ['a stray closing tag after thinking', '<think>a</think>Hi</think>!', 'Hi!'],
  ])('think tags are read correctly: %s', (_name, content, text) => {
    expect(read([content]).text).toBe(text);
  });

  test('think tags are read in linear time, 200 kB of any of them', () => {
    for (const hostile of [
      '<think>',
      '</think>',
      '<',
      '\n<think',
      '<think>\n</think>\n',
      'x<think>',
    ]) {
      const content = hostile.repeat(200_000 / hostile.length);
      const { text, thinking } = read([content]);
      expect(text.length + thinking.length).toBeLessThanOrEqual(content.length);
    }
  });
});
