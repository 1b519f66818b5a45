import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { MouseEvent, Ref } from 'react';
import { buttonRecipe } from './recipes.ts';
import { Spinner } from './spinner.tsx';

const Root = chakra('button', buttonRecipe);

export type ButtonProps = HTMLChakraProps<'button'> &
  RecipeVariantProps<typeof buttonRecipe> & {
    /** Shows a spinner before the words. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

/**
 * A button that is disabled keeps the focus and ignores presses: the attribute of that name would drop
 * the focus of the user who has just pressed it.
 */
export function Button({ busy = false, disabled, onClick, children, ...props }: ButtonProps) {
  return (
    <Root
      type="button"
      aria-disabled={disabled || undefined}
      data-disabled={disabled ? '' : undefined}
      onClick={disabled ? ignore : onClick}
      {...props}
    >
      {busy && <Spinner />}
      {children}
    </Root>
  );
}

/** Also keeps a submit button from sending its form. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** A link that looks like a button, to another site or another file. */
export const ButtonAnchor = chakra('a', buttonRecipe);

/** A link of the router that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
