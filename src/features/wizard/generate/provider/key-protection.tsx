import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import {
  type KeyLevel,
  type KeyProtection,
  PASSPHRASE_MIN_LENGTH,
} from '#services/secrets/key-vault.ts';
import { unlockKeyAtom } from '#state/provider/provider.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceChips } from '#ui/controls/choice-chips.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

const LEVELS: readonly { value: KeyLevel; label: string; hint: string }[] = [
  {
    value: 'device',
    label: 'Remember on this device',
    hint: 'Encrypted. Anyone who can use this browser can use the key.',
  },
  {
    value: 'session',
    label: 'Only this session',
    hint: 'Removed when this page closes or reloads.',
  },
  {
    value: 'passphrase',
    label: 'Remember with a passphrase',
    hint: 'Encrypted with your passphrase, which we ask for again after 15 minutes of inactivity.',
  },
];

interface KeyProtectionProps {
  value: KeyProtection;
  onChange(protection: KeyProtection): void;
  /** Called once it is mounted. */
  onShown?(): void;
}

/** Choice of storage for the typed key. */
export function KeyProtectionChoice({ value, onChange, onShown }: KeyProtectionProps) {
  useEffect(() => onShown?.(), [onShown]);
  const chosen = LEVELS.find((level) => level.value === value.level);
  return (
    <Stack gap="3">
      <ChoiceChips
        legend="Save the key"
        name="key-level"
        type="radio"
        options={LEVELS}
        isChosen={(level) => value.level === level}
        onChoose={(level) =>
          onChange(level === 'passphrase' ? { level, passphrase: '' } : { level })
        }
      >
        <Muted>{chosen?.hint}</Muted>
      </ChoiceChips>
      {value.level === 'passphrase' && (
        <TextField
          label="Passphrase"
          type="password"
          autoComplete="new-password"
          value={value.passphrase}
          hint={`At least ${PASSPHRASE_MIN_LENGTH} characters. Several words work best. It can’t be recovered.`}
          onChange={({ target }) => onChange({ level: 'passphrase', passphrase: target.value })}
        />
      )}
    </Stack>
  );
}

/** Asks for the passphrase of a locked key. */
export function UnlockKey({ hint }: { hint: string }) {
  const unlock = useSetAtom(unlockKeyAtom);
  const [passphrase, setPassphrase] = useState('');
  const [status, setStatus] = useState<'asking' | 'trying' | 'wrong'>('asking');

  async function tryIt() {
    setStatus('trying');
    const unlocked = await unlock(passphrase);
    setStatus(unlocked === false ? 'wrong' : 'asking');
  }

  return (
    <chakra.form
      display="grid"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        void tryIt();
      }}
    >
      <TextField
        label="Passphrase"
        type="password"
        autoComplete="current-password"
        value={passphrase}
        hint={`Your key ${hint} is locked. Your passphrase unlocks it while you work.`}
        error={status === 'wrong' ? 'This passphrase doesn’t unlock the key.' : undefined}
        onChange={({ target }) => {
          setPassphrase(target.value);
          setStatus('asking');
        }}
      />
      <div>
        <Button
          variant="outline"
          size="sm"
          type="submit"
          busy={status === 'trying'}
          disabled={passphrase === '' || status === 'trying'}
        >
          Unlock key
        </Button>
      </div>
    </chakra.form>
  );
}
