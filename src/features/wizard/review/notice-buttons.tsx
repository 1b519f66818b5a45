import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { Button } from '#ui/button.tsx';

/** Buttons of a notice. */
export const Row = ({ children }: { children: ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2">
    {children}
  </chakra.div>
);

interface SmallButtonProps {
  onClick(): void;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

export const SmallButton = (props: SmallButtonProps) => (
  <Button variant="outline" size="sm" {...props} />
);
