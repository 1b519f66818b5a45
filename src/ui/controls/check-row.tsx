import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Muted } from '../page/text.tsx';

interface CheckRowProps {
  label: ReactNode;
  /** Its meaning, below the label. */
  hint: ReactNode;
  /** Announces the hint when it changes. */
  isLive?: boolean;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A setting that is on or off. */
export function CheckRow({ label, hint, isLive = false, checked, onChange }: CheckRowProps) {
  const id = useId();
  return (
    <div>
      <chakra.label
        display="flex"
        alignItems="center"
        gap="3"
        minHeight="11"
        fontWeight="600"
        cursor="pointer"
      >
        <chakra.input
          type="checkbox"
          width="5"
          height="5"
          flexShrink="0"
          accentColor="accent"
          checked={checked}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </chakra.label>
      <Muted id={id} role={isLive ? 'status' : undefined}>
        {hint}
      </Muted>
    </div>
  );
}
