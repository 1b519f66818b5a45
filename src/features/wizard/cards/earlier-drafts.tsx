import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { createContext, memo, type ReactNode, use, useRef, useState } from 'react';
import { detectLanguage } from '#domain/insight/analysis/language.ts';
import type { DraftSummary } from '#domain/posts/draft-summary.ts';
import { platformName } from '#domain/posts/drafts-file.ts';
import type { SaveState } from '#services/storage/document-store.ts';
import {
  deletedDraftAtom,
  deleteDraftAtom,
  openDraftAtom,
  undoDeleteAtom,
  quarantinedDraftsAtom,
} from '#state/drafts.ts';
import {
  currentDraftIdAtom,
  draftsByCampaignAtom,
  draftSummariesAtom,
} from '#state/draft-summaries.ts';
import { exportDraftsAtom } from '#state/export-drafts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFocusAfter } from '#ui/focus.ts';
import { Badge, Muted, SectionHeading } from '#ui/text.tsx';
import { useSaveState } from './save-status.tsx';

/** Number of campaigns shown before the user asks for all. */
const AT_FIRST = 5;

/** Every draft on this device, newest first. */
export function EarlierDrafts({ onOpen }: { onOpen(): void }) {
  const count = useAtomValue(draftSummariesAtom).length;
  const campaigns = useAtomValue(draftsByCampaignAtom);
  const currentId = useAtomValue(currentDraftIdAtom);
  const deleted = useAtomValue(deletedDraftAtom);
  const remove = useSetAtom(deleteDraftAtom);
  const bringBack = useSetAtom(undoDeleteAtom);
  const exportDrafts = useSetAtom(exportDraftsAtom);
  const unreadable = useAtomValue(quarantinedDraftsAtom).length;
  const [all, setAll] = useState(false);
  const shown = campaigns.slice(0, all ? undefined : AT_FIRST);
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfter(deleted, () => undo.current ?? heading.current);
  useFocusAfter(all, () => list.current?.children[AT_FIRST]?.querySelector('button'));
  return (
    <Card>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <SectionHeading ref={heading} marginInlineEnd="auto">
          Earlier drafts
        </SectionHeading>
      </chakra.div>
      {deleted && (
        <chakra.div role="status" display="flex" flexWrap="wrap" alignItems="center" gap="2">
          The draft was deleted.
          <Button ref={undo} variant="quiet" size="sm" onClick={() => bringBack()}>
            Undo delete
          </Button>
        </chakra.div>
      )}
      <chakra.ul ref={list} aria-label="Earlier drafts" minWidth="0">
        <SaveStateProvider>
          {shown.map(({ key, posts }) => (
            <CampaignRows
              key={key}
              posts={posts}
              currentId={currentId}
              onOpen={onOpen}
              onDelete={remove}
            />
          ))}
        </SaveStateProvider>
      </chakra.ul>
      {unreadable > 0 && (
        <Muted>
          {unreadable === 1 ? '1 draft' : `${unreadable} drafts`} couldn’t be read. You’ll find the
          stored data at the end of the exported file.
        </Muted>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {shown.length < campaigns.length && (
          <Button variant="outline" size="sm" onClick={() => setAll(true)}>
            Show all {count}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          disabled={count === 0 && unreadable === 0}
          onClick={() => void exportDrafts()}
        >
          Export drafts
        </Button>
      </chakra.div>
    </Card>
  );
}

interface CampaignRowsProps {
  posts: readonly DraftSummary[];
  currentId: string | undefined;
  onOpen(): void;
  onDelete(id: string): void;
}

/** Posts of one campaign, with a heading if there are several. */
function CampaignRows({ posts, currentId, onOpen, onDelete }: CampaignRowsProps) {
  const rows = posts.map((draft) => (
    <DraftRow
      key={draft.id}
      draft={draft}
      isCurrent={draft.id === currentId}
      onOpen={onOpen}
      onDelete={onDelete}
    />
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
  full: 'Not saved',
  failed: 'Not saved',
  outdated: 'Not saved',
};

const SaveStateContext = createContext<SaveState>('saved');

/** Follows the save state once for all rows. */
function SaveStateProvider({ children }: { children: ReactNode }) {
  const state = useSaveState();
  return <SaveStateContext value={state}>{children}</SaveStateContext>;
}

/** A component of its own: a slow write renders this word, not its row. */
const Saved = () => SAVED[use(SaveStateContext)];

interface DraftRowProps {
  draft: DraftSummary;
  isCurrent: boolean;
  onOpen(): void;
  onDelete(id: string): void;
}

/** Memoized: re-renders only if its entry in the list changes. */
const DraftRow = memo(({ draft, isCurrent, onOpen, onDelete }: DraftRowProps) => {
  const open = useSetAtom(openDraftAtom);
  const words = draft.firstWords || 'No text yet';
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
          lang={detectLanguage(words)}
          dir="auto"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
          fontWeight={isCurrent ? '600' : undefined}
        >
          {words}
        </chakra.p>
        <Muted>
          {platformName(draft.platform)} · <time>{timeOf(draft.updatedAt)}</time> · <Saved />
        </Muted>
        {draft.hasUnsavedEdit && <Badge marginTop="1">Edit in progress</Badge>}
        {draft.isConflictCopy && <Badge marginTop="1">Edited in another tab</Badge>}
      </chakra.div>
      <chakra.div display="flex" gap="2">
        <Button
          variant="outline"
          size="sm"
          aria-label={`${isCurrent ? 'Viewing' : 'Open'}: ${words}`}
          disabled={isCurrent}
          onClick={() => {
            open(draft.id);
            onOpen();
          }}
        >
          {isCurrent ? 'Viewing' : 'Open'}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Delete: ${words}`}
          onClick={() => onDelete(draft.id)}
        >
          Delete
        </Button>
      </chakra.div>
    </chakra.li>
  );
});

const timeOf = (time: number): string =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
