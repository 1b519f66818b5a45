import { atom } from 'jotai';
import { isOnThisDevice } from '#domain/providers.ts';
import type { Connection, Connectivity } from '#queue/connectivity.ts';
import { attentionAtom } from './attention.ts';
import { baseUrlAtom } from './provider.ts';
import { services } from './services.ts';

/** Whether we are online, as far as anybody has looked. */
export const connectionAtom = atom<Connection>('unknown');

/** How long good news stays, in milliseconds. */
const NEWS_MS = 5000;

/** For a moment after the network has come back. */
export const isBackOnlineAtom = atom(false);

/** Nothing of ours can be reached. */
export const isAway = (connection: Connection) =>
  connection === 'offline' || connection === 'portal';

/** What is listened to already. */
const watchedAtom = atom<Connectivity | undefined>(undefined);

/** From then on the connection is known here. Without its script it stays unknown, which promises nothing. */
export const watchConnectionAtom = atom(null, async (get, set) => {
  const connectivity = await services(get).openConnectivity();
  if (get(watchedAtom) === connectivity) return connectivity;
  set(watchedAtom, connectivity);
  const know = (connection: Connection) => {
    const wasAway = isAway(get(connectionAtom));
    set(connectionAtom, connection);
    set(isBackOnlineAtom, wasAway && connection === 'online');
    if (wasAway) setTimeout(() => set(isBackOnlineAtom, false), NEWS_MS);
    if (isAway(connection)) set(attentionAtom, true);
  };
  know(connectivity.connection);
  connectivity.subscribe(know);
  return connectivity;
});

/** True while a press can only be kept for later: no network, and the provider is not on this device. */
export const needsQueueAtom = atom(
  (get) => isAway(get(connectionAtom)) && !isOnThisDevice(get(baseUrlAtom) ?? ''),
);
