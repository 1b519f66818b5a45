import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from '#services/model/reply/clean-text.ts';
import { createReplyReader } from '#services/model/reply/reply-reader.ts';
import { DONE, event, generate, stream, words } from './fake-provider.ts';

const POST = ['Größe ', '👩‍👩‍👧 “zählt”', '\n\n', 'किताब', ' — 0 % 🏴', '\u2028end'];

/**
 * A whole reply with everything that a stream may contain between the words, and these line ends.
 */
function answerWith(pieces: readonly string[], lineEnd: string): Uint8Array {
  const text = [
    ': OPENROUTER PROCESSING\n\n',
    event({ choices: [{ delta: { role: 'assistant', content: null } }] }),
    ...pieces.map((piece) => `id: 1\nevent: message\n${words(piece)}`),
    words(null, 'stop'),
    event({ choices: [], usage: { prompt_tokens: 3, completion_tokens: 4 } }),
    DONE,
  ].join('');
  return new TextEncoder().encode(text.replaceAll('\n', lineEnd));
}

function cutAt(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  const places = [
    0,
    ...cuts.map((cut) => cut % bytes.length).toSorted((a, b) => a - b),
    bytes.length,
  ];
  return places.slice(1).map((place, index) => bytes.slice(places[index], place));
}

const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
const pieces = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...POST)));

/** Reads synchronously what the service reads asynchronously. */
function read(chunks: readonly Uint8Array[]) {
  const decoder = new TextDecoder();
  const reader = createReplyReader();
  for (const chunk of chunks) reader.feed(decoder.decode(chunk, { stream: true }));
  reader.end();
  return reader.state;
}

describe('a streamed answer', () => {
  test('a streamed reply has the same text wherever the network splits it', () => {
    fc.assert(
      fc.property(pieces, lineEnd, fc.array(fc.nat()), (parts, end, cuts) => {
        const state = read(cutAt(answerWith(parts, end), cuts));
        expect(state.text).toBe(parts.join(''));
        expect(state).toMatchObject({ phase: 'whole', finishReason: 'stop' });
        expect(state.usage).toEqual({ promptTokens: 3, completionTokens: 4 });
      }),
    );
  });

  test.each(['\n', '\r\n', '\r'])(
    'a streamed reply arrives whole byte by byte, with lines ended by %j',
    async (end) => {
      const bytes = answerWith(POST, end);
      const single = cutAt(bytes, [...bytes.keys()]);
      const { reply, shown } = await generate([stream(single)]);
      const usage = { promptTokens: 3, completionTokens: 4 };
      expect(reply).toEqual({ outcome: 'complete', text: POST.join(''), usage });
      expect(shown.at(-1)).toBe(POST.join(''));
      expect(shown).toEqual(shown.toSorted((a, b) => a.length - b.length));
    },
  );

  test('a streamed reply that breaks off anywhere is a prefix of the whole', () => {
    fc.assert(
      fc.property(pieces, lineEnd, fc.nat(), fc.nat(), (parts, end, length, cut) => {
        const bytes = answerWith(parts, end);
        const state = read(cutAt(bytes.slice(0, length % bytes.length), [cut]).filter(Boolean));
        expect(parts.join('').startsWith(state.text)).toBe(true);
        expect(['reading', 'whole']).toContain(state.phase);
      }),
    );
  });

  test('a streamed reply of garbage never throws', async () => {
    const garbage = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string().map((text) => `data: ${text}\n\n`),
      fc.json().map((text) => `data: ${text}\n\n`),
      fc.json().map((text) => `data: {"choices":${text}}\n\n`),
      fc.json().map((text) => `{"choices":[{"message":${text}}]}`),
      fc.json(),
    );
    const type = fc.constantFrom('text/event-stream', 'application/json', 'text/html', '');
    await fc.assert(
      fc.asyncProperty(fc.array(garbage, { maxLength: 4 }), type, async (parts, contentType) => {
        const { reply } = await generate([stream(parts, 'close', contentType)]);
        expect(reply.text).toBe(cleanText(reply.text));
      }),
    );
  });
});
