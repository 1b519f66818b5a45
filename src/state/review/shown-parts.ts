import { atom } from 'jotai';
import { campaignIdAtom, isPlatformChosenAtom } from '../campaign/campaign.ts';
import { currentDraftAtom } from '../drafts/drafts.ts';
import { setsAtom } from '../reviews/sets.ts';
import { deviceAnsweredAtom } from '../storage/documents.ts';

/** The post under review, if it belongs to the campaign. */
export const ownPostAtom = atom((get) => {
  const draft = get(currentDraftAtom);
  return draft?.campaignId === get(campaignIdAtom) ? draft : undefined;
});

/** True if there is something that a returning user can go on with. */
const hasWorkAtom = atom(
  (get) => get(ownPostAtom) !== undefined || get(setsAtom).some(({ quotes }) => quotes.length > 0),
);

/** The parts of the Platform step that this user sees, for `roomAtom`. */
export const shownPartsAtom = atom((get): string | undefined => {
  if (!get(deviceAnsweredAtom)) return undefined;
  const rows = get(hasWorkAtom) ? ['work'] : [];
  return [...rows, ...(get(isPlatformChosenAtom) ? ['platform'] : [])].join(' ');
});
