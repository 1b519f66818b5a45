import type { createStore } from 'jotai';
import { onFirstTouch } from '#ui/on-first-touch.ts';
import { createBrowserInstall } from '#services/install/browser-install.ts';
import { installOfferAtom } from '#state/install.ts';
import { placeAtom } from '#ui/late-part.tsx';

type Store = ReturnType<typeof createStore>;

/** Offers to install the app, quietly, and not before the person has done something. */
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
  // A page that slept has been touched to be awake.
  if (globalThis.echopostEarlyInput?.events.length) begin();
  else onFirstTouch(begin);
}

async function showOffer(store: Store): Promise<void> {
  const part = await import('#features/shell/install-offer.tsx').catch(() => undefined);
  // It is an offer: where it does not load, nobody misses it.
  if (part) store.set(placeAtom, 'footer', part.InstallOffer);
}

function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    Reflect.get(navigator, 'standalone') === true
  );
}

/** An iPad says that it is a Mac, and has fingers. */
function isIos({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
