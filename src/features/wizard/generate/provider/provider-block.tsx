import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useId, useRef, useState } from 'react';
import { detailsOf } from '#domain/providers/provider-details.ts';
import { isProviderId, offeredProviders } from '#domain/providers/providers.ts';
import {
  baseUrlAtom,
  deleteKeyAtom,
  keyHintAtom,
  keyLockedAtom,
  offersBrowserModelAtom,
  providerAtom,
  providerChoiceAtom,
  saveKeyAtom,
} from '#state/provider/provider.ts';
import { servicesAtom } from '#state/services.ts';
import { isTooShort, type KeyProtection } from '#services/secrets/key-vault.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { Select, TextField } from '#ui/controls/field.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { EyeIcon, EyeOffIcon, KeyIcon } from '#ui/pictures/tool-icons.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { lazyPart, Nothing } from '#ui/page/lazy-part.tsx';
import { Muted, SectionHeading } from '#ui/page/text.tsx';
import { ModelPicker } from '../models/model-picker.tsx';
import { DEMO_KEY } from './key-cards.tsx';
import type { TypedKey } from './typed-key.ts';

const CustomUrlField = lazyPart(async () => (await import('./custom-url.tsx')).CustomUrlField);
const KeyProtectionChoice = lazyPart(
  async () => (await import('./key-protection.tsx')).KeyProtectionChoice,
);
const BrowserModelProbe = lazyPart(
  async () => (await import('../models/browser-model-probe.tsx')).BrowserModelProbe,
  { Fallback: Nothing },
);
const BrowserModel = lazyPart(
  async () => (await import('../models/browser-model.tsx')).BrowserModel,
);
const ConnectOpenRouter = lazyPart(
  async () => (await import('./connect-openrouter.tsx')).ConnectOpenRouter,
);
const UnlockKey = lazyPart(async () => (await import('./key-protection.tsx')).UnlockKey);

/** True if the browser has the Prompt API; otherwise none of it is loaded or mentioned. */
const HAS_PROMPT_API = 'LanguageModel' in globalThis;

interface ProviderBlockProps {
  typedKey: TypedKey;
}

/** Choice of the provider and its key. */
export function ProviderBlock({ typedKey }: ProviderBlockProps) {
  const provider = useAtomValue(providerAtom);
  const { note } = detailsOf(provider.id);
  const isKeyless = provider.id === 'browser';
  const heading = useId();
  return (
    <Card>
      <Stack as="fieldset" aria-labelledby={heading} gap="5">
        <SectionHeading id={heading}>{isKeyless ? 'Model' : 'API Key'}</SectionHeading>
        <ProviderSelect />
        {provider.id === 'custom' && <CustomUrlField />}
        {provider.id === 'openrouter' && <ConnectOpenRouter />}
        {HAS_PROMPT_API && <BrowserModelProbe />}
        {isKeyless && <BrowserModel />}
        {!isKeyless && (
          <>
            <KeyField typedKey={typedKey} />
            <ModelPicker typedKey={typedKey} />
          </>
        )}
        {note && <Muted>{note}</Muted>}
      </Stack>
    </Card>
  );
}

function ProviderSelect() {
  const embedded = useAtomValue(servicesAtom)?.embedded ?? false;
  const provider = useAtomValue(providerAtom);
  const offersBrowserModel = useAtomValue(offersBrowserModelAtom) || provider.id === 'browser';
  const setChoice = useSetAtom(providerChoiceAtom);
  const id = useId();
  return (
    <Stack gap="2">
      <chakra.label htmlFor={id} fontWeight="600">
        Provider
      </chakra.label>
      <Select
        id={id}
        name="provider"
        value={provider.id}
        onChange={({ target }) => {
          const chosen = target.value;
          if (isProviderId(chosen)) setChoice((choice) => ({ ...choice, id: chosen }));
        }}
      >
        {offeredProviders(embedded, offersBrowserModel).map(
          ({ id: option, name, label = name }) => (
            <option key={option} value={option}>
              {label}
            </option>
          ),
        )}
      </Select>
    </Stack>
  );
}

