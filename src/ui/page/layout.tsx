import { chakra } from '@chakra-ui/react';

/** One child below the other. */
export const Stack = chakra('div', { base: { display: 'grid' } });

/** Children side by side, wrapped where the row is full. */
export const Cluster = chakra('div', { base: { display: 'flex', flexWrap: 'wrap' } });
