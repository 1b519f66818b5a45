import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { draftSummariesAtom } from '#state/drafts/draft-summaries.ts';
import { ArrowRightIcon } from '#ui/pictures/icons.tsx';

/** Link to the list of posts with its count; names an edit that is not saved. */
export function DraftsLink() {
  const drafts = useAtomValue(draftSummariesAtom);
  const edits = drafts.filter(({ hasUnsavedEdit }) => hasUnsavedEdit).length;
  if (drafts.length === 0) return null;
  return (
    <RowLink to="/drafts">
      <chakra.span fontWeight="600">
        {drafts.length === 1 ? '1 post' : `${drafts.length} posts`}
      </chakra.span>
      {edits > 0 && (
        <chakra.span color="muted">
          {edits === 1 ? '1 with an unsaved edit' : `${edits} with unsaved edits`}
        </chakra.span>
      )}
      {drafts.some(({ isConflictCopy }) => isConflictCopy) && (
        <chakra.span color="warn">Edited in another tab</chakra.span>
      )}
      <chakra.span marginInlineStart="auto">
        <ArrowRightIcon size={16} />
      </chakra.span>
    </RowLink>
  );
}

const RowLink = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      columnGap: '3',
      minHeight: '11',
      paddingInline: '4',
      borderWidth: '1px',
      borderColor: 'hairline',
      borderRadius: 'card',
      background: 'surface',
      color: 'ink',
      fontSize: 'sm',
      lineHeight: '1.4',
      textDecoration: 'none',
      _hover: { borderColor: 'outline' },
    },
  }),
);
