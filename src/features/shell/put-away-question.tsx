import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { leftWords, type PutAway } from '#domain/site/put-away.ts';
import {
  askedPutAwayAtom,
  deletedPutAwayAtom,
  leaveDeletedAtom,
  settlePutAwayAtom,
  undoDeletePutAwayAtom,
} from '#state/account/put-away.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Cluster } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

/**
 * Asks about the work of another account, once somebody else has signed in. Closing it keeps the
 * work, which loses nothing. What was deleted can be brought back until its notice is closed.
 */
export function PutAwayQuestion() {
  const asked = useAtomValue(askedPutAwayAtom);
  const deleted = useAtomValue(deletedPutAwayAtom);
  if (deleted) return <Deleted work={deleted} />;
  return asked.length > 0 && <Question work={asked} />;
}

interface WorkProps {
  work: readonly PutAway[];
}

function Question({ work }: WorkProps) {
  const settle = useSetAtom(settlePutAwayAtom);
  return (
    <Dialog title="Someone else used this device" open onClose={() => void settle('keep')}>
      <chakra.p overflowWrap="anywhere">
        <Owner work={work} /> left {leftWords(work)} here. You won’t see any of it, and nothing of
        it is sent.
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

function Deleted({ work }: WorkProps) {
  const undo = useSetAtom(undoDeletePutAwayAtom);
  const leave = useSetAtom(leaveDeletedAtom);
  return (
    <Dialog title="Deleted" open onClose={leave}>
      <chakra.p overflowWrap="anywhere">
        What <Owner work={work} /> left here is deleted: {leftWords(work)}.
      </chakra.p>
      <Cluster justifyContent="end" gap="3">
        <Button variant="outline" onClick={() => void undo()}>
          Undo
        </Button>
        <Button onClick={leave}>Done</Button>
      </Cluster>
    </Dialog>
  );
}

const Owner = ({ work: [first] }: WorkProps) => (
  <strong translate="no">{first?.owner.email}</strong>
);
