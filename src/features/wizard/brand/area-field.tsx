import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { TextArea } from '#ui/controls/field.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

interface AreaFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  name: string;
  value: string;
  rows: number;
  maxLength?: number;
  onChange(event: { target: { value: string } }): void;
}

/** Text field of several lines that grows with them. */
export function AreaField({ label, hint, error, ...props }: AreaFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stack gap="2">
      <chakra.label htmlFor={id} fontWeight="600">
        {label}
      </chakra.label>
      <TextArea
        id={id}
        dir="auto"
        css={{ fieldSizing: 'content' }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...props}
      />
      {hint && <Muted id={`${id}-hint`}>{hint}</Muted>}
      {error && (
        <chakra.p id={`${id}-error`} color="danger" fontSize="sm" role="alert">
          {error}
        </chakra.p>
      )}
    </Stack>
  );
}
