import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';

/** Link in the header, the footer or a menu; the router marks the current page. */
export const NavLink = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '11',
      minWidth: '11',
      paddingInline: '3',
      borderRadius: 'field',
      color: 'ink',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      _hover: { background: 'accentSoft' },
      '&[aria-current=page]': {
        textDecoration: 'underline',
        textDecorationColor: 'accent',
        textDecorationThickness: '2px',
        textUnderlineOffset: '6px',
      },
    },
    // In a menu, the lines of one title stand closer than two titles.
    variants: {
      block: {
        true: { display: 'flex', paddingBlock: '2', lineHeight: '1.3', whiteSpace: 'normal' },
      },
    },
  }),
);
