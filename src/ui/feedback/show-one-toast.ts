interface ToastOptions {
  title: string;
  type: string;
  /** Milliseconds; Infinity for one that stays until the user dismisses it. */
  duration?: number;
  /** `until`: the event after which the toast says nothing any more. */
  meta?: { until?: string };
}

/** The part of Chakra's toaster that is used here. */
interface Toaster<Options> {
  create(options: Options & { duration: number; onStatusChange(details: Status): void }): string;
  /** Closes a visible toast, which then takes a moment to leave. */
  dismiss(id: string): void;
  /** Drops a toast that has not appeared yet, which ignores `dismiss`. */
  remove(id: string): void;
}

interface Status {
  readonly status: string;
}

interface Durations {
  /** Milliseconds. */
  readonly duration: number;
  readonly confirmationDuration: number;
}

interface Current<Options> {
  id: string;
  readonly options: Options;
  /** As the toaster last reported it. */
  status?: string;
}

interface OneAtATime<Options> {
  /** Shows a toast in place of the one before. */
  show(options: Options): void;
  /**
   * Closes the toasts that were to be shown until this event, and ignores later ones. The event is
   * over with the next call.
   */
  reach(event: string | undefined): void;
}

/**
 * Shows one toast at a time: a new one replaces the one before. Those that stay until the user
 * dismisses them come back once the others have closed.
 */
export function oneAtATime<Options extends ToastOptions>(
  toaster: Toaster<Options>,
  { duration, confirmationDuration }: Durations,
): OneAtATime<Options> {
  let current: Current<Options> | undefined;
  /** Waits until the current one has left. */
  let next: Options | undefined;
  let returning: Options[] = [];
  let reached: string | undefined;

  const isOver = (options: Options | undefined): boolean =>
    reached !== undefined && options?.meta?.until === reached;

  function show(options: Options): void {
    if (isOver(options)) return;
    keep(next);
    next = undefined;
    if (current?.status === 'visible') {
      keep(current.options);
      next = options;
      dismiss(current);
    } else if (current?.status === 'dismissing') {
      next = options;
    } else {
      keep(current?.options);
      if (current) toaster.remove(current.id);
      open(options);
    }
  }

  function reach(event: string | undefined): void {
    reached = event;
    returning = returning.filter((options) => !isOver(options));
    if (isOver(next)) next = undefined;
    if (!current || !isOver(current.options)) return;
    if (current.status === 'visible') return dismiss(current);
    if (current.status === 'dismissing') return;
    toaster.remove(current.id);
    openNext();
  }

  function dismiss(toast: Current<Options>): void {
    toast.status = 'dismissing';
    toaster.dismiss(toast.id);
  }

  function keep(replaced: Options | undefined): void {
    if (replaced?.duration === Infinity) returning.push(replaced);
  }

  function open(options: Options): void {
    const toast: Current<Options> = { id: '', options };
    current = toast;
    const usual = options.type === 'success' ? confirmationDuration : duration;
    toast.id = toaster.create({
      ...options,
      duration: options.duration ?? usual,
      onStatusChange: ({ status }) => current === toast && onStatus(toast, status),
    });
  }

  function onStatus(toast: Current<Options>, status: string): void {
    toast.status = status;
    if (status === 'unmounted') openNext();
  }

  function openNext(): void {
    current = undefined;
    const following = next ?? returning.pop();
    next = undefined;
    if (following) open(following);
  }

  return { show, reach };
}
