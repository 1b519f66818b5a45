import { describe, expect, test } from 'vitest';
import { createBrowserModel } from '#services/browser-model/prompt-api-download.ts';
import { error, fakePromptApi } from './fake-prompt-api.ts';

describe('the download of the model', () => {
  test('the download of the model reports its progress and destroys its session', async () => {
    const fake = fakePromptApi({ progress: [0, 0.4, 1] });
    const heard: number[] = [];
    const model = createBrowserModel(fake.api);
    const { signal } = new AbortController();
    expect(await model.download('en', (share) => heard.push(share), signal)).toBe('done');
    expect(heard).toEqual([0, 0.4, 1]);
    expect(fake.alive()).toBe(0);
  });

  test('the download of the model can be canceled', async () => {
    const fake = fakePromptApi({ hangs: 'create' });
    const controller = new AbortController();
    const end = createBrowserModel(fake.api).download('en', () => {}, controller.signal);
    controller.abort();
    expect(await end).toBe('cancelled');
    expect(fake.alive()).toBe(0);
  });

  test.each(['NetworkError', 'NotAllowedError', 'OperationError'])(
    'the download of the model may fail: %s',
    async (name) => {
      const { api } = fakePromptApi({ createError: error(name) });
      const { signal } = new AbortController();
      expect(await createBrowserModel(api).download('en', () => {}, signal)).toBe('failed');
    },
  );
});

test.each(['downloadable', 'downloading', 'available'])(
  'a download of a model that is %s reports so',
  async (status) => {
    expect(await createBrowserModel(fakePromptApi({ status }).api).status('es')).toBe(status);
  },
);

test('a language that the model lacks is unavailable', async () => {
  expect(await createBrowserModel(fakePromptApi().api).status('de')).toBe('unavailable');
});
