import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { Ref } from 'react';
import { buttonRecipe } from './recipes.ts';
import { Spinner } from './spinner.tsx';

const Root = chakra('button', buttonRecipe);

export type ButtonProps = HTMLChakraProps<'button'> &
  RecipeVariantProps<typeof buttonRecipe> & {
    /** Shows a spinner before the words. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

export function Button({ busy = false, children, ...props }: ButtonProps) {
  return (
    <Root type="button" {...props}>
      {busy && <Spinner />}
      {children}
    </Root>
  );
}

/** A link that looks like a button, to another site or another file. */
export const ButtonAnchor = chakra('a', buttonRecipe);

/** A link of the router that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
