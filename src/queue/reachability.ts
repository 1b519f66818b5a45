import { isOnThisDevice } from '#domain/providers/base-url.ts';
import type { Failure } from '#domain/jobs/failure.ts';
import type { QueueDeps } from './types.ts';

type ReachabilityDeps = Pick<QueueDeps, 'model' | 'connectivity'>;

/**
 * Checks whether a request can be sent. Returns undefined if so, `wait` to defer it until the
 * network is really back, or the failure. A user who is watching learns at once that the provider
 * is unreachable, and is not held up by one that is slow to respond.
 */
export async function checkReachability(
  { model, connectivity }: ReachabilityDeps,
  access: { readonly baseUrl: string; readonly key: string },
  isWatched: boolean,
): Promise<Failure | 'wait' | undefined> {
  const needsNetwork = !isOnThisDevice(access.baseUrl);
  // A deferred request waits for real network access, even if a captive portal lets the provider
  // through.
  if (needsNetwork && isLost(connectivity) && !isWatched) {
    if ((await connectivity.check()) !== 'online') return 'wait';
  }
  const failure = await model.probe(access);
  if (failure === undefined) {
    // The provider answered, so the status is probably stale; the next regular check may be far off.
    if (needsNetwork && isLost(connectivity)) void connectivity.check();
    return undefined;
  }
  if (isSlow(failure)) return isWatched ? undefined : 'wait';
  if (!isUnreachable(failure)) return failure;
  const reach = await connectivity.check();
  return isWatched && reach === 'online' ? failure : 'wait';
}

const isLost = ({ connection }: QueueDeps['connectivity']) =>
  connection === 'offline' || connection === 'portal';
const isSlow = ({ kind }: Failure) => kind === 'timed-out' || kind === 'connection-lost';
const isUnreachable = ({ kind }: Failure) =>
  kind === 'offline' || kind === 'unreachable' || kind === 'captive-portal';
