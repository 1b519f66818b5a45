import { atom } from 'jotai';
import { findChoice } from '#domain/campaign/choice.ts';
import { type PlatformId, PLATFORMS } from '#domain/posts/platforms.ts';
import { documentAtom } from '../documents.ts';
import { KEPT_PRESS } from '../storage-keys.ts';

/**
 * A press of Generate that has not reached the queue: stored from the press on, as a reload may come
 * before its request is built. Its jobs have its ids, so that it makes each of them once.
 */
export interface KeptPress {
  readonly campaignId: string;
  readonly platforms: readonly PlatformId[];
  /** Ids of the jobs, one for each platform. */
  readonly ids: readonly string[];
  /** Time of the press, in milliseconds since 1970: the approval dates from then. */
  readonly at: number;
}

const keptPressDocument = documentAtom<KeptPress | null>({
  key: KEPT_PRESS,
  version: 1,
  initial: null,
  parse: parseKeptPress,
  merge: (_base, mine) => mine,
});

function parseKeptPress(data: unknown): KeptPress | null {
  const { campaignId, platforms, ids, at } = Object(data);
  if (typeof campaignId !== 'string' || !Array.isArray(platforms) || !Array.isArray(ids)) {
    return null;
  }
  const known = platforms.flatMap((id: unknown) => findChoice(PLATFORMS, id)?.id ?? []);
  const named = ids.filter((id) => typeof id === 'string' && id !== '');
  const isWhole = known.length === platforms.length && named.length === known.length;
  return isWhole && Number.isFinite(at) ? { campaignId, platforms: known, ids: named, at } : null;
}

export const keptPressAtom = atom((get) => get(keptPressDocument));

export const keepPressAtom = atom(null, (_get, set, press: KeptPress) =>
  set(keptPressDocument, press),
);

/** Drops a press that is in the queue, or whose failure the user sees. */
export const dropPressAtom = atom(null, (get, set, press: KeptPress) => {
  if (get(keptPressDocument)?.ids[0] === press.ids[0]) set(keptPressDocument, null);
});
