import { chakra } from '@chakra-ui/react';

/**
 * Takes no space while it is empty, unless the page says since its first paint that this user has
 * something there: nothing below moves when it arrives.
 */
export const Room = chakra('div', {
  base: { display: 'grid', gap: '2', minWidth: '0', '&:empty': { display: 'none' } },
});
