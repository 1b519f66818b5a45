import { chakra } from '@chakra-ui/react';

/**
 * Takes no space while it is empty, unless the page says since its first paint that this user has
 * something there: nothing below moves when it arrives.
 */
export const Room = chakra('div', {
  base: { '&:empty': { display: 'none' } },
});
