import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { memo } from 'react';
import { detectLanguage } from '#domain/text/detect-language.ts';
import { describeCampaign, draftTitle, earlierVersions } from '#domain/drafts/draft-list.ts';
import type { DraftSummary } from '#domain/drafts/draft-summary.ts';
import { platformName } from '#domain/drafts/drafts-file.ts';
import { currentDraftIdAtom } from '#state/drafts/draft-summaries.ts';
import { setPostedAtom } from '#state/drafts/draft-use.ts';
import { chooseDraftAtom, openDraftAtom } from '#state/drafts/drafts.ts';
import { Button } from '#ui/controls/button.tsx';
import { TrashIcon } from '#ui/pictures/action-icons.tsx';
import { EditIcon, WarningIcon } from '#ui/pictures/icons.tsx';
import { timeText } from '#ui/page/local-time.ts';
import { DraftStateMark, Mark } from './draft-state.tsx';

interface CampaignRowsProps {
  posts: readonly DraftSummary[];
  onDelete(id: string): void;
}

/** Posts of one campaign, with a heading if there are several. */
export function CampaignRows({ posts, onDelete }: CampaignRowsProps) {
  const currentId = useAtomValue(currentDraftIdAtom);
  const earlier = earlierVersions(posts, currentId);
  const rows = posts.map((draft) => (
    <DraftRow
      key={draft.id}
      draft={draft}
      isReviewed={draft.id === currentId}
      isEarlier={earlier.has(draft.id)}
      onDelete={onDelete}
    />
  ));
  if (posts.length === 1) return rows;
  return (
    <Row>
      <chakra.p color="muted" fontSize="sm">
        {describeCampaign(posts)}
      </chakra.p>
      <Posts>{rows}</Posts>
    </Row>
  );
}

interface DraftRowProps {
  draft: DraftSummary;
  /** True for the draft that Review shows. */
  isReviewed: boolean;
  /** True if another version of the post stands for its platform. */
  isEarlier: boolean;
  onDelete(id: string): void;
}

/** Memoized: re-renders only if its entry in the list changes. */
const DraftRow = memo(({ draft, isReviewed, isEarlier, onDelete }: DraftRowProps) => {
  const openDraft = useSetAtom(openDraftAtom);
  const choose = useSetAtom(chooseDraftAtom);
  const setPosted = useSetAtom(setPostedAtom);
  const words = draftTitle(draft) || 'No text yet';
  const isPosted = draft.state === 'posted';
  const toggle = isPosted ? 'Not posted yet' : 'Mark as posted';
  const open = () => {
    if (isEarlier) choose(draft.id);
    openDraft(draft.id);
  };
  return (
    <Row>
      <OpenLink
        to="/"
        search={REVIEW}
        aria-current={isReviewed || undefined}
        htmlTranslate="no"
        lang={detectLanguage(words)}
        dir="auto"
        onClick={open}
        // The new tab or its menu: the link itself names no draft, the next visit resumes this one.
        onAuxClick={open}
        onContextMenu={open}
      >
        {words}
      </OpenLink>
      <Details>
        <DraftStateMark state={draft.state} />
        <span>{platformName(draft.platform)}</span>
        <time>{timeText(draft.updatedAt)}</time>
        {isReviewed && <Mark color="ink">In Review now</Mark>}
        {isEarlier && <span>Earlier version</span>}
        {draft.isIncomplete && (
          <Mark color="warn">
            <WarningIcon size={14} />
            Incomplete
          </Mark>
        )}
        {draft.hasUnsavedEdit && (
          <Mark color="accent">
            <EditIcon size={14} />
            Unsaved edit
          </Mark>
        )}
        {draft.isConflictCopy && (
          <Mark color="warn">
            <WarningIcon size={14} />
            Edited in another tab
          </Mark>
        )}
      </Details>
      <Actions>
        <PostedButton
          type="button"
          aria-label={`${toggle}: ${words}`}
          onClick={() => setPosted(draft.id, !isPosted)}
        >
          {toggle}
        </PostedButton>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Delete: ${words}`}
          onClick={() => onDelete(draft.id)}
        >
          <TrashIcon size={18} />
        </Button>
      </Actions>
    </Row>
  );
});

const REVIEW = { step: 'review' } as const;

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    columnGap: '4',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    borderColor: 'hairline',
    position: 'relative',
  },
});

const Posts = chakra('ul', {
  base: {
    gridColumn: '1 / -1',
    paddingInlineStart: '3',
    borderInlineStartWidth: '2px',
    borderColor: 'hairline',
    '& > li:last-of-type': { borderBottomWidth: '0' },
  },
});

/** The whole row opens the draft; the buttons in it lie above the link. */
const OpenLink = createLink(
  chakra('a', {
    base: {
      gridColumn: '1',
      lineClamp: '2',
      overflowWrap: 'anywhere',
      color: 'ink',
      fontWeight: '600',
      lineHeight: '1.4',
      textDecoration: 'none',
      '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'field' },
      '&:hover': { textDecoration: 'underline', textDecorationColor: 'accent' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: '2px solid',
        outlineColor: 'accent',
        outlineOffset: '-2px',
      },
    },
  }),
);

const Details = chakra('div', {
  base: {
    gridColumn: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    paddingTop: '1',
    color: 'muted',
    fontSize: 'sm',
    lineHeight: '1.5',
  },
});

const Actions = chakra('div', {
  base: {
    gridColumn: { sm: '2' },
    gridRow: { sm: '1 / span 2' },
    display: 'flex',
    alignItems: 'center',
    justifyContent: { base: 'space-between', sm: 'end' },
    gap: '1',
    marginInlineStart: { base: '-3', sm: '0' },
    '& > *': { position: 'relative' },
  },
});

const PostedButton = chakra('button', {
  base: {
    minHeight: '11',
    paddingInline: '3',
    borderRadius: 'field',
    color: 'muted',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { background: 'accentSoft', color: 'ink' },
  },
});
