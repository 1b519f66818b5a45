import { HYDRATE_HINT, writeHint } from '#boot/hint-storage.ts';
import { KEEP_USER_FILES } from '#domain/jobs/worker-message.ts';
import { isVisitors } from '#domain/site/share-target.ts';
import { createExclusive } from '#services/locks/exclusive.ts';
import { createSharedInbox } from '#services/share-target/indexed-db-inbox.ts';
import type { SharedInbox } from '#services/share-target/share-target.ts';
import { database } from './device.ts';

/** The inbox, with the hint that the front page reads: it shows again what was tried there. */
export function openSharedInbox(): SharedInbox {
  if (!database) throw new Error('This device keeps nothing');
  const exclusive = createExclusive(navigator.locks, 'echopost-shared-items');
  const inbox = createSharedInbox(database, exclusive);
  const list = async () => {
    const items = await inbox.list();
    showTried(items.some(isVisitors));
    return items;
  };
  const listed = async <T>(changed: Promise<T>) => {
    const result = await changed;
    await list();
    return result;
  };
  return {
    add: inbox.add,
    async keep(...item) {
      const id = await inbox.keep(...item);
      if (id !== undefined) {
        showTried(true);
        keepReader();
      }
      return id;
    },
    list,
    take: (...item) => listed(inbox.take(...item)),
    remove: (id) => listed(inbox.remove(id)),
    removeAll: () => listed(inbox.removeAll()),
  };
}

/** Now and on the next visit. */
function showTried(isThere: boolean): void {
  writeHint(HYDRATE_HINT, isThere ? 'load' : undefined);
  const page = document.documentElement.dataset;
  if (page['page'] === '/') page['hydrate'] = isThere ? 'load' : 'interaction';
}

/** A visitor who has pasted reviews once may do so offline. */
function keepReader(): void {
  // A worker has no origin: the rule applies to windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(KEEP_USER_FILES));
}
