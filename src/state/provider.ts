import { atom } from 'jotai';
import {
  chosenBaseUrl,
  chosenProvider,
  NO_PROVIDER_CHOICE,
  parseProviderChoice,
  PROVIDER_DOCUMENT,
  type ProviderChoice,
} from '#domain/provider-choice.ts';
import { SESSION_TOASTS } from '#domain/session-toasts.ts';
import { TOASTS } from '#domain/toasts.ts';
import type { KeptKey, KeyLevel, KeyProtection } from '#services/secrets/key-vault.ts';
import { queueAtom } from './attention.ts';
import { documentAtom } from './documents.ts';
import { services, servicesAtom } from './services.ts';

export const providerChoiceAtom = documentAtom<ProviderChoice>({
  key: PROVIDER_DOCUMENT,
  version: 1,
  initial: NO_PROVIDER_CHOICE,
  parse: parseProviderChoice,
});

const embeddedAtom = atom((get) => get(servicesAtom)?.embedded ?? false);

/** The provider in use. A choice that this build does not offer falls back to the default. */
export const providerAtom = atom((get) =>
  chosenProvider(get(providerChoiceAtom), get(embeddedAtom)),
);

/** True once the browser has said that its own model can write this campaign's language. */
export const offersBrowserModelAtom = atom(false);

/** The base URL in use; undefined while a custom one cannot be used. */
export const baseUrlAtom = atom((get) => chosenBaseUrl(get(providerChoiceAtom), get(embeddedAtom)));

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

/**
 * The document of the kept key, persisted by the vault: its sealed record, its level, its last
 * characters. The key is in no atom. Undefined when there is none.
 */
export const keptKeyAtom = atom<KeptKey | undefined>(undefined);

/** Its last characters, such as `…x4Qz`. */
export const keyHintAtom = atom((get) => get(keptKeyAtom)?.hint);

/** The key is kept and waits for its passphrase. */
export const keyLockedAtom = atom((get) => get(keptKeyAtom)?.locked === true);

export const loadKeyHintAtom = atom(null, async (get, set) => {
  const baseUrl = get(baseUrlAtom);
  const kept = baseUrl === undefined ? undefined : await services(get).keys.find(baseUrl);
  if (get(baseUrlAtom) === baseUrl) set(keptKeyAtom, kept);
});

/** Hears when the key is locked, or changed in another tab. Returns how to stop. */
export const watchKeyAtom = atom(null, (get, set) =>
  services(get).keys.subscribe(() => void set(loadKeyHintAtom)),
);

/** The disk refuses a change of a job: it stays as it is, and is asked about when its turn comes. */
const ignore = () => undefined;

/**
 * A key that was typed at one address, and '' where another is chosen by now: in another tab, or by a
 * change of the custom one. It would go there, or be filed there.
 */
export const typedKeyAtom = atom(
  null,
  (get, _set, typed: { readonly baseUrl: string | undefined; readonly text: string }) =>
    typed.baseUrl === get(baseUrlAtom) ? typed.text : '',
);

/** How the key is kept now; where it cannot be, undefined, and a toast says that it went wrong. */
export const saveKeyAtom = atom(
  null,
  async (get, set, key: string, protection?: KeyProtection): Promise<KeyLevel | undefined> => {
    const { keys, notify } = services(get);
    const baseUrl = get(baseUrlAtom);
    if (baseUrl === undefined || key.trim() === '') return undefined;
    const before = get(keyHintAtom);
    const level = await keys.save(baseUrl, key.trim(), protection).catch(() => undefined);
    if (level) await set(loadKeyHintAtom);
    // With another key the person is asked before what was put off is sent.
    if (level && before !== undefined) await get(queueAtom)?.holdBack(baseUrl).catch(ignore);
    if (level) void get(queueAtom)?.resume(baseUrl).catch(ignore);
    notify(level ? savedToast(level) : SESSION_TOASTS.unexpected);
    return level;
  },
);

const savedToast = (level: KeyLevel) =>
  level === 'session' ? TOASTS.apiKeyForSession : TOASTS.apiKeySaved;

/** False for a wrong passphrase; undefined if the vault does not answer, which a toast says. */
export const unlockKeyAtom = atom(null, async (get, set, passphrase: string) => {
  const baseUrl = get(baseUrlAtom);
  if (baseUrl === undefined) return false;
  const { keys, notify } = services(get);
  try {
    const unlocked = await keys.unlock(baseUrl, passphrase);
    if (unlocked) await set(loadKeyHintAtom);
    if (unlocked) void get(queueAtom)?.resume(baseUrl).catch(ignore);
    return unlocked;
  } catch {
    // The vault's script did not come, which says nothing of the passphrase.
    notify(SESSION_TOASTS.unexpected);
    return undefined;
  }
});

export const deleteKeyAtom = atom(null, async (get, set) => {
  const baseUrl = get(baseUrlAtom);
  if (baseUrl === undefined) return;
  const { keys, notify } = services(get);
  const isDeleted = await keys.delete(baseUrl).then(
    () => true,
    () => false,
  );
  await set(loadKeyHintAtom).catch(ignore);
  notify(isDeleted ? TOASTS.apiKeyDeleted : TOASTS.changeNotStored);
});
