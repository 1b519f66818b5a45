/**
 * The service worker: one module per concern, heard here and nowhere else.
 *
 * - `answer.ts` which requests are answered, and from what (pure)
 * - `serve.ts` the answers; `range.ts` parts of a clip
 * - `precache.ts` the files of this build
 * - `versions.ts` install, activate, and the way from one build to the next
 * - `share.ts` what other apps share
 * - `farewell.ts` another worker, which takes this one away
 *
 * It never answers a backend or a provider, and never sees a key. Built by `src/build/worker.ts`.
 */
import { serve } from './serve.ts';
import { activate, hear, install } from './versions.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', install);
self.addEventListener('activate', activate);
self.addEventListener('message', hear);
self.addEventListener('fetch', serve);
