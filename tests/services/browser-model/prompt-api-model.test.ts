import { afterEach, describe, expect, test, vi } from 'vitest';
import { detectLanguage } from '#domain/text/detect-language.ts';
import type { Failure } from '#domain/jobs/failure.ts';
import { buildContinuation, buildPrompt } from '#domain/campaign/prompt.ts';
import { quotesOf } from '#domain/campaign/prompt-quotes.ts';
import { BROWSER_BASE_URL } from '#domain/providers/providers.ts';
import { createPromptApiModel } from '#services/browser-model/prompt-api-model.ts';
import { optionsFor, promptApiOf, statusOf } from '#services/browser-model/prompt-api.ts';
import { NEARBY_TIMEOUTS } from '#services/model/timeouts.ts';
import { READY, sendable } from '../../domain/campaigns.ts';
import { error, fakePromptApi } from './fake-prompt-api.ts';

afterEach(() => void vi.useRealTimers());

const quote = (text: string, index: number) => {
  const language = detectLanguage(text);
  return { id: `q${index}`, text, ...(language && { language }) };
};
const campaignWith = (texts: readonly string[]) => sendable({ ...READY, quotes: texts.map(quote) });
const ENGLISH = 'The fabric is so soft and it was very good for my skin';

function ask(
  fake: ReturnType<typeof fakePromptApi> | undefined,
  prompt = buildPrompt(campaignWith([ENGLISH])),
  controller = new AbortController(),
) {
  const heard: string[] = [];
  const model = createPromptApiModel(fake?.api);
  const endpoint = { baseUrl: BROWSER_BASE_URL, model: 'built-in', key: 'none' };
  const reply = model.generate(
    { ...prompt, endpoint },
    { onText: (text) => void heard.push(text), signal: controller.signal },
  );
  return { reply, heard, controller };
}

const NOT_READY: Failure = { kind: 'browser-model', cause: 'not-ready' };
const LANGUAGE: Failure = { kind: 'browser-model', cause: 'language' };
const ENDED: Failure = { kind: 'browser-model', cause: 'ended' };

describe('a browser with a model', () => {
  test('the browser model streams the post and destroys its session', async () => {
    const fake = fakePromptApi();
    const { reply, heard } = ask(fake);
    expect(await reply).toEqual({ outcome: 'complete', text: 'Love this blouse.' });
    expect(heard.at(-1)).toBe('Love this blouse.');
    expect(heard).toHaveLength(3);
    expect(fake.alive()).toBe(0);
  });

  test('a thought of the browser model is neither shown nor part of the post', async () => {
    const fake = fakePromptApi({
      pieces: ['<thi', 'nk>They want jeans.', '</think>\n\nLove', ' it.'],
    });
    const { reply, heard } = ask(fake);
    expect(await reply).toEqual({ outcome: 'complete', text: 'Love it.' });
    expect(heard.join('')).not.toContain('jeans');
  });

  test('the browser model gets the rules, the request and the expected languages', async () => {
    const fake = fakePromptApi();
    const prompt = buildContinuation(campaignWith([ENGLISH]), 'Love this');
    await ask(fake, prompt).reply;
    const [created] = fake.created;
    expect(created?.initialPrompts?.map(({ role }) => role)).toEqual(['system']);
    expect(fake.prompts[0]).toEqual(prompt.messages.slice(1));
    expect(created?.expectedOutputs).toEqual([{ type: 'text', languages: ['en'] }]);
  });

  test('the browser model is asked for the language of the quotes', async () => {
    const fake = fakePromptApi();
    const spanish = 'La tela es muy suave y me gusta mucho, pero no es para mí';
    await ask(fake, buildPrompt(campaignWith([spanish]))).reply;
    expect(fake.created[0]?.expectedInputs).toEqual([{ type: 'text', languages: ['en', 'es'] }]);
    expect(fake.created[0]?.expectedOutputs).toEqual([{ type: 'text', languages: ['es'] }]);
  });

  test('the browser model is asked for the chosen language of the post', async () => {
    const fake = fakePromptApi();
    await ask(fake, buildPrompt({ ...campaignWith([ENGLISH]), language: 'ja' })).reply;
    expect(fake.created[0]?.expectedOutputs).toEqual([{ type: 'text', languages: ['ja'] }]);
  });

  test('a queued request without a language uses that of its quotes', async () => {
    const fake = fakePromptApi();
    const spanish = 'La tela es muy suave y me gusta mucho, pero no es para mí';
    const { messages, ...rest } = buildPrompt(campaignWith([spanish]));
    const older = messages.map((message) => ({
      ...message,
      content: message.content.replace(/^Language: .*\n/m, ''),
    }));
    await ask(fake, { ...rest, messages: older }).reply;
    expect(fake.created[0]?.expectedOutputs).toEqual([{ type: 'text', languages: ['es'] }]);
  });

  test('the browser model lists itself, its outlook and its availability', async () => {
    const model = createPromptApiModel(fakePromptApi().api);
    const signal = new AbortController().signal;
    const access = { baseUrl: BROWSER_BASE_URL, key: 'none' };
    expect(await model.listModels(access, signal)).toEqual({
      ok: true,
      models: [{ id: 'built-in' }],
    });
    expect(await model.describe({ baseUrl: BROWSER_BASE_URL, model: 'built-in' })).toEqual({
      thinkingRoom: 0,
    });
    expect(await model.probe(access)).toBeUndefined();
  });
});

