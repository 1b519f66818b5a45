import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type ReactNode, type Ref, useId } from 'react';
import { Stack } from '../page/layout.tsx';
import { fieldRecipe } from '../theme/recipes.ts';

export const Input = chakra('input', fieldRecipe);
export const TextArea = chakra('textarea', fieldRecipe);
export const Select = chakra('select', fieldRecipe);

interface TextFieldProps extends HTMLChakraProps<'input'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Control at the end of the field's row, such as a show/hide toggle. */
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Single-line text field with a label; its hint and error are announced by screen readers. */
export function TextField({ label, hint, error, after, ...props }: TextFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stack gap="2">
      <chakra.label htmlFor={id} fontWeight="600">
        {label}
      </chakra.label>
      <chakra.div display="flex" gap="2">
        <Input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          {...props}
        />
        {after}
      </chakra.div>
      {hint && (
        <chakra.div id={`${id}-hint`} color="muted" fontSize="sm" lineHeight="1.5">
          {hint}
        </chakra.div>
      )}
      {error && (
        <chakra.p id={`${id}-error`} color="danger" fontSize="sm" role="alert">
          {error}
        </chakra.p>
      )}
    </Stack>
  );
}
