import type { Quote } from '../quotes/quote.ts';
import {
  type CampaignChoices,
  type CampaignConfiguration,
  choicesOf,
  EMPTY_CAMPAIGN,
  mergeChoices,
  parseCampaign,
} from './campaign.ts';
import { isSame, mergeList } from './merge.ts';

/**
 * A campaign as stored: the user's choices, and its quotes by their set and ids.
 */
export interface CampaignRecord extends CampaignChoices {
  readonly id: string;
  /** Of the last change, in milliseconds since 1970; 0 if unknown. */
  readonly updatedAt: number;
  /** Ids of the quotes that are pinned for its posts; undefined for none. */
  readonly pinned?: readonly string[];
}

/** Id of the set of reviews that a campaign uses: its own one unless it took another's. */
export const setIdOf = ({ id, setId = id }: Pick<CampaignRecord, 'id' | 'setId'>): string => setId;

/** Parses a stored campaign of unknown origin; undefined if it has no id. */
export function parseCampaignRecord(value: unknown): CampaignRecord | undefined {
  const { id, pinned, updatedAt } = Object(value);
  if (typeof id !== 'string' || id === '') return undefined;
  const ids = Array.isArray(pinned) ? pinned.filter((it) => typeof it === 'string') : [];
  return {
    ...choicesOf(parseCampaign(value)),
    id,
    updatedAt: Number.isFinite(updatedAt) ? Number(updatedAt) : 0,
    ...pinnedOf(ids),
  };
}

const pinnedOf = (ids: readonly string[]): Pick<CampaignRecord, 'pinned'> =>
  ids.length > 0 ? { pinned: [...new Set(ids)] } : {};

/** Three-way merge of the records of two tabs: keeps each tab's own choices and pins. */
export function mergeCampaignRecords(
  base: CampaignRecord | undefined,
  mine: CampaignRecord,
  theirs: CampaignRecord,
): readonly [CampaignRecord] {
  const [was = [], own = [], other = []] = [base?.pinned, mine.pinned, theirs.pinned];
  const pinned = mergeList(was, own, other, String, (_base, id) => [id]);
  const { id } = mine;
  const choices = mergeChoices(
    base ? choicesIn(base) : NO_CHOICES,
    choicesIn(mine),
    choicesIn(theirs),
  );
  const updatedAt = Math.max(mine.updatedAt, theirs.updatedAt);
  return [{ ...choices, id, updatedAt, ...pinnedOf(pinned) }];
}

const NO_CHOICES: CampaignChoices = choicesOf(EMPTY_CAMPAIGN);

/** The choices of a record. */
export function choicesIn(record: CampaignRecord | undefined): CampaignChoices {
  if (!record) return NO_CHOICES;
  const { id: _, updatedAt: __, pinned: ___, ...choices } = record;
  return choices;
}

/** The quotes of a set as a campaign sees them, with its pins; the same array if it has none. */
export function withPins(quotes: readonly Quote[], pinned: readonly string[]): readonly Quote[] {
  const ids = new Set(pinned);
  if (!quotes.some((quote) => isPinned(ids, quote))) return quotes;
  return quotes.map((quote) => (isPinned(ids, quote) ? { ...quote, choice: 'pinned' } : quote));
}

// A quote that is left out of all posts is pinned for none.
const isPinned = (ids: ReadonlySet<string>, { id, choice }: Quote): boolean =>
  ids.has(id) && choice !== 'dropped';

/**
 * Splits the quotes of a campaign into those of its set and its pins. A quote that is the same as in
 * `before`, the set's quotes so far, keeps its identity.
 */
export function splitPins(
  quotes: readonly Quote[],
  before: readonly Quote[],
): { readonly quotes: readonly Quote[]; readonly pinned: readonly string[] } {
  const known = new Map(before.map((quote) => [quote.id, quote]));
  const pinned = quotes.filter(({ choice }) => choice === 'pinned').map(({ id }) => id);
  const own = quotes.map((quote) => {
    if (quote.choice !== 'pinned') return quote;
    const { choice: _, ...rest } = quote;
    const there = known.get(quote.id);
    return there && isSame(there, rest) ? there : rest;
  });
  const isUnchanged =
    own.length === before.length && own.every((quote, at) => quote === before[at]);
  return { quotes: isUnchanged ? before : own, pinned };
}

/** The record of a campaign after a change of its choices and quotes. */
export function recordOf(
  id: string,
  campaign: CampaignConfiguration,
  pinned: readonly string[],
  updatedAt: number,
): CampaignRecord {
  return { ...choicesOf(campaign), id, updatedAt, ...pinnedOf(pinned) };
}
