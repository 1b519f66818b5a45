import { Button, type ButtonProps } from '#ui/controls/button.tsx';

export const SmallButton = (props: ButtonProps) => (
  <Button variant="outline" size="sm" {...props} />
);
