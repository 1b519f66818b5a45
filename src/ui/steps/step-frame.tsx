import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { ArrowLeftIcon } from '../pictures/icons.tsx';
import { Stack } from '../page/layout.tsx';
import { PageHeading, SectionHeading } from '../page/text.tsx';
import { useIsWide } from '../behaviour/screen-size.ts';
import { hiddenOnPhones } from '../theme/visually-hidden.ts';

interface StepFrameProps {
  title: string;
  /** `h2` if the page has a heading of its own above the steps. */
  level?: 'h1' | 'h2';
  /** One or two lines below the title; their space is reserved. */
  lead?: ReactNode;
  /** Buttons of the step, the primary one last. */
  actions: ReactNode;
  /**
   * The current choice, or why the primary button is disabled; announced next to it. An always
   * visible status causes no layout shift.
   */
  status?: ReactNode;
  /** Summary beside the content from 1024 px; on a phone below it, or not mounted. */
  aside?: ReactNode;
  asideOnPhone?: boolean;
  /**
   * Hides the content until its parts are there, and the footer, which they move; the space below
   * the title is reserved.
   */
  isHeld?: boolean;
  children: ReactNode;
}

/** Leaves most of a short screen to the content: a phone on its side, or a zoomed page. */
const SHORT_BAR = {
  '@media (max-height: 500px) and (min-width: 640px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    paddingBlock: '4px',
    '& > :only-child': { gridColumn: '1 / -1' },
  },
};

/** Layout of every step: title, content, and actions within reach of the thumb. */
export function StepFrame(props: StepFrameProps) {
  const { title, level = 'h1', lead, actions, status, children } = props;
  const { aside, asideOnPhone = true, isHeld = false } = props;
  const isWide = useIsWide();
  return (
    <Stack gap={{ base: '4', md: '8' }} minWidth="0">
      <Stack gap="2">
        {level === 'h1' ? (
          <PageHeading>{title}</PageHeading>
        ) : (
          <SectionHeading>{title}</SectionHeading>
        )}
        {lead && (
          <chakra.div
            data-lead
            minHeight="11"
            color="muted"
            // Two lines of text.
            css={{ '@media (max-width: 359px)': { minHeight: '52px' } }}
          >
            {lead}
          </chakra.div>
        )}
      </Stack>
      <chakra.div
        display="grid"
        gap={{ base: '6', lg: '10' }}
        alignItems="start"
        // Keeps the bar at the bottom of the screen, however little the step shows at first.
        alignContent="start"
        minHeight="calc(100dvh - 424px)"
        visibility={isHeld ? 'hidden' : undefined}
        data-held={isHeld || undefined}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: aside ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)',
        }}
      >
        <Stack gap={{ base: '5', md: '8' }} minWidth="0">
          {children}
        </Stack>
        {aside && (asideOnPhone || isWide) && (
          <chakra.div minWidth="0" position={{ lg: 'sticky' }} top="6">
            {aside}
          </chakra.div>
        )}
      </chakra.div>
      <Stack
        position="sticky"
        bottom="0"
        zIndex="5"
        gap="2"
        marginInline={{ base: '-4', lg: '0' }}
        paddingInline={{ base: '4', lg: '0' }}
        paddingTop="3"
        paddingBottom="max(12px, env(safe-area-inset-bottom))"
        background="paper"
        borderTopWidth="1px"
        borderColor="hairline"
        css={SHORT_BAR}
      >
        {status && (
          <chakra.p
            minHeight="1.4em"
            color="muted"
            fontSize="sm"
            lineHeight="1.4"
            aria-live="polite"
          >
            {status}
          </chakra.p>
        )}
        <chakra.div
          display="flex"
          flexWrap={{ base: 'nowrap', sm: 'wrap' }}
          justifyContent="space-between"
          gap="3"
          css={{ '& > :last-child': { flexGrow: { base: 1, sm: 0 } } }}
        >
          {actions}
        </chakra.div>
      </Stack>
    </Stack>
  );
}

/** Back button of a step; on a phone an arrow only, so that both actions fit in one row. */
export function BackButton({ children, ...props }: ButtonProps) {
  return (
    <Button variant="quiet" flexShrink="0" marginInlineStart={{ sm: '-4' }} {...props}>
      <ArrowLeftIcon size={16} />
      <chakra.span css={hiddenOnPhones}>{children}</chakra.span>
    </Button>
  );
}
