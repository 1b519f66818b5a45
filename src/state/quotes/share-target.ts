import { atom, type Getter, type Setter } from 'jotai';
import { foldQuotes, type QuoteDraft, quoteIdentity } from '#domain/quotes/quote.ts';
import { isExpired, type SharedItem, type SharedProblem } from '#domain/site/share-target.ts';
import { error } from '#domain/site/toast.ts';
import type { InsightProblem } from '#insight/insight.ts';
import type { SharedInbox } from '#services/share-target/share-target.ts';
import { hasSharedItemsAtom } from '../account/pending-shared-items.ts';
import { sessionAtom } from '../account/session.ts';
import { campaignIdAtom, quotesAtom } from '../campaign/campaign.ts';
import { services } from '../services.ts';
import { deviceAnsweredAtom, diskAtom } from '../storage/documents.ts';
import { addInsightAtom, additionCampaignAtom } from './insight.ts';

/** A shared item, parsed for its review. Nothing of it is used yet. */
export interface SharedItemReview {
  readonly id: string;
  /** Name of a file. */
  readonly name?: string;
  /** True if the user pasted it on the front page before logging in. */
  readonly isTried: boolean;
  /** True if the item was over the size limit and the rest is lost. */
  readonly cut: boolean;
  readonly source: string | Blob;
  readonly quotes: readonly QuoteDraft[];
  /** Reason why the item cannot be used. */
  readonly problem?: SharedProblem | InsightProblem;
}

/** Undefined without a database, and if the chunk failed to load: the items stay for the next visit. */
const openInbox = (get: Getter): Promise<SharedInbox | undefined> =>
  services(get)
    .openSharedInbox()
    .catch(() => undefined);

export const sharedItemsAtom = atom<readonly SharedItemReview[]>([]);

/** Number of loads so far: only the latest one is shown. */
const loadsAtom = atom(0);

/**
 * Loads the pending items, and uses what the user tried before logging in. `lost`: the URL reports an
 * item that could not be stored.
 */
export const loadSharedItemsAtom = atom(null, async (get, set, lost: boolean) => {
  const own = get(loadsAtom) + 1;
  set(loadsAtom, own);
  const isLatest = () => get(loadsAtom) === own;
  const isLost = lost || get(sharedItemsAtom).some(({ id }) => id === LOST.id);
  const inbox = await openInbox(get);
  const stored = (await inbox?.list()) ?? [];
  const now = services(get).now();
  const waiting = stored.filter((item) => !isExpired(item, now));
  for (const item of stored)
    // The next load tries again.
    if (!waiting.includes(item)) inbox?.remove(item.id).catch(() => undefined);
  const all = isLost ? [...waiting, LOST] : waiting;
  const reviewed = await Promise.all(all.map((shared) => review(get, shared)));
  if (!isLatest()) return;
  const rest = await addTried(get, set, reviewed);
  // The account may have changed meanwhile: another load shows its items.
  if (!isLatest()) return;
  set(sharedItemsAtom, rest);
  set(hasSharedItemsAtom, rest.length > 0);
});

const LOST: SharedItem = { id: 'lost', kind: 'refused', problem: 'no-room' };

async function review(get: Getter, shared: SharedItem): Promise<SharedItemReview> {
  const { id, kind } = shared;
  const name = 'name' in shared && shared.name !== undefined ? { name: shared.name } : {};
  const nothing = { id, ...name, isTried: kind === 'tried', cut: false, source: '', quotes: [] };
  if (kind === 'refused') return { ...nothing, problem: shared.problem };
  const { insight } = services(get);
  const source = kind === 'file' ? new Blob([shared.bytes]) : shared.text;
  const result = await (typeof source === 'string'
    ? insight.readText(source)
    : insight.readFile(source));
  if (!result.ok) return { ...nothing, problem: result.problem };
  const cut = kind === 'text' && shared.cut;
  return { ...nothing, cut, source, quotes: foldQuotes(result.quotes) };
}

/**
 * Adds what the user tried before logging in, if their campaign has neither reviews nor a post. The
 * rest waits for their answer, like shared content.
 */
