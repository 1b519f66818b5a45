import type { Account } from './account.ts';

/**
 * Work of an account that is not the one using the device now. It was put away when another account
 * signed in, and comes back with its own. `generation` is the count of wipes while it was in use.
 */
export interface PutAway {
  readonly generation: number;
  readonly owner: Account;
  /** Numbers of its drafts, of the posts in its queue, and of its brands. */
  readonly drafts: number;
  readonly queued: number;
  readonly brands: number;
  /** True if there are reviews, a campaign in the making or shared content too. */
  readonly hasMore: boolean;
  /** `asking`: the user decides whether it stays. `back`: it is in use again, in another generation. */
  readonly state: 'asking' | 'kept' | 'back';
}

/** Names what was left: "3 posts, 1 queued post, 2 brands and reviews". */
export function leftWords(all: readonly PutAway[]): string {
  const drafts = sum(all.map((one) => one.drafts));
  const queued = sum(all.map((one) => one.queued));
  const brands = sum(all.map((one) => one.brands));
  const parts = [
    ...(drafts > 0 ? [counted(drafts, 'post')] : []),
    ...(queued > 0 ? [counted(queued, 'queued post')] : []),
    ...(brands > 0 ? [counted(brands, 'brand')] : []),
    ...(all.some(({ hasMore }) => hasMore) ? ['reviews'] : []),
  ];
  const last = parts.pop() ?? 'work';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
