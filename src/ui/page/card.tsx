import { chakra } from '@chakra-ui/react';

export const Card = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    padding: { base: '4', md: '6' },
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    minWidth: 0,
  },
});
