import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { SITE } from '#content/site.ts';
import { sessionAtom } from '#state/account/session.ts';
import { ChevronDownIcon, MenuIcon } from '#ui/pictures/icons.tsx';
import { headingFont } from '#ui/theme/heading-font.ts';
import { Mark } from '#ui/pictures/mark.tsx';
import { Account } from './account.tsx';
import { HeaderStatusSlot } from './header-status-slot.tsx';
import { Menu } from './menu.tsx';
import { CompanyLinks, PostLinks, SiteLinks } from './site-links.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

/**
 * One row on every screen. Below 1024 px it stays at the top, where toasts cover it instead of the
 * text; on a very short screen it scrolls away.
 */
export function Header() {
  return (
    <HeaderFrame data-session-slot="header">
      <HeaderRow>
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
        <HeaderStatusSlot />
        <chakra.div display={{ base: 'none', lg: 'block' }} flexShrink="0">
          <UpgradeButton />
        </chakra.div>
        <Account />
        <VisitorMenu />
      </HeaderRow>
    </HeaderFrame>
  );
}

const HeaderFrame = chakra('header', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'hairline',
    background: 'paper',
    position: 'relative',
    zIndex: '6',
    '@media (max-width: 1023px) and (min-height: 320px)': { position: 'sticky', top: '0' },
  },
});

const HeaderRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    columnGap: { base: '1', lg: '3' },
    maxWidth: 'page',
    minHeight: { base: '55px', lg: '60px' },
    '@media (max-height: 500px)': { minHeight: '47px' },
    marginInline: 'auto',
    paddingInline: '4',
  },
});

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

/** On a phone the name makes room for the network status; the mark stays. */
function Logo() {
  return (
    <LogoLink to="/" aria-label={SITE.name}>
      <chakra.span color="accent">
        <Mark size={28} />
      </chakra.span>
      <chakra.span
        css={{
          '@media (max-width: 767px)': { 'header:has([data-network]) &': { display: 'none' } },
        }}
      >
        {SITE.name}
      </chakra.span>
    </LogoLink>
  );
}

/** Pages of the site on a phone; a signed-in user has them in the account menu. */
function VisitorMenu() {
  if (useAtomValue(sessionAtom).status === 'in') return null;
  return (
    <chakra.nav aria-label="Main" display={{ lg: 'none' }} flexShrink="0" marginInlineEnd="-3">
      <Menu name="Menu" label={<MenuIcon size={24} />}>
        <SiteLinks />
      </Menu>
    </chakra.nav>
  );
}
