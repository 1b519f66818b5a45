import { chakra } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFocusOnLeave } from './focus.ts';

interface DialogProps {
  title: string;
  /** `sheet`: at the lower edge of a phone, beside the page from 1024 px. */
  placement?: 'center' | 'sheet';
  /** Called on Escape, the back gesture or a click outside. */
  onClose(): void;
  children: ReactNode;
}

/**
 * Modal on the native dialog element, which handles focus and Escape. Rendered only while open, so
 * that a static page contains no text that users without script cannot reach.
 */
export function Dialog({ open, ...props }: DialogProps & { open: boolean }) {
  return open && <OpenDialog {...props} />;
}

const PLACEMENTS = {
  center: {
    margin: 'auto',
    width: 'min(440px, calc(100vw - 32px))',
    borderRadius: 'card',
    borderWidth: '1px',
    '&::backdrop': { background: 'rgb(0 0 0 / 0.45)' },
  },
  sheet: {
    margin: { base: 'auto 0 0', lg: '0 0 0 auto' },
    width: { base: '100vw', lg: '440px' },
    maxWidth: '100vw',
    height: { base: 'fit-content', lg: '100dvh' },
    maxHeight: { base: '85dvh', lg: '100dvh' },
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderRadius: { base: '16px 16px 0 0', lg: '0' },
    borderTopWidth: { base: '1px', lg: '0' },
    borderInlineStartWidth: { lg: '1px' },
    animation: { base: 'rise 220ms ease-out', lg: 'enter 220ms ease-out' },
    '@keyframes rise': { from: { opacity: 0, translate: '0 16px' } },
    '@keyframes enter': { from: { opacity: 0, translate: '16px 0' } },
    // Beside the page, what the panel is about stays readable.
    '&::backdrop': { background: { base: 'rgb(0 0 0 / 0.45)', lg: 'rgb(0 0 0 / 0.2)' } },
  },
} as const;

function OpenDialog({ title, placement = 'center', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Closes it while it is still in the document: this restores the focus.
    return () => opened?.close();
  }, []);
  // The control that opened the dialog may be gone as well.
  useFocusOnLeave();
  return (
    <chakra.dialog
      ref={dialog}
      aria-label={title}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      background="surface"
      color="ink"
      // Independent of the surrounding font size, such as the footer's.
      fontSize="md"
      borderColor="hairline"
      boxShadow="float"
      css={PLACEMENTS[placement]}
    >
      <chakra.div display="grid" gap="4" padding="6" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.h2 fontFamily="heading" fontSize="2xl" lineHeight="1.2">
          {title}
        </chakra.h2>
        {children}
      </chakra.div>
    </chakra.dialog>
  );
}