function KeyField({ typedKey }: { typedKey: TypedKey }) {
  const provider = useAtomValue(providerAtom);
  const { keyHint, keyUrl } = detailsOf(provider.id);
  const baseUrl = useAtomValue(baseUrlAtom);
  const hint = useAtomValue(keyHintAtom);
  const isDemo = provider.id === 'demo';
  const saveKey = useSetAtom(saveKeyAtom);
  const deleteKey = useSetAtom(deleteKeyAtom);
  const locked = useAtomValue(keyLockedAtom);
  const [shown, setShown] = useState(false);
  const [protection, setProtection] = useState<KeyProtection>({ level: 'device' });
  // The choice loads above the button and shifts it: enabled only afterwards, to avoid a misclick.
  // It loads with the focus, so that a key seldom has to wait for it.
  const [isNear, setNear] = useState(false);
  const [hasChoice, setHasChoice] = useState(false);
  const onShown = useCallback(() => setHasChoice(true), []);
  const blank = typedKey.text.trim() === '' || isTooShort(protection) || !hasChoice;
  const field = useRef<HTMLInputElement>(null);
  // Saving, deleting or unlocking a key removes the control that did it.
  useFocusAfter([hint, locked, typedKey.text === ''].join(), () => field.current);

  async function save() {
    const key = typedKey.take();
    if (!(await saveKey(key, protection))) return;
    typedKey.saved(key);
    setShown(false);
    setProtection(({ level }) => (level === 'passphrase' ? { level, passphrase: '' } : { level }));
  }

  return (
    <>
      {locked && hint !== undefined && <UnlockKey hint={hint} />}
      <chakra.form
        display="grid"
        gap="3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          ref={field}
          label={`${provider.name} API key`}
          name="api-key"
          type={shown ? 'text' : 'password'}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={hint === undefined ? '' : `Saved key ${hint}`}
          value={typedKey.text}
          onFocus={() => setNear(true)}
          onChange={(event) => typedKey.type(event.target.value)}
          hint={
            isDemo ? undefined : (
              <>
                {keyHint}{' '}
                {keyUrl && (
                  <a href={keyUrl} target="_blank" rel="noopener noreferrer">
                    Get a key
                  </a>
                )}
              </>
            )
          }
          after={<ShowKey shown={shown} onToggle={() => setShown(!shown)} />}
        />
        <div hidden={typedKey.text === ''}>
          {(isNear || typedKey.text !== '') && (
            <KeyProtectionChoice value={protection} onChange={setProtection} onShown={onShown} />
          )}
        </div>
        <Cluster alignItems="center" gap="2">
          <Button
            variant="outline"
            size="sm"
            type="submit"
            disabled={blank || baseUrl === undefined}
          >
            Save
          </Button>
          {isDemo && hint === undefined && typedKey.text !== DEMO_KEY && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                typedKey.type(DEMO_KEY);
                field.current?.focus();
              }}
            >
              Fill in “{DEMO_KEY}”
            </Button>
          )}
          {hint !== undefined && (
            <>
              <chakra.span display="inline-flex" alignItems="center" gap="1" fontSize="sm">
                <KeyIcon size={16} /> Saved {hint}
              </chakra.span>
              <Button variant="quiet" size="sm" onClick={() => void deleteKey()}>
                Delete key
              </Button>
            </>
          )}
        </Cluster>
        <Muted>
          {keptWords(protection)}{' '}
          {!isDemo &&
            `It’s sent only to ${receiverOf(provider.name, provider.id === 'custom' ? baseUrl : undefined)}.`}
        </Muted>
      </chakra.form>
    </>
  );
}

/** A server of the user's own is told by its host. */
const receiverOf = (name: string, baseUrl: string | undefined): string =>
  baseUrl === undefined ? name : new URL(baseUrl).host;

function ShowKey({ shown, onToggle }: { shown: boolean; onToggle(): void }) {
  const label = shown ? 'Hide key' : 'Show key';
  return (
    <Button variant="outline" size="icon" aria-label={label} onClick={onToggle}>
      {shown ? <EyeOffIcon /> : <EyeIcon />}
    </Button>
  );
}

const keptWords = ({ level }: KeyProtection): string =>
  level === 'session' ? 'It stays in memory.' : 'It stays on this device, encrypted.';
