import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { MouseEvent, Ref } from 'react';
import { buttonRecipe } from '../theme/recipes.ts';
import { Spinner } from './spinner.tsx';

const Root = chakra('button', buttonRecipe);

export type ButtonProps = HTMLChakraProps<'button'> &
  RecipeVariantProps<typeof buttonRecipe> & {
    /** Shows a spinner before the label. */
    busy?: boolean;
    /**
     * Looks and is announced like `disabled`, but takes presses: for a button whose press depends on
     * a state that may be newer than what is rendered, and which its handler reads.
     */
    looksDisabled?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

/**
 * A disabled button keeps the focus and ignores clicks: the native attribute would drop the focus
 * of a user who has just pressed it.
 */
export function Button(props: ButtonProps) {
  const { busy = false, disabled, looksDisabled = disabled, onClick, children, ...rest } = props;
  return (
    <Root
      type="button"
      aria-disabled={looksDisabled || undefined}
      data-disabled={looksDisabled ? '' : undefined}
      onClick={disabled ? ignore : onClick}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </Root>
  );
}

/** Also keeps a submit button from submitting its form. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** Anchor styled as a button, to another site or a file. */
export const ButtonAnchor = chakra('a', buttonRecipe);

/** Router link styled as a button. */
export const ButtonLink = createLink(ButtonAnchor);
