import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { POSTS } from '#content/posts.ts';
import { SITE } from '#content/site.ts';
import { sessionAtom, signOutAtom } from '#state/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ChevronDownGlyph, MenuGlyph } from '#ui/glyphs.tsx';
import { Mark } from '#ui/mark.tsx';
import { Menu } from './menu.tsx';
import { NavLink } from './nav-link.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

export function Header() {
  return (
    <chakra.header borderBottomWidth="1px" borderColor="hairline" background="paper">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="2"
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
                Blog <ChevronDownGlyph size={16} />
              </>
            }
          >
            <PostLinks />
          </Menu>
        </chakra.nav>
        <chakra.div
          display="flex"
          gap="2"
          alignItems="center"
          marginInlineStart="auto"
          minWidth="0"
        >
          <chakra.div display={{ base: 'none', lg: 'block' }}>
            <UpgradeButton />
          </chakra.div>
          <Account />
          <chakra.nav aria-label="Main" display={{ lg: 'none' }}>
            <Menu name="Menu" label={<MenuGlyph size={24} />}>
              <CompanyLinks block />
              <chakra.p paddingInline="3" paddingTop="2" color="muted" fontSize="sm">
                Blog
              </chakra.p>
              <PostLinks />
            </Menu>
          </chakra.nav>
        </chakra.div>
        <chakra.div display={{ lg: 'none' }} flexBasis="100%" paddingTop="1">
          <UpgradeButton />
        </chakra.div>
      </chakra.div>
    </chakra.header>
  );
}

function Logo() {
  return (
    <NavLink to="/" marginInlineStart="-3" fontFamily="heading" fontSize="2xl" aria-current={false}>
      <chakra.span color="accent">
        <Mark size={28} />
      </chakra.span>
      {SITE.name}
    </NavLink>
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
  if (session.status === 'loading') return null;
  if (session.status === 'out') return <ButtonLink to="/auth" size="sm">Login</ButtonLink>;
  return <SignedIn email={session.identity.email} />;
}

function SignedIn({ email }: { email: string }) {
  const signOut = useSetAtom(signOutAtom);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    if (await signOut()) await navigate({ to: '/' });
    setLeaving(false);
  }
  return (
    <>
      <chakra.span
        title={email}
        overflow="hidden"
        textOverflow="ellipsis"
        whiteSpace="nowrap"
        maxWidth={{ base: '116px', sm: '220px' }}
        color="muted"
        fontSize="sm"
      >
        {email}
      </chakra.span>
      <Button variant="quiet" size="sm" disabled={leaving} onClick={() => void leave()}>
        Logout
      </Button>
    </>
  );
}
