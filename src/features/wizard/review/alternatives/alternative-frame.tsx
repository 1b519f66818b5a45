import { chakra } from '@chakra-ui/react';

/** One of several versions. `data-open`: it is under review. */
export const AlternativeFrame = chakra('li', {
  base: {
    // Visually hidden text stays within the row that scrolls.
    position: 'relative',
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    '&[data-open]': {
      borderColor: 'accent',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-accent)',
    },
    '&[data-coming]': { borderStyle: 'dashed' },
  },
});
