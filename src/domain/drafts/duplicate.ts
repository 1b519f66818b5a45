import { type Draft, isEdited } from './draft.ts';
import { saveEdit } from './edit.ts';
import { savePart } from './draft-part.ts';

/**
 * Returns a copy of a post as it is on screen: a post of its own, in a campaign of its own, that was
 * neither used, planned nor chosen. `now` in milliseconds since 1970.
 */
export function duplicateOf(draft: Draft, id: string, campaignId: string, now: number): Draft {
  const saved = savePart(saveEdit(draft, now), now);
  const {
    use: _use,
    plannedFor: _plannedFor,
    chosenAt: _chosenAt,
    copyOf: _copyOf,
    besideOf: _besideOf,
    shortenedFrom: _shortenedFrom,
    refinedFrom: _refinedFrom,
    refinement: _refinement,
    continuedBy: _continuedBy,
    ...copy
  } = saved;
  return {
    ...copy,
    id,
    campaignId,
    revision: isEdited(saved) ? 2 : 1,
    createdAt: now,
    updatedAt: now,
  };
}
