import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Stack } from '#ui/page/layout.tsx';
import { PageHeading } from '#ui/page/text.tsx';

interface ReviewFrameProps {
  title: string;
  /** Choices that the post was made with, below the title. */
  madeFor: ReactNode;
  /** Buttons of the step: a bar at the lower edge of a phone, beside the post from 1024 px. */
  actions: ReactNode;
  /** Facts about the post, below it on a phone and below the actions from 1024 px. */
  about: ReactNode;
  children: ReactNode;
}

/** Layout of the Review step: as little as possible above the post, its actions always in reach. */
export function ReviewFrame({ title, madeFor, actions, about, children }: ReviewFrameProps) {
  return (
    <Frame>
      <Stack gap="2" gridArea={{ lg: 'head' }}>
        <PageHeading
          fontSize={{ base: '2xl', md: '4xl' }}
          lineHeight={{ base: '32px', md: '50px' }}
          css={{ '@media (max-height: 500px)': { fontSize: '2xl', lineHeight: '2rem' } }}
        >
          {title}
        </PageHeading>
        {madeFor}
      </Stack>
      <Stack gap="4" gridTemplateColumns="minmax(0, 1fr)" gridArea={{ lg: 'post' }}>
        {children}
      </Stack>
      <Side>
        <Bar>{actions}</Bar>
        <chakra.div order={{ base: '1', lg: '2' }}>{about}</chakra.div>
      </Side>
    </Frame>
  );
}

/** A column on a phone: only in it can the bar stay at the lower edge all the way. */
const Frame = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'grid' },
    flexDirection: 'column',
    columnGap: '10',
    rowGap: { base: '4', md: '6' },
    alignItems: { lg: 'start' },
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    gridTemplateAreas: '"head head" "post side"',
    minWidth: 0,
  },
});

const Side = chakra('div', {
  base: {
    display: { base: 'contents', lg: 'grid' },
    gap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridArea: 'side',
    position: { lg: 'sticky' },
    top: '6',
  },
});

const Bar = chakra('div', {
  base: {
    order: { base: '2', lg: '1' },
    position: { base: 'sticky', lg: 'static' },
    bottom: '0',
    zIndex: '5',
    marginTop: { base: 'auto', lg: '0' },
    marginInline: { base: '-4', lg: '0' },
    paddingInline: { base: '4', lg: '0' },
    paddingTop: { base: '3', lg: '0' },
    paddingBottom: { base: 'max(12px, env(safe-area-inset-bottom))', lg: '0' },
    background: 'paper',
    borderTopWidth: { base: '1px', lg: '0' },
    borderColor: 'hairline',
    // Leaves most of a short screen to the post: a phone on its side, or a zoomed page.
    '@media (max-height: 500px)': { paddingTop: '4px', paddingBottom: '4px' },
  },
});
