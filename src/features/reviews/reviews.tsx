import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { areReviewsPartialAtom, undoableAtom, undoSetAtom } from '#state/reviews/manage-sets.ts';
import { filledSetsAtom } from '#state/reviews/filled-sets.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { UndoBar } from '#ui/feedback/undo-bar.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { PageHeading } from '#ui/page/text.tsx';
import { BlankPostIllustration } from '#ui/pictures/illustrations.tsx';
import { SetRow } from './set-row.tsx';

/** Every set of reviews on this device, the one that was changed last first. */
export function Reviews() {
  const sets = useAtomValue(filledSetsAtom);
  const isPartial = useAtomValue(areReviewsPartialAtom);
  return (
    <Page>
      <Stack gap="1">
        <PageHeading>Reviews</PageHeading>
        <chakra.p color="muted">What your customers said, on this device.</chakra.p>
      </Stack>
      <Undo />
      {!isPartial && sets.length > 0 && (
        <chakra.ul aria-label="Sets of reviews" borderTopWidth="1px" borderColor="hairline">
          {sets.map((one) => (
            <SetRow key={one.id} set={one} others={sets.filter((other) => other !== one)} />
          ))}
        </chakra.ul>
      )}
      {isPartial ? <Loading what="Reading your reviews" /> : sets.length === 0 && <NoReviews />}
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

function Undo() {
  const undoable = useAtomValue(undoableAtom);
  const bringBack = useSetAtom(undoSetAtom);
  const undo = useRef<HTMLButtonElement>(null);
  useFocusAfter(undoable, () => undo.current);
  return (
    <chakra.div role="status" css={{ '&:empty': { display: 'none' } }}>
      {undoable && (
        <UndoBar>
          <chakra.span overflowWrap="anywhere">
            {undoable.name} was {undoable.isMerged ? 'merged' : 'deleted'}.
          </chakra.span>
          <Button ref={undo} variant="quiet" size="sm" onClick={() => bringBack()}>
            {undoable.isMerged ? 'Undo merge' : 'Undo delete'}
          </Button>
        </UndoBar>
      )}
    </chakra.div>
  );
}

function NoReviews() {
  return (
    <Stack gap="4" justifyItems="start">
      <BlankPostIllustration />
      <p>
        No reviews yet. Whatever you paste or import is kept here, for as many posts as you like.
      </p>
      <ButtonLink to="/">Start a post</ButtonLink>
    </Stack>
  );
}
