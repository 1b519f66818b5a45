import { chakra } from '@chakra-ui/react';
import { headingFont } from '#ui/heading-font.ts';

/** Long text at reading size and width. */
export const Prose = chakra('div', {
  base: {
    maxWidth: 'measure',
    fontSize: 'lg',
    lineHeight: '31px',
    '& > * + *': { marginTop: '5' },
    // Below the first screen: laid out when it comes near, or a slow phone waits for all of it.
    // What scrolls sideways by itself is laid out at once, or it counts as scrolling when it does not.
    '[data-fresh] &': {
      '& > :nth-child(n + 5):not(pre, table)': {
        contentVisibility: 'auto',
        containIntrinsicHeight: 'auto 140px',
      },
    },
    // The picture keeps its place, and is asked for once the words have been painted.
    '[data-fresh=""] &': {
      '& figure': { contentVisibility: 'hidden' },
      // On a phone the fourth block lies below the first screen: not looked at before that is painted.
      '@media (max-width: 480px)': { '& > :nth-child(n + 4)': { contentVisibility: 'hidden' } },
    },
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
      overflowX: 'auto',
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
