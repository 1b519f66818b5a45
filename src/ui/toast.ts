import type { ReactNode } from 'react';

/** What a toast says. Structural, so that `ui` need not know where the words come from. */
interface ToastContent {
  readonly title: string;
  readonly description?: ReactNode;
  readonly tone: 'success' | 'warning' | 'error';
  /** Until it is dismissed. */
  readonly stays?: true;
}

interface Toaster {
  create(options: {
    title: string;
    description?: ReactNode;
    type: string;
    duration?: number;
  }): unknown;
}

let toaster: Toaster | undefined;
const waiting: ToastContent[] = [];
const listeners = new Set<() => void>();

/**
 * Shows a toast, once the page has shown what the press itself did: a press is answered first. The
 * toaster is loaded by the first one; until it is there toasts wait.
 */
export function showToast(content: ToastContent): void {
  afterPaint(() => {
    if (toaster) create(toaster, content);
    else waiting.push(content);
    for (const listener of listeners) listener();
  });
}

/** A page in the background paints nothing, and is not looked at. */
function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}

/** Whether a toast has been asked for, so that the toaster has to be on the page. */
export const toastsWanted = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => toaster !== undefined || waiting.length > 0,
};

/**
 * Hands the toasts to the loaded toaster, with whatever was waiting for it, and returns a function
 * that lets them wait again: a region that has left the page would swallow them.
 */
export function connectToaster(loaded: Toaster): () => void {
  toaster = loaded;
  for (const content of waiting.splice(0)) create(loaded, content);
  return () => {
    if (toaster === loaded) toaster = undefined;
  };
}

function create(target: Toaster, { title, description, tone, stays }: ToastContent): void {
  target.create({
    title,
    type: tone,
    ...(description === undefined ? {} : { description }),
    ...(stays && { duration: Infinity }),
  });
}
