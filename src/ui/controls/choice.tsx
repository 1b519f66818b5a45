import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Stack } from '../page/layout.tsx';

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  shape?: 'card' | 'chip';
  /** Radios with the same name form a group, navigable with the arrow keys. */
  name: string;
  value: string;
  checked: boolean;
  onChange(): void;
  children: ReactNode;
}

/** One choice as a card or a chip around a native input: the whole surface is clickable. */
export function Choice({ shape = 'card', onChange, children, ...input }: ChoiceProps) {
  const styles = useSlotRecipe({ key: 'choice' })({ shape });
  return (
    <chakra.label css={styles['root']}>
      <chakra.input css={styles['input']} onChange={onChange} {...input} />
      {children}
    </chakra.label>
  );
}

export function ChoiceGroup(props: { legend: ReactNode; hint?: string; children: ReactNode }) {
  return (
    <Stack as="fieldset" gap="3">
      <chakra.legend fontWeight="600" marginBottom="2">
        {props.legend}
      </chakra.legend>
      {props.hint && (
        <chakra.p color="muted" fontSize="sm" marginTop="-2">
          {props.hint}
        </chakra.p>
      )}
      {props.children}
    </Stack>
  );
}
