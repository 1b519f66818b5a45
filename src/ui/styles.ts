/** The styling libraries by themselves, so that the app can start them before its own styles. */
export { chakra } from '@chakra-ui/react';
