import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPrompt } from '#domain/campaign/prompt.ts';
import { createAdaptations } from '#services/model/adaptations.ts';
import { createModelService } from '#services/model/openai-compatible.ts';
import { READY, sendable } from '../domain/campaigns.ts';
import { runBackend, type RunningBackend } from './running-backend.ts';

let backend: RunningBackend;
beforeAll(async () => {
  // Streams faster than a user reads.
  backend = await runBackend({ modelPace: 2000 });
});
afterAll(() => backend.close());

/** Sends the app's own requests to the demo model with a key; later ones know the earlier ones. */
function withKey(key: string) {
  const service = createModelService({
    fetch: globalThis.fetch,
    isOnline: () => true,
    adaptations: createAdaptations(),
  });
  const endpoint = { baseUrl: `${backend.url}/_model/v1`, model: 'echopost-demo', key };
  return async () => {
    let thoughts = 0;
    const reply = await service.generate(
      { ...buildPrompt(sendable(READY)), endpoint },
      {
        onText: () => undefined,
        onThinking: () => (thoughts += 1),
        signal: new AbortController().signal,
      },
    );
    return { reply, thoughts };
  };
}

describe('thinking demo models', () => {
  it.each(['demo-thinking', 'demo-think-tags'])(
    '%s reports its thinking and keeps it out of the post',
    async (key) => {
      const { reply, thoughts } = await withKey(key)();
      const { reply: plain } = await withKey('demo')();
      expect(reply).toMatchObject({ outcome: 'complete', text: plain.text });
      expect(thoughts).toBeGreaterThan(0);
    },
  );

  it('demo-budget spends its limit on thinking at first, and then writes the post', async () => {
    const press = withKey('demo-budget');
    const first = await press();
    expect(first.reply).toMatchObject({
      outcome: 'failed',
      text: '',
      failure: { kind: 'empty', cause: 'budget-spent' },
    });
    expect(first.thoughts).toBeGreaterThan(0);
    const { reply: plain } = await withKey('demo')();
    expect((await press()).reply).toMatchObject({ outcome: 'complete', text: plain.text });
  });

  it.each([
    'demo-unsupported',
    'demo-effort',
    'demo-mandatory',
    'demo-wordless',
    'demo-string-error',
    'demo-unknown-field',
    'demo-whole-only',
  ])('%s writes after an unbilled refusal, and without one the next time', async (key) => {
    const press = withKey(key);
    const { reply: plain } = await withKey('demo')();
    expect((await press()).reply).toMatchObject({ outcome: 'complete', text: plain.text });
    expect((await press()).reply).toMatchObject({ outcome: 'complete', text: plain.text });
  });

  it.each(['demo-gone', 'demo-no-route'])('%s fails with model-not-found', async (key) => {
    expect((await withKey(key)()).reply).toMatchObject({ failure: { kind: 'model-not-found' } });
  });
});
