import { useAtomValue } from 'jotai';
import { currentDraftIdAtom, draftSummariesAtom } from '#state/draft-summaries.ts';
import { ButtonLink } from '#ui/button.tsx';

/** A plain string: the page of the drafts is a route of another room. */
const DRAFTS_PAGE: string = '/drafts';

/** Link to the drafts beside the one under review. */
export function EarlierDraftsLink() {
  const drafts = useAtomValue(draftSummariesAtom);
  const currentId = useAtomValue(currentDraftIdAtom);
  const others = drafts.filter(({ id }) => id !== currentId).length;
  if (others === 0) return null;
  return (
    <ButtonLink to={DRAFTS_PAGE} variant="quiet" size="sm" justifySelf="start">
      Earlier drafts ({others})
    </ButtonLink>
  );
}
