import { isOnThisDevice } from '#domain/providers.ts';
import type { Failure } from '#domain/failure.ts';
import type { QueueWorld } from './world.ts';

type Asked = Pick<QueueWorld, 'model' | 'connectivity'>;

/**
 * Whether a request can be sent: undefined when it can. `wait` puts it off until the network is
 * really there. Somebody who waits in front of the screen hears at once that it is the provider that
 * cannot be reached, and is not made to wait for one that is slow to say so.
 */
export async function reachProvider(
  { model, connectivity }: Asked,
  access: { readonly baseUrl: string; readonly key: string },
  byHand: boolean,
): Promise<Failure | 'wait' | undefined> {
  // A deferred request waits for real network access, even if a captive portal lets the provider
  // through.
  const isLost = connectivity.connection === 'offline' || connectivity.connection === 'portal';
  if (!isOnThisDevice(access.baseUrl) && isLost && !byHand) {
    if ((await connectivity.check()) !== 'online') return 'wait';
  }
  const failure = await model.probe(access);
  if (failure === undefined) return undefined;
  if (isSlow(failure)) return byHand ? undefined : 'wait';
  if (!isAway(failure)) return failure;
  const reach = await connectivity.check();
  return byHand && reach === 'online' ? failure : 'wait';
}

const isSlow = ({ kind }: Failure) => kind === 'timed-out' || kind === 'cut';
const isAway = ({ kind }: Failure) =>
  kind === 'offline' || kind === 'unreachable' || kind === 'captive-portal';
