import type { createStore } from 'jotai';
import { SESSION_TOASTS } from '#domain/site/session-toasts.ts';
import type { AuthService, Identity } from '#services/auth/auth.ts';
import type { DocumentStore } from '#services/storage/document-store.ts';
import type { Services } from '#state/services.ts';
import { sessionAtom, setIdentityAtom } from '#state/account/session.ts';
import type { SignedInHint } from '#boot/signed-in-hint.ts';

type Store = ReturnType<typeof createStore>;

/** Pause before a storage that failed is read again. */
const READ_AGAIN_MS = 2000;

/**
 * Shows the signed-in user: from storage, or from the hint if storage fails or takes longer than
 * `patienceMs`, and then on every change. A storage that failed is read again. The tab that changes
 * the session writes the hint while it holds the session's lock; the other tabs are notified and
 * only read, so that no write triggers another write.
 */
export async function followSession(
  store: Store,
  { auth, notify }: Pick<Services, 'auth' | 'notify'>,
  hint: SignedInHint,
  patienceMs: number,
): Promise<void> {
  /** Number of the latest read or change in this tab; a read with a lower number is stale. */
  let latest = 0;
  let isHintChecked = false;
  const show = (identity: Identity | null) => store.set(setIdentityAtom, identity);

  async function read(): Promise<void> {
    latest += 1;
    const own = latest;
    const identity = await auth.storedIdentity();
    if (identity === undefined) {
      setTimeout(() => own === latest && void read(), READ_AGAIN_MS);
      return;
    }
    if (own === latest) show(identity);
    // Does not write the hint itself: another tab may be about to change it.
    if (!isHintChecked && hint.read() !== identity?.email) void auth.republish();
    isHintChecked = true;
  }

  auth.subscribe((identity, change) => {
    latest += 1;
    const wasIn = store.get(sessionAtom).status === 'in';
    show(identity);
    if (hint.read() !== identity?.email) hint.write(identity);
    if (change === 'ended' && wasIn) notify(SESSION_TOASTS.sessionEnded);
  });
  hint.subscribe(() => void read());

  await Promise.race([read(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  if (store.get(sessionAtom).status === 'loading') {
    const email = hint.read();
    show(email === undefined ? null : { email });
  }
}

/** Reads the session again whenever the work changes hands: a tab may have missed the sign-in. */
export function followOwner(
  documents: Pick<DocumentStore, 'subscribeWhose'>,
  { republish }: Pick<AuthService, 'republish'>,
): void {
  let isFirst = true;
  documents.subscribeWhose(() => {
    if (!isFirst) void republish();
    isFirst = false;
  });
}
