import {
  defaultProviderId,
  findProvider,
  isProviderId,
  type Provider,
  type ProviderId,
} from './providers.ts';
import { parseBaseUrl } from './base-url.ts';

/** The user's chosen provider and model; the key is stored elsewhere. */
export interface ProviderChoice {
  readonly id?: ProviderId;
  /** Typed by the user, for the provider Custom only. */
  readonly customUrl: string;
  /** Model by provider id; undefined for the provider's default. */
  readonly models: Readonly<Record<string, string>>;
}

export const NO_PROVIDER_CHOICE: ProviderChoice = { customUrl: '', models: {} };

export function parseProviderChoice(data: unknown): ProviderChoice | undefined {
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
export function chosenProvider({ id }: ProviderChoice, embedded: boolean): Provider {
  const chosen: Provider = findProvider(id ?? defaultProviderId(embedded));
  return chosen.embeddedOnly && !embedded ? findProvider(defaultProviderId(false)) : chosen;
}

/** Returns the base URL in use; undefined while a custom one is invalid. */
export function chosenBaseUrl(choice: ProviderChoice, embedded: boolean): string | undefined {
  const provider = chosenProvider(choice, embedded);
  if (provider.id !== 'custom') return provider.baseUrl;
  const parsed = parseBaseUrl(choice.customUrl);
  return parsed.ok ? parsed.url : undefined;
}
