import { chakra } from '@chakra-ui/react';
import { headingFont } from '#ui/theme/heading-font.ts';

/** Long text at reading size and width. */
export const Prose = chakra('div', {
  base: {
    maxWidth: 'measure',
    fontSize: 'lg',
    lineHeight: '1.9375rem',
    '& > * + *': { marginTop: '5' },
    '& figure': { aspectRatio: '40 / 21' },
    '& h2': {
      ...headingFont,
      fontSize: '2xl',
      lineHeight: '1.2',
      marginTop: '10',
      scrollMarginTop: '6',
    },
    '& h3': { fontWeight: '600', marginTop: '8' },
    '& ul': { listStyle: 'disc', paddingInlineStart: '6' },
    '& ol': { listStyle: 'decimal', paddingInlineStart: '6' },
    '& li + li': { marginTop: '2' },
    '& blockquote': {
      borderInlineStartWidth: '3px',
      borderColor: 'accent',
      paddingInlineStart: '4',
      color: 'muted',
    },
    '& pre': {
      // Wrapped: a box that scrolls would need a stop of its own for the keyboard.
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      padding: '4',
      background: 'surface',
      borderWidth: '1px',
      borderColor: 'hairline',
      borderRadius: 'card',
      fontSize: 'sm',
      lineHeight: '1.6',
    },
    '& code': { fontFamily: 'mono', fontSize: '0.88em' },
    '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', fontSize: 'md' },
    '& th, & td': {
      padding: '2',
      paddingInlineEnd: '4',
      borderBottomWidth: '1px',
      borderColor: 'hairline',
      verticalAlign: 'top',
    },
    '& th': { fontWeight: '600' },
    '& img': {
      width: 'full',
      height: 'full',
      borderWidth: '1px',
      borderColor: 'hairline',
      borderRadius: 'card',
    },
  },
});
