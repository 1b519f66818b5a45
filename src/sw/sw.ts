/**
 * The service worker: one module per concern, heard here and nowhere else.
 *
 * - `answer.ts` which requests are answered, and from what (pure)
 * - `serve.ts` the answers; `range.ts` parts of a clip
 * - `precache.ts` the files of this build, and `genuine.ts` which responses may be among them
 * - `user-files.ts` what signed-in users need beside them
 * - `versions.ts` install, activate, and the way from one build to the next
 * - `share.ts` what other apps share
 * - `background.ts` what waits, sent while no page is open, and its notifications
 * - `farewell.ts` another worker, which takes this one away
 *
 * It never answers a backend or a provider, and reads a key only to send what waits, by choice. Built
 * by `src/build/worker.ts`.
 */
import { openNotified, sync } from './background.ts';
import { serve } from './serve.ts';
import { activate, hear, install } from './versions.ts';

declare const self: ServiceWorkerGlobalScope;

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    /** Background Sync: Chromium's alone, and in no library of types. */
    sync: ExtendableEvent & { readonly tag: string };
  }
}

self.addEventListener('install', install);
self.addEventListener('activate', activate);
self.addEventListener('message', hear);
self.addEventListener('fetch', serve);
self.addEventListener('sync', sync);
self.addEventListener('notificationclick', openNotified);
