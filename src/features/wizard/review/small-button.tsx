import type { ReactNode, Ref } from 'react';
import { Button } from '#ui/controls/button.tsx';

interface SmallButtonProps {
  onClick(): void;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

export const SmallButton = (props: SmallButtonProps) => (
  <Button variant="outline" size="sm" {...props} />
);
