import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFocusOnLeave } from '../behaviour/focus.ts';

interface DialogProps {
  title: string;
  /**
   * `sheet`: at the lower edge of a phone, beside the page from 1024 px. `page`: fills a phone's
   * screen, and scrolls inside.
   */
  placement?: 'center' | 'sheet' | 'page';
  /**
   * Called on Escape, the back gesture or a click outside, and if the dialog becomes hidden.
   * `isClosed`: it can't stay, as it is hidden, or the browser lets the page refuse no further Escape.
   */
  onClose(isClosed: boolean): void;
  children: ReactNode;
}

/**
 * Modal on the native dialog element, which handles focus and Escape. Rendered only while open, so
 * that a static page contains no text that users without script cannot reach.
 */
export function Dialog({ open, ...props }: DialogProps & { open: boolean }) {
  return open && <OpenDialog {...props} />;
}

function OpenDialog({ title, placement = 'center', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touched = useRef<EventTarget>(undefined);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // It is read before it is used: its first control has taken the focus and scrolled to itself.
    if (opened && placement !== 'center') {
      opened.focus();
      opened.scrollTop = 0;
    }
    // Modal while hidden with a part of the page, after a rotation, it would make the rest inert.
    const shown = new ResizeObserver(() => opened?.checkVisibility() || opened?.close());
    if (opened) shown.observe(opened);
    return () => {
      shown.disconnect();
      // Closes it while it is still in the document: this restores the focus.
      opened?.close();
    };
  }, [placement]);
  // The control that opened the dialog may be gone as well.
  useFocusOnLeave();
  return (
    <Surface
      ref={dialog}
      data-placement={placement}
      tabIndex={placement === 'center' ? undefined : -1}
      aria-label={title}
      onKeyDown={(event) => isForInputMethod(event) && event.preventDefault()}
      onCancel={(event) => {
        // A file picker's cancel bubbles.
        if (event.target !== event.currentTarget) return;
        // Its removal closes it: the close event would come after a press that opens it again.
        event.preventDefault();
        onClose(false);
      }}
      onClose={({ currentTarget }) => currentTarget.open || onClose(true)}
      onPointerDown={({ target }) => (touched.current = target)}
      // A selection that begins in a field may end outside.
      onClick={({ target, currentTarget }) =>
        target === currentTarget && touched.current === target && onClose(false)
      }
    >
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </Surface>
  );
}

/** True for an Escape that drops what an input method composes. Safari has ended that before, and says 229. */
const isForInputMethod = ({ key, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Escape' && (nativeEvent.isComposing || keyCode === 229);

const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });
const enter = keyframes({ from: { opacity: 0, translate: '16px' } });

const SHEET = {
  margin: { base: 'auto 0 0', lg: '0 0 0 auto' },
  width: { base: '100vw', lg: '440px' },
  maxWidth: '100vw',
  height: { base: 'fit-content', lg: '100dvh' },
  maxHeight: { base: '85dvh', lg: '100dvh' },
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderRadius: { base: '16px 16px 0 0', lg: '0' },
  borderWidth: '0',
  borderTopWidth: { base: '1px', lg: '0' },
  borderInlineStartWidth: { lg: '1px' },
  animation: { base: `${rise} 220ms ease-out`, lg: `${enter} 220ms ease-out` },
  // Beside the page, what the panel is about stays readable.
  '&::backdrop': { background: { base: 'rgb(0 0 0 / 0.45)', lg: 'rgb(0 0 0 / 0.2)' } },
};

const PAGE = {
  width: 'min(720px, 100vw)',
  maxWidth: '100vw',
  height: { base: '100dvh', md: 'min(900px, calc(100dvh - 64px))' },
  maxHeight: '100dvh',
  overscrollBehavior: 'contain',
  borderWidth: { base: '0', md: '1px' },
  borderRadius: { base: '0', md: 'card' },
  animation: `${rise} 220ms ease-out`,
  // A phone on its side
  '@media (max-height: 500px)': {
    width: '100vw',
    height: '100dvh',
    borderWidth: '0',
    borderRadius: '0',
  },
};

const Surface = chakra('dialog', {
  base: {
    outline: 'none',
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
    '& > div': {
      display: 'grid',
      gap: '4',
      padding: '6',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    '& > div > h2': { fontFamily: 'heading', fontSize: '2xl', lineHeight: '1.2' },
    '&[data-placement=sheet]': SHEET,
    '&[data-placement=page]': PAGE,
    '&[data-placement=page] > div': {
      gridTemplateRows: 'auto 1fr',
      minHeight: 'full',
      padding: { base: '4', md: '6' },
      paddingBottom: '0',
    },
  },
});
