import type { createStore } from 'jotai';
import { workerUrl } from '#boot/register-worker.ts';
import { UpdateNotice } from '#features/shell/update-notice.tsx';
import type { UpdateNews } from '#services/updates/updates.ts';
import { createWorkerUpdates } from '#services/updates/worker-updates.ts';
import { updateAtom } from '#state/shell/updates.ts';
import { fillSlotAtom } from '#ui/page/slot.tsx';
import { deviceDocuments } from '../services/device.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Announces new versions. A page whose version was replaced reloads only while the user is idle.
 */
export function followUpdates(store: Store): void {
  const worker = workerUrl();
  // Some privacy settings disable service workers.
  if (!worker || !('serviceWorker' in navigator)) return;
  const updates = createWorkerUpdates({
    worker,
    container: navigator.serviceWorker,
    document,
    channel: new BroadcastChannel('echopost-updates'),
    flush: () => deviceDocuments.flush(),
  });
  updates.subscribe((news) => {
    if (news === 'replaced') void reloadWhenIdle(store, updates.accept);
    else showUpdate(store, news, updates.accept);
  });
}

/**
 * Reloads now if the user is idle. Otherwise asks, and reloads once the page is hidden and idle.
 */
async function reloadWhenIdle(store: Store, accept: () => void): Promise<void> {
  if (!(await isBusy(store))) return reload();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void isBusy(store).then((busy) => busy || reload());
  });
  showUpdate(store, 'replaced', accept);
}

async function isBusy(store: Store): Promise<boolean> {
  if (isTyping(document.activeElement) || hasTypedSecret()) return true;
  try {
    const { isBusyAtom } = await import('#state/shell/busy.ts');
    return store.get(isBusyAtom);
  } catch {
    // Idle state unknown, since its chunk failed to load: let the user decide.
    return true;
  }
}

/** True if a text field with content has the focus. */
function isTyping(element: Element | null): boolean {
  const isField =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !['radio', 'checkbox'].includes(element.type));
  return isField && element.value !== '';
}

/** True if a key or a passphrase is typed, which is stored nowhere until it is saved. */
const hasTypedSecret = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement>('input[type=password], input[name=api-key]'),
  ].some(({ value }) => value !== '');

/** The notice is bundled here: an outdated tab could no longer load its chunk. */
function showUpdate(store: Store, news: UpdateNews, accept: () => void): void {
  store.set(updateAtom, { news, accept, reload });
  store.set(fillSlotAtom, 'notice', UpdateNotice);
}

function reload(): void {
  deviceDocuments.flush();
  location.reload();
}
