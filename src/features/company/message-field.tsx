import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId } from 'react';
import { charactersLeft, countCharacters } from '#domain/site/contact.ts';
import { TextArea } from '#ui/controls/field.tsx';
import { Stack } from '#ui/page/layout.tsx';

interface MessageFieldProps extends HTMLChakraProps<'textarea'> {
  value: string;
  error?: string | undefined;
}

/** The remaining characters are shown from this number down. */
const NEARLY_FULL = 500;

/** Message field: grows with its text, and shows a counter only near the limit. */
export function MessageField({ error, value, ...props }: MessageFieldProps) {
  const id = useId();
  const left = charactersLeft('message', value);
  return (
    <Stack gap="2">
      <chakra.label htmlFor={id} fontWeight="600">
        Message
      </chakra.label>
      <TextArea
        id={id}
        required
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        minHeight="180px"
        maxHeight="60vh"
        css={{ fieldSizing: 'content' }}
        {...props}
      />
      {left < NEARLY_FULL && !error && (
        <chakra.p
          color={left < 0 ? 'danger' : 'muted'}
          fontSize="sm"
          fontVariantNumeric="tabular-nums"
        >
          {countCharacters(Math.abs(left))} {left < 0 ? 'too many' : 'left'}
        </chakra.p>
      )}
      {error && (
        <chakra.p id={`${id}-error`} color="danger" fontSize="sm" role="alert">
          {error}
        </chakra.p>
      )}
    </Stack>
  );
}
