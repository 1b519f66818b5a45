import { chakra } from '@chakra-ui/react';

interface PostTextFallbackProps {
  text: string;
  /** ISO 639-1 code; absent until known. */
  language?: string;
}

/** Post as plain text: line breaks kept, never interpreted as markup. */
export const PostTextFallback = ({ text, language }: PostTextFallbackProps) => (
  <chakra.p
    htmlTranslate="no"
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
