import type { InstallOffer, InstallService } from './install.ts';

/** Chromium's install event, which no standard specifies. */
interface InstallQuestion extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface InstallDeps {
  readonly window: EventTarget;
  /** Event that was captured before a listener was registered. */
  readonly early: Event | undefined;
  /** True if the app runs in a window of its own: installed, and opened as such. */
  readonly isInstalled: boolean;
  readonly isIos: boolean;
}

export function createBrowserInstall({
  window,
  early,
  isInstalled,
  isIos,
}: InstallDeps): InstallService {
  const listeners = new Set<(offer: InstallOffer | undefined) => void>();
  let offer: InstallOffer | undefined = isIos ? { by: 'hand' } : undefined;
  if (early && isQuestion(early)) offer = offerOf(early);
  if (isInstalled) offer = undefined;

  function emit(next: InstallOffer | undefined): void {
    offer = next;
    for (const listener of listeners) listener(next);
  }

  /** Turns the event into an offer. Its prompt can be shown only once. */
  function offerOf(question: InstallQuestion): InstallOffer {
    return {
      by: 'ask',
      async ask() {
        emit(undefined);
        return (await question.prompt()).outcome;
      },
    };
  }

  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isQuestion(event)) emit(offerOf(event));
  });
  window.addEventListener('appinstalled', () => emit(undefined));
  return {
    subscribe(listener) {
      listeners.add(listener);
      listener(offer);
      return () => listeners.delete(listener);
    },
  };
}

const isQuestion = (event: Event): event is InstallQuestion => 'prompt' in event;
