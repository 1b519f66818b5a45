import { useAtomValue } from 'jotai';
import { currentDraftIdAtom, draftSummariesAtom } from '#state/drafts/draft-summaries.ts';
import { ButtonLink } from '#ui/controls/button.tsx';

/** Link to the posts of other campaigns: those of this one are tabs and versions. */
export function EarlierDraftsLink() {
  const drafts = useAtomValue(draftSummariesAtom);
  const currentId = useAtomValue(currentDraftIdAtom);
  const campaignId = drafts.find(({ id }) => id === currentId)?.campaignId;
  const others = drafts.filter(
    (draft) =>
      draft.id !== currentId && (draft.campaignId === undefined || draft.campaignId !== campaignId),
  ).length;
  if (others === 0) return null;
  return (
    <ButtonLink to="/drafts" variant="quiet" size="sm" paddingInline="4" justifySelf="start">
      Earlier posts ({others})
    </ButtonLink>
  );
}
