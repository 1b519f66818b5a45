import { chakra, createToaster, Toast, Toaster } from '@chakra-ui/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { CheckIcon, CrossIcon, WarningIcon } from '../pictures/icons.tsx';
import { Stack } from '../page/layout.tsx';
import { oneAtATime } from './show-one-toast.ts';
import { connectToaster, type ToastContent } from './toast.ts';

interface ToastRegionProps {
  /** Milliseconds. */
  duration: number;
  confirmationDuration: number;
  /** Event that closes the toasts shown until then. */
  reached: string | undefined;
}

/** From here on the text has a column of its own, and the header is not at the top. */
const WIDE = '(min-width: 1024px)';

/** On a phone over the header, which stays at the top; on a wide screen beside the text. */
const PLACES = {
  phone: {
    placement: 'top',
    offsets: { top: '4px', bottom: '4px', left: '8px', right: '8px' },
  },
  wide: {
    placement: 'bottom-end',
    offsets: { top: '16px', bottom: '112px', left: '16px', right: '24px' },
  },
} as const;

/**
 * Region for toasts. Lazy-loaded with the first toast, to keep its state machine off the first
 * screen.
 */
export function ToastRegion({ duration, confirmationDuration, reached }: ToastRegionProps) {
  const [toaster] = useState(() => createToaster({ duration, gap: 8 }));
  const place = useSyncExternalStore(subscribeToWidth, () =>
    matchMedia(WIDE).matches ? 'wide' : 'phone',
  );
  // The same toaster in another place: a visible toast outlives the rotation of a tablet.
  const placed = useMemo(
    () => ({ ...toaster, attrs: { ...toaster.attrs, ...PLACES[place] } }),
    [toaster, place],
  );
  const [queue] = useState(() => oneAtATime(toaster, { duration, confirmationDuration }));
  useEffect(() => queue.reach(reached), [queue, reached]);
  useEffect(() => {
    const create = (content: ToastContent) => queue.show(optionsOf(content));
    // The region's machine subscribes just after this effect: a toast created earlier would be
    // lost.
    let disconnect: (() => void) | undefined;
    const timer = setTimeout(() => (disconnect = connectToaster({ create })));
    return () => {
      clearTimeout(timer);
      disconnect?.();
    };
  }, [queue]);
  return (
    <Toaster toaster={placed}>
      {(toast) => (
        <Toast.Root>
          <chakra.span flexShrink="0" color={colorOf(toast.type)}>
            {toast.type === 'success' ? <CheckIcon /> : <WarningIcon />}
          </chakra.span>
          <Stack minWidth="0">
            <Toast.Title>{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </Stack>
          <Toast.CloseTrigger aria-label="Dismiss">
            <CrossIcon size={16} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}

const optionsOf = ({ title, description, tone, stays, until }: ToastContent) => ({
  title,
  type: tone,
  ...(description === undefined ? {} : { description }),
  ...(stays && { duration: Infinity }),
  ...(until !== undefined && { meta: { until } }),
});

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function colorOf(type: string | undefined): string {
  if (type === 'error') return 'danger';
  return type === 'warning' ? 'warn' : 'done';
}
