import type { Identity } from '#services/auth/auth.ts';
import { readHint, keepHint } from './hint-storage.ts';

/** Who was signed in when the app last ran. The app corrects the page when that is no longer so. */
const KEY = 'echopost.signed-in';

/** The address of the person the page may show as signed in. */
export function readSignedInHint(): string | undefined {
  return readHint(KEY);
}

/** Hears that another tab has signed in or out. */
export function onSignedInHint(listener: () => void): void {
  addEventListener('storage', ({ key }) => key === KEY && listener());
}

export function writeSignedInHint(identity: Identity | null): void {
  keepHint(KEY, identity?.email);
}
