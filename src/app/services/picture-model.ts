import { browserLocalNetwork } from '#services/model/local-network.ts';
import type { PictureModel } from '#services/model/model.ts';
import { createPictureModel } from '#services/model/picture-model.ts';
import { isOnLine } from '#services/network/page-events.ts';

/** Lazy-loaded when the user asks for a picture. */
export const openPictureModel = (fetch: typeof globalThis.fetch): PictureModel =>
  createPictureModel({
    fetch,
    isOnline: () => isOnLine(window),
    localNetwork: browserLocalNetwork(globalThis),
    now: Date.now,
  });