async function addTried(
  get: Getter,
  set: Setter,
  items: readonly SharedItemReview[],
): Promise<readonly SharedItemReview[]> {
  const isReady = get(sessionAtom).status === 'in' && get(deviceAnsweredAtom);
  const isTried = (item: SharedItemReview) => item.isTried && item.quotes.length > 0;
  if (!isReady || !items.some(isTried)) return items;
  // If its chunk fails to load, the user is asked.
  const drafts = await import('../drafts/drafts.ts').catch(() => undefined);
  const hasPost = !drafts || get(drafts.currentDraftAtom)?.campaignId === get(campaignIdAtom);
  const isFree = get(quotesAtom).length === 0 && !hasPost;
  const rest: SharedItemReview[] = [];
  for (const item of items) {
    const there = new Set(get(quotesAtom).map(quoteIdentity));
    // Added before, by a page that ended before it could say so.
    const isKnown = item.quotes.every((quote) => there.has(quoteIdentity(quote)));
    const isAdded = isTried(item) && (isFree || isKnown);
    // Items that the device refuses to remove stay for the user to review, like the others.
    const adding = isAdded && add(get, set, item, 'here').catch(() => WAITS);
    const outcome = adding ? await adding : WAITS;
    if (outcome) rest.push(outcome.problem ? { ...item, problem: outcome.problem } : item);
  }
  return rest;
}

const WAITS = { problem: undefined } as const;

/** Campaign that gets the quotes: the current one, or a new one. */
type Where = 'here' | 'new';

/**
 * Adds an item to the quotes of the campaign, or with `new` to those of a new one. Returns undefined
 * once it is among the quotes, and if another tab has used it. Rejects if the device refuses, or if a
 * chunk fails to load.
 */
async function add(
  get: Getter,
  set: Setter,
  { id, source }: SharedItemReview,
  where: Where,
): Promise<{ readonly problem: InsightProblem | undefined } | undefined> {
  const pressedIn = get(additionCampaignAtom);
  const inbox = await openInbox(get);
  const taken = await inbox?.take(id, async () => {
    const start = where === 'new' ? await import('../generation/start-post.ts') : undefined;
    if (start) set(start.startPostAtom);
    const campaign = start ? get(additionCampaignAtom) : pressedIn;
    const result = await set(addInsightAtom, source, campaign);
    // Only what is on the disk leaves the inbox.
    const isUsed = result?.ok === true && ((await get(diskAtom)?.saved()) ?? true);
    return { isUsed, result };
  });
  if (!taken || taken.result?.ok) return undefined;
  // Without a result the campaign was left meanwhile, and the item waits for the new one.
  return { problem: taken.result?.problem };
}

/** Adds a shared item to the quotes. On a problem the item stays, and the reason is shown. */
export const acceptSharedItemAtom = atom(
  null,
  async (get, set, id: string, where: Where = 'here') => {
    const shared = get(sharedItemsAtom).find((one) => one.id === id);
    const failed =
      shared &&
      (await add(get, set, shared, where).catch(() => {
        services(get).notify(NOT_ADDED);
        return WAITS;
      }));
    if (!failed) set(dropAtom, id);
    else if (failed.problem) set(failAtom, id, failed.problem);
  },
);

const NOT_ADDED = error(
  'We couldn’t add your reviews',
  'The storage or part of the app didn’t answer. They’re still here: try again.',
);

const failAtom = atom(null, (_get, set, id: string, problem: InsightProblem) =>
  set(sharedItemsAtom, (all) => all.map((one) => (one.id === id ? { ...one, problem } : one))),
);

const dropAtom = atom(null, (get, set, id: string) => {
  set(sharedItemsAtom, (all) => all.filter((one) => one.id !== id));
  set(hasSharedItemsAtom, get(sharedItemsAtom).length > 0);
});

export const discardSharedItemsAtom = atom(null, async (get, set) => {
  set(sharedItemsAtom, []);
  set(hasSharedItemsAtom, false);
  await (await openInbox(get))?.removeAll();
});

export const discardSharedItemAtom = atom(null, async (get, set, id: string) => {
  set(dropAtom, id);
  await (await openInbox(get))?.remove(id);
});
