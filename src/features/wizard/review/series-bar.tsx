import { chakra } from '@chakra-ui/react';

/** The line above the tabs that opens the list of a series. */
export const Bar = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minHeight: '11',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    background: 'surface',
    fontSize: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    '& > :first-of-type': { fontWeight: '600' },
    '& [data-quiet]': { color: 'muted', marginInlineEnd: 'auto' },
    '&[aria-expanded=true] svg': { rotate: '180deg' },
  },
});
