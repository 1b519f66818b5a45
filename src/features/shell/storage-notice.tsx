import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { saveStateAtom } from '#state/storage/documents.ts';
import { hasDraftsAtom } from '#state/drafts/drafts.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/account/session.ts';
import { exportDraftsAtom } from '#state/drafts/export-drafts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Muted } from '#ui/page/text.tsx';

/** Warns that the device does not store the user's work, and offers it as a file. */
export function StorageNotice() {
  const state = useAtomValue(saveStateAtom);
  return (
    <chakra.div maxWidth="page" marginInline="auto" padding="4" paddingBottom="0">
      {state === 'outdated' ? <Outdated /> : <NotSaved isFull={state === 'full'} />}
    </chakra.div>
  );
}

function NotSaved({ isFull }: { isFull: boolean }) {
  const hasDrafts = useAtomValue(hasDraftsAtom);
  const exportDrafts = useSetAtom(exportDraftsAtom);
  const session = useAtomValue(sessionAtom);
  const isVisit = useAtomValue(servicesAtom)?.auth.isInMemory() && session.status === 'in';
  return (
    <Notice tone="warning" title="Your changes aren’t saved on this device">
      <Muted color="ink">
        {isFull
          ? 'Its storage is full. Delete something to make room.'
          : 'Your browser blocks storage for this site, as in some private windows.'}{' '}
        {isVisit && 'You’ll stay logged in until you close or reload this page. '}
        You can keep writing, but you’ll lose your changes when you close this page. Echopost keeps
        trying to save them.
      </Muted>
      <div>
        <Button
          variant="outline"
          size="sm"
          disabled={!hasDrafts}
          onClick={() => void exportDrafts()}
        >
          Download my drafts
        </Button>
      </div>
    </Notice>
  );
}

function Outdated() {
  return (
    <Notice tone="warning" title="Another tab is running a newer version of Echopost">
      <p>Reload this tab to continue here. You won’t lose what you wrote.</p>
      <div>
        <Button variant="outline" size="sm" onClick={() => location.reload()}>
          Reload
        </Button>
      </div>
    </Notice>
  );
}
