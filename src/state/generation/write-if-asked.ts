import { atom } from 'jotai';
import { campaignKeyAtom, quotesAtom } from '../campaign/campaign.ts';
import { isAllHeldAtom, loadHeldAtom } from '../quotes/held-quotes.ts';
import { takeAskedAtom } from './asked-to-write.ts';
import { generationStatusAtom, isLeftToQueueAtom, isOutdatedAtom } from './current.ts';
import { generateAtom } from './generate.ts';

/**
 * Writes if the user has asked for it on Customize; returns false if not. `isReady`: the provider and
 * its key lack nothing.
 */
export const writeIfAskedAtom = atom(null, (_get, set, isReady: boolean): boolean => {
  if (!set(takeAskedAtom) || !isReady) return false;
  void set(writeMissingAtom);
  return true;
});

/** Sends nothing if the post is there or under way, or waits for an answer about its quotes. */
const writeMissingAtom = atom(null, async (get, set) => {
  // Which quotes a request uses is known only then, and so whether the post is outdated.
  const campaignKey = get(campaignKeyAtom);
  if (get(quotesAtom).length > 0) await set(loadHeldAtom);
  if (get(campaignKeyAtom) !== campaignKey) return;
  const status = get(generationStatusAtom);
  const isThere = status === 'running' || (status === 'done' && !get(isOutdatedAtom));
  if (isThere || get(isLeftToQueueAtom) || get(isAllHeldAtom)) return;
  await set(generateAtom);
});
