import { atom, type Getter } from 'jotai';
import type { ToastText } from '#domain/toast.ts';
import type { AdService } from '#services/ads/ads.ts';
import type { AuthService } from '#services/auth/auth.ts';
import type { AlertService } from '#services/alerts/alerts.ts';
import type { BackgroundService } from '#services/background/background.ts';
import type { BrowserModelService } from '#services/browser-model/browser-model.ts';
import type { ConnectService } from '#services/connect/connect.ts';
import type { ContactService } from '#services/contact/contact.ts';
import type { InsightService } from '#services/insight/insight.ts';
import type { ModelService } from '#services/model/model.ts';
import type { KeyVault } from '#services/secrets/key-vault.ts';
import type { Connectivity } from '#queue/connectivity.ts';
import type { Queue } from '#queue/queue.ts';
import type { QueueWorld } from '#queue/world.ts';
import type { SharingService } from '#services/sharing/sharing.ts';
import type { DeviceStorage } from '#services/device/device.ts';

/** The queue and what belongs to it: one script. */
export interface QueueParts {
  readonly queue: Queue;
  /** Says that a post is ready while nobody looks. Absent where the browser cannot. */
  readonly alerts?: AlertService;
  /** Absent where the browser cannot wake the worker. */
  readonly background?: BackgroundService;
}

/** Everything outside the page that state may reach. `app` chooses the adapters. */
export interface Services {
  readonly auth: AuthService;
  readonly insight: InsightService;
  readonly model: ModelService;
  readonly keys: KeyVault;
  readonly device: DeviceStorage;
  readonly sharing: SharingService;
  readonly contact: ContactService;
  /**
   * The one queue of this page, which asks for the provider that is chosen. Its script is loaded now
   * if need be; rejects when it does not come.
   */
  openQueue(chosenBaseUrl: QueueWorld['chosenBaseUrl']): Promise<QueueParts>;
  /** Whether we are online. Rejects when its script does not come. */
  openConnectivity(): Promise<Connectivity>;
  /** Undefined where the browser has no model of its own. Rejects when its script does not come. */
  openBrowserModel(): Promise<BrowserModelService | undefined>;
  /** Gets a key from OpenRouter. Rejects when its script does not come. */
  openConnect(): Promise<ConnectService>;
  /** Absent where the build names no site for advertisements. */
  readonly ads?: AdService;
  /** Shows a toast. */
  notify(text: ToastText): void;
  /** Milliseconds since 1970. */
  now(): number;
  /** A random UUID. */
  newId(): string;
  /** The app is served together with its embedded backend. */
  readonly embedded: boolean;
}

export const servicesAtom = atom<Services | undefined>(undefined);

/** The services, for actions. Before `app` has set them nothing can be pressed. */
export function services(get: Getter): Services {
  const found = get(servicesAtom);
  if (!found) throw new Error('An action ran before the app was composed');
  return found;
}
