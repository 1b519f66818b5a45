import { atom } from 'jotai';
import { isOnThisDevice } from '#domain/providers/base-url.ts';
import type { Connection, Connectivity } from '#queue/connectivity.ts';
import { hasStatusAtom } from './header-status.ts';
import { baseUrlAtom } from '../provider/provider.ts';
import { services } from '../services.ts';

/** Network status as last determined. */
export const connectionAtom = atom<Connection>('unknown');

/** Time that good news stays on screen, in milliseconds. */
const NEWS_MS = 5000;

/** True for a moment after the network has come back. */
export const isBackOnlineAtom = atom(false);

/** True if no server on the internet can be reached. */
export const isOffline = (connection: Connection) =>
  connection === 'offline' || connection === 'portal';

/** The connectivity that is already subscribed to. */
const watchedAtom = atom<Connectivity | undefined>(undefined);

/**
 * Mirrors the network status from then on. If its chunk fails to load, the status stays `unknown`,
 * which promises nothing.
 */
export const watchConnectionAtom = atom(null, async (get, set) => {
  const connectivity = await services(get).openConnectivity();
  if (get(watchedAtom) === connectivity) return connectivity;
  set(watchedAtom, connectivity);
  const know = (connection: Connection) => {
    const wasAway = isOffline(get(connectionAtom));
    set(connectionAtom, connection);
    set(isBackOnlineAtom, wasAway && connection === 'online');
    if (wasAway) setTimeout(() => set(isBackOnlineAtom, false), NEWS_MS);
    if (isOffline(connection)) set(hasStatusAtom, true);
  };
  know(connectivity.connection);
  connectivity.subscribe(know);
  return connectivity;
});

/**
 * True while a press can only be queued for later: no network, and the provider is not on this
 * device.
 */
export const needsQueueAtom = atom(
  (get) => isOffline(get(connectionAtom)) && !isOnThisDevice(get(baseUrlAtom) ?? ''),
);
