import { atom, type Getter } from 'jotai';
import { foldQuotes, type QuoteDraft } from '#domain/quotes/quote.ts';
import type { SharedItem, SharedProblem } from '#domain/site/share-target.ts';
import type { InsightProblem } from '#insight/insight.ts';
import type { SharedInbox } from '#services/share-target/share-target.ts';
import { hasSharedItemsAtom } from '../account/pending-shared-items.ts';
import { addInsightAtom } from './insight.ts';
import { services } from '../services.ts';

/** A shared item, parsed for its review. Nothing of it is used yet. */
export interface SharedItemReview {
  readonly id: string;
  /** Name of a file. */
  readonly name?: string;
  /** True if the item was over the size limit and the rest is lost. */
  readonly cut: boolean;
  readonly source: string | Blob;
  readonly quotes: readonly QuoteDraft[];
  /** Reason why the item cannot be used. */
  readonly problem?: SharedProblem | InsightProblem;
}

/** Inbox in which the worker stores shared items. Set when the page is idle. */
export const sharedInboxAtom = atom<SharedInbox | undefined>(undefined);

export const sharedItemsAtom = atom<readonly SharedItemReview[]>([]);

/** Loads the pending items. `lost`: the URL reports an item that could not be stored. */
export const loadSharedItemsAtom = atom(null, async (get, set, lost: boolean) => {
  const waiting = (await get(sharedInboxAtom)?.list()) ?? [];
  const all = lost ? [...waiting, LOST] : waiting;
  set(sharedItemsAtom, await Promise.all(all.map((shared) => review(get, shared))));
  set(hasSharedItemsAtom, all.length > 0);
});

const LOST: SharedItem = { id: 'lost', kind: 'refused', problem: 'no-room' };

async function review(get: Getter, shared: SharedItem): Promise<SharedItemReview> {
  const { id } = shared;
  const name = 'name' in shared && shared.name !== undefined ? { name: shared.name } : {};
  const nothing = { id, ...name, cut: false, source: '', quotes: [] };
  if (shared.kind === 'refused') return { ...nothing, problem: shared.problem };
  const { insight } = services(get);
  const isText = shared.kind === 'text';
  const source = isText ? shared.text : new Blob([shared.bytes]);
  const result = await (typeof source === 'string'
    ? insight.readText(source)
    : insight.readFile(source));
  if (!result.ok) return { ...nothing, problem: result.problem };
  return { ...nothing, cut: isText && shared.cut, source, quotes: foldQuotes(result.quotes) };
}

/** Adds a shared item to the quotes. On a problem the item stays and shows the reason. */
export const acceptSharedItemAtom = atom(null, async (get, set, id: string) => {
  const shared = get(sharedItemsAtom).find((one) => one.id === id);
  if (!shared) return;
  const result = await set(addInsightAtom, shared.source);
  // Undefined: the campaign was left meanwhile, and the item waits for the new one.
  if (!result) return;
  if (result.ok) return set(discardSharedItemAtom, id);
  set(sharedItemsAtom, (all) =>
    all.map((one) => (one.id === id ? { ...one, problem: result.problem } : one)),
  );
});

export const discardSharedItemsAtom = atom(null, async (get, set) => {
  set(sharedItemsAtom, []);
  set(hasSharedItemsAtom, false);
  await get(sharedInboxAtom)?.removeAll();
});

export const discardSharedItemAtom = atom(null, async (get, set, id: string) => {
  set(sharedItemsAtom, (all) => all.filter((one) => one.id !== id));
  set(hasSharedItemsAtom, get(sharedItemsAtom).length > 0);
  await get(sharedInboxAtom)?.remove(id);
});
