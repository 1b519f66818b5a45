import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import {
  deletedDraftAtom,
  deleteDraftAtom,
  draftsReadAtom,
  quarantinedDraftsAtom,
} from '#state/drafts/drafts.ts';
import { restoreDraftAtom } from '#state/review/restore-draft.ts';
import { draftsByCampaignAtom, draftSummariesAtom } from '#state/drafts/draft-summaries.ts';
import { exportDraftsAtom, findQuarantinedAtom } from '#state/drafts/export-drafts.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { BlankPostIllustration } from '#ui/pictures/illustrations.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted, PageHeading } from '#ui/page/text.tsx';
import { CampaignRows } from './draft-rows.tsx';

/** Number of campaigns shown before the user asks for all. */
const AT_FIRST = 20;

/** Every post on this device, newest first. */
export function Drafts() {
  const isRead = useAtomValue(draftsReadAtom);
  const count = useAtomValue(draftSummariesAtom).length;
  const findQuarantined = useSetAtom(findQuarantinedAtom);
  useEffect(() => void findQuarantined(), [findQuarantined]);
  return (
    <Page>
      <Stack gap="1">
        <PageHeading>Drafts</PageHeading>
        <chakra.p color="muted">Your posts on this device, newest first.</chakra.p>
      </Stack>
      {isRead ? (
        <>
          <UndoDelete />
          {count === 0 ? <NoDrafts /> : <DraftList />}
          <Footer count={count} />
        </>
      ) : (
        <chakra.div minHeight="100vh" />
      )}
    </Page>
  );
}

const Page = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '760px',
    marginInline: 'auto',
  },
});

function DraftList() {
  const campaigns = useAtomValue(draftsByCampaignAtom);
  const remove = useSetAtom(deleteDraftAtom);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfter(all, () => list.current?.children[AT_FIRST]?.querySelector('a'));
  const shown = campaigns.slice(0, all ? undefined : AT_FIRST);
  return (
    <>
      <chakra.ul ref={list} aria-label="Drafts" borderTopWidth="1px" borderColor="hairline">
        {shown.map(({ key, posts }) => (
          <CampaignRows key={key} posts={posts} onDelete={remove} />
        ))}
      </chakra.ul>
      {shown.length < campaigns.length && (
        <div>
          <Button variant="outline" size="sm" onClick={() => setAll(true)}>
            Show all {campaigns.length}
          </Button>
        </div>
      )}
    </>
  );
}

function UndoDelete() {
  const deleted = useAtomValue(deletedDraftAtom);
  const bringBack = useSetAtom(restoreDraftAtom);
  const undo = useRef<HTMLButtonElement>(null);
  useFocusAfter(deleted, () => undo.current);
  return (
    <chakra.div role="status" css={{ '&:empty': { display: 'none' } }}>
      {deleted && (
        <Undo>
          The draft was deleted.
          <Button ref={undo} variant="quiet" size="sm" onClick={() => bringBack()}>
            Undo delete
          </Button>
        </Undo>
      )}
    </chakra.div>
  );
}

const Undo = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2',
    paddingInlineStart: '4',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
  },
});

function NoDrafts() {
  return (
    <Stack gap="4" justifyItems="start">
      <BlankPostIllustration />
      <p>No drafts yet. Every post you generate is kept here.</p>
      <ButtonLink to="/">Start a post</ButtonLink>
    </Stack>
  );
}

function Footer({ count }: { count: number }) {
  const unreadable = useAtomValue(quarantinedDraftsAtom).length;
  const exportDrafts = useSetAtom(exportDraftsAtom);
  if (count === 0 && unreadable === 0) return null;
  return (
    <Stack gap="2" justifyItems="start">
      {unreadable > 0 && (
        <Muted>
          {unreadable === 1 ? '1 draft' : `${unreadable} drafts`} couldn’t be read. You’ll find the
          stored data at the end of the exported file.
        </Muted>
      )}
      <Button variant="outline" size="sm" onClick={() => void exportDrafts()}>
        Export drafts
      </Button>
    </Stack>
  );
}
