import { chakra } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

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
  useEffect(() => closeFromOutside(details.current), []);
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
      <chakra.div
        position="absolute"
        insetInlineEnd="0"
        top="calc(100% + 4px)"
        zIndex="10"
        minWidth="240px"
        maxWidth="calc(100vw - 32px)"
        padding="2"
        background="surface"
        borderWidth="1px"
        borderColor="hairline"
        borderRadius="card"
        boxShadow="float"
      >
        {children}
      </chakra.div>
    </chakra.details>
  );
}

function closeFromOutside(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (!details) return undefined;
  const close = () => details.removeAttribute('open');
  const onPointer = ({ target }: Event) => {
    if (target instanceof Node && !details.contains(target)) close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.open) return;
    const hadFocus = details.contains(document.activeElement);
    close();
    if (hadFocus) details.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', onPointer);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onPointer);
    document.removeEventListener('keydown', onKey);
  };
}
