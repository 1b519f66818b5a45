import { chakra } from '@chakra-ui/react';

/** A post's text as text: line breaks kept, nothing in it is markup. */
export const PlainPost = ({ text }: { text: string }) => (
  <chakra.p
    dir="auto"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
    fontSize="lg"
    lineHeight="1.65"
    maxWidth="measure"
  >
    {text}
  </chakra.p>
);
