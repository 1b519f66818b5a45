import { atom, type Getter, type Setter } from 'jotai';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { campaignAtom, campaignIdAtom, campaignKeyAtom } from '../campaign/campaign.ts';
import { leavingAtom } from '../quotes/insight.ts';
import { addLeftInsightAtom, hasWordsLeftAtom } from '../quotes/left-insight.ts';
import { isStarting, type Press, pressesAtom, setPress } from '../jobs/presses.ts';
import { baseUrlAtom, modelNameAtom } from '../provider/provider.ts';
import { services } from '../services.ts';
import {
  baseOf,
  canResume,
  dropPressAtom,
  isRecent,
  type KeptPress,
  keptPressAtom,
} from './kept-press.ts';
import { askedFor, type OtherPosts } from './asked-for.ts';
import { submit } from './submit.ts';

/**
 * Requests the campaign's post, now or when the network is back, and the missing posts for its
 * additional platforms. Skips posts that are under way.
 */
export const generateAtom = atom(null, async (get, set, draftKey?: string) => {
  if (!(await hasAllWords(get, set))) return;
  const { platform, additionalPlatforms } = get(campaignAtom);
  const campaignKey = get(campaignKeyAtom);
  if (!platform) return;
  try {
    const variants = additionalPlatforms && (await import('./variants.ts'));
    // The user may have opened another campaign meanwhile.
    if (get(campaignKeyAtom) !== campaignKey) return;
    const wanted = variants ? get(variants.toWriteAtom) : [platform];
    await set(writeAtom, wanted, draftKey);
  } catch (problem) {
    if (!additionalPlatforms) throw problem;
    setPress(get, set, 'campaign', { failure: { kind: 'offline', sent: false } });
  }
});

/**
 * Adds, as a press under way, the words left in the field. False if the press is ended, or if the
 * words could not be added: the step then asks about them.
 */
async function hasAllWords(get: Getter, set: Setter): Promise<boolean> {
  if (!get(leavingAtom) && !get(hasWordsLeftAtom)) return true;
  const press: Press = {};
  if (isStarting(get(pressesAtom).get('campaign'))) return false;
  setPress(get, set, 'campaign', press);
  await (get(leavingAtom) ?? set(addLeftInsightAtom));
  if (get(pressesAtom).get('campaign') !== press) return false;
  setPress(get, set, 'campaign');
  return !get(hasWordsLeftAtom);
}

/** Requests the campaign's post for each of these platforms: one request each, in this order. */
export const writeAtom = atom(
  null,
  async (get, set, platforms: readonly PlatformId[], draftKey?: string, kept?: KeptPress) => {
    const campaignKey = get(campaignKeyAtom);
    if (!(await hasAllWords(get, set))) return;
    // The user may have opened another campaign meanwhile.
    if (get(campaignKeyAtom) !== campaignKey) return;
    if (!kept?.others) return writePosts(get, set, { platforms, draftKey, kept });
    // Without this chunk, the press is left to the next page.
    const part = await import('./other-posts.ts').catch(() => undefined);
    if (get(campaignKeyAtom) !== campaignKey) return;
    const others = part?.parseOtherPosts(get, kept.others);
    return others && writePosts(get, set, { platforms, others, kept });
  },
);

interface Wanted {
  /** Platforms of the current campaign. */
  readonly platforms: readonly PlatformId[];
  readonly others?: OtherPosts | undefined;
  readonly draftKey?: string | undefined;
  /** The press, if an earlier page made it. */
  readonly kept?: KeptPress | undefined;
}

/** Requests posts of the current campaign, and of others with the same reviews, as one press. */
export async function writePosts(
  get: Getter,
  set: Setter,
  { platforms, others, draftKey, kept }: Wanted,
): Promise<void> {
  const campaign = get(campaignAtom);
  const campaignId = get(campaignIdAtom);
  const asked = [...askedFor(campaignId, campaign, platforms), ...(others?.asked ?? [])];
  const { newId, now } = services(get);
  const ids = asked.map(() => newId());
  const { baseUrl, model } = kept ?? chosenEndpoint(get);
  const base = baseOf(campaign);
  const made = baseUrl === undefined ? undefined : { campaignId, platforms, ids, base, baseUrl };
  await submit(get, set, {
    target: 'campaign',
    asked,
    draftKey,
    kept: kept ?? (made && { ...made, others: others?.kept, model, at: now() }),
    baseUrl,
    model,
  });
}

/**
 * Takes a press to the queue that the page before was left with. An old one, or one of a campaign that
 * was changed since, is dropped: nothing is billed for it. One of another campaign is left alone.
 */
export const resumePressAtom = atom(null, async (get, set) => {
  const kept = get(keptPressAtom);
  if (!kept) return;
  const now = services(get).now();
  // Another tab may be making it in its own campaign.
  if (kept.campaignId !== get(campaignIdAtom) && isRecent(kept, now)) return;
  if (canResume(kept, get(campaignAtom), now) && kept.campaignId === get(campaignIdAtom)) {
    await set(writeAtom, kept.platforms, undefined, kept);
  } else set(dropPressAtom, kept);
});

export const chosenEndpoint = (get: Getter) => ({
  baseUrl: get(baseUrlAtom),
  model: get(modelNameAtom),
});
