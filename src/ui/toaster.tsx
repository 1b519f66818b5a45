import { chakra, createToaster, Toast, Toaster } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { CheckIcon, CrossIcon, WarningIcon } from './icons.tsx';
import { connectToaster } from './toast.ts';

interface ToastLimits {
  /** Maximum number of visible toasts. */
  max: number;
  /** Milliseconds. */
  duration: number;
}

/** Keeps toasts clear of the primary button at the bottom of a step. */
const ABOVE_THE_ACTIONS = { top: '16px', bottom: '112px', left: '16px', right: '16px' };

/**
 * Region for toasts. Lazy-loaded with the first toast, to keep its state machine off the first
 * screen.
 */
export function ToastRegion({ max, duration }: ToastLimits) {
  const [toaster] = useState(() =>
    createToaster({
      placement: 'bottom',
      max,
      duration,
      gap: 12,
      offsets: ABOVE_THE_ACTIONS,
    }),
  );
  useEffect(() => {
    /** Shows a new toast at once, replacing the oldest if the region is full. */
    const create = (options: Parameters<typeof toaster.create>[0]) => {
      const shown = toaster.getVisibleToasts();
      if (shown.length >= max) toaster.dismiss(shown.at(-1)?.id);
      toaster.create(options);
    };
    // The region's machine subscribes just after this effect: a toast created earlier would be
    // lost.
    let disconnect: (() => void) | undefined;
    const timer = setTimeout(() => (disconnect = connectToaster({ create })));
    return () => {
      clearTimeout(timer);
      disconnect?.();
    };
  }, [toaster, max]);
  return (
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        <Toast.Root>
          <chakra.span flexShrink="0" color={colorOf(toast.type)} marginTop="3px">
            {toast.type === 'success' ? <CheckIcon /> : <WarningIcon />}
          </chakra.span>
          <chakra.div display="grid" minWidth="0">
            <Toast.Title>{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </chakra.div>
          <Toast.CloseTrigger aria-label="Dismiss">
            <CrossIcon size={16} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}

function colorOf(type: string | undefined): string {
  if (type === 'error') return 'danger';
  return type === 'warning' ? 'warn' : 'done';
}
