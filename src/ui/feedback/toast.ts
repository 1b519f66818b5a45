import type { ReactNode } from 'react';
import { afterPaint } from '../behaviour/after-paint.ts';

/** Content of a toast. Structural, so that `ui` does not depend on where the texts come from. */
export interface ToastContent {
  readonly title: string;
  readonly description?: ReactNode;
  readonly tone: 'success' | 'warning' | 'error';
  /** Stays until dismissed. */
  readonly stays?: true;
  /** Event after which it says nothing any more. */
  readonly until?: string;
}

interface Toaster {
  create(content: ToastContent): unknown;
}

let toaster: Toaster | undefined;
const waiting: ToastContent[] = [];
/** Number of parts that cover the whole screen, the toasts included. */
let covers = 0;
const listeners = new Set<() => void>();

/**
 * Shows a toast after the next paint, so that the result of the user's action appears first. The
 * first toast loads the toaster; until it is ready, toasts are queued.
 */
export function showToast(content: ToastContent): void {
  afterPaint(() => {
    waiting.push(content);
    flush();
    for (const listener of listeners) listener();
  });
}

/** Keeps new toasts back while something covers them. Returns a function that lets them appear. */
export function holdToasts(): () => void {
  covers += 1;
  return () => {
    covers -= 1;
    flush();
  };
}

function flush(): void {
  if (!toaster || covers > 0) return;
  for (const content of waiting.splice(0)) toaster.create(content);
}

/** True once a toast has been requested, so that the toaster must be mounted. */
export const toastsWanted = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => toaster !== undefined || waiting.length > 0,
};

/**
 * Connects the loaded toaster and flushes queued toasts. Returns a function that disconnects it, so
 * that toasts are queued again: an unmounted region would swallow them.
 */
export function connectToaster(loaded: Toaster): () => void {
  toaster = loaded;
  flush();
  return () => {
    if (toaster === loaded) toaster = undefined;
  };
}
