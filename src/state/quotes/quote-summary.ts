import { atom } from 'jotai';
import { campaignIdAtom, quotesAtom, setIdAtom } from '../campaign/campaign.ts';
import { deviceAnsweredAtom, diskAtom } from '../storage/documents.ts';
import { ADDITIONS, LEFT_OUT } from '../storage/storage-keys.ts';

/** True if there are quotes to sum up, or left-out parts on the device. */
export const hasSummaryAtom = atom((get) => get(quotesAtom).length > 0 || get(hasLeftOutAtom));

/**
 * True if the device held left-out parts of this campaign's reviews. They outlive a reload even if no
 * quote was found, or all were removed, and load with the summary.
 */
const hasLeftOutAtom = atom((get) => {
  if (!get(deviceAnsweredAtom)) return false;
  const disk = get(diskAtom);
  const stored = (key: string) => Object(disk?.read(key)?.data);
  const earlier = stored(LEFT_OUT);
  const isEarlier = earlier.campaignId === get(campaignIdAtom) && earlier.leftOut?.length > 0;
  return isEarlier || stored(ADDITIONS + get(setIdAtom)).leftOut?.length > 0;
});
