import { chakra } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFocusOnLeave } from './focus.ts';

interface DialogProps {
  title: string;
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

function OpenDialog({ title, onClose, children }: DialogProps) {
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
      margin="auto"
      width="min(440px, calc(100vw - 32px))"
      background="surface"
      color="ink"
      // Independent of the surrounding font size, such as the footer's.
      fontSize="md"
      borderWidth="1px"
      borderColor="hairline"
      borderRadius="card"
      boxShadow="float"
      css={{ '&::backdrop': { background: 'rgb(0 0 0 / 0.45)' } }}
    >
      <chakra.div display="grid" gap="4" padding="6">
        <chakra.h2 fontFamily="heading" fontSize="2xl" lineHeight="1.2">
          {title}
        </chakra.h2>
        {children}
      </chakra.div>
    </chakra.dialog>
  );
}
