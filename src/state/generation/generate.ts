import { atom, type Getter, type Setter } from 'jotai';
import { fingerprint, ready } from '#domain/campaign/campaign.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { wholeReply } from '#domain/posts/reply.ts';
import { campaignAtom, campaignIdAtom, campaignKeyAtom } from '../campaign/campaign.ts';
import { currentDraftAtom } from '../drafts/drafts.ts';
import { leavingAtom } from '../quotes/insight.ts';
import { addLeftInsightAtom, hasWordsLeftAtom } from '../quotes/left-insight.ts';
import { isStarting, type Press, pressesAtom, setPress } from '../jobs/presses.ts';
import { baseUrlAtom, modelNameAtom } from '../provider/provider.ts';
import { targetOf } from './current.ts';
import { services } from '../services.ts';
import {
  baseOf,
  canResume,
  dropPressAtom,
  isRecent,
  type KeptPress,
  keptPressAtom,
} from './kept-press.ts';
import { type Build, submit } from './submit.ts';

/** Loads the prompt texts with the first request. */
const prompts = () => import('#domain/campaign/prompt.ts');

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
    if (!(await hasAllWords(get, set))) return;
    const campaign = ready(get(campaignAtom));
    if (!campaign) return;
    const campaignId = get(campaignIdAtom);
    const build: Build = async (sent) => ({ prompt: (await prompts()).buildPrompt(sent) });
    const asked = platforms.map((platform) => {
      const own = { ...campaign, platform };
      return { campaignId, campaign: own, fingerprint, build };
    });
    const { newId, now } = services(get);
    const ids = platforms.map(() => newId());
    const { baseUrl, model } = kept ?? chosenEndpoint(get);
    const base = baseOf(get(campaignAtom));
    const made = baseUrl === undefined ? undefined : { campaignId, platforms, ids, base, baseUrl };
    await submit(get, set, {
      target: 'campaign',
      asked,
      draftKey,
      kept: kept ?? (made && { ...made, model, at: now() }),
      baseUrl,
      model,
    });
  },
);

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

/** `own`: the provider that wrote the draft. `chosen`: the currently chosen one. */
export type DraftProvider = 'own' | 'chosen';

/** Requests a change to a draft, from the choices it was made with and not the current ones. */
export function askForDraft(
  get: Getter,
  set: Setter,
  draft: Draft,
  build: Build,
  provider: DraftProvider,
): Promise<void> {
  const { baseUrl, model, ...campaign } = draft.origin;
  const campaignId = draft.campaignId ?? draft.id;
  const asked = { campaignId, campaign, fingerprint: () => madeFrom(draft), build };
  const endpoint = provider === 'chosen' ? chosenEndpoint(get) : { baseUrl, model };
  return submit(get, set, { target: targetOf(draft), asked: [asked], ...endpoint });
}

const madeFrom = ({ madeFrom: known, origin }: Draft): string => known ?? fingerprint(origin);

const chosenEndpoint = (get: Getter) => ({
  baseUrl: get(baseUrlAtom),
  model: get(modelNameAtom),
});

/** Continues a reply that was cut short, in the same draft. */
export const continueAtom = atom(null, async (get, set, provider: DraftProvider = 'own') => {
  const draft = get(currentDraftAtom);
  if (!draft) return;
  const build: Build = async (sent) => {
    const soFar = wholeReply(draft, draft.origin.contentType, sent.quotes);
    const [{ buildContinuation }, { inLanguageOf }] = await Promise.all([
      prompts(),
      import('#domain/posts/text-language.ts'),
    ]);
    const campaign = inLanguageOf(draft.text, sent, draft.origin.language);
    const continues = { draftId: draft.id, soFar };
    return { prompt: buildContinuation(campaign, soFar), continues };
  };
  await askForDraft(get, set, draft, build, provider);
});
