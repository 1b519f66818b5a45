import type { createStore } from 'jotai';
import { afterPaint } from '#ui/behaviour/after-paint.ts';
import { onFirstInteraction } from '#ui/behaviour/on-first-interaction.ts';
import { createBrowserInstall } from '#services/install/browser-install.ts';
import { installOfferAtom } from '#state/shell/install.ts';
import { fillSlotAtom } from '#ui/page/slot.tsx';

type Store = ReturnType<typeof createStore>;

/** Offers installation unobtrusively, and only after the user's first interaction. */
export function offerInstall(store: Store): void {
  const install = createBrowserInstall({
    window: globalThis,
    early: globalThis.echopostInstall,
    isInstalled: isInstalled(),
    isIos: isIos(navigator),
  });
  const begin = () => {
    install.subscribe((offer) => {
      store.set(installOfferAtom, offer);
      if (offer) void showOffer(store);
    });
  };
  // A static page hydrates only after an interaction, so captured events mean one took place.
  if (globalThis.echopostCapturedEvents?.events.length) begin();
  else onFirstInteraction(() => afterPaint(begin));
}

async function showOffer(store: Store): Promise<void> {
  const part = await import('#features/shell/install-offer.tsx').catch(() => undefined);
  // Optional: if the chunk fails to load, nothing is shown.
  if (part) store.set(fillSlotAtom, 'footer', part.InstallOffer);
}

export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    Reflect.get(navigator, 'standalone') === true
  );
}

/** iPadOS reports itself as a Mac, but has a touch screen. */
function isIos({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
