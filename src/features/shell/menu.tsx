import { chakra } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { closeFromOutside } from './dismiss.ts';

interface MenuProps {
  label: ReactNode;
  /** Accessible name if the label is only an icon. */
  name?: string;
  children: ReactNode;
}

/**
 * Menu of links on a native disclosure, so that it opens without script. With script it also closes
 * on Escape, on an outside click and after a link was followed.
 */
export function Menu({ label, name, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useRouterState({ select: (state) => state.location.href });
  useEffect(() => details.current?.removeAttribute('open'), [location]);
  useEffect(() => {
    const menu = details.current;
    if (!menu) return undefined;
    const close = () => menu.removeAttribute('open');
    return closeFromOutside(menu, close, () => menu.querySelector('summary'));
  }, []);
  return (
    <chakra.details ref={details} position="relative">
      <chakra.summary
        aria-label={name}
        display="inline-flex"
        alignItems="center"
        gap="1"
        minHeight="11"
        minWidth="11"
        justifyContent="center"
        borderRadius="field"
        paddingInline="3"
        _hover={{ background: 'accentSoft' }}
      >
        {label}
      </chakra.summary>
      <MenuPanel>{children}</MenuPanel>
    </chakra.details>
  );
}

/** Panel below the control that opens it; scrolls on a short screen. */
export const MenuPanel = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineEnd: '0',
    top: 'calc(100% + 4px)',
    zIndex: '10',
    width: 'max-content',
    minWidth: '240px',
    maxWidth: 'min(320px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 72px)',
    overflowY: 'auto',
    padding: '2',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    boxShadow: 'float',
  },
});
