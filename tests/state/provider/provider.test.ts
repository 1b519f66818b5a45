import { describe, expect, test } from 'vitest';
import { PROVIDERS } from '#domain/providers/providers.ts';
import { SESSION_TOASTS } from '#domain/site/session-toasts.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import {
  baseUrlAtom,
  deleteKeyAtom,
  keyHintAtom,
  loadKeyHintAtom,
  modelNameAtom,
  providerAtom,
  providerChoiceAtom,
  saveKeyAtom,
  typedKeyAtom,
  unlockKeyAtom,
} from '#state/provider/provider.ts';
import { listModelsAtom } from '#state/provider/provider-test.ts';
import { queueAtom } from '#state/jobs/queue.ts';
import { openQueueAtom } from '#state/jobs/jobs.ts';
import { jobWith, QUEUED } from '../../domain/jobs.ts';
import { openApp, flushTasks } from '../fake-app.ts';

const OPENAI = PROVIDERS.openai.baseUrl;
const no = () => false;

describe('the chosen provider', () => {
  test('the default provider is OpenAI, or the demo model with an embedded backend', () => {
    expect(openApp().store.get(providerAtom).id).toBe('openai');
    expect(openApp({ embedded: true }).store.get(providerAtom).id).toBe('demo');
  });

  test('the provider is the chosen one', () => {
    const { store } = openApp();
    store.set(providerChoiceAtom, { id: 'groq', customUrl: '', models: {} });
    expect(store.get(providerAtom).id).toBe('groq');
    expect(store.get(baseUrlAtom)).toBe(PROVIDERS.groq.baseUrl);
    expect(store.get(modelNameAtom)).toBe(PROVIDERS.groq.defaultModel);
  });

  test('the provider falls back to the default if this build does not offer the chosen one', () => {
    const { store } = openApp();
    store.set(providerChoiceAtom, { id: 'demo', customUrl: '', models: {} });
    expect(store.get(providerAtom).id).toBe('openai');
    expect(store.get(baseUrlAtom)).toBe(OPENAI);
  });

  test('each provider remembers its own model', () => {
    const { store } = openApp();
    const choose = (id: 'openai' | 'groq') =>
      store.set(providerChoiceAtom, (choice) => ({ ...choice, id }));
    store.set(modelNameAtom, 'my-openai');
    choose('groq');
    expect(store.get(modelNameAtom)).toBe(PROVIDERS.groq.defaultModel);
    store.set(modelNameAtom, 'my-groq');
    choose('openai');
    expect(store.get(modelNameAtom)).toBe('my-openai');
  });

  test.each([
    ['https://api.example.com/v1/', 'https://api.example.com/v1'],
    ['http://api.example.com/v1', undefined],
    ['', undefined],
  ])('a custom provider with the URL %j has the base URL %j', (customUrl, expected) => {
    const { store } = openApp();
    store.set(providerChoiceAtom, { id: 'custom', customUrl, models: {} });
    expect(store.get(baseUrlAtom)).toBe(expected);
  });
});

