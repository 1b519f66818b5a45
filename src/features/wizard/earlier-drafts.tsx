import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { type Draft, hasUnsavedEdit, visibleText } from '#domain/draft.ts';
import { byCampaign, platformName } from '#domain/drafts-file.ts';
import type { SaveState } from '#services/storage/document-store.ts';
import {
  deletedDraftAtom,
  deleteDraftAtom,
  draftsAtom,
  openDraftAtom,
  undoDeleteAtom,
  unreadableDraftsAtom,
} from '#state/drafts.ts';
import { exportDraftsAtom } from '#state/export-drafts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Badge, Muted, SectionHeading } from '#ui/text.tsx';
import { useSaveState } from './save-status.tsx';

/** How many campaigns are shown before somebody asks for all. */
const AT_FIRST = 5;

/** Every draft on this device, newest first. */
export function EarlierDrafts({ onOpen }: { onOpen(): void }) {
  const { drafts } = useAtomValue(draftsAtom);
  const deleted = useAtomValue(deletedDraftAtom);
  const remove = useSetAtom(deleteDraftAtom);
  const bringBack = useSetAtom(undoDeleteAtom);
  const exportDrafts = useSetAtom(exportDraftsAtom);
  const unreadable = useAtomValue(unreadableDraftsAtom).length;
  const [all, setAll] = useState(false);
  const campaigns = byCampaign(drafts);
  const shown = campaigns.slice(0, all ? undefined : AT_FIRST);
  return (
    <Card>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <SectionHeading marginInlineEnd="auto">Earlier drafts</SectionHeading>
      </chakra.div>
      {deleted && (
        <chakra.div role="status" display="flex" flexWrap="wrap" alignItems="center" gap="2">
          The draft was deleted.
          <Button variant="quiet" size="sm" onClick={() => bringBack()}>
            Undo delete
          </Button>
        </chakra.div>
      )}
      <chakra.ul aria-label="Earlier drafts" minWidth="0">
        {shown.map((posts) => (
          <CampaignRows key={posts[0]?.id} posts={posts} onOpen={onOpen} onDelete={remove} />
        ))}
      </chakra.ul>
      {unreadable > 0 && (
        <Muted>
          {unreadable === 1 ? '1 draft' : `${unreadable} drafts`} could not be read. What was stored
          is at the end of the exported file.
        </Muted>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {shown.length < campaigns.length && (
          <Button variant="outline" size="sm" onClick={() => setAll(true)}>
            Show all {drafts.length}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          disabled={drafts.length === 0 && unreadable === 0}
          onClick={() => void exportDrafts()}
        >
          Export drafts
        </Button>
      </chakra.div>
    </Card>
  );
}

interface CampaignRowsProps {
  posts: readonly Draft[];
  onOpen(): void;
  onDelete(id: string): void;
}

/** The posts of one campaign, said to be so where there are several. */
function CampaignRows({ posts, onOpen, onDelete }: CampaignRowsProps) {
  const rows = posts.map((draft) => (
    <DraftRow key={draft.id} draft={draft} onOpen={onOpen} onDelete={() => onDelete(draft.id)} />
  ));
  if (posts.length === 1) return rows;
  return (
    <chakra.li paddingBlock="3" borderBottomWidth="1px" borderColor="hairline">
      <chakra.p fontWeight="600">One campaign, {posts.length} posts</chakra.p>
      <chakra.ul
        paddingInlineStart="3"
        borderInlineStartWidth="2px"
        borderColor="hairline"
        css={{ '& > li:last-of-type': { borderBottomWidth: 0 } }}
      >
        {rows}
      </chakra.ul>
    </chakra.li>
  );
}

const SAVED: Readonly<Record<SaveState, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  failed: 'Not saved',
  outdated: 'Not saved',
};

interface DraftRowProps {
  draft: Draft;
  onOpen(): void;
  onDelete(): void;
}

function DraftRow({ draft, onOpen, onDelete }: DraftRowProps) {
  const open = useSetAtom(openDraftAtom);
  const isCurrent = useAtomValue(draftsAtom).currentId === draft.id;
  const state = useSaveState();
  const words = firstWords(visibleText(draft));
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      paddingBlock="2"
      borderBottomWidth="1px"
      borderColor="hairline"
    >
      <chakra.div flex="1 1 200px" minWidth="0">
        <chakra.p
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
          fontWeight={isCurrent ? '600' : undefined}
        >
          {words}
        </chakra.p>
        <Muted>
          {platformName(draft)} · <time>{timeOf(draft.updatedAt)}</time> · {SAVED[state]}
        </Muted>
        {hasUnsavedEdit(draft) && <Badge marginTop="1">Edit in progress</Badge>}
        {draft.copyOf !== undefined && <Badge marginTop="1">Edited in another tab</Badge>}
      </chakra.div>
      <chakra.div display="flex" gap="2">
        <Button
          variant="outline"
          size="sm"
          aria-label={`${isCurrent ? 'Open now' : 'Open'}: ${words}`}
          disabled={isCurrent}
          onClick={() => {
            open(draft.id);
            onOpen();
          }}
        >
          {isCurrent ? 'Open now' : 'Open'}
        </Button>
        <Button variant="quiet" size="sm" aria-label={`Delete: ${words}`} onClick={onDelete}>
          Delete
        </Button>
      </chakra.div>
    </chakra.li>
  );
}

const firstWords = (text: string): string => text.trim().slice(0, 80) || 'No text yet';

const timeOf = (time: number): string =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
