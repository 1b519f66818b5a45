import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { createLink, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { POSTS } from '#content/posts.ts';
import { SITE } from '#content/site.ts';
import { hasWorkAtom, sessionAtom, signOutAtom } from '#state/session.ts';
import { hasStatusAtom } from '#state/header-status.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ChevronDownIcon, MenuIcon } from '#ui/icons.tsx';
import { useFocusAfter } from '#ui/focus.ts';
import { headingFont } from '#ui/heading-font.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Mark } from '#ui/mark.tsx';
import { Menu } from './menu.tsx';
import { NavLink } from './nav-link.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

export function Header() {
  return (
    <chakra.header
      data-session-slot="header"
      borderBottomWidth="1px"
      borderColor="hairline"
      background="paper"
      position="relative"
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={{ base: '1', lg: '4' }}
        maxWidth="page"
        marginInline="auto"
        paddingInline="4"
        paddingBlock="2"
      >
        <Logo />
        <chakra.nav aria-label="Main" display={{ base: 'none', lg: 'flex' }} alignItems="center">
          <CompanyLinks />
          <Menu
            label={
              <>
                Blog <ChevronDownIcon size={16} />
              </>
            }
          >
            <PostLinks />
          </Menu>
        </chakra.nav>
        <chakra.div
          display="flex"
          gap={{ base: '1', lg: '2' }}
          alignItems="center"
          justifyContent="end"
          // Shrinks to make room for the queue's badge: the header keeps its height.
          flex="1"
          minWidth="0"
        >
          <HeaderStatusSlot />
          <chakra.div display={{ base: 'none', lg: 'block' }} flexShrink="0">
            <UpgradeButton />
          </chakra.div>
          <Account />
          <chakra.nav aria-label="Main" display={{ lg: 'none' }} flexShrink="0">
            <Menu name="Menu" label={<MenuIcon size={24} />}>
              <CompanyLinks block />
              <chakra.p paddingInline="3" paddingTop="2" color="muted" fontSize="sm">
                Blog
              </chakra.p>
              <PostLinks />
            </Menu>
          </chakra.nav>
        </chakra.div>
        <chakra.div display={{ base: 'grid', lg: 'none' }} flexBasis="100%" paddingBlock="1">
          <UpgradeButton />
        </chakra.div>
      </chakra.div>
    </chakra.header>
  );
}

type HeaderStatus = typeof import('./header-status.tsx');

/**
 * Network and queue status, empty by default. A failed chunk load is retried when online. The
 * status hangs from the header's lower edge, over the space above the page, and causes no layout
 * shift; its live region exists beforehand, so that it is announced.
 */
function HeaderStatusSlot() {
  const wanted = useAtomValue(hasStatusAtom);
  const [loaded, setLoaded] = useState<HeaderStatus>();
  useEffect(() => {
    if (!wanted || loaded) return undefined;
    const load = () => void import('./header-status.tsx').then(setLoaded, () => undefined);
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [wanted, loaded]);
  return (
    <>
      <chakra.div
        role="status"
        position="absolute"
        top="100%"
        insetInline="0"
        zIndex="5"
        display="flex"
        justifyContent="center"
        pointerEvents="none"
      >
        {loaded && <loaded.StatusWords />}
      </chakra.div>
      {loaded && <loaded.QueueBadge />}
    </>
  );
}

const LogoLink = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '11',
      minWidth: '11',
      color: 'ink',
      ...headingFont,
      fontSize: '2xl',
      textDecoration: 'none',
    },
  }),
);

/** Signed in on a phone, the name makes room for the user's email; the mark stays. */
function Logo() {
  const signedIn = useAtomValue(sessionAtom).status === 'in';
  return (
    <LogoLink to="/" aria-label={SITE.name}>
      <chakra.span color="accent">
        <Mark size={28} />
      </chakra.span>
      <chakra.span display={{ base: signedIn ? 'none' : 'inline', sm: 'inline' }}>
        {SITE.name}
      </chakra.span>
    </LogoLink>
  );
}

function CompanyLinks({ block = false }: { block?: boolean }) {
  return (
    <>
      <NavLink to="/about" block={block}>
        About Us
      </NavLink>
      <NavLink to="/contact" block={block}>
        Contact Us
      </NavLink>
    </>
  );
}

function PostLinks() {
  return POSTS.map(({ slug, title }) => (
    <NavLink key={slug} to="/blog/$slug" params={{ slug }} block>
      {title}
    </NavLink>
  ));
}

function Account() {
  const session = useAtomValue(sessionAtom);
  useFocusAfter(session.status);
  if (session.status === 'loading') return null;
  if (session.status === 'out')
    return (
      <ButtonLink to="/auth" size="sm">
        Login
      </ButtonLink>
    );
  return <SignedIn email={session.identity.email} />;
}

const LogoutQuestion = lazyPart(async () => (await import('./logout-question.tsx')).LogoutQuestion);

function SignedIn({ email }: { email: string }) {
  const signOut = useSetAtom(signOutAtom);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const hasWork = useSetAtom(hasWorkAtom);
  async function leave(work = false) {
    setLeaving(true);
    if (await signOut({ work })) await navigate({ to: '/' });
    setLeaving(false);
  }
  return (
    <>
      <chakra.span
        data-email
        title={email}
        overflow="hidden"
        textOverflow="ellipsis"
        whiteSpace="nowrap"
        maxWidth={{ base: '140px', sm: '220px' }}
        color="muted"
        fontSize="sm"
      >
        {email}
      </chakra.span>
      <Button
        variant="quiet"
        size="sm"
        disabled={leaving}
        onClick={() => (hasWork() ? setAsking(true) : void leave())}
      >
        Logout
      </Button>
      {asking && (
        <LogoutQuestion
          onAnswer={(answer) => {
            setAsking(false);
            if (answer !== 'stay') void leave(answer === 'delete');
          }}
        />
      )}
    </>
  );
}
