import { atom } from 'jotai';
import { campaignIdAtom, quotesAtom } from '../campaign/campaign.ts';
import { deviceAnsweredAtom, diskAtom } from '../storage/documents.ts';
import { LEFT_OUT } from '../storage/storage-keys.ts';

/** True if there are quotes to sum up, or left-out parts on the device. */
export const hasSummaryAtom = atom((get) => get(quotesAtom).length > 0 || get(hasLeftOutAtom));

/**
 * True if the device held left-out parts of this campaign. They outlive a reload even if no quote
 * was found, or all were removed, and load with the summary.
 */
const hasLeftOutAtom = atom((get) => {
  if (!get(deviceAnsweredAtom)) return false;
  const stored = Object(get(diskAtom)?.read(LEFT_OUT)?.data);
  return stored.campaignId === get(campaignIdAtom) && stored.leftOut?.length > 0;
});
