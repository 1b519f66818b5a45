/**
 * Entry for the styling libraries alone, so that the app can evaluate them before its own styles.
 */
export { chakra } from '@chakra-ui/react';