describe('the key', () => {
  test('a key is trimmed when it is saved, and then shown only as a hint', async () => {
    const { store, vault, toasts } = openApp({ kept: {} });
    expect(await store.set(saveKeyAtom, '  sk-0123456789abcdef\n')).toBe('device');
    expect(vault.keys.get(OPENAI)).toBe('sk-0123456789abcdef');
    expect(store.get(keyHintAtom)).toBe('…cdef');
    expect(toasts).toEqual([TOASTS.apiKeySaved]);
  });

  test('a blank key is not saved', async () => {
    const { store, vault, toasts } = openApp({ kept: {} });
    expect(await store.set(saveKeyAtom, ' \n')).toBeUndefined();
    expect([...vault.keys]).toEqual([]);
    expect(toasts).toEqual([]);
  });

  test('a key for an invalid base URL is not saved', async () => {
    const { store, vault } = openApp({ kept: {} });
    store.set(providerChoiceAtom, { id: 'custom', customUrl: 'nonsense', models: {} });
    expect(await store.set(saveKeyAtom, 'sk-typed')).toBeUndefined();
    expect([...vault.keys]).toEqual([]);
  });

  test('a key that the device cannot store is not reported as saved', async () => {
    const { store, vault, toasts } = openApp({ kept: {} });
    vault.breakDown();
    expect(await store.set(saveKeyAtom, 'sk-typed')).toBeUndefined();
    expect(store.get(keyHintAtom)).toBeUndefined();
    expect(toasts).toEqual([SESSION_TOASTS.unexpected]);
  });

  test('a deleted key is removed with a toast', async () => {
    const { store, vault, toasts } = openApp();
    await store.set(loadKeyHintAtom);
    expect(store.get(keyHintAtom)).toBeDefined();
    await store.set(deleteKeyAtom);
    expect([...vault.keys]).toEqual([]);
    expect(store.get(keyHintAtom)).toBeUndefined();
    expect(toasts).toEqual([TOASTS.apiKeyDeleted]);
  });

  test('a passphrase is not called wrong if the vault fails to load', async () => {
    const { store, vault, toasts } = openApp();
    vault.vault.unlock = () => Promise.reject(new TypeError('The chunk failed to load'));
    expect(await store.set(unlockKeyAtom, 'a long passphrase')).toBeUndefined();
    expect(toasts).toEqual([SESSION_TOASTS.unexpected]);
  });

  test('a key that the device cannot delete is not reported as deleted', async () => {
    const { store, vault, toasts } = openApp();
    await store.set(loadKeyHintAtom);
    vault.vault.delete = () => Promise.reject(new Error('The disk is stuck'));
    await store.set(deleteKeyAtom);
    expect(store.get(keyHintAtom)).toBeDefined();
    expect(toasts).toEqual([TOASTS.changeNotStored]);
  });

  test('a key whose vault fails to load is not reported as deleted', async () => {
    const { store, vault, toasts } = openApp();
    const refuse = () => Promise.reject(new TypeError('The chunk failed to load'));
    Object.assign(vault.vault, { delete: refuse, find: refuse });
    await store.set(deleteKeyAtom);
    expect(toasts).toEqual([TOASTS.changeNotStored]);
  });

  test('saving a key resumes the jobs waiting for it, even if a queue write fails', async () => {
    const { store, jobs, timers, model, vault, toasts } = openApp();
    await store.set(loadKeyHintAtom);
    const waiting = { ...QUEUED, deferred: true };
    // The first job is due in a minute; the second has been waiting for a key.
    await jobs.add(() => ({ ...waiting, id: 'held', notBefore: 60_000 }), no, no);
    await jobs.add(() => jobWith({ deferred: true, id: 'keyless', status: 'needs-key' }), no, no);
    await store.set(openQueueAtom);
    await store.get(queueAtom)?.refresh();
    const { change } = jobs;
    jobs.change = (id, by) =>
      id === 'held' ? Promise.reject(new Error('The disk is stuck')) : change(id, by);
    expect(await store.set(saveKeyAtom, 'sk-0123456789abcdef')).toBe('device');
    await flushTasks();
    await timers.run();
    expect(vault.keys.get(OPENAI)).toBe('sk-0123456789abcdef');
    expect(toasts).toEqual([TOASTS.apiKeySaved]);
    expect(model.calls).toHaveLength(1);
  });

  test('the hint of one provider’s key is not shown for another', async () => {
    const { store } = openApp();
    const loading = store.set(loadKeyHintAtom);
    store.set(providerChoiceAtom, { id: 'groq', customUrl: '', models: {} });
    await loading;
    expect(store.get(keyHintAtom)).toBeUndefined();
    await store.set(loadKeyHintAtom);
    expect(store.get(keyHintAtom)).toBeUndefined();
  });
});

describe('a typed key that is not saved', () => {
  const GROQ = PROVIDERS.groq.baseUrl;

  test('a typed key is not used at another base URL', () => {
    const { store } = openApp();
    const typed = { baseUrl: store.get(baseUrlAtom), text: 'sk-typed' };
    expect(store.set(typedKeyAtom, typed)).toBe('sk-typed');
    store.set(providerChoiceAtom, { id: 'groq', customUrl: '', models: {} });
    expect(store.set(typedKeyAtom, typed)).toBe('');
    expect(store.set(typedKeyAtom, { baseUrl: GROQ, text: 'gsk-typed' })).toBe('gsk-typed');
  });

  test('a typed key is not used after its custom URL changes', () => {
    const { store } = openApp();
    const choose = (customUrl: string) =>
      store.set(providerChoiceAtom, { id: 'custom', customUrl, models: {} });
    choose('https://llm.example/v1');
    const typed = { baseUrl: store.get(baseUrlAtom), text: 'sk-typed' };
    choose('https://llm.example.org/v1');
    expect(store.set(typedKeyAtom, typed)).toBe('');
    choose('nonsense');
    expect(store.set(typedKeyAtom, typed)).toBe('');
  });
});

describe('testing the connection', () => {
  test('the connection test prefers the typed key to the saved one', async () => {
    const { store, model } = openApp();
    model.answerModels({ ok: true, models: [{ id: 'small' }] });
    expect(await store.set(listModelsAtom, ' sk-typed ')).toEqual({
      ok: true,
      models: [{ id: 'small' }],
    });
    await store.set(listModelsAtom, '');
    expect(model.asked).toEqual([
      { baseUrl: OPENAI, key: 'sk-typed' },
      { baseUrl: OPENAI, key: 'sk-saved' },
    ]);
  });

  test('the connection test sends nothing without a key or a base URL', async () => {
    const { store, model } = openApp({ kept: {} });
    expect(await store.set(listModelsAtom, '')).toMatchObject({ failure: { kind: 'no-key' } });
    store.set(providerChoiceAtom, { id: 'custom', customUrl: '', models: {} });
    expect(await store.set(listModelsAtom, 'sk')).toMatchObject({
      failure: { kind: 'invalid-base-url' },
    });
    expect(model.asked).toEqual([]);
  });

  test.each([
    ['the device refuses', new Error('The disk is stuck'), { kind: 'storage', cause: 'refused' }],
    ['its script does not come', new TypeError('No network'), { kind: 'offline', sent: false }],
  ])('the connection test reports an unreadable saved key: %s', async (_why, problem, failure) => {
    const { store, vault, model } = openApp();
    vault.vault.read = () => Promise.reject(problem);
    expect(await store.set(listModelsAtom, '')).toEqual({ ok: false, failure });
    expect(model.asked).toEqual([]);
  });
});
