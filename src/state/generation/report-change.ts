import type { Getter } from 'jotai';
import { TOASTS } from '#domain/site/toasts.ts';
import { services } from '../services.ts';

/** Shows a toast if the device does not store a change that no caller awaits. */
export function reportIfNotStored(get: Getter, change: Promise<void> | undefined): void {
  change?.catch(() => services(get).notify(TOASTS.changeNotStored));
}
