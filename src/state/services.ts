import { atom, type Getter } from 'jotai';
import type { Account } from '#domain/site/account.ts';
import type { ToastText } from '#domain/site/toast.ts';
import type { AdService } from '#services/ads/ads.ts';
import type { AuthService } from '#services/auth/auth.ts';
import type { AlertService } from '#services/alerts/alerts.ts';
import type { SyncRegistration } from '#services/sync-registration/sync-registration.ts';
import type { BrowserModelService } from '#services/browser-model/browser-model.ts';
import type { ConnectService } from '#services/connect/connect.ts';
import type { CalendarService } from '#services/calendar/calendar.ts';
import type { ContactService } from '#services/contact/contact.ts';
import type { InsightService } from '#insight/insight.ts';
import type { ModelService, PictureModel } from '#services/model/model.ts';
import type { KeyVault } from '#services/secrets/key-vault.ts';
import type { Connectivity } from '#queue/connectivity.ts';
import type { Queue } from '#queue/queue.ts';
import type { QueueDeps } from '#queue/types.ts';
import type { PictureService } from '#services/pictures/pictures.ts';
import type { SharedInbox } from '#services/share-target/share-target.ts';
import type { SharingService } from '#services/sharing/sharing.ts';
import type { DeviceStorage } from '#services/device/device.ts';

/** The queue and its browser services: one chunk. */
export interface QueueServices {
  readonly queue: Queue;
  /**
   * Notifies the user of a finished post while the page is hidden. Undefined without browser
   * support.
   */
  readonly alerts?: AlertService;
  /** True if the user can see the page, and so its toasts. */
  isVisible(): boolean;
  /** Undefined if the browser cannot wake the worker. */
  readonly syncRegistration?: SyncRegistration;
}

/** State of the page that its queue reads at each use. */
export interface QueuePage extends Pick<QueueDeps, 'chosenBaseUrl'> {
  /** Returns the account that was last signed in here; undefined if none was. */
  account(): Account | undefined;
  isSignedIn(): boolean;
  /** Returns the base URL that this page shows, although the device has not delivered any. */
  shownBaseUrl(): string | null;
  /** Shows the user of the stored session. */
  readSession(): Promise<void>;
}

/** All services outside the page that state may use. `app` chooses the adapters. */
export interface Services {
  readonly auth: AuthService;
  readonly insight: InsightService;
  readonly model: ModelService;
  readonly keys: KeyVault;
  readonly device: DeviceStorage;
  readonly sharing: SharingService;
  readonly contact: ContactService;
  /** Returns the one queue of this page. Loads its chunk if needed; rejects if that fails. */
  openQueue(page: QueuePage): Promise<QueueServices>;
  /** Returns the network status. Rejects if its chunk fails to load. */
  openConnectivity(): Promise<Connectivity>;
  /** Undefined if the browser has no model of its own. Rejects if its chunk fails to load. */
  openBrowserModel(): Promise<BrowserModelService | undefined>;
  /** Returns the service that gets a key from OpenRouter. Rejects if its chunk fails to load. */
  openConnect(): Promise<ConnectService>;
  /** Returns what asks a provider for a picture. Rejects if its chunk fails to load. */
  openPictureModel(): Promise<PictureModel>;
  /** Returns the reader of picture files. Rejects if its chunk fails to load. */
  openPictures(): Promise<PictureService>;
  /** Returns what knows of calendars and reminders. Rejects if its chunk fails to load. */
  openCalendar(): Promise<CalendarService>;
  /**
   * Returns the inbox of items that wait for the user's review. Rejects if its chunk fails to load, and on
   * a device without a database.
   */
  openSharedInbox(): Promise<SharedInbox>;
  /** Undefined if the build names no site for ads. */
  readonly ads?: AdService;
  /** Shows a toast. */
  notify(text: ToastText): void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Returns a random UUID. */
  newId(): string;
  /** Lets the browser paint and handle input before the rest of a task. */
  yieldToMain(): Promise<void>;
  /** True if the app is served together with its embedded backend. */
  readonly embedded: boolean;
}

export const servicesAtom = atom<Services | undefined>(undefined);

/**
 * Returns the services for an action. Throws before `app` has set them, when no action can run yet.
 */
export function services(get: Getter): Services {
  const found = get(servicesAtom);
  if (!found) throw new Error('An action ran before the app was composed');
  return found;
}
