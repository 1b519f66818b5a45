import { chakra } from '@chakra-ui/react';
import { chosenInHighContrast } from '../theme/recipes.ts';

const chosen = '& > :is([aria-selected=true], [aria-pressed=true], [data-chosen])';

/**
 * Row of segments, one of them chosen; `plain` within a card. Its children are native elements,
 * styled from here: one class for the whole row.
 */
export const Segments = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorInline: 'contain',
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      flexShrink: 0,
      minHeight: '11',
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'field',
      color: 'muted',
      fontSize: 'sm',
      fontWeight: '600',
      lineHeight: '1.25',
      whiteSpace: 'nowrap',
    },
    '@media (max-width: 359px)': { '& > * > svg': { display: 'none' } },
    '& > button': {
      cursor: 'pointer',
      transition: 'background-color 180ms ease-out, border-color 180ms ease-out',
    },
    // Drawn inside: the row clips its overflow.
    '& > :focus-visible': { outlineOffset: '-3px' },
    '& > [aria-disabled=true]': {
      cursor: 'not-allowed',
      opacity: 0.5,
      _highContrast: { opacity: 1, color: 'GrayText' },
    },
    [chosen]: {
      background: 'accentSoft',
      borderColor: 'accent',
      color: 'ink',
      ...chosenInHighContrast,
    },
  },
  variants: {
    look: {
      framed: {
        padding: '1',
        background: 'surface',
        borderWidth: '1px',
        borderColor: 'hairline',
        borderRadius: 'card',
      },
      plain: {},
    },
  },
  defaultVariants: { look: 'framed' },
});
