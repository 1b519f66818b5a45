import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { CheckRow } from '#ui/controls/check-row.tsx';
import { Choice } from '#ui/controls/choice.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { useIsWide } from '#ui/behaviour/screen-size.ts';

/** Things that a logout leaves on the device. */
export interface LogoutAnswer {
  readonly work: 'keep' | 'delete';
  /** Undefined if the user was not asked. */
  readonly keepsKeys?: boolean;
}

interface LogoutQuestionProps {
  hasWork: boolean;
  /** `ask`: a key is stored, and the user has not decided yet. */
  apiKey: 'ask' | 'stays' | 'goes';
  /** Undefined if the user stays logged in. */
  onAnswer(answer: LogoutAnswer | undefined): void;
}

/**
 * Asks whether to keep or delete the work on this device, which defaults to keeping it and loses
 * nothing; and once whether to keep the key, which defaults to what is safe on a shared device.
 */
export function LogoutQuestion({ hasWork, apiKey, onAnswer }: LogoutQuestionProps) {
  const [work, setWork] = useState<'keep' | 'delete'>('keep');
  const [keepsKeys, setKeepsKeys] = useState(false);
  const device = useIsWide() ? 'device' : 'phone';
  return (
    <Dialog
      title={hasWork ? 'Keep your work on this device?' : 'Keep your key on this device?'}
      open
      onClose={() => onAnswer(undefined)}
    >
      <p>{GOES[apiKey]}</p>
      {hasWork && (
        <Stack as="fieldset" gap="2" aria-label="Work on this device">
          <Choice
            type="radio"
            name="work-at-logout"
            value="keep"
            checked={work === 'keep'}
            onChange={() => setWork('keep')}
          >
            Keep it for next time
          </Choice>
          <Choice
            type="radio"
            name="work-at-logout"
            value="delete"
            checked={work === 'delete'}
            onChange={() => setWork('delete')}
          >
            Delete drafts, choices, reviews, brands, your name and picture, photos, and what was
            shared with you
          </Choice>
        </Stack>
      )}
      {apiKey === 'ask' && (
        <CheckRow
          label={`Keep my key on this ${device}`}
          hint="Only your account can use it. We ask once; you can change it in Settings."
          checked={keepsKeys}
          onChange={setKeepsKeys}
        />
      )}
      <Cluster justifyContent="end" gap="3">
        <Button variant="outline" onClick={() => onAnswer(undefined)}>
          Stay logged in
        </Button>
        <Button onClick={() => onAnswer({ work, ...(apiKey === 'ask' && { keepsKeys }) })}>
          Log out
        </Button>
      </Cluster>
    </Dialog>
  );
}

const GOES = {
  ask: 'Your session and the queue are removed either way.',
  stays:
    'Your session and the queue are removed either way. Your key stays, as you chose in Settings.',
  goes: 'Your session, your key and the queue are removed either way.',
} as const;
