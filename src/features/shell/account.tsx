import { chakra } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { sessionAtom } from '#state/account/session.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { PersonIcon } from '#ui/pictures/icons.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { visuallyHidden } from '#ui/theme/visually-hidden.ts';
import { closeFromOutside } from './dismiss.ts';

export function Account() {
  const session = useAtomValue(sessionAtom);
  useFocusAfter(session.status);
  if (session.status === 'loading') return null;
  if (session.status === 'out')
    return (
      <ButtonLink to="/auth" size="sm" variant="outline">
        Login
      </ButtonLink>
    );
  return <SignedIn email={session.identity.email} />;
}

/** Lazy-loaded when the user first opens it. */
const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu);

function SignedIn({ email }: { email: string }) {
  const [wasOpened, setWasOpened] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const location = useRouterState({ select: (state) => state.location.href });
  // The page on which it was opened: following a link closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === location;
  if (openAt !== undefined && !isOpen) setOpenAt(undefined);
  useEffect(() => {
    if (!isOpen || !frame.current) return undefined;
    return closeFromOutside(
      frame.current,
      () => setOpenAt(undefined),
      () => opener.current,
    );
  }, [isOpen]);
  function toggle() {
    setWasOpened(true);
    setOpenAt(isOpen ? undefined : location);
  }
  function leave() {
    setOpenAt(undefined);
    opener.current?.focus();
  }
  return (
    <chakra.div
      ref={frame}
      position="relative"
      flexShrink="0"
      marginInlineEnd={{ base: '-2', lg: '0' }}
    >
      <AccountButton type="button" ref={opener} aria-expanded={isOpen} onClick={toggle}>
        <HiddenLabel>Account</HiddenLabel>
        <PersonIcon size={24} />
        <Email data-email htmlTranslate="no" title={email}>
          {email}
        </Email>
      </AccountButton>
      {wasOpened && <AccountMenu isOpen={isOpen} email={email} onLeave={leave} />}
    </chakra.div>
  );
}

const AccountButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minWidth: '11',
    minHeight: '11',
    paddingInline: { base: '0', lg: '3' },
    borderRadius: 'field',
    cursor: 'pointer',
    _hover: { background: 'accentSoft' },
    '&[aria-expanded=true]': { background: 'accentSoft' },
  },
});

const HiddenLabel = chakra('span', { base: visuallyHidden });

/** Part of the button's name; visible where there is room. */
const Email = chakra('span', {
  base: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    maxWidth: '220px',
    color: 'muted',
    fontSize: 'sm',
    '@media (max-width: 1023px)': visuallyHidden,
  },
});
