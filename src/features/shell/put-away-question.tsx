import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { leftWords } from '#domain/site/put-away.ts';
import { askedPutAwayAtom, settlePutAwayAtom } from '#state/account/put-away.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Cluster } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

/**
 * Asks about the work of another account, once somebody else has signed in. Closing it keeps the
 * work, which loses nothing.
 */
export function PutAwayQuestion() {
  const asked = useAtomValue(askedPutAwayAtom);
  const settle = useSetAtom(settlePutAwayAtom);
  const owner = asked[0]?.owner.email;
  if (owner === undefined) return null;
  return (
    <Dialog title="Someone else used this device" open onClose={() => void settle('keep')}>
      <chakra.p overflowWrap="anywhere">
        <strong translate="no">{owner}</strong> left {leftWords(asked)} here. You won’t see any of
        it, and nothing of it is sent.
      </chakra.p>
      <Muted>If you keep it, it’s back the next time they log in on this device.</Muted>
      <Cluster justifyContent="end" gap="3">
        <Button variant="outline" onClick={() => void settle('delete')}>
          Delete it
        </Button>
        <Button onClick={() => void settle('keep')}>Keep it for them</Button>
      </Cluster>
    </Dialog>
  );
}
