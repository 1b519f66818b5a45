/** Style of buttons of which two share a row of a phone. */
export const slim = {
  whiteSpace: 'nowrap',
  '@media (max-width: 479px)': { paddingInline: '9px', fontSize: '0.8125rem' },
} as const;
