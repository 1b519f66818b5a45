import { describe, expect, test } from 'vitest';
import { CONTENT_TYPES } from '#domain/campaign/content-types.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import { buildContinuation, buildPrompt } from '#domain/campaign/prompt.ts';
import type { Prompt } from '#domain/campaign/request.ts';
import { PROVIDERS, type ProviderId } from '#domain/providers/providers.ts';
import { createAdaptations } from '#services/model/adaptations.ts';
import type { Reply } from '#services/model/model.ts';
import { createModelService } from '#services/model/openai-compatible.ts';
import { createMemoryKeyValueStore } from '#services/storage/key-value-store.ts';
import { READY, sendable } from '../../domain/campaigns.ts';
import { type KnownHost, violations } from './chat-schema.ts';
import { fakeFetch, json, KEY } from './fake-provider.ts';
import { answerAs, FAMILIES, type FamilyName, type Sent, wholeReply } from './model-families.ts';

type Host = Exclude<ProviderId, 'browser'>;

/** Each host with the family of its default model, and other families that it serves. */
const HOSTS: [host: Host, byDefault: FamilyName, others: FamilyName[]][] = [
  ['openai', 'gpt-6', ['gpt-5', 'o3', 'plain', 'unstreamed']],
  ['openrouter', 'plain', []],
  ['anthropic', 'claude', ['plain']],
  ['gemini', 'gemini-lite', ['gemini-flash']],
  ['groq', 'gpt-oss', ['qwen', 'plain']],
  ['mistral', 'mistral', ['plain']],
  ['deepseek', 'deepseek', []],
  ['xai', 'ollama-thinking', ['grok', 'grok-without-effort']],
  ['together', 'gpt-oss', ['deepseek', 'template', 'plain']],
  ['cerebras', 'ollama-thinking', ['gpt-oss', 'plain']],
  ['ollama', 'ollama-thinking', ['ollama-plain', 'gpt-oss', 'stubborn']],
  ['lmstudio', 'stubborn', ['ollama-plain', 'gpt-oss']],
  ['llamacpp', 'template', ['stubborn', 'plain']],
  ['demo', 'plain', []],
];

/** Hosts that ignore unknown fields: the app's own and OpenRouter. */
const TOLERANT: readonly Host[] = ['openrouter', 'demo'];

const combinations = LENGTHS.flatMap(({ id: length }) =>
  CONTENT_TYPES.map(({ id: contentType }) => ({ length, contentType })),
);

const campaignOf = (choices: (typeof combinations)[number]) =>
  sendable({ ...READY, platform: 'facebook', ...choices });

const baseUrlOf = (host: Host) =>
  host === 'custom' ? 'https://llm.example.com/v1' : PROVIDERS[host].baseUrl;

function open(host: Host, familyName: FamilyName, storage = createMemoryKeyValueStore()) {
  const sent: Sent[] = [];
  const family = FAMILIES[familyName];
  const tolerant = { ...family, refuse: () => undefined };
  const { fetch, calls } = fakeFetch((call) =>
    call.method === 'GET'
      ? json(200, { data: [] })()
      : answerAs(TOLERANT.includes(host) ? tolerant : family, sent)(call),
  );
  const service = createModelService({
    fetch,
    isOnline: () => true,
    adaptations: createAdaptations(storage),
  });
  const ask = (prompt: Prompt): Promise<Reply> =>
    service.generate(
      { ...prompt, endpoint: { baseUrl: baseUrlOf(host), model: 'model-1', key: KEY } },
      { onText: () => undefined, signal: new AbortController().signal },
    );
  return { ask, sent, calls };
}

/** Two generations, with a reload in between. */
async function twice(host: Host, family: FamilyName, prompt: Prompt) {
  const storage = createMemoryKeyValueStore();
  const first = open(host, family, storage);
  const reply = await first.ask(prompt);
  const second = open(host, family, storage);
  const again = await second.ask(prompt);
  const refusals = (sent: readonly Sent[]) => sent.filter(({ refused }) => refused).length;
  return {
    replies: [reply, again],
    refused: [refusals(first.sent), refusals(second.sent)],
    bodies: [...first.sent, ...second.sent].map(({ body }) => body),
  };
}

