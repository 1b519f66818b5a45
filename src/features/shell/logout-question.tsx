import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Choice } from '#ui/controls/choice.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';

interface LogoutQuestionProps {
  onAnswer(answer: 'keep' | 'delete' | 'stay'): void;
}

/**
 * Asks whether to keep or delete the work on this device. Defaults to keeping it, which loses
 * nothing.
 */
export function LogoutQuestion({ onAnswer }: LogoutQuestionProps) {
  const [answer, setAnswer] = useState<'keep' | 'delete'>('keep');
  return (
    <Dialog title="Keep your drafts on this device?" open onClose={() => onAnswer('stay')}>
      <p>Your session, your key and the queue are removed either way.</p>
      <Stack as="fieldset" gap="2" aria-label="Drafts on this device">
        <Choice
          type="radio"
          name="drafts-at-logout"
          value="keep"
          checked={answer === 'keep'}
          onChange={() => setAnswer('keep')}
        >
          Keep them for next time
        </Choice>
        <Choice
          type="radio"
          name="drafts-at-logout"
          value="delete"
          checked={answer === 'delete'}
          onChange={() => setAnswer('delete')}
        >
          Delete drafts, choices, reviews, your name and picture, and what was shared with you
        </Choice>
      </Stack>
      <Cluster justifyContent="end" gap="3">
        <Button variant="outline" onClick={() => onAnswer('stay')}>
          Stay logged in
        </Button>
        <Button onClick={() => onAnswer(answer)}>Log out</Button>
      </Cluster>
    </Dialog>
  );
}
