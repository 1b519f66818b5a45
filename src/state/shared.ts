import { atom, type Getter } from 'jotai';
import { foldQuotes, type QuoteDraft } from '#domain/insight/quote.ts';
import type { Shared, SharedProblem } from '#domain/site/shared.ts';
import type { InsightProblem } from '#services/insight/insight.ts';
import type { SharedInbox } from '#services/shared/shared.ts';
import { sharedWaitsAtom } from './attention.ts';
import { addInsightAtom } from './insight.ts';
import { services } from './services.ts';

/** A shared item, parsed for its review. Nothing of it is used yet. */
export interface SharedReview {
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

export const sharedAtom = atom<readonly SharedReview[]>([]);

/** Loads the pending items. `lost`: the URL reports an item that could not be stored. */
export const loadSharedAtom = atom(null, async (get, set, lost: boolean) => {
  const waiting = (await get(sharedInboxAtom)?.list()) ?? [];
  const all = lost ? [...waiting, LOST] : waiting;
  set(sharedAtom, await Promise.all(all.map((shared) => review(get, shared))));
  set(sharedWaitsAtom, all.length > 0);
});

const LOST: Shared = { id: 'lost', kind: 'refused', problem: 'no-room' };

async function review(get: Getter, shared: Shared): Promise<SharedReview> {
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
export const acceptSharedAtom = atom(null, async (get, set, id: string) => {
  const shared = get(sharedAtom).find((one) => one.id === id);
  if (!shared) return;
  const result = await set(addInsightAtom, shared.source);
  if (result.ok) return set(discardSharedAtom, id);
  set(sharedAtom, (all) =>
    all.map((one) => (one.id === id ? { ...one, problem: result.problem } : one)),
  );
});

export const discardAllSharedAtom = atom(null, async (get, set) => {
  set(sharedAtom, []);
  set(sharedWaitsAtom, false);
  await get(sharedInboxAtom)?.removeAll();
});

export const discardSharedAtom = atom(null, async (get, set, id: string) => {
  set(sharedAtom, (all) => all.filter((one) => one.id !== id));
  set(sharedWaitsAtom, get(sharedAtom).length > 0);
  await get(sharedInboxAtom)?.remove(id);
});