describe('a browser that cannot write', () => {
  test.each<[string, Parameters<typeof fakePromptApi>[0] | undefined, Failure]>([
    ['without the API', undefined, NOT_READY],
    ['without a model', { status: 'unavailable' }, NOT_READY],
    ['with a model to download', { status: 'downloadable' }, NOT_READY],
    ['that downloads its model', { status: 'downloading' }, NOT_READY],
    ['with an answer that nobody knows', { status: 'perhaps' }, NOT_READY],
    ['without English', { languages: ['ja'] }, NOT_READY],
  ])('%s reports so and creates no session', async (_name, behaviour, failure) => {
    const fake = behaviour && fakePromptApi(behaviour);
    expect(await ask(fake).reply).toEqual({ outcome: 'failed', text: '', failure });
    expect(fake?.created ?? []).toEqual([]);
  });

  test('a browser without the language of the quotes reports the missing language', async () => {
    const fake = fakePromptApi();
    const german = 'Der Stoff ist sehr weich und ich mag das nicht mehr ausziehen';
    const { reply } = ask(fake, buildPrompt(campaignWith([german])));
    expect(await reply).toEqual({ outcome: 'failed', text: '', failure: LANGUAGE });
    expect(fake.created).toEqual([]);
  });

  test.each<[string, Failure]>([
    ['NotSupportedError', LANGUAGE],
    ['NotAllowedError', NOT_READY],
    ['NetworkError', NOT_READY],
    ['OperationError', ENDED],
    ['InvalidStateError', ENDED],
    ['QuotaExceededError', { kind: 'context-too-long' }],
  ])('the browser model fails as create() ends in %s', async (name, failure) => {
    const fake = fakePromptApi({ createError: error(name) });
    expect(await ask(fake).reply).toEqual({ outcome: 'failed', text: '', failure });
    expect(fake.alive()).toBe(0);
  });

  test('the Prompt API is recognized by its shape', async () => {
    expect(promptApiOf({})).toBeUndefined();
    expect(promptApiOf({ LanguageModel: {} })).toBeUndefined();
    const { api } = fakePromptApi();
    expect(promptApiOf({ LanguageModel: api })).toBe(api);
    const broken = { ...api, availability: () => Promise.reject(error('OperationError')) };
    expect(await statusOf(broken, optionsFor('en'))).toBe('unavailable');
  });
});

