import { chakra } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFocusOnLeave } from './focus.ts';

interface DialogProps {
  title: string;
  /** A sheet fills a phone's screen, and scrolls inside. */
  size?: 'dialog' | 'sheet';
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

function OpenDialog({ title, size = 'dialog', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // A sheet is read before it is used: its first control would take the focus otherwise.
    if (opened?.tabIndex === -1) opened.focus();
    // Closes it while it is still in the document: this restores the focus.
    return () => opened?.close();
  }, []);
  // The control that opened the dialog may be gone as well.
  useFocusOnLeave();
  return (
    <Surface
      ref={dialog}
      data-size={size}
      tabIndex={size === 'sheet' ? -1 : undefined}
      aria-label={title}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </Surface>
  );
}

const RISE = {
  animation: 'rise 200ms ease-out',
  '@keyframes rise': { from: { opacity: 0, transform: 'translateY(16px)' } },
};

const Surface = chakra('dialog', {
  base: {
    margin: 'auto',
    width: 'min(440px, calc(100vw - 32px))',
    background: 'surface',
    color: 'ink',
    // Independent of the surrounding font size, such as the footer's.
    fontSize: 'md',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    boxShadow: 'float',
    '&::backdrop': { background: 'rgb(0 0 0 / 0.45)' },
    '& > div': { display: 'grid', gap: '4', padding: '6' },
    '& > div > h2': { fontFamily: 'heading', fontSize: '2xl', lineHeight: '1.2' },
    '&[data-size=sheet]': {
      outline: 'none',
      width: 'min(720px, 100vw)',
      maxWidth: '100vw',
      height: 'min(900px, 100dvh)',
      maxHeight: '100dvh',
      overscrollBehavior: 'contain',
      '@media (max-width: 719px)': { borderWidth: '0', borderRadius: '0' },
      '@media (prefers-reduced-motion: no-preference)': RISE,
    },
    '&[data-size=sheet] > div': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      minHeight: 'full',
      padding: { base: '4', md: '6' },
      paddingBottom: '0',
    },
  },
});
