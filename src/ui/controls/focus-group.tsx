import type { HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Stack } from '../page/layout.tsx';

interface FocusGroupProps extends HTMLChakraProps<'div'> {
  label: string;
  ref: Ref<HTMLDivElement>;
}

/** Group that takes the focus when the pressed control within it goes. */
export const FocusGroup = ({ label, ...props }: FocusGroupProps) => (
  <Stack role="group" aria-label={label} tabIndex={-1} outline="none" {...props} />
);
