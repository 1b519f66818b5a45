interface ToastOptions {
  title: string;
  type: string;
  /** Milliseconds; Infinity for one that stays until the user dismisses it. */
  duration?: number;
}

/** The part of Chakra's toaster that is used here. */
interface Toaster<Options> {
  create(options: Options & { duration: number; onStatusChange(details: Status): void }): string;
  dismiss(id: string): void;
}

interface Status {
  readonly status: string;
}

interface Durations {
  /** Milliseconds. */
  readonly duration: number;
  readonly confirmationDuration: number;
}

/**
 * Returns a function that shows one toast at a time: a new one replaces the one before. One that
 * stays until the user dismisses it comes back once the other has closed.
 */
export function oneAtATime<Options extends ToastOptions>(
  toaster: Toaster<Options>,
  { duration, confirmationDuration }: Durations,
): (options: Options) => void {
  let shown: { readonly id: string; readonly options: Options } | undefined;
  let returning: Options | undefined;

  function show(options: Options): void {
    const before = shown;
    shown = undefined;
    if (before?.options.duration === Infinity) returning = before.options;
    if (before) toaster.dismiss(before.id);
    const usual = options.type === 'success' ? confirmationDuration : duration;
    const id = toaster.create({
      ...options,
      duration: options.duration ?? usual,
      onStatusChange: ({ status }) => status === 'unmounted' && onClosed(id),
    });
    shown = { id, options };
  }

  function onClosed(id: string): void {
    if (shown?.id !== id) return;
    shown = undefined;
    const next = returning;
    returning = undefined;
    if (next) show(next);
  }

  return show;
}
