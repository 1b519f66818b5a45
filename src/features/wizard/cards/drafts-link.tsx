import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { draftSummariesAtom } from '#state/drafts/draft-summaries.ts';
import { returningAtom } from '#state/review/returning.ts';
import { ArrowRightIcon } from '#ui/pictures/icons.tsx';

/**
 * Link to the list of posts with its count; names an edit that is not saved. A user who goes on with
 * a campaign sees it for what needs a look alone.
 */
export function DraftsLink() {
  const drafts = useAtomValue(draftSummariesAtom);
  const goesOn = useAtomValue(returningAtom) !== undefined;
  const edits = drafts.filter(({ hasUnsavedEdit }) => hasUnsavedEdit).length;
  const hasCopies = drafts.some(({ isConflictCopy }) => isConflictCopy);
  if (drafts.length === 0 || (goesOn && edits === 0 && !hasCopies)) return null;
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
      {hasCopies && <chakra.span color="warn">Edited in another tab</chakra.span>}
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
