import { chakra } from '@chakra-ui/react';

interface PlainPostProps {
  text: string;
  /** As ISO 639-1; absent while that is not known. */
  language?: string;
}

/** A post's text as text: line breaks kept, nothing in it is markup. */
export const PlainPost = ({ text, language }: PlainPostProps) => (
  <chakra.p
    lang={language}
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
