/**
 * Service worker entry: one module per concern, and every event listener is registered here.
 *
 * - `route-request.ts` picks the strategy for a request (pure)
 * - `serve.ts` responds; `range.ts` serves byte ranges of a clip
 * - `built-files.ts` is the list of this build's files; `precache.ts` caches them, `genuine.ts` decides
 *   which responses qualify
 * - `user-files.ts` caches additional files for signed-in users
 * - `releases.ts` installs, activates, and handles updates from one build to the next
 * - `share-target.ts` implements the share target
 * - `background.ts` sends queued jobs while no page is open, and handles its notifications
 * - `kill-switch.ts` is a separate, self-destroying worker that replaces this one
 *
 * The worker never intercepts requests to a backend or a provider, and reads a key only to send
 * queued jobs, if the user has opted in. Built by `src/build/worker.ts`.
 */
import { openNotified, sync } from './background-sync.ts';
import { serve } from './serve.ts';
import { activate, hear, install } from './releases.ts';

declare const self: ServiceWorkerGlobalScope;

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    /** Background Sync: Chromium only, and missing from the type libraries. */
    sync: ExtendableEvent & { readonly tag: string };
  }
}

self.addEventListener('install', install);
self.addEventListener('activate', activate);
self.addEventListener('message', hear);
self.addEventListener('fetch', serve);
self.addEventListener('sync', sync);
self.addEventListener('notificationclick', openNotified);
