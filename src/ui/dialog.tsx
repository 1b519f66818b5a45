import { chakra } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFocusOnLeave } from './focus.ts';

interface DialogProps {
  title: string;
  /** Escape, the back gesture or a press outside. */
  onClose(): void;
  children: ReactNode;
}

/**
 * A modal question on the browser's own dialog, which keeps focus and Escape right. It exists only
 * while it is open: a page that is read without script carries no words that nobody can reach.
 */
export function Dialog({ open, ...props }: DialogProps & { open: boolean }) {
  return open && <OpenDialog {...props} />;
}

function OpenDialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // While it still stands in the page: that gives the focus back.
    return () => opened?.close();
  }, []);
  // The control that opened it may have left the page with it.
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
      // The same wherever it stands, in a footer too.
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
