import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useRef } from 'react';
import { useFocusOnArrival } from '../behaviour/focus.ts';
import { headingFont } from '../theme/heading-font.ts';
import { visuallyHidden } from '../theme/visually-hidden.ts';

const Heading = chakra('h1', {
  base: {
    ...headingFont,
    fontSize: { base: '3xl', md: '4xl' },
    lineHeight: '1.12',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  },
});

/** The only h1 of a page or step. Receives the focus if it was lost with the previous page. */
export function PageHeading(props: HTMLChakraProps<'h1'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  return <Heading ref={heading} {...props} />;
}

export const SectionHeading = chakra('h2', {
  base: { ...headingFont, fontSize: '2xl', lineHeight: '1.2' },
});

/** Label of a group of fields. */
export const Label = chakra('span', { base: { fontWeight: '600' } });

export const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', lineHeight: '1.5' } });

export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    paddingInline: '3',
    paddingBlock: '1',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'full',
    background: 'surface',
    fontSize: 'sm',
    lineHeight: '1.4',
  },
});

/** For screen readers only. */
export const VisuallyHidden = chakra('span', {
  base: {
    ...visuallyHidden,
    margin: '-1px',
    whiteSpace: 'nowrap',
  },
});
