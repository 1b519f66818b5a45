import { chakra } from '@chakra-ui/react';
import { mailto, PHONE_LINK, SITE } from '#content/site.ts';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Slot } from '#ui/page/slot.tsx';
import { AdChoices } from './ad-choices.tsx';
import { NavLink } from './nav-link.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

/** Known at build time: without ads, no ad code is loaded. */
const HAS_ADS = Boolean(import.meta.env['VITE_ADS_FRAME_URL']);

export function Footer() {
  return (
    <chakra.footer
      borderTopWidth="1px"
      borderColor="hairline"
      marginTop={{ md: '16' }}
      fontSize="sm"
      color="muted"
    >
      <Stack
        gap={{ md: '4' }}
        maxWidth="page"
        marginInline="auto"
        paddingInline="4"
        paddingBlock={{ base: '1', md: '8' }}
      >
        <Cluster alignItems="center" columnGap="6">
          <chakra.address display="contents" fontStyle="normal">
            <Contact href={mailto()}>{SITE.email}</Contact>
            <Contact href={PHONE_LINK}>{SITE.phone}</Contact>
            <Contact href={SITE.website} target="_blank" rel="noopener noreferrer">
              {new URL(SITE.website).host}
            </Contact>
          </chakra.address>
          <p>{SITE.copyright}</p>
        </Cluster>
        <chakra.nav
          aria-label="Footer"
          display="flex"
          flexWrap="wrap"
          columnGap="3"
          marginInlineStart="-3"
        >
          <NavLink to="/about">About Us</NavLink>
          <NavLink to="/contact">Contact Us</NavLink>
          <NavLink to="/privacy">Privacy Policy</NavLink>
          {HAS_ADS && <AdChoices />}
          <Slot name="footer" />
        </chakra.nav>
        {/* On a wide screen it is in the header. */}
        <chakra.div display={{ lg: 'none' }}>
          <UpgradeButton />
        </chakra.div>
      </Stack>
    </chakra.footer>
  );
}

const Contact = chakra('a', {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: '11', color: 'ink' },
});