describe.each(combinations)('a $length post of type $contentType', (choices) => {
  const prompt = buildPrompt(campaignOf(choices));
  const whole = { outcome: 'complete', text: wholeReply(prompt.messages) };

  test.each(HOSTS)('a post from %s is whole at once', async (host, family) => {
    const { replies, refused, bodies } = await twice(host, family, prompt);
    expect(replies).toMatchObject([whole, whole]);
    expect(refused).toEqual([0, 0]);
    expect(bodies.flatMap((body) => violations(knownHost(host), body))).toEqual([]);
  });

  test.each(HOSTS.flatMap(([host, , others]) => others.map((family) => [host, family] as const)))(
    'a post from %s by a model of the family %s is whole after a few unbilled refusals',
    async (host, family) => {
      const { replies, refused, bodies } = await twice(host, family, prompt);
      expect(replies).toMatchObject([whole, whole]);
      expect(refused[0]).toBeLessThanOrEqual(3);
      expect(refused[1]).toBe(0);
      const accepted = bodies.filter((_, index) => index >= (refused[0] ?? 0));
      expect(accepted.flatMap((body) => violations(knownHost(host), body))).toEqual([]);
    },
  );

  test.each(Object.keys(FAMILIES).filter(isFamily))(
    'a post from an unknown host by a model of the family %s is whole after at most four refusals',
    async (family) => {
      const { replies, refused, bodies } = await twice('custom', family, prompt);
      expect(replies).toMatchObject([whole, whole]);
      expect(refused[0]).toBeLessThanOrEqual(4);
      expect(refused[1]).toBe(0);
      expect(bodies.flatMap((body) => violations('custom', body))).toEqual([]);
    },
  );
});

describe('the schema', () => {
  test.each(HOSTS)('the schema of %s accepts every prompt of the app', async (host, family) => {
    for (const { id: platform } of PLATFORMS) {
      for (const choices of combinations) {
        const campaign = { ...campaignOf(choices), platform };
        for (const prompt of [buildPrompt(campaign), buildContinuation(campaign, 'So far')]) {
          const { ask, sent } = open(host, family);
          await ask(prompt);
          expect(sent.flatMap(({ body }) => violations(knownHost(host), body))).toEqual([]);
        }
      }
    }
  });

  test('the schema rejects fields that a host does not know', () => {
    const body = { model: 'm', messages: [{ role: 'user', content: 'x' }], stream: true };
    expect(violations('openai', { ...body, max_completion_tokens: 500 })).toEqual([]);
    expect(violations('openai', { ...body, max_tokens: 500 })).not.toEqual([]);
    expect(violations('mistral', { ...body, max_tokens: 500, stream_options: {} })).not.toEqual([]);
    expect(violations('custom', { ...body, max_tokens: 1, max_completion_tokens: 1 })).not.toEqual(
      [],
    );
  });
});

describe('a post in Japanese', () => {
  test.each(LENGTHS)(
    'a Japanese post of the length $id is whole at once',
    async ({ id: length }) => {
      const text = 'このブラウスは生地がとても柔らかくて着心地が良いです。';
      const quotes = READY.quotes.map((quote) => ({ ...quote, text }));
      const campaign = sendable({ ...READY, platform: 'facebook', length, quotes });
      const prompt = buildPrompt(campaign);
      const { replies, refused } = await twice('openai', 'gpt-6', prompt);
      const whole = { outcome: 'complete', text: wholeReply(prompt.messages) };
      expect(replies).toMatchObject([whole, whole]);
      expect(refused).toEqual([0, 0]);
    },
  );
});

function isFamily(name: string): name is FamilyName {
  return Object.hasOwn(FAMILIES, name);
}

function knownHost(host: Host): KnownHost | 'custom' {
  return host;
}
