import { describe, expect, test } from 'vitest';
import type { GenerateOptions } from '#services/model/model.ts';
import { createAdaptations } from '#services/model/adaptations.ts';
import { createModelService } from '#services/model/openai-compatible.ts';
import { DONE, ENDPOINT, fakeFetch, stream, words } from './fake-provider.ts';

const POST = 'Warm rolls before work. [q1]\n\n• Soft\n• Fresh';
const REPLY =
  "<think>SECRET</think>Here's your Instagram post:\n\n---\n\n**Warm rolls** before work. [q1]\n\n* Soft\n* Fresh\n\n---\n\nLet me know if you would like a shorter version!";

async function run(pieces: readonly string[], post: GenerateOptions['post']) {
  const { fetch } = fakeFetch(stream([...pieces, words(null, 'stop'), DONE]));
  const deps = { fetch, isOnline: () => true, adaptations: createAdaptations() };
  const shown: string[] = [];
  const reply = await createModelService(deps).generate(
    {
      endpoint: ENDPOINT,
      messages: [{ role: 'user', content: 'x' }],
      maxTokens: 500,
      temperature: 0.7,
    },
    {
      signal: new AbortController().signal,
      onText: (text) => shown.push(text),
      ...(post && { post }),
    },
  );
  return { reply, shown };
}

const TEXT = { contentType: 'text', quotes: ['Warm rolls!'] } as const;

describe('a reply that is a post', () => {
  test('the post alone is shown and returned', async () => {
    const { reply, shown } = await run(
      Array.from(REPLY, (letter) => words(letter)),
      TEXT,
    );
    expect(reply).toEqual({ outcome: 'complete', text: POST });
    expect(shown.filter((text) => !'Warm rolls before'.startsWith(text.slice(0, 17)))).toEqual([]);
  });

  test('a reply that is something else keeps its form', async () => {
    const json = '```json\n{"a": "**b**"}\n```';
    const { reply } = await run([words(json)], undefined);
    expect(reply).toEqual({ outcome: 'complete', text: json });
  });

  test('a long reply is shown in steps and returned whole', async () => {
    const long = 'Warm rolls before work. '.repeat(2000);
    const { reply, shown } = await run(
      Array.from(long.match(/.{1,12}/g) ?? [], (piece) => words(piece)),
      TEXT,
    );
    expect(reply.text.trim()).toBe(long.trim());
    expect(shown.length).toBeLessThan(1200);
  });
});
