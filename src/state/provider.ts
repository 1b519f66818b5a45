import { atom } from 'jotai';
import {
  defaultProviderId,
  findProvider,
  isProviderId,
  parseBaseUrl,
  type ProviderId,
} from '#domain/providers.ts';
import { TOASTS } from '#domain/toasts.ts';
import { documentAtom } from './documents.ts';
import { services, servicesAtom } from './services.ts';

/** Which provider and model the person has picked; the key is kept elsewhere. */
interface ProviderChoice {
  readonly id?: ProviderId;
  /** Typed by the person, only for the provider Custom. */
  readonly customUrl: string;
  /** By provider id; absent means the provider's default. */
  readonly models: Readonly<Record<string, string>>;
}

export const providerChoiceAtom = documentAtom<ProviderChoice>({
  key: 'provider',
  version: 1,
  initial: { customUrl: '', models: {} },
  parse: parseChoice,
});

function parseChoice(data: unknown): ProviderChoice | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id, customUrl, models } = Object(data);
  const named = Object.entries(Object(models)).filter(
    (entry): entry is [string, string] => isProviderId(entry[0]) && typeof entry[1] === 'string',
  );
  return {
    ...(isProviderId(id) ? { id } : {}),
    customUrl: typeof customUrl === 'string' ? customUrl : '',
    models: Object.fromEntries(named),
  };
}

/** The provider in use. A choice that this build does not offer falls back to the default. */
export const providerAtom = atom((get) => {
  const embedded = get(servicesAtom)?.embedded ?? false;
  const chosen = findProvider(get(providerChoiceAtom).id ?? defaultProviderId(embedded));
  return chosen.embeddedOnly && !embedded ? findProvider(defaultProviderId(false)) : chosen;
});

/** The base URL in use; undefined while a custom one cannot be used. */
export const baseUrlAtom = atom((get) => {
  const provider = get(providerAtom);
  if (provider.id !== 'custom') return provider.baseUrl;
  const parsed = parseBaseUrl(get(providerChoiceAtom).customUrl);
  return parsed.ok ? parsed.url : undefined;
});

export const modelNameAtom = atom(
  (get) => {
    const provider = get(providerAtom);
    return get(providerChoiceAtom).models[provider.id] ?? provider.defaultModel;
  },
  (get, set, model: string) => {
    const { id } = get(providerAtom);
    set(providerChoiceAtom, (choice) => ({ ...choice, models: { ...choice.models, [id]: model } }));
  },
);

/** What may be shown of the stored key, such as `…x4Qz`; undefined when there is none. */
export const keyHintAtom = atom<string | undefined>(undefined);

export const loadKeyHintAtom = atom(null, async (get, set) => {
  const baseUrl = get(baseUrlAtom);
  const hint = baseUrl === undefined ? undefined : await services(get).keys.hint(baseUrl);
  if (get(baseUrlAtom) === baseUrl) set(keyHintAtom, hint);
});

/** True when the device keeps the key now; where it cannot, a toast says that it went wrong. */
export const saveKeyAtom = atom(null, async (get, set, key: string): Promise<boolean> => {
  const { keys, notify } = services(get);
  const baseUrl = get(baseUrlAtom);
  if (baseUrl === undefined || key.trim() === '') return false;
  const saved = await keys.save(baseUrl, key.trim()).then(
    () => true,
    () => false,
  );
  if (saved) await set(loadKeyHintAtom);
  notify(saved ? TOASTS.apiKeySaved : TOASTS.unexpected);
  return saved;
});

export const deleteKeyAtom = atom(null, async (get, set) => {
  const baseUrl = get(baseUrlAtom);
  if (baseUrl === undefined) return;
  await services(get).keys.delete(baseUrl);
  await set(loadKeyHintAtom);
  services(get).notify(TOASTS.apiKeyDeleted);
});
