import { atom } from 'jotai';
import {
  chosenBaseUrl,
  chosenProvider,
  NO_PROVIDER_CHOICE,
  parseProviderChoice,
  type ProviderChoice,
} from '#domain/providers/provider-choice.ts';
import { SESSION_TOASTS } from '#domain/site/session-toasts.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import type { KeptKey, KeyLevel, KeyProtection } from '#services/secrets/key-vault.ts';
import { documentAtom } from '../storage/documents.ts';
import { queueAtom } from '../jobs/queue.ts';
import { services, servicesAtom } from '../services.ts';
import { PROVIDER_DOCUMENT } from '../storage/storage-keys.ts';

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

/** True once the browser has reported that its own model can write this campaign's language. */
export const offersBrowserModelAtom = atom(false);

/** The base URL in use; undefined while a custom one is invalid. */
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
 * The stored key as persisted by the vault: its sealed record, protection level and last
 * characters. The key itself is in no atom. Undefined if there is none.
 */
export const keptKeyAtom = atom<KeptKey | undefined>(undefined);

/** Last characters of the key, such as `…x4Qz`. */
export const keyHintAtom = atom((get) => get(keptKeyAtom)?.hint);

/** True if the key is stored and locked by its passphrase. */
export const keyLockedAtom = atom((get) => get(keptKeyAtom)?.locked === true);

/** True once the vault has been asked: before that, a missing key may still be there. */
export const isKeyLookedUpAtom = atom(false);

export const loadKeyHintAtom = atom(null, async (get, set) => {
  const baseUrl = get(baseUrlAtom);
  try {
    const kept = baseUrl === undefined ? undefined : await services(get).keys.find(baseUrl);
    if (get(baseUrlAtom) === baseUrl) set(keptKeyAtom, kept);
  } finally {
    set(isKeyLookedUpAtom, true);
  }
});

/**
 * True while the provider's fields are shown in place of their summary; undefined until the key has
 * been looked up.
 */
export const isProviderFormOpenAtom = atom<boolean | undefined>(undefined);

/**
 * Follows changes of the key: locked, or changed in another tab. Returns the unsubscribe function.
 */
export const watchKeyAtom = atom(null, (get, set) =>
  services(get).keys.subscribe(() => void set(loadKeyHintAtom)),
);

/**
 * Ignores a change that the disk refuses: the job stays as it is, and the user is asked at its
 * turn.
 */
const ignore = () => undefined;

/**
 * Returns the key that was typed for a base URL, or '' if another URL is chosen by now, in another
 * tab or by an edit of the custom one: the key would be sent or stored there.
 */
export const typedKeyAtom = atom(
  null,
  (get, _set, typed: { readonly baseUrl: string | undefined; readonly text: string }) =>
    typed.baseUrl === get(baseUrlAtom) ? typed.text : '',
);

/**
 * Saves the key and returns its protection level; undefined if that failed, which a toast reports.
 */
export const saveKeyAtom = atom(
  null,
  async (get, set, key: string, protection?: KeyProtection): Promise<KeyLevel | undefined> => {
    const { keys, notify } = services(get);
    const baseUrl = get(baseUrlAtom);
    if (baseUrl === undefined || key.trim() === '') return undefined;
    const before = get(keyHintAtom);
    const level = await keys.save(baseUrl, key.trim(), protection).catch(() => undefined);
    if (level) await set(loadKeyHintAtom);
    // The key was replaced: the user is asked before deferred jobs are sent with the new one.
    if (level && before !== undefined) await get(queueAtom)?.pauseFor(baseUrl).catch(ignore);
    if (level) void get(queueAtom)?.resume(baseUrl).catch(ignore);
    notify(level ? savedToast(level) : SESSION_TOASTS.unexpected);
    return level;
  },
);

const savedToast = (level: KeyLevel) =>
  level === 'session' ? TOASTS.apiKeyForSession : TOASTS.apiKeySaved;

/**
 * Unlocks the key. False for a wrong passphrase; undefined if the vault fails, which a toast
 * reports.
 */
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
    // The vault's chunk failed to load, which says nothing about the passphrase.
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