describe('the context window', () => {
  const many = Array.from({ length: 120 }, (_, index) => `${ENGLISH} number ${index}`);
  const prompt = buildPrompt(campaignWith(many));

  test.each(['new', 'old'] as const)(
    'the context window holds as many quotes as fit beside the post, by its %s names',
    async (names) => {
      const fake = fakePromptApi({ window: 1600, names });
      expect((await ask(fake, prompt).reply).outcome).toBe('complete');
      expect(fake.prompts).toHaveLength(1);
      const sent = quotesOf(fake.prompts[0] ?? []);
      expect(sent.length).toBeGreaterThan(20);
      expect(sent).toEqual(many.slice(0, sent.length));
      const wordsOf = (texts: readonly string[]) => texts.join(' ').split(' ').length;
      // One more quote would have taken the room for the post.
      expect(wordsOf(sent)).toBeLessThan(1600 - 500);
      expect(wordsOf(many.slice(0, sent.length + 12))).toBeGreaterThan(700);
    },
  );

  test('the context window takes all quotes if they fit, and is measured once', async () => {
    const fake = fakePromptApi({ window: 20_000 });
    await ask(fake, prompt).reply;
    expect(quotesOf(fake.prompts[0] ?? [])).toEqual(many);
  });

  test('the context window is estimated if the browser does not measure', async () => {
    const fake = fakePromptApi({ window: 20_000, names: 'none' });
    expect((await ask(fake, prompt).reply).outcome).toBe('complete');
  });

  test('a context window measured too large is retried with half of the quotes', async () => {
    const fake = fakePromptApi({ window: 1500, mismeasured: 5000 });
    expect((await ask(fake, prompt).reply).outcome).toBe('complete');
    const counts = fake.prompts.map((messages) => quotesOf(messages).length);
    expect(counts.slice(0, 2)).toEqual([120, 60]);
    expect(fake.alive()).toBe(0);
  });

  test.each([0, 5000])(
    'a context window too small for the request alone fails as too much text',
    async (mismeasured) => {
      const fake = fakePromptApi({ window: 100, mismeasured });
      const { reply } = ask(fake, prompt);
      expect(await reply).toEqual({
        outcome: 'failed',
        text: '',
        failure: { kind: 'context-too-long' },
      });
      expect(fake.alive()).toBe(0);
    },
  );
});

describe('a generation that ends early', () => {
  test('a generation stopped before its start creates no session', async () => {
    const fake = fakePromptApi();
    const { reply } = ask(fake, undefined, Object.assign(new AbortController()));
    await reply;
    const controller = new AbortController();
    controller.abort();
    expect(await ask(fake, undefined, controller).reply).toEqual({ outcome: 'stopped', text: '' });
    expect(fake.created).toHaveLength(1);
  });

  test.each(['create', 'stream'] as const)('Stop in %s keeps the text so far', async (hangs) => {
    const fake = fakePromptApi({ hangs, pieces: ['Love '] });
    const { reply, controller, heard } = ask(fake);
    if (hangs === 'stream') await vi.waitFor(() => expect(heard).toEqual(['Love ']));
    else await vi.waitFor(() => expect(fake.created).toHaveLength(1));
    controller.abort();
    expect(await reply).toEqual({ outcome: 'stopped', text: heard.at(-1) ?? '' });
    await vi.waitFor(() => expect(fake.alive()).toBe(0));
  });

  test('a generation destroys a session that the browser creates after the abort', async () => {
    const fake = fakePromptApi({ hangs: 'create', ignoresAbort: true });
    const { reply, controller } = ask(fake);
    await vi.waitFor(() => expect(fake.created).toHaveLength(1));
    controller.abort();
    expect(await reply).toEqual({ outcome: 'stopped', text: '' });
    await vi.waitFor(() => expect(fake.destroyed()).toBe(1));
    expect(fake.alive()).toBe(0);
  });

  test.each(['AbortError', 'InvalidStateError', 'UnknownError'])(
    'a generation that the browser ends (%s) keeps the text so far',
    async (name) => {
      const fake = fakePromptApi({ pieces: ['Love '], streamError: error(name) });
      const reply = await ask(fake).reply;
      expect(reply).toEqual({ outcome: 'failed', text: 'Love ', failure: ENDED });
      expect(fake.alive()).toBe(0);
    },
  );

  test('a generation without a word fails as empty', async () => {
    const failure = { kind: 'empty', cause: 'no-text' };
    expect(await ask(fakePromptApi({ pieces: [' '] })).reply).toMatchObject({ failure });
  });

  test('a generation that repeats itself endlessly is cut short', async () => {
    const pieces = Array.from({ length: 5000 }, () => 'again and again and again ');
    expect((await ask(fakePromptApi({ pieces })).reply).outcome).toBe('cut-short');
  });

  test('a generation fails after a quarter of an hour without text', async () => {
    vi.useFakeTimers();
    const fake = fakePromptApi({ hangs: 'stream', pieces: [] });
    const { reply } = ask(fake);
    await vi.advanceTimersByTimeAsync(NEARBY_TIMEOUTS.firstWordMs);
    const failure = { kind: 'timed-out', waitingFor: 'answer' };
    expect(await reply).toEqual({ outcome: 'failed', text: '', failure });
    expect(fake.alive()).toBe(0);
  });
});
